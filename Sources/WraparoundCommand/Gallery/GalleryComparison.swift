internal import CarouselCore
internal import GD
internal import GIFDecoding

/// How a file of a gallery is held against what its scenario gives now.
struct GalleryComparison: Hashable, Sendable {
  /// Whether bytes count; otherwise what is seen.
  var comparesBytes: Bool

  /// Another system's letters: their edges may be of any shade, so that few pixels differ much.
  ///
  /// The letters of a picture of 320 by 160 points take some 8 % of its pixels, and their edges a
  /// third of that.
  private static let allowedShare = 0.03
  /// Levels that two shades of the same edge may be apart without being counted.
  private static let allowedLevels = 48

  /// Returns what is different, or `nil`.
  ///
  /// - Parameters:
  ///   - path: The place of the file, whose ending tells its format.
  ///   - existing: What is there.
  ///   - wanted: What should be there.
  /// - Returns: The difference in words, or `nil`.
  func difference(_ path: String, existing: [UInt8], wanted: [UInt8]) -> String? {
    if existing == wanted { return nil }
    let bytes = "\(existing.count) bytes instead of \(wanted.count)"
    let isLike =
      if path.hasSuffix(".gif") {
        hasAppearance(gif: existing, wanted)
      } else if path.hasSuffix(".png") {
        hasAppearance(png: existing, wanted)
      } else {
        NumberedText(existing).isLike(NumberedText(wanted))
      }
    guard isLike else { return bytes }
    return comparesBytes ? bytes + ", which look the same" : nil
  }

  private func hasAppearance(gif first: [UInt8], _ second: [UInt8]) -> Bool {
    do throws(GIFError) {
      let comparison = try FilmComparison(first, second, tolerance: Self.allowedLevels)
      return comparison.hasSameTiming && comparison.sizes[0] == comparison.sizes[1]
        && comparison.largestShare <= Self.allowedShare
    } catch {
      return false
    }
  }

  private func hasAppearance(png first: [UInt8], _ second: [UInt8]) -> Bool {
    do throws(ImageError) {
      let left = try PixelBuffer(decoding: first)
      let right = try PixelBuffer(decoding: second)
      guard left.width == right.width, left.height == right.height else { return false }
      let difference = PictureDifference.between(
        left.pixels, right.pixels, width: left.width, tolerance: Self.allowedLevels)
      return Double(difference?.count ?? 0) / Double(left.pixels.count) <= Self.allowedShare
    } catch {
      return false
    }
  }
}

/// A text with its numbers apart: another mathematical library may change their last digits.
struct NumberedText: Hashable, Sendable {
  private var words: [[UInt8]] = [[]]
  private var numbers: [Double] = []

  /// Takes a text apart.
  init(_ bytes: [UInt8]) {
    var digits: [UInt8] = []
    for byte in bytes + [10] {
      let isDigit = (48...57).contains(byte) || byte == 46 && !digits.isEmpty
      if isDigit {
        digits.append(byte)
        continue
      }
      if !digits.isEmpty {
        numbers.append(Double(String(decoding: digits, as: UTF8.self)) ?? 0)
        words.append([])
        digits = []
      }
      words[words.count - 1].append(byte)
    }
  }

  /// Returns whether another text has the same words, and numbers that are apart by no more than a
  /// twentieth of a unit.
  func isLike(_ other: NumberedText) -> Bool {
    words == other.words
      && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 0.05 }
  }
}
