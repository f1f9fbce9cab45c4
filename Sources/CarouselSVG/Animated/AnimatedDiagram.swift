public import CarouselCore
public import CarouselPicture

/// A carousel in motion as one SVG file that CSS animates, without a script or anything from
/// outside.
///
/// The motion is the timeline's: at every refresh the drawing stands within half a point of what
/// the frame shows, and a wrap jump takes no time. Renderers that animate nothing show a telling
/// moment, and so do browsers whose reader asked for reduced motion. The same input gives the same
/// bytes.
///
/// ```swift
/// let illustration = Illustration(title: "Sentinel pages", timeline: timeline)
/// let svg = AnimatedDiagram(illustration: illustration, layout: .viewer).svg()
/// ```
///
/// WCAG 2.2.2 asks that motion that starts by itself and lasts more than five seconds can be
/// stopped: give a ``loopCount``, or let the page pause it (`animation-play-state`).
public struct AnimatedDiagram: Hashable, Sendable {
  /// What is drawn.
  public var illustration: Illustration
  /// What the picture shows.
  public var layout: Layout
  /// What the laws say, for the explained layout to point at.
  public var verdict: Verdict?
  /// The colors where the reader prefers dark ones; `nil` for the same everywhere.
  public var darkTheme: Theme?
  /// The number of times that the animation plays; `nil` for ever.
  public var loopCount: Int?
  /// Pictures of items by index, each a `data:image/…` URI; anything else is left out, so that the
  /// file needs nothing from outside.
  public var itemImages: [Int: String]
  /// What all ids start with, so that several pictures can stand in one page; `nil` for a prefix
  /// made of the content.
  public var idPrefix: String?

  /// What the picture shows.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// Only what the viewer sees: the bounds, and dots where the carousel has an indicator.
    case viewer
    /// What the viewer sees above what really happens: the strip, the bounds on it and the jumps.
    case explained
  }

  /// Creates an animated picture.
  ///
  /// - Parameters:
  ///   - illustration: What is drawn.
  ///   - layout: What the picture shows.
  ///   - verdict: What the laws say.
  ///   - darkTheme: The colors where the reader prefers dark ones.
  ///   - loopCount: The number of times that the animation plays; `nil` for ever.
  ///   - itemImages: Pictures of items by index, each a `data:image/…` URI.
  ///   - idPrefix: What all ids start with; `nil` for a prefix made of the content.
  public init(
    illustration: Illustration,
    layout: Layout = .explained,
    verdict: Verdict? = nil,
    darkTheme: Theme? = .dark,
    loopCount: Int? = nil,
    itemImages: [Int: String] = [:],
    idPrefix: String? = nil
  ) {
    self.illustration = illustration
    self.layout = layout
    self.verdict = verdict
    self.darkTheme = darkTheme
    self.loopCount = loopCount
    self.itemImages = itemImages
    self.idPrefix = idPrefix
  }

  /// Returns the picture as an SVG document in UTF-8.
  ///
  /// - Complexity: O(n·p) for n displayed frames and p pages that they show.
  public func svg() -> String {
    AnimatedDiagramWriter(self).document.text
  }
}
