import Foundation
import GD
import Testing

/// Pictures of 24 × 16 pixels: 16 columns of 0xD03020, then 8 of 0x2040C0.
///
/// Written with libgd 2.3.3: `gdImageJpeg` at quality 60, `gdImageWebpEx` at 70 and lossless.
enum Fixture: CaseIterable {
  case jpeg
  case webP
  case losslessWebP
  case png
  case gif

  var format: ImageFormat {
    switch self {
    case .jpeg: .jpeg
    case .webP, .losslessWebP: .webp
    case .png: .png
    case .gif: .gif
    }
  }

  func bytes() throws -> [UInt8] {
    switch self {
    case .jpeg: try decode(jpegText)
    case .webP:
      try decode(
        """
        UklGRlYAAABXRUJQVlA4IEoAAABQBACdASoYABAAPp1Amkilo6KhMAgAsBOJaACdMoRwN4B+MHCAAVI+XlUIAP64
        ZH/MH+XQf+cPoo4y/HR+zgM4Hm09+ONyZwcAAA==
        """)
    case .losslessWebP:
      try decode("UklGRioAAABXRUJQVlA4TB0AAAAvF8ADAA9wCJhDQR8EdP5jCWLBZP7S/RFE9D9oBgA=")
    case .png: try twoColors().png()
    case .gif:
      try GIFEncoder.header(logicalScreenOf: twoColors())
        + GIFEncoder.frame(twoColors(), delayCentiseconds: 3) + GIFEncoder.trailer()
    }
  }

  private func twoColors() throws -> Canvas {
    var canvas = try Canvas(width: 24, height: 16, palette: [0xD03020, 0x2040C0])
    canvas.fill(PixelRect(x: 16, y: 0, width: 8, height: 16), with: 1)
    return canvas
  }

  private func decode(_ text: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters)))
  }

  private var jpegText: String {
    """
    /9j/4AAQSkZJRgABAQEAYABgAAD//gA7Q1JFQVRPUjogZ2QtanBlZyB2MS4wICh1c2luZyBJSkcgSlBFRyB2NjIpLCBx
    dWFsaXR5ID0gNjAK/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJT
    UjI+WmFaUGBKUVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P
    T09PT09PT09PT09P/8AAEQgAEAAYAwEiAAIRAQMRAf/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQ
    AAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2
    Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4
    ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/EAB8BAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYH
    CAkKC//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkjM1LwFWJy0QoWJDThJfEX
    GBkaJicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWm
    p6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uLj5OXm5+jp6vLz9PX29/j5+v/aAAwDAQACEQMRAD8AyqKKK8s+
    uKFFFFfdnwR//9k=
    """
  }
}
