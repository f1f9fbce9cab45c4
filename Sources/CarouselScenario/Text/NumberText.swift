/// Returns a number as a scenario writes it: all digits that make it up, no needless `.0`.
///
/// ```swift
/// numberText(0.1)  // "0.1"
/// numberText(3)    // "3"
/// ```
func numberText(_ value: Double) -> String {
  // Minus zero is zero to every reader.
  let text = value == 0 ? "0" : "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns words as a choice, `a, b or c`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// Returns a time with its unit: milliseconds below half a second where they are whole.
func timeText(_ seconds: Double) -> String {
  let milliseconds = (seconds * 1000).rounded()
  return seconds > 0 && seconds < 0.5 && milliseconds / 1000 == seconds
    ? "\(numberText(milliseconds))ms" : "\(numberText(seconds))s"
}
