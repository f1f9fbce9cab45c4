/// How heavy the strokes of a font are.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// The weight of running text.
  case regular
  /// The weight of headings.
  case bold
}
