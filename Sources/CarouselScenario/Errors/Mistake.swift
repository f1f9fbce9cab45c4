internal import YAML

/// A problem with its place, before it is known which text the place belongs to.
struct Mistake: Error {
  var problem: ScenarioProblem
  var range: YAMLRange

  init(_ problem: ScenarioProblem, at range: YAMLRange) {
    self.problem = problem
    self.range = range
  }

  init(_ problem: ScenarioProblem, at node: YAMLNode) {
    self.init(problem, at: node.range)
  }
}

extension YAMLNode {
  /// What was found instead of something else, for a message.
  var found: String {
    switch scalar?.value {
    case .string(let text): text.isEmpty ? "an empty text" : "'\(text.prefix(40))'"
    case .int, .double, .bool: text ?? noun
    default: noun
    }
  }
}
