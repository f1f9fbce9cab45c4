/// A box of a picture whose unchanged pixels are drawn again or left transparent, as GIF packs it
/// best.
struct PackedBox {
  /// The pixels, row after row.
  let indices: [UInt8]
  /// The index that stands for unchanged pixels, if any is left transparent.
  let transparent: UInt8?

  /// From so many pixels on, an unchanged run is always left transparent in one of the trials: a
  /// long run of one index costs next to nothing, and the strings of what moves stay together.
  private static let longRun = 64

  /// Of fewer unchanged pixels, one in so many, nothing is gained: with noise, they are alike by
  /// chance.
  private static let fewestUnchanged = 8

  /// Packs a box.
  ///
  /// It is `nil` when nothing of it is unchanged, or no index is free to be transparent.
  ///
  /// The result is the shorter of two trials. Where all of the box moves, drawing wins as a rule, for
  /// transparency breaks up what repeats; where much of it stands still, long transparent runs do.
  ///
  /// - Parameters:
  ///   - drawn: The pixels of the box.
  ///   - before: The pixels that are there before.
  ///   - width: The width of the box.
  init?(_ drawn: [UInt8], before: [UInt8], width: Int) {
    guard let choice = PixelChoice(drawn, before: before),
      choice.unchangedCount > drawn.count / Self.fewestUnchanged
    else { return nil }
    var best: PixelPacking?
    func attempt(_ first: [UInt8], _ second: [UInt8], minimumCodeSize: Int) {
      let packing = PixelPacking(
        first: first, second: second, minimumCodeSize: minimumCodeSize,
        limit: best?.count.bits ?? .max)
      if let packing { best = packing }
    }
    let settled = choice.settlingRuns(of: Self.longRun, width: width)
    attempt(settled, choice.clear, minimumCodeSize: choice.minimumCodeSize)
    attempt(choice.drawn, choice.clear, minimumCodeSize: choice.minimumCodeSize)
    // One index more for transparency may make all codes longer.
    let size = PixelChoice.codeSize(of: drawn.max() ?? 0)
    if size < choice.minimumCodeSize { attempt(drawn, drawn, minimumCodeSize: size) }
    guard let best else { return nil }
    indices = best.indices
    transparent = best.indices.contains(choice.transparent) ? choice.transparent : nil
  }
}

/// What each pixel of a box can be.
struct PixelChoice {
  /// The index that stands for unchanged pixels: the lowest that no changed pixel has.
  let transparent: UInt8
  /// The pixels, drawn wherever they can be.
  private(set) var drawn: [UInt8]
  /// The pixels, transparent wherever they are unchanged.
  private(set) var clear: [UInt8]
  /// The number of unchanged pixels.
  private(set) var unchangedCount = 0
  /// The bits of the indices that changed pixels need; an unchanged pixel of a higher index can only
  /// be transparent.
  let minimumCodeSize: Int

  /// Compares a box with what is there before; `nil` when nothing is unchanged or no index is free.
  init?(_ pixels: [UInt8], before: [UInt8]) {
    var isNeeded = [Bool](repeating: false, count: 256)
    for place in pixels.indices {
      if pixels[place] == before[place] {
        unchangedCount += 1
      } else {
        isNeeded[Int(pixels[place])] = true
      }
    }
    guard unchangedCount > 0, let free = isNeeded.firstIndex(of: false) else { return nil }
    transparent = UInt8(free)
    minimumCodeSize = Self.codeSize(of: UInt8(max(free, isNeeded.lastIndex(of: true) ?? 0)))
    drawn = pixels
    clear = pixels
    for place in pixels.indices where pixels[place] == before[place] {
      clear[place] = transparent
      if Int(pixels[place]) >> minimumCodeSize > 0 { drawn[place] = transparent }
    }
  }

  /// Returns the bits of indices up to one; two are the fewest that GIF knows.
  static func codeSize(of highest: UInt8) -> Int {
    max(2, UInt8.bitWidth - highest.leadingZeroBitCount)
  }

  /// Returns the pixels, drawn wherever they can be but in long unchanged runs of a row.
  func settlingRuns(of length: Int, width: Int) -> [UInt8] {
    var pixels = drawn
    for row in stride(from: 0, to: pixels.count, by: width) {
      var start = row
      for place in row...row + width
      where place == row + width || clear[place] != transparent {
        if place - start >= length {
          for unchanged in start..<place { pixels[unchanged] = transparent }
        }
        start = place + 1
      }
    }
    return pixels
  }
}
