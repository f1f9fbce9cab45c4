/// Returns the candidate that a mistyped word most likely stands for.
///
/// Case does not count. One slip in three characters is forgiven, at least one and at most three,
/// so that short words are not turned into unrelated short words. Where no candidate is that near,
/// the only one that begins with the word is taken.
///
/// ```swift
/// nearest(to: "swpie", among: ["swipe", "drag", "rest"])  // "swipe"
/// nearest(to: "xyzzy", among: ["swipe", "drag", "rest"])  // nil
/// ```
///
/// - Parameters:
///   - word: The word as typed.
///   - candidates: The words that have a meaning; the earlier one wins a tie.
/// - Returns: The nearest candidate, or nil when none is near.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let typed = word.lowercased()
  // A word far longer than any name is not a slip, and its distance would cost time.
  guard !typed.isEmpty, typed.count <= longestWord else { return nil }
  let forgiven = min(3, max(1, typed.count / 3))
  var best: (candidate: String, distance: Int)?
  var beginnings: [String] = []
  for candidate in candidates {
    let name = candidate.lowercased()
    if name.hasPrefix(typed), typed.count > 1 { beginnings.append(candidate) }
    guard abs(name.count - typed.count) <= forgiven else { continue }
    let distance = editDistance(from: typed, to: name)
    // A word in which everything had to be replaced has nothing in common with the typed one.
    guard distance <= forgiven, distance < max(name.count, typed.count) else { continue }
    if let known = best, known.distance <= distance { continue }
    best = (candidate, distance)
  }
  if let best { return best.candidate }
  return beginnings.count == 1 ? beginnings[0] : nil
}

/// The number of characters beyond which a word is not looked up.
private let longestWord = 64
