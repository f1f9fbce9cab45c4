internal import CarouselCore
internal import Foundation

/// Searches every combination of presets, items, sizes, grids and readings, and holds what is found
/// against what must be: `sweep` for all of them, `sweep pairwise` for a part that takes seconds,
/// with the names of presets for theirs alone.
@main
struct Sweep {
  static func main() async {
    var names = Set(CommandLine.arguments.dropFirst())
    let isPairwise = names.remove("pairwise") != nil
    guard names.isSubset(of: Carousel.presets.map(\.name)) else {
      tell("usage: sweep [pairwise] [PRESET]…")
      exit(64)
    }
    let cases = (isPairwise ? SweepCase.pairwise : SweepCase.all).filter {
      names.isEmpty || names.contains($0.carousel.name)
    }
    let failures = await run(cases)
    tell("\(cases.count - failures) passed, \(failures) failed")
    exit(failures == 0 ? 0 : 1)
  }

  /// Searches as many cases at a time as there are processors, and tells of each in their order.
  private static func run(_ cases: [SweepCase]) async -> Int {
    await withTaskGroup(of: (Int, SearchResult).self) { group in
      var waiting = cases.indices.makeIterator()
      func startNext() {
        guard let index = waiting.next() else { return }
        group.addTask { (index, search(cases[index])) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
      var results: [Int: SearchResult] = [:]
      var next = 0
      var failures = 0
      for await (index, result) in group {
        startNext()
        results[index] = result
        while let result = results.removeValue(forKey: next) {
          if !report(cases[next], result) { failures += 1 }
          next += 1
        }
      }
      return failures
    }
  }

  /// Prints a line at once, also into a file.
  private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
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
    tell(
      "\(isRight ? "✓" : "✗") \(example.name): \(laws.isEmpty ? "no law broken" : laws); \(extent)")
    return isRight
  }
}
