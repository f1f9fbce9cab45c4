/// What a carousel tells its owner.
public struct Callbacks: Hashable, Sendable {
  /// The events on which it reports the current page.
  public var commitsPageOn: ControlEvents
  /// The item that it reports.
  public var commits: CommittedItem
  /// The item that a tap reports.
  public var tapReports: TapReport

  /// Creates the callbacks of a carousel.
  public init(
    commitsPageOn: ControlEvents = [],
    commits: CommittedItem = .itemInMiddle,
    tapReports: TapReport = .itemUnderFinger
  ) {
    self.commitsPageOn = commitsPageOn
    self.commits = commits
    self.tapReports = tapReports
  }
}

/// The item that a carousel reports as its current one.
public enum CommittedItem: String, Hashable, Sendable, CaseIterable {
  /// The item under the middle of the bounds.
  case itemInMiddle = "item-in-middle"
  /// The item that the carousel holds for the current one.
  case currentItem = "current-item"
}

/// The item that a tap reports.
public enum TapReport: String, Hashable, Sendable, CaseIterable {
  /// The item of the page under the finger.
  case itemUnderFinger = "item-under-finger"
  /// The item that the carousel holds for the current one.
  case currentItem = "current-item"
  /// Taps are not listened to.
  case nothing
}

/// What a carousel does when its bounds change size.
public enum ResizeBehavior: String, Hashable, Sendable, CaseIterable {
  /// Pages keep the size that they were made with.
  case keepsPages = "keeps-pages"
  /// Pages take the new size; the offset keeps its number of points.
  case keepsOffset = "keeps-offset"
  /// Pages take the new size; the offset moves with its page.
  case keepsPhase = "keeps-phase"
}
