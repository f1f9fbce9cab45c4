internal import CarouselPicture
internal import Foundation
internal import GD

/// Reads and decodes a picture file.
func loadPicture(_ path: String) throws(AnimationError) -> PixelBuffer {
  // A pipe would wait for somebody to write into it.
  let type = try? FileManager.default.attributesOfItem(atPath: place(of: path))[.type]
  guard type as? FileAttributeType == .typeRegular,
    let data = FileManager.default.contents(atPath: path)
  else {
    throw .unreadableFile(path: path)
  }
  do { return try PixelBuffer(decoding: [UInt8](data)) } catch {
    throw .image(path: path, error)
  }
}

/// Returns what a path leads to, through links.
private func place(of path: String) -> String {
  URL(fileURLWithPath: path).resolvingSymlinksInPath().path
}

extension PixelBuffer {
  /// Lays a picture over the whole of this one.
  mutating func place(_ picture: PixelBuffer, contentMode: ContentMode) throws(GDError) {
    let horizontal = Double(width) / Double(picture.width)
    let vertical = Double(height) / Double(picture.height)
    switch contentMode {
    case .scaleAspectFill:
      let factor = max(horizontal, vertical)
      let cropWidth = min(picture.width, max(1, Int((Double(width) / factor).rounded())))
      let cropHeight = min(picture.height, max(1, Int((Double(height) / factor).rounded())))
      let crop = PixelRect(
        x: (picture.width - cropWidth) / 2, y: (picture.height - cropHeight) / 2,
        width: cropWidth, height: cropHeight)
      blend(try picture.resampled(crop, width: width, height: height), x: 0, y: 0)
    case .scaleAspectFit:
      let factor = min(horizontal, vertical)
      let fitWidth = min(width, max(1, Int((Double(picture.width) * factor).rounded())))
      let fitHeight = min(height, max(1, Int((Double(picture.height) * factor).rounded())))
      let fitted = try picture.resampled(picture.bounds, width: fitWidth, height: fitHeight)
      blend(fitted, x: (width - fitWidth) / 2, y: (height - fitHeight) / 2)
    }
  }

  /// Mixes another picture in by its opacity.
  private mutating func blend(_ top: PixelBuffer, x: Int, y: Int) {
    // `pixels` is observed in another module: every write to it there copies the whole picture.
    var mixed = pixels
    for row in 0..<top.height {
      for column in 0..<top.width {
        let place = (y + row) * width + x + column
        mixed[place] = composite(top.pixels[row * top.width + column], over: mixed[place])
      }
    }
    pixels = mixed
  }
}

/// Returns a color of some opacity over an opaque one.
private func composite(_ above: UInt32, over below: UInt32) -> UInt32 {
  let alpha = above >> 24
  if alpha == 255 { return above }
  func component(_ shift: UInt32) -> UInt32 {
    let sum = (above >> shift & 255) * alpha + (below >> shift & 255) * (255 - alpha)
    // In Swift a shift binds tighter than a division.
    return ((sum + 127) / 255) << shift
  }
  return 0xFF00_0000 | component(16) | component(8) | component(0)
}
