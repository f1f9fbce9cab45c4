/// What a file says about its picture, read before anything is decoded.
///
/// The C decoders allocate first and complain later, and some of them take half a file for a
/// whole one. So sizes and ends are checked here.
struct ImageOutline {
  /// The width in pixels.
  var width: Int
  /// The height in pixels.
  var height: Int
  /// The bytes for the decoder, without what would only make it print warnings.
  var decodable: [UInt8]
}

/// Why a walk through a file stops.
enum OutlineError: Error {
  /// The file ends too early.
  case truncated
  /// The file is not what it says.
  case damaged
}

/// Reads numbers from bytes; running out of them is an error, never a crash.
struct ByteReader {
  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var remaining: Int { bytes.count - position }

  mutating func skip(_ count: Int) throws(OutlineError) {
    guard count >= 0, count <= remaining else { throw .truncated }
    position += count
  }

  mutating func byte() throws(OutlineError) -> Int {
    guard remaining >= 1 else { throw .truncated }
    defer { position += 1 }
    return Int(bytes[position])
  }

  mutating func bigEndian(_ count: Int) throws(OutlineError) -> Int {
    var value = 0
    for _ in 0..<count { value = value << 8 | (try byte()) }
    return value
  }

  mutating func littleEndian(_ count: Int) throws(OutlineError) -> Int {
    var value = 0
    for place in 0..<count { value |= (try byte()) << (8 * place) }
    return value
  }

  mutating func text(_ count: Int) throws(OutlineError) -> String {
    guard count <= remaining else { throw .truncated }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }
}
