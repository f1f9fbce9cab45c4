#if canImport(FoundationXML)
public import FoundationXML
#else
public import Foundation
#endif

extension XMLParser {
  /// Parses the document and returns whether it is well-formed to its end.
  ///
  /// On Linux `parse()` returns `true` for documents that end early or close the wrong element
  /// (measured with Swift 6.3); only `parserError` tells.
  public func isWellFormed() -> Bool { parse() && parserError == nil }
}
