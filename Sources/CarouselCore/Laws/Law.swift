/// A condition that every displayed frame of a seamless wraparound fulfils.
public enum Law: String, Hashable, Sendable, CaseIterable {
  /// Every point of the bounds shows the item and the place within it that the reference shows.
  case referenceMatch = "reference-match"
  /// Nothing within the bounds is blank where the reference shows a page.
  case coverage
  /// The marked dot names an item with the largest visible share.
  case indicator
}

extension Law {
  /// The law's name in scenarios, reports and on the command line.
  public var id: String { rawValue }

  /// The law in one sentence.
  public var statement: String {
    switch self {
    case .referenceMatch:
      "every point of the bounds shows what a strip without ends would show"
    case .coverage:
      "no point of the bounds is blank"
    case .indicator:
      "the marked dot names an item with the largest visible share"
    }
  }
}
