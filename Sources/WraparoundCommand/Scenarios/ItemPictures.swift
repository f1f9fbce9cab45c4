internal import CarouselPicture
internal import CarouselScenario
internal import Foundation
internal import GD

/// The pictures on the items of a scenario, decoded and made small enough for an SVG.
struct ItemPictures: Sendable {
  /// Each as a `data:` URI, by the number of the item.
  private(set) var dataURIs: [Int: String] = [:]

  /// The longer side of an embedded picture in pixels: twice what a thumbnail shows at its largest.
  private static let side = 320

  /// Reads the pictures of a scenario.
  ///
  /// - Parameters:
  ///   - file: The scenario.
  ///   - isEmbedding: Whether a picture will have them in it; otherwise they are only looked at.
  /// - Throws: A ``Failure`` where a file is missing or is no picture.
  init(_ file: ScenarioFile, isEmbedding: Bool = true) throws(Failure) {
    var known: [String: String] = [:]
    for (index, item) in file.scenario.items.enumerated() {
      guard let path = item.image?.path else { continue }
      let uri = if let uri = known[path] { uri } else { try Self.dataURI(path, isEmbedding) }
      known[path] = uri
      dataURIs[index] = uri
    }
  }

  private static func dataURI(_ path: String, _ isEmbedding: Bool) throws(Failure) -> String {
    let bytes = try InputFile(path: path).readFromDisk()
    let picture: PixelBuffer
    do throws(ImageError) {
      picture = try PixelBuffer(decoding: bytes)
    } catch {
      throw .image(error, path: path)
    }
    guard isEmbedding else { return "" }
    do throws(GDError) {
      let png = try picture.fitted(side: side).smallestPNG()
      return "data:image/png;base64," + Data(png).base64EncodedString()
    } catch {
      throw .drawing(error)
    }
  }
}

extension PixelBuffer {
  /// Returns the picture, made smaller where its longer side is over a limit.
  fileprivate func fitted(side: Int) throws(GDError) -> PixelBuffer {
    let factor = Double(side) / Double(max(width, height))
    guard factor < 1 else { return self }
    return try resampled(
      bounds,
      width: max(1, Int((Double(width) * factor).rounded())),
      height: max(1, Int((Double(height) * factor).rounded())))
  }

  /// Returns the picture as a PNG with a palette where it has few colors.
  fileprivate func smallestPNG() throws(GDError) -> [UInt8] {
    do throws(GDError) {
      return try palettePNG()
    } catch {
      guard error == .tooManyColors else { throw error }
      return try png()
    }
  }
}
