internal import CarouselCore
internal import CarouselPicture

/// What an SVG that was read back says of itself, as far as it is held against the timeline.
struct SVGOutline: Hashable, Sendable {
  /// The title of the document.
  private(set) var title = ""
  /// What it says to those who do not see it.
  private(set) var description = ""
  /// The verdicts that it shows, in order: whether each says that there is no seam.
  private(set) var verdicts: [Bool] = []

  /// Reads a document.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: An ``SVGError`` where it is no SVG that stands alone.
  init(_ bytes: [UInt8]) throws(SVGError) {
    var reader = try XMLReader(bytes)
    while let part = try reader.next() {
      switch part {
      case .start(let name, let attributes):
        if reader.path == [name], name != "svg" { throw .root(name) }
        if name == "script" { throw .script }
        try note(attributes)
      case .text(let text):
        if reader.path == ["svg", "title"] { title += text }
        if reader.path == ["svg", "desc"] { description += text }
      case .end: break
      }
    }
  }

  private mutating func note(_ attributes: [String: String]) throws(SVGError) {
    for (name, value) in attributes where name.hasSuffix("href") {
      guard value.hasPrefix("#") || value.hasPrefix("data:image/") else { throw .external(value) }
    }
    let classes = (attributes["class"] ?? "").split(separator: " ")
    if classes.contains("badge") { verdicts.append(classes.contains("seamless")) }
  }

  /// Holds the document against what it should say.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - verdicts: What the laws say of each carousel in it.
  /// - Throws: An ``SVGError`` with the first difference.
  func check(title: String, verdicts: [Verdict]) throws(SVGError) {
    // Escaping makes a blank of a tab, and one character of all that XML forbids.
    guard escaped(self.title) == escaped(title) else { throw .title(self.title) }
    guard self.verdicts == verdicts.map(\.isSeamless) else { throw .verdict }
    for finding in verdicts.compactMap(\.findings.first) {
      guard description.contains(finding.law.id) else { throw .law(finding.law.id) }
    }
  }
}

extension StripDiagram {
  /// Reads a file back and holds it against the timeline's title and verdict.
  ///
  /// To be called before a file replaces an older one.
  ///
  /// - Parameter file: The bytes of the SVG.
  /// - Throws: An ``SVGError`` with the first difference.
  public func check(_ file: [UInt8]) throws(SVGError) {
    try SVGOutline(file).check(title: illustration.title, verdicts: [verdict])
  }
}

extension SideBySide {
  /// Reads a file back and holds it against the title and both verdicts.
  ///
  /// - Parameter file: The bytes of the SVG.
  /// - Throws: An ``SVGError`` with the first difference.
  public func check(_ file: [UInt8]) throws(SVGError) {
    try SVGOutline(file).check(title: illustration.title, verdicts: [verdict, otherVerdict])
  }
}

extension AnimatedDiagram {
  /// Reads a file back and holds it against the title.
  ///
  /// - Parameter file: The bytes of the SVG.
  /// - Throws: An ``SVGError`` with the first difference.
  public func check(_ file: [UInt8]) throws(SVGError) {
    try SVGOutline(file).check(title: illustration.title, verdicts: [])
  }
}
