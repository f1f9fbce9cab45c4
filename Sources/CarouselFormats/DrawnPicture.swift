/// A picture before it is written.
public struct DrawnPicture: Sendable {
  /// Its files: one, or those of a folder.
  public var files: [DrawnFile]
  /// What is said of it in a report.
  public var remark: String

  /// Creates a picture of several files in a folder.
  ///
  /// - Parameters:
  ///   - files: The files, each with a name.
  ///   - remark: What is said of it in a report.
  public init(files: [DrawnFile], remark: String) {
    self.files = files
    self.remark = remark
  }

  /// Creates a picture of one file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - remark: What is said of it in a report.
  ///   - check: Throws where bytes that were read back are not what was meant.
  public init(
    bytes: [UInt8],
    remark: String,
    check: @escaping @Sendable ([UInt8]) throws(PictureError) -> Void
  ) {
    self.init(files: [DrawnFile(name: nil, bytes: bytes, check: check)], remark: remark)
  }

  /// Creates a picture of one text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - remark: What is said of it in a report.
  public init(text: String, remark: String) {
    let bytes = Array(text.utf8)
    self.init(bytes: bytes, remark: remark) { (file) throws(PictureError) in
      if let place = zip(file, bytes).enumerated().first(where: { $1.0 != $1.1 })?.offset {
        throw .differs(byte: place)
      }
      guard file.count == bytes.count else { throw .differs(byte: min(file.count, bytes.count)) }
    }
  }
}

/// A file before it is written.
public struct DrawnFile: Sendable {
  /// The name in the picture's folder; `nil` for a picture that is one file.
  public var name: String?
  /// The contents; none yet where there is a stream.
  public var bytes: [UInt8]
  /// What makes the contents of a long file piece by piece, where ``PictureOrder/isStreamed`` asks for
  /// it.
  public var stream: DrawnStream?
  /// Throws where bytes that were read back are not what was meant.
  public var check: @Sendable ([UInt8]) throws(PictureError) -> Void

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - name: The name in the picture's folder; `nil` for a picture that is one file.
  ///   - bytes: The contents.
  ///   - check: Throws where bytes that were read back are not what was meant.
  public init(
    name: String?,
    bytes: [UInt8],
    check: @escaping @Sendable ([UInt8]) throws(PictureError) -> Void
  ) {
    self.name = name
    self.bytes = bytes
    self.check = check
  }
}
