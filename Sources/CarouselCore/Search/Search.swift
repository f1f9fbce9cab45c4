/// Looks for the shortest script that breaks each law.
///
/// Breadth first over an alphabet of gestures, with every state at the end of a gesture visited
/// once. Offsets lie on pixels and times on refreshes, so the states of most carousels are finite
/// and a search that runs out of new ones is a proof.
///
/// ```swift
/// let result = Search(.bannerView, depth: 4).run()
/// result.counterexample(to: .progress)?.script.steps
/// ```
public struct Search: Sendable {
  /// The carousel.
  public var carousel: Carousel
  /// The gestures.
  public var alphabet: [Gesture]
  /// The largest number of gestures in a script.
  public var depth: Int
  /// The largest number of states; a search that reaches it is not exhausted.
  public var maximumStates = 200_000
  /// The display's refreshes a second.
  public var refreshRate: Double
  /// The laws to look at.
  public var laws: [Law] = Law.searchable

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - carousel: The carousel.
  ///   - depth: The largest number of gestures in a script.
  ///   - refreshRate: The display's refreshes a second.
  public init(_ carousel: Carousel, depth: Int = 8, refreshRate: Double = 60) {
    self.carousel = carousel
    self.depth = depth
    self.refreshRate = refreshRate
    alphabet = Gesture.alphabet(of: carousel)
  }

  /// What a search tells while it runs.
  public struct Progress: Hashable, Sendable {
    /// The number of gestures in the scripts that are tried now.
    public var depth: Int
    /// The number of states seen.
    public var stateCount: Int
    /// The number of gestures simulated.
    public var gestureCount: Int
    /// The laws broken so far.
    public var brokenLaws: [Law]
  }

  /// Runs the search.
  ///
  /// - Parameter continues: Called after each state; the search stops where it returns false, and
  ///   what is known by then is returned.
  /// - Returns: The shortest counterexamples, and how far the search came.
  /// - Complexity: O(s·a·f) for s states, a gestures and f refreshes a gesture.
  public func run(continues: (Progress) -> Bool = { _ in true }) -> SearchResult {
    var run = SearchRun(self)
    run.search(continues: continues)
    return run.result
  }
}

extension Law {
  /// The laws that a single gesture can break.
  public static let searchable: [Law] = [
    .referenceMatch, .remapEquivalence, .coverage, .uniqueCover, .atomicity, .motionContinuity,
    .progress, .indicator, .callbacks, .autoplayCadence, .smallCounts,
  ]
}
