internal import YAML

extension KeyTable {
  /// Returns the value of a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, UTF-8 with or without a byte order mark.
  ///   - file: The name of the file, for messages.
  ///   - choose: Returns the value that the keys change; `nil` for the blank, which needs its
  ///     required keys.
  ///   - check: Holds the parts against each other.
  /// - Returns: The value.
  /// - Throws: A ``ScenarioError`` at the first mistake.
  func parse(
    _ bytes: [UInt8],
    file: String,
    choosing choose: (YAMLNode) throws(Mistake) -> Whole? = { (_) throws(Mistake) in nil },
    check: (Whole, YAMLNode) throws(Mistake) -> Void = { (_, _) throws(Mistake) in }
  ) throws(ScenarioError) -> Whole {
    let source = ScenarioSource.file(SourceText(name: file, bytes: bytes))
    let node: YAMLNode
    do throws(YAMLError) {
      node = try YAMLNode(parsing: bytes)
    } catch {
      throw .syntax(error, in: source)
    }
    do throws(Mistake) {
      let whole = try read(node, changing: choose(node))
      try check(whole, node)
      return whole
    } catch {
      throw .meaning(error.problem, at: error.range, in: source)
    }
  }
}
