import CarouselCore
import CarouselTrace
import TestSupport
import Testing

/// What recorders, clocks and busy machines do to a recording.
struct Disturbance: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (Trace) -> Trace

  static let all: [Disturbance] = [
    Disturbance("every seventh frame is dropped") { kept($0) { $0 % 7 != 3 } },
    Disturbance("every seventh frame is dropped, and the clock does not show it") { trace in
      var trace = kept(trace) { $0 % 7 != 3 }
      for index in trace.frames.indices { trace.frames[index].time = Double(index) / 60 }
      return trace
    },
    Disturbance("the clock is uneven by 4 ms either way") { trace in
      var trace = trace
      for index in trace.frames.indices {
        trace.frames[index].time += Double(index * 7919 % 5 - 2) * 0.002
      }
      return trace
    },
    Disturbance("every fifth frame comes twice") { trace in
      Trace(
        trace.frames.enumerated().flatMap { index, frame in
          Array(repeating: frame, count: index % 5 == 0 ? 2 : 1)
        })
    },
    Disturbance("only frames that differ are written") { trace in
      var frames: [TraceFrame] = []
      for frame in trace.frames
      where frame.pages != frames.last?.pages || frame.indicator != frames.last?.indicator {
        frames.append(frame)
      }
      return Trace(frames)
    },
    Disturbance("only visible pages are written") { trace in
      var trace = trace
      for index in trace.frames.indices {
        let length = trace.frames[index].viewportLength
        trace.frames[index].pages.removeAll { $0.end <= 0 || $0.origin >= length }
      }
      return trace
    },
  ]

  /// What leaves so few frames that a hop of a few of them can go unseen.
  static let coarse: [Disturbance] = [
    Disturbance("30 frames a second") { kept($0) { $0 % 2 == 0 } },
    Disturbance("20 frames a second") { kept($0) { $0 % 3 == 0 } },
    Disturbance("every third frame is dropped") { kept($0) { $0 % 3 != 1 } },
  ]

  /// What leaves so few frames, so unevenly, that motions are seen at their ends alone.
  static let busy: [Disturbance] = (1...12).map { seed in
    Disturbance("two to twelve refreshes from frame to frame, seed \(seed)") { trace in
      var generator = SplitMix64(seed: UInt64(seed))
      var next = 0
      return Trace(
        trace.frames.enumerated().filter { index, _ in
          guard index == next else { return false }
          next += Int.random(in: 2...12, using: &generator)
          return true
        }.map(\.element))
    }
  }

  private init(_ name: String, _ apply: @escaping @Sendable (Trace) -> Trace) {
    testDescription = name
    self.apply = apply
  }

  private static func kept(_ trace: Trace, where keeps: (Int) -> Bool) -> Trace {
    Trace(trace.frames.enumerated().filter { keeps($0.offset) }.map(\.element))
  }
}

@Suite struct DisturbanceTests {
  @Test(arguments: Disturbance.all + Disturbance.coarse, Recording.sound)
  func `a disturbed sound recording stays sound`(
    _ disturbance: Disturbance, _ recording: Recording
  ) throws {
    let trace = disturbance.apply(try Fixtures.trace(recording.name))
    let verdict = TraceJudge().verdict(on: trace)
    #expect(verdict.outcome == recording.outcome)
    #expect(verdict.wraps.map(\.direction) == recording.wraps.map(\.way))
  }

  @Test(arguments: Disturbance.busy, Recording.sound)
  func `a busy machine convicts no sound carousel`(
    _ disturbance: Disturbance, _ recording: Recording
  ) throws {
    let trace = disturbance.apply(try Fixtures.trace(recording.name))
    let verdict = TraceJudge().verdict(on: trace)
    #expect(verdict.seams.map(\.kind) == [])
  }

  @Test(arguments: Disturbance.all, Recording.faulty)
  func `a disturbed faulty recording stays faulty`(
    _ disturbance: Disturbance, _ recording: Recording
  ) throws {
    let trace = disturbance.apply(try Fixtures.trace(recording.name))
    #expect(TraceJudge().verdict(on: trace).outcome == recording.outcome)
  }
}
