internal import CarouselCore

/// The memory of drawing a GIF, which must not grow with its length.
enum MemoryUse {
  /// The limit for ten minutes at 25 frames a second.
  private static let megabytes = 100.0

  /// Draws a GIF of one minute, one of ten, and a short one of large pictures.
  static func measure() throws(BenchError) {
    print("memory, an explained GIF at 25 frames a second, \(ProgramRun.jobsText):")
    // A child's peak can only be asked for as the largest of all so far; hence the order.
    try measure(seconds: 60, scale: 1)
    try measure(seconds: 600, scale: 1)
    try measure(seconds: 6, scale: 3)
  }

  private static func measure(seconds: Int, scale: Int) throws(BenchError) {
    let folder = try WorkFolder()
    // A swipe and a rest take 0.88 s.
    let steps = Array(
      repeating: "  - swipe forward\n  - rest 0.4s\n", count: Int(Double(seconds) / 0.88))
    let text = "carousel: banner-view-repaired\nitems: 5\nscript:\n" + steps.joined()
    try folder.write("long.yml", Array(text.utf8))
    let arguments = [
      "render", folder.path("long.yml"), "--format", "gif", "--scale", "\(scale)", "--quiet",
      "--output", folder.path("long"),
    ]
    let program = try ProgramRun.wraparound()
    let time = try Stopwatch.seconds { () throws(BenchError) in
      try ProgramRun.run(program, arguments)
    }
    let peak = ProgramRun.peakMegabytes
    let limit = fixedText(megabytes, decimals: 0)
    print(
      figureRow("\(seconds) s, scale \(scale)", ("peak MB", peak), ("s", time))
        + "   goal < \(limit) MB: \(peak < megabytes ? "met" : "MISSED")")
  }
}
