import CarouselCore
import CarouselScenario
import CarouselTrace
import Foundation

/// The files that tests are held against.
enum Fixtures {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// Reads a recording of a real carousel.
  static func trace(_ name: String) throws -> Trace {
    try Trace(jsonLines: bytes("\(name).jsonl"))
  }

  /// Reads a file beside the recordings.
  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: "Traces/\(name)")))
  }

  /// Plays a scenario of the gallery.
  static func timeline(_ name: String) throws -> CarouselTimeline {
    let file = folder.appending(path: "Gallery/\(name).yml")
    let scenario = try Scenario(
      parsing: String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent)
    return CarouselTimeline(scenario.carousel, script: scenario.script)
  }
}
