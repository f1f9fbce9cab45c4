internal import CarouselCore

/// The memory of drawing a GIF, which must not grow with its length.
enum MemoryUse {
  /// The limit for ten minutes at 25 frames a second.
  private static let megabytes = 100.0

  /// Draws a GIF of one minute, and then one of ten.
  static func measure() throws(BenchError) {
    print("memory, an explained GIF at 25 frames a second, \(ProgramRun.jobsText):")
    let program = try ProgramRun.wraparound()
    let folder = try WorkFolder()
    // A child's peak can only be asked for as the largest of all so far; the longer film is second.
    for scale in [1] {
      for seconds in [60, 600] {
        // A swipe and a rest take 0.88 s.
        let steps = Array(
          repeating: "  - swipe forward\n  - rest 0.4s\n", count: Int(Double(seconds) / 0.88))
        let text = "carousel: banner-view-repaired\nitems: 5\nscript:\n" + steps.joined()
        try folder.write("long.yml", Array(text.utf8))
        let time = try Stopwatch.seconds { () throws(BenchError) in
          try ProgramRun.run(
            program,
            [
              "render", folder.path("long.yml"), "--format", "gif", "--scale", "\(scale)",
              "--quiet",
              "--output", folder.path("long"),
            ])
        }
        let peak = ProgramRun.peakMegabytes
        let verdict = seconds < 600 ? "" : peak < megabytes ? "   met" : "   MISSED"
        print(
          figureRow("\(seconds) s, scale \(scale)", ("peak MB", peak), ("s", time))
            + (verdict.isEmpty
              ? "" : "   goal: < \(fixedText(megabytes, decimals: 0)) MB\(verdict)"))
      }
    }
  }
}
