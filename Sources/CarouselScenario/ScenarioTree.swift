internal import YAML

/// The tree of a scenario's text with its overrides, and where each node of it was written.
struct ScenarioTree {
  /// The root.
  private(set) var node: YAMLNode
  private let source: ScenarioSource
  private let arguments: [Override]

  /// Reads a text and applies overrides to it.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: The name of the file, for messages.
  ///   - overrides: Keys with the text of other values, in order.
  /// - Throws: A ``ScenarioError`` where the text is no YAML, or an override cannot be applied.
  init(
    parsing bytes: [UInt8], file: String, overrides: [(key: String, value: String)]
  ) throws(ScenarioError) {
    source = .file(SourceText(name: file, bytes: bytes))
    arguments = overrides.enumerated().map { Override($1.key, $1.value, index: $0) }
    do throws(YAMLError) {
      node = try YAMLNode(parsing: bytes)
    } catch {
      throw .syntax(error, in: source)
    }
    do throws(Mistake) {
      for argument in arguments { try argument.apply(to: &node) }
    } catch {
      throw self.error(error)
    }
  }

  /// Returns a mistake with the text that it is in.
  func error(_ mistake: Mistake) -> ScenarioError {
    .meaning(
      mistake.problem,
      at: Override.range(mistake.range),
      in: Override.index(of: mistake.range).map { arguments[$0].source } ?? source)
  }
}
