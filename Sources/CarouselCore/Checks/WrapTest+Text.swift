extension WrapTest {
  /// The comparison as it stands in code.
  var text: String {
    switch self {
    case .always: "always"
    case .compare(let quantity, let relation, let length):
      "\(quantity.rawValue) \(relation.rawValue) \(length.text)"
    }
  }
}

extension Length {
  fileprivate var text: String {
    var parts: [String] = []
    if laps != 0 { parts.append(laps == 1 ? "lap" : "\(decimalText(laps, decimals: 3)) lap") }
    if pages != 0 {
      parts.append("\(decimalText(pages, decimals: 3)) page\(pages == 1 ? "" : "s")")
    }
    if points != 0 { parts.append("\(decimalText(points, decimals: 3)) pt") }
    return parts.isEmpty ? "0" : parts.joined(separator: " + ")
  }
}
