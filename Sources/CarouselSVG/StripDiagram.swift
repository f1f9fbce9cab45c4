public import CarouselCore
public import CarouselPicture

/// A still picture that explains a wraparound: the strip with its copies, the jump, what the viewer
/// sees, the offset over time, and the verdict.
///
/// Everything in it comes from the displayed frames of the illustration's timeline, which is played
/// twice. The same input gives the same bytes.
///
/// ```swift
/// let illustration = Illustration(title: "Sentinel pages", timeline: timeline)
/// let svg = StripDiagram(illustration: illustration, verdict: timeline.verdict).svg()
/// ```
public struct StripDiagram: Hashable, Sendable {
  /// What is drawn.
  public var illustration: Illustration
  /// What the laws say of it.
  public var verdict: Verdict
  /// Pictures of items by index, each a `data:image/…` URI; anything else is left out, so that the
  /// file needs nothing from outside.
  public var itemImages: [Int: String]
  /// What all ids start with, so that several diagrams can stand in one page; `nil` for a prefix
  /// made of the content.
  public var idPrefix: String?

  /// Creates a diagram.
  ///
  /// - Parameters:
  ///   - illustration: What is drawn.
  ///   - verdict: What the laws say of it.
  ///   - itemImages: Pictures of items by index, each a `data:image/…` URI.
  ///   - idPrefix: What all ids start with; `nil` for a prefix made of the content.
  public init(
    illustration: Illustration,
    verdict: Verdict,
    itemImages: [Int: String] = [:],
    idPrefix: String? = nil
  ) {
    self.illustration = illustration
    self.verdict = verdict
    self.itemImages = itemImages
    self.idPrefix = idPrefix
  }

  /// Returns the picture as an SVG document in UTF-8.
  ///
  /// - Complexity: O(n) for n displayed frames.
  public func svg() -> String {
    DiagramWriter(self).document.text
  }

  /// Whether a picture is in the file itself.
  static func isEmbedded(_ uri: String?) -> Bool {
    uri?.hasPrefix("data:image/") ?? false
  }
}
