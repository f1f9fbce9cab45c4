import CarouselCore
import CarouselPicture
import GD
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct FrameSequenceTests {
  private static let illustration = Illustration(
    title: "Frames",
    timeline: CarouselTimeline(
      small(.bannerViewRepaired), script: Script([.rest(0.3), .swipe(.back), .rest(0.2)])))
  private static let options = AnimationOptions(layout: .viewer)

  private func sequence(_ options: AnimationOptions = options) throws -> FrameSequence {
    try FrameSequence(Self.illustration, options)
  }

  /// The lines of a table without its head, cut at the commas.
  private func rows(_ files: [(name: String, bytes: [UInt8])]) throws -> [[String]] {
    let table = try #require(files.last)
    #expect(table.name == "delays.csv")
    return String(decoding: table.bytes, as: UTF8.self).split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",").map(String.init) }
  }

  @Test func `the pictures and their delays are those of the GIF`() throws {
    let film = try DecodedFilm(AnimatedIllustration(Self.illustration, Self.options).encode())
    let files = try sequence().files()
    let rows = try rows(files)
    #expect(files.count == film.frames.count + 1)
    #expect(rows.count == film.frames.count)
    for (index, frame) in film.frames.enumerated() {
      #expect(files[index].name == rows[index][0])
      #expect(try PixelBuffer(decoding: files[index].bytes).pixels == frame.picture)
      #expect(rows[index][1] == String(10 * frame.start))
      #expect(rows[index][2] == String(10 * frame.delay))
    }
  }

  @Test func `the table has the displayed time and offset of every picture`() throws {
    let frames = Self.illustration.timeline.frames
    for row in try rows(sequence().files()) {
      let time = try #require(Double(row[3])) / 1000
      let frame = frames[Int((time * 60).rounded())]
      #expect(row[4] == decimalText(frame.contentOffset, decimals: 3))
    }
  }

  @Test func `the files are the same for any number of jobs`() throws {
    var parallel = Self.options
    parallel.jobs = 3
    let files = try sequence(parallel).files()
    #expect(try sequence().files().map(\.bytes) == files.map(\.bytes))
    #expect(try files.map(\.name) == sequence().expectation().names)
  }

  @Test func `an offset, a hold and slow wraps are in the frames too`() throws {
    var options = Self.options
    options.loopOffset = 0.4
    options.holdLast = 1
    options.slowWrap = 2
    let film = try DecodedFilm(AnimatedIllustration(Self.illustration, options).encode())
    let rows = try rows(sequence(options).files())
    #expect(rows.map { $0[2] } == film.frames.map { String(10 * $0.delay) })
    #expect(rows.first?[3] == "400.000")
  }

  @Test func `files just written are what was meant, and others are not`() throws {
    let sequence = try sequence()
    let files = try sequence.files()
    let expectation = sequence.expectation()
    for file in files { try expectation.check(file.name, file.bytes) }
    #expect(throws: AnimationError.self) { try expectation.check(files[1].name, files[5].bytes) }
    #expect(throws: AnimationError.stillDiffers(.file("frame-99999.png"))) {
      try expectation.check("frame-99999.png", files[0].bytes)
    }
    #expect(throws: AnimationError.stillDiffers(.file("other.png"))) {
      try expectation.check("other.png", files[0].bytes)
    }
    let table = String(decoding: try #require(files.last).bytes, as: UTF8.self)
    let longer = table.replacing("frame-00001.png,0,", with: "frame-00001.png,0,1")
    #expect(throws: AnimationError.stillDiffers(.delayTable(line: 2))) {
      try expectation.check("delays.csv", Array(longer.utf8))
    }
    let shorter = table.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    #expect(throws: AnimationError.stillDiffers(.delayTable(line: files.count))) {
      try expectation.check("delays.csv", Array(shorter.utf8))
    }
  }

  @Test func `the names of frames sort in their order and are known again`() {
    #expect(FrameSequence.name(0) == "frame-00001.png")
    #expect(FrameSequence.name(123_455) == "frame-123456.png")
    for name in ["frame-00001.png", "frame-123456.png", "delays.csv"] {
      #expect(FrameSequence.owns(name), "\(name)")
    }
    for name in ["frame-1.png", "frame-00000.png", "frame-.png", "a.png", "frame-00001.png.bak"] {
      #expect(!FrameSequence.owns(name), "\(name)")
    }
  }
}
