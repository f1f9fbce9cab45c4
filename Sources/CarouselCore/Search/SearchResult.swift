/// What a search found.
public struct SearchResult: Hashable, Sendable {
  /// The shortest script that breaks each law, in the order of the list of laws.
  public var counterexamples: [Counterexample]
  /// The laws that were looked at.
  public var laws: [Law]
  /// The number of different states at the end of a gesture.
  public var stateCount: Int
  /// The number of gestures simulated.
  public var gestureCount: Int
  /// The number of refreshes simulated.
  public var refreshCount: Int
  /// The number of gestures in the longest scripts that were all tried.
  public var depth: Int
  /// Whether every reachable state was seen, so that no longer script can show anything else.
  public var isExhausted: Bool
  /// Whether the search was stopped from outside.
  public var wasStopped: Bool

  /// Returns the counterexample to a law, if there is one.
  public func counterexample(to law: Law) -> Counterexample? {
    counterexamples.first { $0.law == law }
  }
}

/// A script that breaks a law.
public struct Counterexample: Hashable, Sendable {
  /// The law.
  public var law: Law
  /// The shortest script, by the number of its steps.
  public var script: Script
  /// What a viewer of that script sees first of the breach.
  public var finding: Finding
}
