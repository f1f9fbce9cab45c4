internal import CGIF

/// The bytes that giflib reads, one piece after the other.
final class GIFSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether giflib has asked for more than there is.
  private(set) var isExhausted = false

  /// Copies the next bytes; fewer than asked for when the file ends.
  @unsafe func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
    let given = min(count, bytes.count - position)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      if given > 0, let start = buffer.baseAddress {
        unsafe target.update(from: start + position, count: given)
      }
    }
    position += given
    if given < count { isExhausted = true }
    return given
  }
}

/// The function that giflib calls for input.
@unsafe func readGIFSource(
  _ file: UnsafeMutablePointer<GifFileType>?,
  _ target: UnsafeMutablePointer<GifByteType>?,
  _ count: Int32
) -> Int32 {
  guard let file = unsafe file, let target = unsafe target,
    let data = unsafe file.pointee.UserData
  else { return 0 }
  let source = unsafe Unmanaged<GIFSource>.fromOpaque(data).takeUnretainedValue()
  return unsafe Int32(source.read(into: target, count: Int(count)))
}
