/// A wrapping carousel as a value: what a scenario describes and what a timeline plays.
///
/// ```swift
/// var carousel = Carousel.bannerView
/// carousel.geometry.numberOfItems = 3
/// let timeline = CarouselTimeline(carousel, script: Script([.swipe(.back)]))
/// ```
public struct Carousel: Hashable, Sendable {
  /// The name of the preset, or of the reader's own.
  public var name: String
  /// The sizes.
  public var geometry: Geometry
  /// The layout of the pages.
  public var strip: Strip
  /// What is wrong with the copies on the strip.
  public var cloneFault = CloneFault()
  /// The offset at the start where the carousel loops.
  public var initialOffset: Length
  /// The number of items from which on it loops; with fewer it stands still.
  public var loopsFrom: Int = 1
  /// The offsets that a finger can reach.
  public var range: OffsetRange
  /// The wrap rules in the order in which the code asks them.
  public var wrapRules: [WrapRule]
  /// What a release does.
  public var paging = Paging()
  /// The timer, if there is one.
  public var autoplay: Autoplay?
  /// The dots, if there are any.
  public var indicator: Indicator?
  /// What the owner is told.
  public var callbacks = Callbacks()
  /// What a change of size does.
  public var resizeBehavior: ResizeBehavior = .keepsPhase

  /// Creates a carousel.
  public init(
    name: String,
    geometry: Geometry,
    strip: Strip,
    initialOffset: Length,
    range: OffsetRange,
    wrapRules: [WrapRule]
  ) {
    self.name = name
    self.geometry = geometry
    self.strip = strip
    self.initialOffset = initialOffset
    self.range = range
    self.wrapRules = wrapRules
  }
}

extension Carousel {
  /// Whether it wraps with its number of items.
  public var isLooping: Bool {
    geometry.numberOfItems >= max(loopsFrom, 1)
  }

  /// The page that stands for item 0 at home, counted from the content's start.
  public var homePage: Int {
    guard isLooping else { return 0 }
    return switch strip {
    case .clones(let leading, _): leading
    case .repeated(let copies): copies / 2 * geometry.numberOfItems
    case .window(let before, _): before
    case .unbounded: 0
    }
  }

  /// The same carousel with a strip and a range without ends, so that it needs no wrap.
  ///
  /// It is what the viewer is meant to believe; see ``DisplayedFrame/referencePosition``.
  public var reference: Carousel {
    var reference = self
    reference.name = "\(name)-reference"
    reference.strip = .unbounded
    reference.cloneFault = CloneFault()
    reference.initialOffset = .zero
    reference.range = .unbounded
    reference.wrapRules = []
    reference.geometry.declaredLap = nil
    reference.autoplay?.lastTurn = nil
    reference.indicator = nil
    reference.resizeBehavior = .keepsPhase
    reference.paging.touch = .freezes
    return reference
  }
}
