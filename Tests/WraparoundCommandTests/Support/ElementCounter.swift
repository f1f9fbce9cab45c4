internal import Foundation
internal import TestSupport

#if canImport(FoundationXML)
internal import FoundationXML
#endif

/// Counts the elements of an XML file.
final class ElementCounter: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private(set) var isWellFormed = false

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    isWellFormed = parser.isWellFormed() && !counts.isEmpty
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts[element, default: 0] += 1
  }
}
