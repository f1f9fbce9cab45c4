import Suggestions
import Testing

@Suite struct SuggestionsTests {
  @Test(arguments: [
    ("swipe", "swipe", 0), ("swpie", "swipe", 1), ("swip", "swipe", 1), ("swwipe", "swipe", 1),
    ("swape", "swipe", 1), ("", "drag", 4), ("drag", "", 4), ("kitten", "sitting", 3),
    // Without swaps this would be 4: no character is edited twice.
    ("badc", "abcd", 2), ("ca", "abc", 3), ("页面", "页", 1),
  ])
  func `slips are counted`(source: String, target: String, distance: Int) {
    #expect(editDistance(from: source, to: target) == distance)
    #expect(editDistance(from: target, to: source) == distance)
  }

  @Test(arguments: [
    ("swpie", "swipe"), ("Swipe", "swipe"), ("carousal", "carousel"),
    ("dispaly-scale", "display-scale"),
    ("display_scale", "display-scale"), ("re", "rest"), ("auto", "autoplay"),
  ])
  func `a slip is forgiven, an unrelated word is not`(word: String, expected: String) {
    let names = ["swipe", "drag", "rest", "carousel", "display-scale", "autoplay"]
    #expect(nearest(to: word, among: names) == expected)
  }

  @Test(arguments: ["", "x", "pq", "zzzzz", "swipe-forward-four-times", "wxyz"])
  func `a word without a neighbour has no suggestion`(word: String) {
    #expect(nearest(to: word, among: ["swipe", "drag", "gap", "b"]) == nil)
  }

  @Test func `the earlier of two equally near words wins`() {
    #expect(nearest(to: "gop", among: ["gap", "top"]) == "gap")
    #expect(nearest(to: "gop", among: ["top", "gap"]) == "top")
  }

  @Test func `a beginning that two words share suggests neither`() {
    #expect(nearest(to: "dis", among: ["display-scale", "distance-limit"]) == nil)
  }

  @Test func `a very long word is not compared`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(nearest(to: long, among: [long]) == nil)
  }
}
