internal import CarouselCore
internal import CarouselGIF

/// Our GIFs beside those of other programs, in bytes, likeness and time.
enum EncoderComparison {
  /// Measures scenarios with all encoders, and says which goals are met.
  ///
  /// - Parameter names: The scenarios; all when it is empty.
  /// - Throws: A ``BenchError`` when a program is missing or fails.
  static func measure(_ names: Set<String>) throws(BenchError) {
    let programs = try EncoderPrograms()
    let folder = try WorkFolder()
    print("GIFs of the same frames, bytes, and the ratio to ours (\(ProgramRun.jobsText)):")
    var results: [EncoderResult] = []
    for scenario in try BenchScenario.all(in: folder)
    where names.isEmpty || names.contains(scenario.name) {
      let result = try EncoderResult(scenario, programs, in: folder)
      print(sizes(result))
      print(times(result))
      results.append(result)
    }
    print("goals:")
    for goal in Goal.all { goal.report(results) }
  }

  private static func sizes(_ result: EncoderResult) -> String {
    let name = "\(result.scenario.name), \(result.scenario.layout.rawValue)"
    let cells = Encoder.allCases.map { encoder in
      let bytes = result[encoder].byteCount
      guard encoder != .ours else { return "ours \(bytes)" }
      let ratio = fixedText(result.ratio(encoder, to: .ours), decimals: 3)
      let expected = result.frameCount * RawFrames.delay
      let length = result[encoder].centiseconds
      // Another length is another film: its size says nothing then.
      let note = length == expected ? "" : " [\(length) cs instead of \(expected)]"
      return "\(encoder.rawValue) \(bytes) (\(ratio))\(note)"
    }
    return "  \(name)\n    " + cells.joined(separator: "  ")
  }

  private static func times(_ result: EncoderResult) -> String {
    let likeness = Encoder.allCases.filter { $0 != .gifsicle }.map { encoder in
      let measure = result[encoder]
      let decibels = measure.isExact ? "exact" : fixedText(measure.decibels, decimals: 1) + " dB"
      return "\(encoder.rawValue) \(decibels)"
    }
    let times = [
      ("ours", result.ownTime), ("PNG frames + ffmpeg", result.filesTime),
      ("raw frames + ffmpeg", result.rawTime),
      ("libgd's encoder alone", result.libgdTime),
    ].map { "\($0) \(fixedText($1, decimals: 3)) s" }
    return "    \(likeness.joined(separator: ", "))\n    \(times.joined(separator: ", "))"
  }
}
