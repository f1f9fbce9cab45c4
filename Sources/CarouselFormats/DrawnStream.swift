/// The contents of a file that may be long: they are made, and read back, piece by piece.
public struct DrawnStream: Sendable {
  /// Starts from the beginning; every call of the result returns the next bytes, `nil` after the last
  /// ones.
  public var pieces: @Sendable () -> () throws(PictureError) -> [UInt8]?
  /// Throws where what is read back is not what was meant; its argument returns the next bytes, none
  /// at the end.
  public var check: @Sendable (_ nextPiece: () -> [UInt8]) throws(PictureError) -> Void

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - pieces: Starts from the beginning.
  ///   - check: Throws where what is read back is not what was meant.
  public init(
    pieces: @escaping @Sendable () -> () throws(PictureError) -> [UInt8]?,
    check: @escaping @Sendable (_ nextPiece: () -> [UInt8]) throws(PictureError) -> Void
  ) {
    self.pieces = pieces
    self.check = check
  }

  /// Makes the contents at once.
  ///
  /// - Returns: All bytes.
  /// - Throws: A ``PictureError`` where they cannot be made.
  public func bytes() throws(PictureError) -> [UInt8] {
    let next = pieces()
    var bytes: [UInt8] = []
    while let piece = try next() { bytes += piece }
    return bytes
  }
}

extension DrawnPicture {
  /// Creates a picture of one file that may be long.
  ///
  /// - Parameters:
  ///   - stream: The contents.
  ///   - remark: What is said of it in a report.
  public init(stream: DrawnStream, remark: String) {
    var file = DrawnFile(name: nil, bytes: []) { (file) throws(PictureError) in
      var rest = file
      try stream.check {
        defer { rest = [] }
        return rest
      }
    }
    file.stream = stream
    self.init(files: [file], remark: remark)
  }

  /// Makes the contents of its long files, for those who need them in memory.
  ///
  /// - Returns: The same picture, all of whose files have their bytes.
  /// - Throws: A ``PictureError`` where a file cannot be made.
  public func gathered() throws(PictureError) -> DrawnPicture {
    var picture = self
    for (index, file) in files.enumerated() {
      if let stream = file.stream { picture.files[index].gather(try stream.bytes()) }
    }
    return picture
  }
}

extension DrawnFile {
  /// Takes the contents that its stream makes, in place of the stream.
  mutating func gather(_ contents: [UInt8]) {
    bytes = contents
    stream = nil
  }
}
