/// The contents of a file that is written and read back piece by piece, because it may be long.
struct FileStream: Sendable {
  /// Makes the contents, and calls its argument with piece after piece.
  var write: @Sendable (_ put: ([UInt8]) throws(Failure) -> Void) throws(Failure) -> Void
  /// Throws where what is read back is not what was meant; its argument returns the next bytes, none
  /// at the end.
  var check: @Sendable (_ nextPiece: () -> [UInt8]) throws(Failure) -> Void
}
