internal import YAML

/// A text that a scenario gives to its pictures.
public enum ScenarioPlace: Hashable, Sendable {
  /// The title, or the carousel's name in its stead.
  case title
  /// The label of an item, counted from zero.
  case label(item: Int)
  /// The name of a wrap rule, counted from zero.
  case wrapRule(Int)
  /// The name of the carousel.
  case carouselName
  /// The name of the carousel that stands beside it.
  case againstName
}

extension ScenarioPlace {
  /// What stands there, for messages, items counted from one as in pictures.
  public var name: String {
    switch self {
    case .title: "the title"
    case .label(let item): "the label of item \(item + 1)"
    case .wrapRule(let index): "the name of wrap rule \(index + 1)"
    case .carouselName: "the name of the carousel"
    case .againstName: "the name of the carousel beside it"
    }
  }

  /// Returns the node that it was read from, or the nearest one around it.
  func node(in root: YAMLNode) -> YAMLNode {
    let carousel = root["carousel"] ?? root
    switch self {
    case .title:
      return root["title"] ?? carousel["name"] ?? carousel
    case .label(let item):
      let items = root["items"] ?? root
      guard let nodes = items.sequence, nodes.indices.contains(item) else { return items }
      return nodes[item]["label"] ?? nodes[item]
    case .wrapRule(let index):
      let rules = carousel["wrap-rules"] ?? carousel
      guard let nodes = rules.sequence, nodes.indices.contains(index) else { return rules }
      return nodes[index]["name"] ?? nodes[index]
    case .carouselName:
      return carousel["name"] ?? carousel
    case .againstName:
      let against = root["against"] ?? root
      return against["name"] ?? against
    }
  }
}

extension ScenarioError {
  /// Creates the error of a scenario that can be read, and not drawn as it is asked for.
  ///
  /// ```swift
  /// print(ScenarioError(.undrawable(.title, reason: "…"), at: .title, parsing: bytes, file: "a.yml"))
  /// // a.yml:1:8: error: the title cannot be drawn: …
  /// ```
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - place: The text that it is about.
  ///   - bytes: The scenario's text, as it was read before.
  ///   - file: The name of the file, for messages.
  ///   - overrides: Keys with the text of other values, in order, as they were read before.
  public init(
    _ problem: ScenarioProblem,
    at place: ScenarioPlace,
    parsing bytes: [UInt8],
    file: String,
    overrides: [(key: String, value: String)] = []
  ) {
    do throws(ScenarioError) {
      let tree = try ScenarioTree(parsing: bytes, file: file, overrides: overrides)
      self = tree.error(Mistake(problem, at: place.node(in: tree.node)))
    } catch {
      // Another text than the one that was read: then what is wrong with that one is said.
      self = error
    }
  }
}
