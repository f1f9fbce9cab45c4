internal import CarouselGIF
internal import Foundation
internal import GD

/// All encoders on one scenario.
struct EncoderResult {
  let scenario: BenchScenario
  let frameCount: Int
  private(set) var measures: [Encoder: GIFMeasure] = [:]
  /// The seconds from the scenario's file to the finished GIF.
  let ownTime: Double
  /// The seconds for drawing the frames into PNG files, and for FFmpeg to read them.
  let filesTime: Double
  /// The seconds for drawing the frames as raw pixels, and for FFmpeg: what nobody has who does not
  /// draw in the same process.
  let rawTime: Double
  /// The seconds that GD's encoder needs for the changed boxes, each drawn whole.
  let libgdTime: Double

  /// Each time is measured so often; its median counts.
  private static let rounds = 3

  /// Measures.
  init(_ scenario: BenchScenario, _ programs: EncoderPrograms, in folder: borrowing WorkFolder)
    throws(BenchError)
  {
    self.scenario = scenario
    let program = try ProgramRun.wraparound()
    let animation = try scenario.animation()
    let isPicture = scenario.picture != nil
    try folder.write("case.yml", Array(scenario.text.utf8))
    let ours = folder.path("ours/case.gif")
    var times: (own: [Double], files: [Double], raw: [Double], libgd: [Double]) = ([], [], [], [])
    var frames: RawFrames?
    // Alternating, so that a change of the machine's speed meets all.
    func render(_ format: String) throws(BenchError) {
      try ProgramRun.run(
        program,
        [
          "render", folder.path("case.yml"), "--format", format, "--layout",
          scenario.layout.rawValue, "--quiet", "--output", folder.path("ours"),
        ])
    }
    for _ in 0..<Self.rounds {
      times.own.append(try Stopwatch.seconds { () throws(BenchError) in try render("gif") })
      times.files.append(
        try Stopwatch.seconds { () throws(BenchError) in
          try render("frames")
          try programs.encode(
            filesIn: folder.path("ours/case-frames"), to: folder.path("files.gif"))
        })
      times.raw.append(
        try Stopwatch.seconds { () throws(BenchError) in
          let drawn = try RawFrames(
            animation, trueColors: isPicture, path: folder.path("frames.rgb"))
          frames = drawn
          try programs.encode(.ffmpeg, drawn, ours: ours, to: folder.path("ffmpeg.gif"))
        })
      times.libgd.append(try Self.libgdTime(animation))
    }
    guard let frames else { preconditionFailure("There is a round") }
    frameCount = frames.count
    ownTime = Stopwatch.median(times.own)
    filesTime = Stopwatch.median(times.files)
    rawTime = Stopwatch.median(times.raw)
    libgdTime = Stopwatch.median(times.libgd)
    for encoder in Encoder.allCases {
      let path = encoder == .ours ? ours : folder.path("\(encoder.rawValue).gif")
      if encoder != .ours, encoder != .ffmpeg {
        try programs.encode(encoder, frames, ours: ours, to: path)
      }
      measures[encoder] = try GIFMeasure(path, of: encoder.rawValue, beside: frames)
    }
  }

  private static func libgdTime(_ animation: AnimatedIllustration) throws(BenchError) -> Double {
    var time = 0.0
    try BenchError.drawing { () throws(GDError) in
      try animation.withChangedBoxes { (box, left, top, delay) throws(GDError) in
        time += try Stopwatch.seconds { () throws(GDError) in
          _ = try GIFEncoder.frame(box, left: left, top: top, delayCentiseconds: delay)
        }
      }
    }
    return time
  }

  /// The measure of an encoder.
  subscript(encoder: Encoder) -> GIFMeasure {
    guard let measure = measures[encoder] else { preconditionFailure("All encoders are measured") }
    return measure
  }

  /// The size of one file for a byte of another.
  func ratio(_ encoder: Encoder, to other: Encoder) -> Double {
    Double(self[encoder].byteCount) / Double(self[other].byteCount)
  }
}
