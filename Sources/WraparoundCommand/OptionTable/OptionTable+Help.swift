extension OptionTable {
  /// The help text, at most 80 columns wide, without a line break at the end.
  public var help: String {
    var paragraphs = [usage, wrap(abstract, width: helpWidth).joined(separator: "\n")]
    let arguments = entries.filter(\.isArgument).map(\.row)
    if !arguments.isEmpty { paragraphs.append(section("Arguments", rows: arguments)) }
    let helpRow = (usage: helpNames.joined(separator: ", "), help: "Show this help.")
    let options = entries.filter { !$0.isArgument }.map(\.row) + [helpRow]
    paragraphs.append(section("Options", rows: options))
    return paragraphs.joined(separator: "\n\n")
  }

  /// The first line of help, which a usage error may repeat.
  public var usage: String {
    let arguments = entries.filter(\.isArgument).map(\.synopsis)
    return wrap(
      (["Usage:", command, "[OPTION]…"] + arguments).joined(separator: " "), width: helpWidth - 2
    )
    .joined(separator: "\n  ")
  }

  private func section(_ title: String, rows: [(usage: String, help: String)]) -> String {
    let all = entries.map(\.row.usage.count)
    let column = min(longestUsage, all.max() ?? 0) + 4
    let lines = rows.flatMap { usage, help in
      let text = wrap(help, width: helpWidth - column)
      let indent = String(repeating: " ", count: column)
      let first = "  " + usage
      let gap = column - first.count
      // A usage that is too long for its column has the help below it.
      guard gap >= 2 else { return [first] + text.map { indent + $0 } }
      return [first + String(repeating: " ", count: gap) + (text.first ?? "")]
        + text.dropFirst().map { indent + $0 }
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }
}

/// The width of a terminal that nobody has widened.
private let helpWidth = 80
/// The columns of a usage beyond which its help goes below it.
private let longestUsage = 24

extension OptionTable.Entry {
  /// The argument in the usage line.
  fileprivate var synopsis: String {
    guard case .argument(let minimum, let isRepeatable) = kind else { return "" }
    let name = names[0] + (isRepeatable ? "…" : "")
    return minimum > 0 ? name : "[\(name)]"
  }

  fileprivate var row: (usage: String, help: String) {
    let notes = [expectation, isRepeatable && !isArgument ? "May be given several times." : nil]
    return (spelling, ([help] + notes.compactMap(\.self)).joined(separator: " "))
  }

  private var spelling: String {
    switch kind {
    case .flag: indented
    case .option(let placeholder, _): indented + " " + placeholder
    case .argument(_, let isRepeatable): names[0] + (isRepeatable ? "…" : "")
    }
  }

  /// The names, the long ones in one column.
  private var indented: String {
    let short = names.contains { !$0.hasPrefix("--") }
    return (short ? "" : "    ") + names.joined(separator: ", ")
  }
}

/// Returns lines no wider than a width, unless a single word is.
private func wrap(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] += " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
