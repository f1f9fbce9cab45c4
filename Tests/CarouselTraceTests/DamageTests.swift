import CarouselCore
import CarouselTrace
import Testing

/// Damage to a sound recording, and what it is to look like.
struct Damage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let kind: TraceSeamKind
  let apply: @Sendable (inout Trace) -> Void

  /// `slick-n4-auto` moves from item 3 to item 0 from 3450 to 3717 ms, and rests until 4417 ms.
  private static let wrapMove = 3.45...3.7

  private init(
    _ name: String, _ kind: TraceSeamKind, during times: ClosedRange<Double> = wrapMove,
    _ change: @escaping @Sendable (inout TraceFrame) -> Void
  ) {
    testDescription = name
    self.kind = kind
    apply = { trace in
      for index in trace.frames.indices where times.contains(trace.frames[index].time) {
        change(&trace.frames[index])
      }
    }
  }

  static let all: [Damage] = [
    shifted(by: 1), shifted(by: -1), shifted(by: 2), shifted(by: -2),
    Damage("the clone behind the end is missing", .blank) { frame in
      frame.pages.removeAll { $0.item == 0 && $0.origin > 0 }
    },
    Damage("the clone behind the end shows another item", .order) { frame in
      for index in frame.pages.indices where frame.pages[index].item == 0 {
        frame.pages[index].item = 2
      }
    },
    Damage("the strip is late by one frame", .cut, during: 2.01...2.02) { frame in
      for index in frame.pages.indices { frame.pages[index].origin -= 320 }
    },
    Damage("the jump comes before the move has ended", .hop, during: 3.55...3.75) { frame in
      for index in frame.pages.indices where frame.pages[index].item == 0 {
        frame.pages[index].origin = 0
      }
      frame.pages.removeAll { $0.item != 0 }
    },
    Damage("the dot stays where it was", .indicator, during: 3.4...4.2) { $0.indicator = 3 },
    Damage("the dot is beyond the last item", .indicator, during: 3.8...4.2) { $0.indicator = 4 },
  ]

  private static func shifted(by distance: Double) -> Damage {
    Damage("item 0 stands \(distance) px off at the wrap", .spacing) { frame in
      for index in frame.pages.indices where frame.pages[index].item == 0 {
        frame.pages[index].origin += distance
      }
    }
  }
}

@Suite struct DamageTests {
  @Test(arguments: Damage.all)
  func `damage to a sound recording is found`(_ damage: Damage) throws {
    var trace = try Fixtures.trace("slick-n4-auto")
    #expect(TraceJudge().verdict(on: trace).isGood)
    damage.apply(&trace)
    let kinds = TraceJudge().verdict(on: trace).seams.map(\.kind)
    #expect(kinds.contains(damage.kind), "\(kinds)")
  }

  @Test func `noise below half a pixel is not`() throws {
    var trace = try Fixtures.trace("slick-n4-auto")
    for frame in trace.frames.indices {
      for page in trace.frames[frame].pages.indices {
        trace.frames[frame].pages[page].origin += Double((frame + page) % 3 - 1) * 0.12
      }
    }
    #expect(TraceJudge().verdict(on: trace).outcome == .seamless)
  }

  @Test func `dropped frames are not`() throws {
    for phase in 0..<4 {
      var trace = try Fixtures.trace("slick-n4-auto")
      trace.frames = trace.frames.enumerated().filter { $0.offset % 4 != phase }.map(\.element)
      #expect(TraceJudge().verdict(on: trace).outcome == .seamless)
    }
  }

  @Test func `what happens in a long pause is not told`() throws {
    var trace = try Fixtures.trace("slick-n4-auto")
    trace.frames.removeAll { (1.4...1.8).contains($0.time) }
    let verdict = TraceJudge().verdict(on: trace)
    #expect(verdict.outcome == .seamless)
    #expect(verdict.pauseCount == 1)
  }
}
