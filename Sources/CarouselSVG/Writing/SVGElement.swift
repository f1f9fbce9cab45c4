/// An element of an SVG document.
struct SVGElement: Hashable, Sendable {
  /// The tag.
  var name: String
  /// The attributes in the order in which they are written.
  var attributes: [Attribute] = []
  /// What stands between the tags.
  var content: [Node] = []

  /// One attribute.
  struct Attribute: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// Something between two tags.
  indirect enum Node: Hashable, Sendable {
    case element(SVGElement)
    case text(String)
  }

  /// Creates an element.
  init(_ name: String) {
    self.name = name
  }

  /// Creates an element that holds text only.
  init(_ name: String, text: String) {
    self.name = name
    content = [.text(text)]
  }
}

extension SVGElement {
  /// Sets an attribute to text.
  mutating func set(_ name: String, _ value: String) {
    attributes.append(Attribute(name: name, value: value))
  }

  /// Sets an attribute to a number.
  mutating func set(_ name: String, _ value: Double) {
    set(name, svgNumber(value))
  }

  /// Appends an element.
  mutating func append(_ element: SVGElement) {
    content.append(.element(element))
  }
}
