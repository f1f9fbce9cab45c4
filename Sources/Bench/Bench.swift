internal import Foundation

/// Measures the verdict and the pictures, as rates and as ratios within one run.
///
/// `bench verdict`, `bench encoders` and `bench memory` measure one of them; names of presets or of
/// photographs after `encoders` restrict it to these.
@main
struct Bench {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    func isWanted(_ part: String) -> Bool { wanted.isEmpty || wanted.contains(part) }
    do {
      // The memory of a child counts that of its parent when it started, so this comes first.
      if isWanted("memory") { try MemoryUse.measure() }
      if isWanted("verdict") {
        Judging.measure()
        Searching.measure()
      }
      if isWanted("encoders") {
        try EncoderComparison.measure(Set(wanted).subtracting(["memory", "verdict", "encoders"]))
      }
    } catch {
      FileHandle.standardError.write(Data("bench: error: \(error)\n".utf8))
      exit(error.exitCode)
    }
  }
}
