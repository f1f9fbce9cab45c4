/// The bits that LZW codes take when GD writes them.
///
/// Codes get longer by a bit when the next one would not fit, and a full tree is cleared at once.
struct CodeCount {
  private let minimumCodeSize: Int
  private var codeSize: Int
  private(set) var bits = 0

  init(minimumCodeSize: Int) {
    self.minimumCodeSize = minimumCodeSize
    codeSize = minimumCodeSize + 1
    // The code that clears the tree comes first.
    bits = codeSize
  }

  /// Counts a code that is written while the tree's next code is such.
  @inline(__always)
  mutating func add(nextCode: Int) {
    bits += codeSize
    if nextCode >= 1 << codeSize, codeSize < 12 { codeSize += 1 }
  }

  /// Counts the code that clears the tree.
  mutating func addClear() {
    bits += codeSize
    codeSize = minimumCodeSize + 1
  }

  /// The bytes of an image's data with the code that ends it.
  ///
  /// They are the size of an index, blocks of up to 254 bytes with their lengths, and an empty one.
  var byteCount: Int {
    let bytes = (bits + codeSize + 7) / 8
    return 1 + bytes + (bytes + 253) / 254 + 1
  }
}
