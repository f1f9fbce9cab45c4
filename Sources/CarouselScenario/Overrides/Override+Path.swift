internal import CarouselCore
internal import Suggestions
internal import YAML

extension Override {
  /// One name in a key with dots.
  private struct Part {
    var name: String
    var characters: Range<Int>
  }

  /// The keys whose value may be a text that stands for a mapping with one key.
  private static let shorthands = [
    "carousel": "preset", "items": "image", "pictures": "file",
  ]

  /// Changes the tree of a scenario.
  func apply(to root: inout YAMLNode) throws(Mistake) {
    let isOneLine = !"\(key)\(value)".contains(where: \.isNewline)
    guard !key.isEmpty, isOneLine else {
      throw Mistake(.malformedOverride, at: range(0..<1))
    }
    // A text that is no mapping is refused later, with its place in the file.
    guard root.mapping != nil else { return }
    try set(try path()[...], of: &root, to: try parsedValue(), within: nil)
  }

  /// The parts of the key, those of the carousel below `carousel`.
  private func path() throws(Mistake) -> [Part] {
    var start = 0
    var parts: [Part] = []
    for name in key.split(separator: ".", omittingEmptySubsequences: false) {
      let end = start + name.unicodeScalars.count
      parts.append(Part(name: String(name), characters: start..<end))
      start = end + 1
    }
    let first = parts[0]
    let names = Scenario.keys.keys.map(\.name)
    if names.contains(first.name) { return parts }
    let inner = Carousel.keys.keys.map(\.name)
    if inner.contains(first.name) {
      return [Part(name: "carousel", characters: first.characters)] + parts
    }
    throw Mistake(
      .unknownKey(
        first.name, of: Scenario.keys.noun,
        suggestion: nearest(to: first.name, among: names + inner), known: names),
      at: range(first.characters))
  }

  /// Puts a value at a path below a node.
  ///
  /// - Parameters:
  ///   - path: The parts that are left.
  ///   - node: The node.
  ///   - value: The value.
  ///   - shorthand: The key that a text in the node's place stands for.
  /// - Throws: The mistake of a path that leads nowhere.
  private func set(
    _ path: ArraySlice<Part>, of node: inout YAMLNode, to value: YAMLNode, within shorthand: String?
  ) throws(Mistake) {
    guard let part = path.first else {
      node = value
      return
    }
    let place = range(part.characters)
    expand(&node, into: shorthand, at: place)
    let rest = path.dropFirst()
    switch node.content {
    case .sequence(var nodes):
      guard let index = Int(part.name), nodes.indices.contains(index) else {
        throw Mistake(
          .outOfRange("'\(part.name)'", expected: "an entry of the list, counted from 0"), at: place
        )
      }
      try set(rest, of: &nodes[index], to: value, within: shorthand)
      node.content = .sequence(nodes)
    case .mapping(var entries):
      let inner = shorthand == nil ? Self.shorthands[part.name] : nil
      if let index = entries.firstIndex(where: { $0.name == part.name }) {
        try set(rest, of: &entries[index].value, to: value, within: inner)
      } else {
        let key = YAMLNode(.scalar(YAMLScalar(text: part.name, style: .plain)), range: place)
        var child = YAMLNode(.mapping([]), range: place)
        try set(rest, of: &child, to: value, within: inner)
        entries.append(YAMLEntry(key: key, value: child))
      }
      node.content = .mapping(entries)
    case .scalar:
      throw Mistake(.notAMapping(node.found), at: place)
    }
  }

  /// Makes a mapping of a text that stands for one, and of nothing.
  private func expand(_ node: inout YAMLNode, into shorthand: String?, at place: YAMLRange) {
    guard node.scalar != nil else { return }
    if node.isNull || node.text == "none" {
      node.content = .mapping([])
    } else if let shorthand, node.string != nil {
      let key = YAMLNode(.scalar(YAMLScalar(text: shorthand, style: .plain)), range: place)
      node.content = .mapping([YAMLEntry(key: key, value: node)])
    }
  }
}
