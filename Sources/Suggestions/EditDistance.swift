/// Returns the number of typing slips between two words.
///
/// A slip is one character too many, missing, replaced, or swapped with its neighbour (the
/// "optimal string alignment" form of Damerau's distance: no character is edited twice).
///
/// ```swift
/// editDistance(from: "swpie", to: "swipe")  // 1
/// ```
///
/// - Complexity: O(*n* · *m*) for words of *n* and *m* characters.
///
/// - Parameters:
///   - source: The word as typed.
///   - target: The word it may stand for.
/// - Returns: The number of slips, 0 for equal words.
public func editDistance(from source: String, to target: String) -> Int {
  let source = Array(source)
  let target = Array(target)
  var beforeLast = [Int](repeating: 0, count: target.count + 1)
  var last = Array(0...target.count)
  for i in source.indices {
    var row = [i + 1]
    for j in target.indices {
      let substitution = last[j] + (source[i] == target[j] ? 0 : 1)
      var best = min(substitution, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[target.count]
}
