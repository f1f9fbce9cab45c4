import CarouselCore
import CarouselTrace
import Foundation
import TestSupport
import Testing

/// The recorder for web pages, in a browser that paints.
///
/// The page is played once, because a browser takes seconds to start.
@Suite struct WebRecorderTests {
  private static let folder = Fixtures.folder.appending(path: "Recorders")
  private static let page = Result {
    try Chromium.elements(of: folder.appending(path: "carousel.html"))
  }

  @Test(arguments: ["clones", "window"])
  func `a sound carousel on a page is recorded with its wraps and without a seam`(
    _ name: String
  ) throws {
    let verdict = TraceJudge().verdict(on: try Self.trace(name))
    #expect(verdict.outcome == .seamless)
    #expect(verdict.numberOfItems == 3)
    // Seven turns through three items, with the first one at the start.
    #expect(verdict.wraps.map(\.direction) == [.towardsStart, .towardsStart])
  }

  @Test(arguments: ["clones-wrong-page", "window-late"])
  func `the same carousel with a fault is recorded with a seam`(_ name: String) throws {
    let verdict = TraceJudge().verdict(on: try Self.trace(name))
    #expect(verdict.outcome == .seam)
    #expect(verdict.seams.contains { $0.kind == .cut })
  }

  @Test func `a frame is recorded as it is painted, after all animation callbacks`() throws {
    // The page puts its only item at −(t mod 100) in a callback that comes after the recorder's.
    func staleFrames(_ name: String) throws -> Int {
      let frames = try Self.trace(name).frames
      #expect(frames.count >= 50)
      return frames.count { frame in
        let place = -(frame.time * 1000).truncatingRemainder(dividingBy: 100)
        return abs((frame.pages.first?.origin ?? .infinity) - place) > 0.05
      }
    }
    #expect(try staleFrames("clock") == 0)
    // The control: who looks as soon as the frame begins sees what was painted before.
    #expect(try staleFrames("clock-early") > 40)
  }

  @Test func `the guide shows the recorder that is tested, word for word`() throws {
    let code = try String(
      contentsOf: Self.folder.appending(path: "recorder.js"), encoding: .utf8)
    let guide = try String(
      contentsOf: Fixtures.folder.deletingLastPathComponent().appending(
        path: "Sources/CarouselTrace/CarouselTrace.docc/RecordingACarousel.md"),
      encoding: .utf8)
    #expect(guide.contains("```javascript\n\(code)```\n"))
  }

  /// Reads what the page's recorder wrote about one of its carousels.
  private static func trace(_ name: String) throws -> Trace {
    let start = "<pre id=\"\(name)\">"
    let text = try page.get().components(separatedBy: start).dropFirst().first?
      .components(separatedBy: "</pre>").first
    return try Trace(jsonLines: Array(try #require(text).utf8))
  }
}
