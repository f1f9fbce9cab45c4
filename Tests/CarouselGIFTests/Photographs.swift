import CarouselCore
import CarouselPicture
import Foundation
import GD
import TestSupport

@testable import CarouselGIF

/// A carousel of pictures that are like photographs: gradients with noise, far more colors than a
/// GIF has.
final class Photographs {
  private let folder: URL

  /// Draws the pictures; `noise` is the number of steps by which a component may be off.
  init(noise: UInt32 = 12) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "photographs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var random = SplitMix64(seed: 7)
    for item in 0..<3 {
      let pixels = (0..<64 * 32).map { place -> UInt32 in
        let (x, y) = (UInt32(place % 64), UInt32(place / 64))
        let noise = UInt32.random(in: 0...noise, using: &random)
        let parts = [x * 3 + noise, y * 7 + noise, (x + y) * 2 + UInt32(item) * 20 + noise]
        return parts.enumerated().reduce(0xFF00_0000) { sum, part in
          sum | min(part.element, 255) << (8 * UInt32((part.offset + item) % 3))
        }
      }
      let picture = PixelBuffer(width: 64, height: 32, pixels: pixels)
      try Data(picture.png()).write(to: folder.appending(path: "\(item).png"))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns a carousel of the pictures, at one pixel for a point of the screen.
  func illustration(_ script: Script, scale: Int = 1) -> Illustration {
    var carousel = small(.bannerViewRepaired)
    carousel.geometry.boundsSize = Size(width: 64, height: 32)
    let items = (0..<3).map { item in
      Item(label: "", image: ItemImage(path: folder.appending(path: "\(item).png").path))
    }
    return Illustration(
      title: "", timeline: CarouselTimeline(carousel, script: script), items: items, scale: scale)
  }
}
