/// The making of a tree from a parser's steps.
struct Composer: ~Copyable {
  /// A value with an anchor, with what it adds to a document wherever an alias repeats it.
  private struct Anchored {
    var node: YAMLNode
    var nodes: Int
    var depth: Int
  }

  private var events: EventParser
  private let limits: YAMLLimits
  private var anchors: [String: Anchored] = [:]
  private var openAnchors: Set<String> = []
  private var nodeCount = 0
  /// The deepest level reached since it was last asked for.
  private var deepest = 0

  init(events: consuming EventParser, limits: YAMLLimits) {
    self.events = events
    self.limits = limits
  }

  /// Returns the only document.
  mutating func document() throws(YAMLError) -> YAMLNode {
    _ = try events.next()
    guard case .documentStart = try events.next().kind else { throw .empty }
    let root = try node(from: try events.next(), depth: 0)
    _ = try events.next()
    let next = try events.next()
    guard case .streamEnd = next.kind else { throw .severalDocuments(at: next.range.start) }
    return root
  }

  private mutating func node(from event: Event, depth: Int) throws(YAMLError) -> YAMLNode {
    if case .alias(let name) = event.kind {
      return try repeated(name, range: event.range, depth: depth)
    }
    let nodesBefore = nodeCount
    let deepestBefore = deepest
    deepest = depth
    try count(1, at: event.range.start)
    if let anchor = event.anchor { openAnchors.insert(anchor) }
    let node = try content(of: event, depth: depth)
    if let anchor = event.anchor {
      openAnchors.remove(anchor)
      anchors[anchor] = Anchored(
        node: node, nodes: nodeCount - nodesBefore, depth: deepest - depth)
    }
    deepest = max(deepest, deepestBefore)
    return node
  }

  private mutating func content(of event: Event, depth: Int) throws(YAMLError) -> YAMLNode {
    let tag = try tag(of: event)
    switch event.kind {
    case .scalar(let text, let style):
      let scalar = YAMLScalar(text: text, style: style, tag: tag)
      guard scalar.agreesWithTag else { throw mismatch(tag, event) }
      return YAMLNode(.scalar(scalar), range: event.range)
    case .sequenceStart:
      guard tag == nil || tag == .sequence else { throw mismatch(tag, event) }
      return try sequence(from: event, depth: try level(below: depth, at: event))
    case .mappingStart:
      guard tag == nil || tag == .mapping else { throw mismatch(tag, event) }
      return try mapping(from: event, depth: try level(below: depth, at: event))
    default:
      preconditionFailure("A value begins with a scalar, a list, or a mapping")
    }
  }

  private mutating func sequence(from start: Event, depth: Int) throws(YAMLError) -> YAMLNode {
    var nodes: [YAMLNode] = []
    while true {
      let event = try events.next()
      if case .sequenceEnd = event.kind {
        let range = range(from: start, to: event, last: nodes.last)
        return YAMLNode(.sequence(nodes), range: range)
      }
      nodes.append(try node(from: event, depth: depth))
    }
  }

  private mutating func mapping(from start: Event, depth: Int) throws(YAMLError) -> YAMLNode {
    var entries: [YAMLEntry] = []
    var places: [String: YAMLMark] = [:]
    while true {
      let event = try events.next()
      if case .mappingEnd = event.kind {
        let range = range(from: start, to: event, last: entries.last?.value)
        return YAMLNode(.mapping(entries), range: range)
      }
      let key = try node(from: event, depth: depth)
      guard let name = key.text else { throw .keyIsNotScalar(at: key.range.start) }
      if let first = places.updateValue(key.range.start, forKey: name) {
        throw .duplicateKey(name, at: key.range.start, first: first)
      }
      let value = try node(from: try events.next(), depth: depth)
      entries.append(YAMLEntry(key: key, value: value))
    }
  }
}

extension Composer {
  private mutating func repeated(
    _ name: String,
    range: YAMLRange,
    depth: Int
  ) throws(YAMLError) -> YAMLNode {
    guard !openAnchors.contains(name) else { throw .recursiveAlias(name, at: range.start) }
    guard let anchored = anchors[name] else { throw .unknownAlias(name, at: range.start) }
    try count(anchored.nodes, at: range.start)
    deepest = max(deepest, depth + anchored.depth)
    guard deepest <= limits.depth else { throw .tooDeep(limit: limits.depth, at: range.start) }
    // A message about the value points at the alias, where the reader of the message looks.
    return YAMLNode(anchored.node.content, range: range)
  }

  private mutating func count(_ nodes: Int, at mark: YAMLMark) throws(YAMLError) {
    nodeCount += nodes
    guard nodeCount <= limits.nodes else { throw .tooManyNodes(limit: limits.nodes, at: mark) }
  }

  private mutating func level(below depth: Int, at event: Event) throws(YAMLError) -> Int {
    guard depth < limits.depth else { throw .tooDeep(limit: limits.depth, at: event.range.start) }
    deepest = max(deepest, depth + 1)
    return depth + 1
  }

  private func tag(of event: Event) throws(YAMLError) -> YAMLTag? {
    guard let name = event.tag else { return nil }
    guard let tag = YAMLTag(name: name) else { throw .unknownTag(name, at: event.range.start) }
    // "!" before a list or a mapping says only that it is one.
    if name == "!", case .scalar = event.kind { return .string }
    return name == "!" ? nil : tag
  }

  private func mismatch(_ tag: YAMLTag?, _ event: Event) -> YAMLError {
    .mismatchedTag(tag ?? .string, at: event.range.start)
  }

  /// libyaml lets a block end where the next token begins, often lines later.
  private func range(from start: Event, to end: Event, last: YAMLNode?) -> YAMLRange {
    let isBlock = end.range.start == end.range.end
    return YAMLRange(
      start: start.range.start,
      end: isBlock ? last?.range.end ?? start.range.end : end.range.end)
  }
}
