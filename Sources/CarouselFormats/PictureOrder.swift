public import CarouselCore
public import CarouselPicture

/// What a format is asked to draw.
///
/// ```swift
/// var order = PictureOrder(illustration, fileName: "banner.gif")
/// order.options.layout = .viewer
/// order.options.slowWrap = 4
/// ```
public struct PictureOrder: Sendable {
  /// What is drawn: the title, the timeline, the items, the colors, the scale.
  public var illustration: Illustration
  /// What the laws say of the timeline.
  public var verdict: Verdict
  /// How it is drawn.
  public var options: PictureOptions
  /// The name that the file gets, below the folder of all pictures.
  public var fileName: String
  /// The carousel that the timeline is compared with, under the same script.
  public var against: CarouselTimeline?
  /// Pictures on items by index, each a `data:image/…` URI, for documents that hold them.
  public var itemImages: [Int: String]
  /// The pictures that are made together with this one, for what points to them.
  public var companions: [CompanionPicture]
  /// How many frames are drawn at once; the picture does not depend on it.
  public var jobs: Int
  /// Whether files that may be long come as a ``DrawnFile/stream`` and not as bytes.
  public var isStreamed = false

  /// Creates an order.
  ///
  /// - Parameters:
  ///   - illustration: What is drawn.
  ///   - fileName: The name that the file gets, below the folder of all pictures.
  ///   - verdict: What the laws say of the timeline; they are asked where `nil`.
  ///   - options: How it is drawn.
  ///   - against: The carousel that the timeline is compared with, under the same script.
  ///   - itemImages: Pictures on items by index, each a `data:image/…` URI.
  ///   - companions: The pictures that are made together with this one.
  ///   - jobs: How many frames are drawn at once.
  /// - Complexity: O(n) for n displayed frames where the laws are asked, O(1) otherwise.
  public init(
    _ illustration: Illustration,
    fileName: String,
    verdict: Verdict? = nil,
    options: PictureOptions = PictureOptions(),
    against: CarouselTimeline? = nil,
    itemImages: [Int: String] = [:],
    companions: [CompanionPicture] = [],
    jobs: Int = 1
  ) {
    self.illustration = illustration
    self.fileName = fileName
    self.verdict = verdict ?? illustration.timeline.verdict
    self.options = options
    self.against = against
    self.itemImages = itemImages
    self.companions = companions
    self.jobs = jobs
  }
}

/// A picture that is made together with another one.
public struct CompanionPicture: Hashable, Sendable {
  /// The name of its file, below the folder of all pictures.
  public var fileName: String
  /// The name of its dark variant, where it has one.
  public var darkFileName: String?

  /// Creates a companion.
  ///
  /// - Parameters:
  ///   - fileName: The name of its file, below the folder of all pictures.
  ///   - darkFileName: The name of its dark variant, where it has one.
  public init(fileName: String, darkFileName: String? = nil) {
    self.fileName = fileName
    self.darkFileName = darkFileName
  }
}
