public import CarouselCore

/// A timeline in words, for those who do not see its pictures.
///
/// ```swift
/// let text = CarouselText(timeline, verdict: timeline.verdict, language: .english)
/// text.alternative  // "Carousel of four pages: two wrap jumps, none of which can be seen."
/// text.description  // "Four pages. After page 4 a copy of page 1 slides in; when it has …"
/// ```
public struct CarouselText: Hashable, Sendable {
  /// The language.
  public let language: Language
  private let numberOfItems: Int
  private let moments: [WrapMoment]
  private let verdict: Verdict

  /// The most jumps that are told.
  private static let limit = 4

  /// Describes a timeline.
  ///
  /// - Parameters:
  ///   - timeline: The displayed frames.
  ///   - verdict: What the laws say of them.
  ///   - language: The language.
  /// - Complexity: O(n) for n displayed frames.
  public init(_ timeline: CarouselTimeline, verdict: Verdict, language: Language = .english) {
    self.language = language
    self.verdict = verdict
    numberOfItems = timeline.carousel.geometry.numberOfItems
    moments = WrapMoment.all(of: timeline, verdict: verdict)
  }

  /// One sentence, for the place of a picture that is not seen.
  public var alternative: String {
    switch language {
    case .english:
      "Carousel of \(language.pages(numberOfItems)): \(language.times(moments.count))"
        + (verdict.isSeamless
          ? EnglishWords.invisibility(moments.count)
          : ", and \(EnglishWords.law(verdict.findings[0])).")
    case .chinese:
      "\(language.pages(numberOfItems))的轮播：\(language.times(moments.count))"
        + (verdict.isSeamless
          ? ChineseWords.invisibility(moments.count)
          : "，其中\(ChineseWords.law(verdict.findings[0]))。")
    }
  }

  /// What happens, in a paragraph.
  public var description: String {
    var told: [WrapMoment] = []
    for moment in moments where !told.contains(where: { $0.isLike(moment) }) {
      told.append(moment)
    }
    switch language {
    case .english:
      var sentences = [language.pages(numberOfItems).capitalizedFirst + "."]
      sentences += told.prefix(Self.limit).map { EnglishWords.sentence($0) }
      sentences.append(EnglishWords.closing(verdict, wraps: moments.count))
      return sentences.joined(separator: " ")
    case .chinese:
      var sentences = ["共" + language.pages(numberOfItems) + "。"]
      sentences += told.prefix(Self.limit).map { ChineseWords.sentence($0) }
      sentences.append(ChineseWords.closing(verdict, wraps: moments.count))
      return sentences.joined()
    }
  }
}
