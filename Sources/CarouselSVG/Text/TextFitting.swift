extension Font {
  /// Returns text cut with an ellipsis so that it is no wider than a length in units.
  func truncated(_ text: String, to width: Double) -> String {
    guard self.width(of: text) > width else { return text }
    var kept = text
    while !kept.isEmpty, self.width(of: kept + "…") > width { kept.removeLast() }
    while kept.last == " " { kept.removeLast() }
    return kept.isEmpty && self.width(of: "…") > width ? "" : kept + "…"
  }

  /// Returns the first of several wordings that fits, or the last one cut.
  func fitting(_ wordings: [String], in width: Double) -> String {
    for wording in wordings where self.width(of: wording) <= width { return wording }
    return truncated(wordings.last ?? "", to: width)
  }

  /// Returns text in lines no wider than a length in units, the last one cut if need be.
  ///
  /// Lines break at spaces, and before and after characters as wide as they are high, as Chinese
  /// sets them; a word longer than a line is broken where the line ends.
  func lines(of text: String, width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var pieces = Self.pieces(of: text)[...]
    while let piece = pieces.popFirst() {
      let isBlank = piece == " "
      if isBlank, line.isEmpty { continue }
      if self.width(of: line + piece) <= width || isBlank {
        line += piece
        continue
      }
      if lines.count == limit - 1 {
        lines.append(truncated(trimmed(line + piece + pieces.joined()), to: width))
        return lines
      }
      if line.isEmpty {
        var head = piece
        while head.count > 1, self.width(of: head) > width { head.removeLast() }
        pieces = [String(piece.dropFirst(head.count))] + pieces
        lines.append(head)
      } else {
        lines.append(trimmed(line))
        line = ""
        pieces = [piece] + pieces
      }
    }
    line = trimmed(line)
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Words, blanks, and wide characters each on its own.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var word = ""
    for character in text {
      let isBlank = character.isWhitespace
      let isWide = character.unicodeScalars.contains { $0.value >= 0x2e80 }
      guard isBlank || isWide else {
        word.append(character)
        continue
      }
      if !word.isEmpty { pieces.append(word) }
      word = ""
      pieces.append(isBlank ? " " : String(character))
    }
    if !word.isEmpty { pieces.append(word) }
    return pieces
  }
}
