/// A short name for contents: the 64-bit FNV-1a hash.
///
/// http://www.isthe.com/chongo/tech/comp/fnv/
struct Fingerprint: Hashable, Sendable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds bytes, and their end, so that the same bytes cut elsewhere give another name.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0x1ff) &* 0x100_0000_01b3
  }

  /// Adds a text.
  mutating func add(_ text: String) { add(text.utf8) }

  /// The name.
  var text: String { String(hash, radix: 36) }

  /// Returns the name of a file's contents.
  static func text(of bytes: [UInt8]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.text
  }
}
