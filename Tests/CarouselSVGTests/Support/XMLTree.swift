import Foundation
import TestSupport

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of a parsed document.
struct XMLTree {
  var name: String
  var attributes: [String: String]
  var children: [XMLTree] = []
  var text = ""

  /// All elements of it, itself included.
  var all: [XMLTree] { [self] + children.flatMap(\.all) }

  /// All elements whose class is, or starts with, a word.
  func elements(ofClass name: String) -> [XMLTree] {
    all.filter { element in
      let words = (element.attributes["class"] ?? "").split(separator: " ").map(String.init)
      let wanted = name.split(separator: " ").map(String.init)
      return wanted.allSatisfy(words.contains)
    }
  }

  /// The number in an attribute.
  func number(_ attribute: String) -> Double {
    attributes[attribute].flatMap(Double.init) ?? .nan
  }

  /// Parses a document; `nil` if it is not well formed.
  static func parse(_ document: String) -> XMLTree? {
    let builder = Builder()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = builder
    guard parser.isWellFormed() else { return nil }
    return builder.root
  }

  private final class Builder: NSObject, XMLParserDelegate {
    var open: [XMLTree] = []
    var root: XMLTree?

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      open.append(XMLTree(name: elementName, attributes: attributeDict))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      guard !open.isEmpty else { return }
      open[open.count - 1].text += string
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      let element = open.removeLast()
      if open.isEmpty {
        root = element
      } else {
        open[open.count - 1].children.append(element)
      }
    }
  }
}
