extension YAMLNode {
  /// Creates the one value that a text holds.
  ///
  /// JSON is read as well. Anchors and aliases are written out. Keys are scalars, and equal when
  /// their texts are: `1` and `"1"` are one key. The merge key `<<` of YAML 1.1 is a key like any
  /// other.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, with or without a byte order mark.
  ///   - limits: The sizes beyond which the text is refused.
  /// - Throws: A ``YAMLError`` at the first mistake.
  /// - Complexity: O(*n*) for *n* bytes and values.
  public init(
    parsing bytes: [UInt8],
    limits: YAMLLimits = .standard
  ) throws(YAMLError) {
    guard bytes.count <= limits.bytes else {
      throw .tooLarge(bytes: bytes.count, limit: limits.bytes)
    }
    let mark = TextCheck.byteOrderMark
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    try TextCheck.check(text)
    var composer = Composer(events: try EventParser(text), limits: limits)
    self = try composer.document()
  }

  /// Creates the one value that a string holds.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limits: The sizes beyond which the text is refused.
  /// - Throws: A ``YAMLError`` at the first mistake.
  public init(
    parsing text: String,
    limits: YAMLLimits = .standard
  ) throws(YAMLError) {
    try self.init(parsing: Array(text.utf8), limits: limits)
  }
}
