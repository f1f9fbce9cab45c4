/// A path below the output folder, as a scenario writes it.
struct FileName: Hashable, Sendable {
  private let text: String
  private let parts: [Substring]

  init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").filter { $0 != "." }
  }

  /// The bytes of a name that leave room for what is added to it, such as `~dark@2x`: disks hold
  /// names of 255.
  private static let limit = 200

  /// The path without what does not change where it leads.
  var place: String { parts.joined(separator: "/") }

  /// Returns what is wrong with it, or `nil` where it is a file's.
  ///
  /// - Parameter endings: The endings of pictures, which alone are no names.
  /// - Returns: The problem.
  func problem(endings: [String]) -> ScenarioProblem? {
    if let scalar = text.unicodeScalars.first(where: Self.isControl) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return .badFileName("the name of a file cannot hold the control character U+\(code)")
    }
    if text.hasPrefix("/") || parts.contains("..") { return .outsideOutput(text) }
    guard let name = parts.last else {
      return .badFileName("'\(text)' is the output folder itself; give the file a name in it")
    }
    if let long = parts.first(where: { $0.utf8.count > Self.limit }) {
      return .tooMany(
        "bytes of a file's name", count: long.utf8.count, limit: Self.limit)
    }
    if name == "." || endings.contains(String(name)) {
      return .badFileName("'\(text)' has no name before its ending; write 'carousel\(name)'")
    }
    return nil
  }

  /// Line ends count, and what ends a line or a paragraph in Unicode.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
