import CarouselCore
import CarouselTrace
import Testing

@Suite struct RecordingTests {
  /// A frame at 60 Hz in milliseconds.
  private static let frame = 1000 / 60.0 + 0.5

  @Test(arguments: Recording.all)
  func `a recording gets the verdict that is true of it`(_ recording: Recording) throws {
    let verdict = TraceJudge().verdict(on: try Fixtures.trace(recording.name))
    #expect(verdict.outcome == recording.outcome)
    #expect(verdict.isGood == recording.seams.isEmpty)
    #expect(Set(verdict.seams.map(\.kind)) == recording.kinds)
  }

  @Test(arguments: Recording.all)
  func `every wrap is seen where it is, with its way`(_ recording: Recording) throws {
    let wraps = TraceJudge().verdict(on: try Fixtures.trace(recording.name)).wraps
    try #require(wraps.count == recording.wraps.count)
    for (seen, known) in zip(wraps, recording.wraps) {
      #expect(abs(seen.time * 1000 - known.time) <= Self.frame)
      #expect(seen.direction == known.way)
    }
  }

  @Test(arguments: Recording.faulty)
  func `every fault is found at its time, and no other`(_ recording: Recording) throws {
    let trace = try Fixtures.trace(recording.name)
    let spans = TraceJudge().verdict(on: trace).seams.map { seam in
      trace.frames[seam.finding.frame].time * 1000...trace.frames[seam.finding.lastFrame].time
        * 1000
    }
    func isNear(_ time: Double, _ span: ClosedRange<Double>) -> Bool {
      time >= span.lowerBound - 2 * Self.frame && time <= span.upperBound + 2 * Self.frame
    }
    for time in recording.seams { #expect(spans.contains { isNear(time, $0) }, "\(time) ms") }
    for span in spans { #expect(recording.seams.contains { isNear($0, span) }, "\(span) ms") }
  }

  @Test func `a rewind is seen without dots too, and clicks back are none`() throws {
    func kinds(_ name: String) throws -> Set<TraceSeamKind> {
      var trace = try Fixtures.trace(name)
      for index in trace.frames.indices { trace.frames[index].indicator = nil }
      return Set(TraceJudge().verdict(on: trace).seams.map(\.kind))
    }
    #expect(try kinds("splide-s11-rewind") == [.rewind])
    #expect(try kinds("slick-n4-fastclicks") == [.cut])
  }

  @Test func `a finding says what is seen, where, and what would mend it`() throws {
    let trace = try Fixtures.trace("splide-s21-clone-offset-2px")
    let finding = try #require(TraceJudge().verdict(on: trace).seams.first?.finding)
    #expect(finding.law == .uniqueCover)
    #expect(abs(finding.size - 2) < 0.02)
    #expect(finding.explanation == "item 1 stands 2 pt too near to item 4")
    #expect(finding.extent.upperBound <= 320)
    #expect(finding.items == [3, 0])
    #expect(finding.remedy.contains("a lap away"))
  }

  @Test func `offsets in columns give the verdict that painted frames give`() throws {
    let geometry = TraceGeometry(
      numberOfItems: 4, pageLength: 320, leadingClones: 1, trailingClones: 4)
    let columns = try Trace(csv: try Fixtures.bytes("slick-n4-auto.csv"), geometry: geometry)
    let painted = try Fixtures.trace("slick-n4-auto")
    #expect(TraceJudge().verdict(on: columns) != TraceJudge().verdict(on: Trace([])))
    #expect(TraceJudge().verdict(on: columns) == TraceJudge().verdict(on: painted))
    // With a clone too few the end of the strip shows.
    let short = TraceGeometry(
      numberOfItems: 4, pageLength: 320, leadingClones: 1, trailingClones: 0)
    let bare = try Trace(csv: try Fixtures.bytes("slick-n4-auto.csv"), geometry: short)
    #expect(TraceJudge().verdict(on: bare).seams.map(\.kind).contains(.blank))
  }
}
