/// What is wrong with an SVG that was read back.
public enum SVGError: Error, Hashable, Sendable {
  /// It is no well-formed document from a line on.
  case malformed(line: Int)
  /// Its outermost element is another one.
  case root(String)
  /// It holds a script.
  case script
  /// It refers to something outside of it.
  case external(String)
  /// It has another title.
  case title(String)
  /// It does not tell the verdict.
  case verdict
  /// It does not name a law that is broken.
  case law(String)
}

extension SVGError: CustomStringConvertible {
  /// The message for people.
  public var description: String {
    switch self {
    case .malformed(let line): "line \(line) is not well-formed XML"
    case .root(let name): "its root is '\(name)'"
    case .script: "it holds a script"
    case .external(let reference): "it needs '\(reference)', which is not in the file"
    case .title(let title): "its title is '\(title)'"
    case .verdict: "it does not tell the verdict"
    case .law(let id): "it does not name the law \(id)"
    }
  }
}
