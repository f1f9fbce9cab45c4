internal import CarouselCore
internal import Foundation

/// Searches every combination of presets, items, sizes, grids and readings, and holds what is found
/// against what must be: `sweep` for all of them, `sweep pairwise` for a part that takes seconds.
@main
struct Sweep {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.allSatisfy({ $0 == "pairwise" }) else {
      print("usage: sweep [pairwise]")
      exit(64)
    }
    let cases = arguments.isEmpty ? SweepCase.all : SweepCase.pairwise
    var failures = 0
    // Two at a time: results come in the order of the cases.
    for start in stride(from: 0, to: cases.count, by: 2) {
      let pair = cases[start..<min(start + 2, cases.count)]
      let results = await withTaskGroup(of: (Int, SearchResult).self) { group in
        for (offset, example) in pair.enumerated() {
          group.addTask { (offset, search(example)) }
        }
        var results: [Int: SearchResult] = [:]
        for await (offset, result) in group { results[offset] = result }
        return results
      }
      for (offset, example) in pair.enumerated() {
        guard let result = results[offset], !report(example, result) else { continue }
        failures += 1
      }
    }
    print("\(cases.count - failures) passed, \(failures) failed")
    exit(failures == 0 ? 0 : 1)
  }

  /// Repaired presets are searched until no state is new; published ones until every fault that is
  /// known by hand is found, or to a depth at which it must have been.
  private static func search(_ example: SweepCase) -> SearchResult {
    var search = Search(example.carousel, depth: example.isRepaired ? 1000 : 6)
    search.maximumStates = 400_000
    let expected = example.expectedLaws
    return search.run { progress in
      example.isRepaired || !expected.isSubset(of: progress.brokenLaws) || expected.isEmpty
    }
  }

  private static func report(_ example: SweepCase, _ result: SearchResult) -> Bool {
    let broken = Set(result.counterexamples.map(\.law))
    let isRight =
      example.isRepaired
      ? broken.isEmpty && result.isExhausted : example.expectedLaws.isSubset(of: broken)
    let laws = result.counterexamples.map(\.law.id).joined(separator: ", ")
    let extent =
      result.isExhausted
      ? "all \(result.stateCount) states seen" : "\(result.stateCount) states seen"
    print(
      "\(isRight ? "✓" : "✗") \(example.name): \(laws.isEmpty ? "no law broken" : laws); \(extent)")
    return isRight
  }
}
