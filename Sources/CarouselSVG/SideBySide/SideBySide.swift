public import CarouselCore
public import CarouselPicture

/// A still picture of two carousels under the same script: what the viewer sees of either at the
/// same moments, where they part, and both strips.
///
/// ```swift
/// let picture = SideBySide(
///   illustration: Illustration(title: "Published and repaired", timeline: published),
///   verdict: published.verdict, against: repaired, verdict: repaired.verdict)
/// let svg = picture.svg()
/// ```
public struct SideBySide: Hashable, Sendable {
  /// The one carousel, with what both have in common: the title, the items, the theme.
  public var illustration: Illustration
  /// What the laws say of it.
  public var verdict: Verdict
  /// The displayed frames of the other carousel.
  public var against: CarouselTimeline
  /// What the laws say of the other.
  public var otherVerdict: Verdict
  /// Pictures of items by index, each a `data:image/…` URI.
  public var itemImages: [Int: String]
  /// What all ids start with; `nil` for a prefix made of the content.
  public var idPrefix: String?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - illustration: The one carousel, with what both have in common.
  ///   - verdict: What the laws say of it.
  ///   - against: The displayed frames of the other.
  ///   - otherVerdict: What the laws say of the other.
  ///   - itemImages: Pictures of items by index, each a `data:image/…` URI.
  ///   - idPrefix: What all ids start with; `nil` for a prefix made of the content.
  public init(
    illustration: Illustration,
    verdict: Verdict,
    against: CarouselTimeline,
    verdict otherVerdict: Verdict,
    itemImages: [Int: String] = [:],
    idPrefix: String? = nil
  ) {
    self.illustration = illustration
    self.verdict = verdict
    self.against = against
    self.otherVerdict = otherVerdict
    self.itemImages = itemImages
    self.idPrefix = idPrefix
  }

  /// Returns the picture as an SVG document in UTF-8.
  ///
  /// - Complexity: O(n) for n displayed frames.
  public func svg() -> String {
    let layout = SideBySideLayout(self)
    return DiagramWriter(
      diagram, layout.first, layout: layout.layout, description: layout.description
    ).document.text
  }

  /// The one carousel as a diagram of its own.
  var diagram: StripDiagram {
    StripDiagram(
      illustration: illustration, verdict: verdict, itemImages: itemImages, idPrefix: idPrefix)
  }

  /// The other carousel as a diagram of its own.
  var otherDiagram: StripDiagram {
    var other = illustration
    other.timeline = against
    return StripDiagram(
      illustration: other, verdict: otherVerdict, itemImages: itemImages, idPrefix: idPrefix)
  }
}
