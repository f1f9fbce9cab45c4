internal import CGIF

/// What a graphics control extension says about the frame after it.
struct GraphicsControl {
  var delayCentiseconds = 0
  var disposal = GIFFrame.Disposal.unspecified
  var transparentIndex: Int?
}

/// What stands between two frames.
struct GIFRecords {
  /// Repeats, where a loop extension is among the records.
  private(set) var loopCount: Int?
  /// The last graphics control extension.
  private(set) var control = GraphicsControl()

  /// Reads records up to the next image descriptor or the trailer.
  ///
  /// - Returns: Whether there is an image.
  @unsafe mutating func advanceToImage(
    _ file: UnsafeMutablePointer<GifFileType>,
    _ source: GIFSource
  ) throws(GIFError) -> Bool {
    while true {
      var type = UNDEFINED_RECORD_TYPE
      try unsafe check(DGifGetRecordType(file, &type), file, source)
      switch type {
      case IMAGE_DESC_RECORD_TYPE: return true
      case TERMINATE_RECORD_TYPE: return false
      case EXTENSION_RECORD_TYPE: try unsafe readExtension(file, source)
      default: throw .corrupt
      }
    }
  }

  @unsafe private mutating func readExtension(
    _ file: UnsafeMutablePointer<GifFileType>,
    _ source: GIFSource
  ) throws(GIFError) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try unsafe check(DGifGetExtension(file, &code, &block), file, source)
    var isLoop = false
    var isFirst = true
    while let content = unsafe block {
      // The first byte is the length of what follows.
      let bytes = unsafe Array(UnsafeBufferPointer(start: content + 1, count: Int(content[0])))
      if isFirst, code == GRAPHICS_EXT_FUNC_CODE {
        control = try Self.graphicsControl(bytes)
      } else if isFirst, code == APPLICATION_EXT_FUNC_CODE {
        // Both names are in use for the same content.
        isLoop = [Array("NETSCAPE2.0".utf8), Array("ANIMEXTS1.0".utf8)].contains(bytes)
      } else if isLoop, bytes.count == 3, bytes[0] == 1 {
        loopCount = Int(bytes[1]) | Int(bytes[2]) << 8
      }
      isFirst = false
      try unsafe check(DGifGetExtensionNext(file, &block), file, source)
    }
  }

  /// Layout: GIF89a specification, section 23.
  private static func graphicsControl(_ bytes: [UInt8]) throws(GIFError) -> GraphicsControl {
    guard bytes.count == 4 else { throw .corrupt }
    return GraphicsControl(
      delayCentiseconds: Int(bytes[1]) | Int(bytes[2]) << 8,
      // Four numbers are not defined; viewers leave such frames in place.
      disposal: GIFFrame.Disposal(rawValue: Int(bytes[0]) >> 2 & 7) ?? .unspecified,
      transparentIndex: bytes[0] & 1 == 1 ? Int(bytes[3]) : nil
    )
  }
}
