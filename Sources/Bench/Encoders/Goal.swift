internal import CarouselCore
internal import CarouselGIF

/// What our encoder has to reach on scenarios.
struct Goal: Sendable {
  let text: String
  /// The scenarios that it is about.
  let isMeant: @Sendable (EncoderResult) -> Bool
  /// The number that counts, the smaller the better.
  let value: @Sendable (EncoderResult) -> Double
  let limit: Double
  /// Why it may be missed, where that is known.
  var reason: String?

  /// Prints the worst number and whether it is good enough.
  func report(_ results: [EncoderResult]) {
    let meant = results.filter(isMeant).sorted { value($0) > value($1) }
    guard let worst = meant.first else { return }
    let missed = meant.filter { value($0) > limit }
    let state = missed.isEmpty ? "met   " : "MISSED"
    print(
      "  \(state) \(text): at worst \(fixedText(value(worst), decimals: 3)), "
        + "at best \(fixedText(meant.last.map(value) ?? 0, decimals: 3))"
        + (missed.isEmpty ? "" : "; missed by \(missed.count) of \(meant.count)"))
    for result in missed.prefix(4) {
      print(
        "           \(result.scenario.name), \(result.scenario.layout.rawValue): "
          + fixedText(value(result), decimals: 3))
    }
    if let reason, !missed.isEmpty { print("           \(reason)") }
  }
}

extension Goal {
  @Sendable private static func isFlat(_ result: EncoderResult) -> Bool {
    result.scenario.picture == nil
  }

  /// All goals.
  static let all = [
    Goal(
      text: "wrong pixels on flat pages, 0 or 1", isMeant: isFlat,
      value: { $0[.ours].isExact ? 0 : 1 }, limit: 0),
    Goal(
      text: "delays other than those of the frames, 0 or 1", isMeant: { _ in true },
      value: { $0[.ours].centiseconds == RawFrames.delay * $0.frameCount ? 0 : 1 }, limit: 0),
    Goal(
      text: "share that gifsicle -O3 gains < 0.01", isMeant: { _ in true },
      value: { 1 - $0.ratio(.gifsicle, to: .ours) }, limit: 0.01,
      reason: "GD clears its codes as soon as all 4096 are in use; gifsicle goes on with them, "
        + "which suits smooth colors."),
    Goal(
      text: "size on flat pages : ffmpeg's ≤ 0.7", isMeant: isFlat,
      value: { $0.ratio(.ours, to: .ffmpeg) }, limit: 0.7,
      reason: "In the explained layout the window and the strip move in every frame, so that most "
        + "of a frame's bytes say that what lies between them has not changed, at the same cost for "
        + "FFmpeg."),
    Goal(
      text: "size of photographs : ffmpeg's ≤ 1", isMeant: { !isFlat($0) },
      value: { $0.ratio(.ours, to: .ffmpeg) }, limit: 1),
    Goal(
      text: "decibels by which photographs are worse than ffmpeg's ≤ 0", isMeant: { !isFlat($0) },
      value: { $0[.ffmpeg].decibels - $0[.ours].decibels }, limit: 0),
    Goal(
      text: "time from scenario to file : frames as PNG files and ffmpeg ≤ 0.2",
      isMeant: { _ in true },
      value: { $0.ownTime / $0.filesTime }, limit: 0.2,
      reason: "Ours starts a program, plays, judges, draws and reads the file back in that time."),
    Goal(
      text: "time from scenario to file : libgd's encoder alone ≤ 1.5", isMeant: { _ in true },
      value: { $0.ownTime / $0.libgdTime }, limit: 1.5,
      reason: "Starting the program, finding fonts and judging take longer than the encoder's few "
        + "hundredths of a second; then every frame is drawn and compared twice, and read back."),
  ]
}
