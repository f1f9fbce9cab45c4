/// What a finding can be put down to: the wrap rule that acted last, and what is wrong with it.
struct WrapCause: Hashable, Sendable {
  /// The name of the rule that acted last.
  private(set) var rule: String?
  /// Whether the bounds have changed size and the carousel does not keep its page then.
  private(set) var hasLostPage = false
  private let remedies: WrapRemedies

  init(_ carousel: Carousel) {
    remedies = WrapRemedies(carousel)
  }

  mutating func observe(_ frame: DisplayedFrame) {
    for event in frame.events {
      switch event {
      case .wrapJump(let jump): rule = jump.rule
      case .wrapJumpAnimated(let name): rule = name
      case .resized: hasLostPage = remedies.losesPageOnResize
      default: break
      }
    }
  }

  /// Returns what would mend a breach of a law, in one sentence.
  func remedy(for law: Law) -> String {
    known(for: law)
      ?? "give the strip copies for every offset that can be displayed, at their exact places"
  }

  /// Returns what would mend a breach of a law, or `nil` where nothing is wrong with the rules.
  func known(for law: Law) -> String? {
    // A jump is judged by its own sizes, whatever came before.
    if hasLostPage, law != .remapEquivalence, law != .atomicity { return ResizeLaw.remedy }
    return remedies.remedy(for: law, after: rule)
  }
}
