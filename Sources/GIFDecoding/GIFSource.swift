internal import CGIF

/// The bytes that giflib reads, one piece after the other.
final class GIFSource {
  private var piece: [UInt8]
  private var position = 0
  private let nextPiece: () -> [UInt8]

  /// Creates a source of pieces; an empty one is the end.
  init(_ nextPiece: @escaping () -> [UInt8]) {
    piece = []
    self.nextPiece = nextPiece
  }

  /// Creates a source of one piece.
  init(_ bytes: [UInt8]) {
    piece = bytes
    nextPiece = { [] }
  }

  /// Whether giflib has asked for more than there is.
  private(set) var isExhausted = false

  /// Copies the next bytes; fewer than asked for when the file ends.
  @unsafe func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
    var done = 0
    while done < count {
      if position == piece.count {
        // What has ended once is not asked again.
        if !isExhausted { (piece, position) = (nextPiece(), 0) }
        if position == piece.count {
          isExhausted = true
          break
        }
      }
      let given = min(count - done, piece.count - position)
      unsafe piece.withUnsafeBufferPointer { buffer in
        if let start = buffer.baseAddress {
          unsafe (target + done).update(from: start + position, count: given)
        }
      }
      position += given
      done += given
    }
    return done
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
