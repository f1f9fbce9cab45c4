internal import CarouselCore
internal import Foundation
#if canImport(FoundationXML)
internal import FoundationXML
#endif

/// A strip diagram that was read back, as far as it is held against the timeline.
final class DiagramReader: NSObject, XMLParserDelegate {
  /// The first thing that is wrong.
  private(set) var problem: String?
  private var path: [String] = []
  private var title = ""
  private var words = ""
  private var saysSeamless: Bool?

  /// Reads a diagram and compares it with what was meant.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - title: The title that it should have.
  ///   - verdict: The verdict that it should tell; none where `nil`.
  init(_ bytes: [UInt8], title: String, verdict: Verdict?) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else {
      problem = "line \(parser.lineNumber) is not well-formed XML"
      return
    }
    guard problem == nil else { return }
    if self.title != title {
      problem = "its title is '\(self.title)'"
    } else if let verdict, saysSeamless != verdict.isSeamless {
      problem = "it does not tell the verdict"
    } else if let finding = verdict?.findings.first, !words.contains(finding.law.id) {
      problem = "it does not name the law \(finding.law.id)"
    }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    if path.isEmpty, element != "svg" { problem = "its root is '\(element)'" }
    path.append(element)
    if element == "script" { problem = "it holds a script" }
    for (name, value) in attributes where name.hasSuffix("href") {
      guard !value.hasPrefix("#"), !value.hasPrefix("data:image/") else { continue }
      problem = "it needs '\(value)', which is not in the file"
    }
    let classes = (attributes["class"] ?? "").split(separator: " ")
    if classes.contains("badge") { saysSeamless = classes.contains("seamless") }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    path.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if path == ["svg", "title"] { title += text }
    if path == ["svg", "desc"] { words += text }
  }
}
