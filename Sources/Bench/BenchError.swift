internal import CarouselGIF
internal import CarouselScenario
internal import GD
internal import GIFDecoding

/// Why something cannot be measured.
enum BenchError: Error {
  /// A program is missing.
  case missing(String)
  /// A program has failed.
  case failed(program: String, message: String)
  /// A file cannot be read or written.
  case file(String)
  /// A scenario of the bench is none.
  case scenario(ScenarioError)
  /// A picture cannot be drawn.
  case animation(AnimationError)
  /// GD has failed.
  case drawing(GDError)
  /// A GIF of another program cannot be decoded.
  case decoding(program: String, GIFError)

  /// The exit code, as in sysexits.h.
  var exitCode: Int32 {
    switch self {
    case .missing: 69
    case .file: 73
    case .failed, .scenario, .animation, .drawing, .decoding: 70
    }
  }

  /// Does work of GD.
  static func drawing<Value>(_ work: () throws(GDError) -> Value) throws(BenchError) -> Value {
    do { return try work() } catch { throw .drawing(error) }
  }
}

extension BenchError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let program):
      "\(program) is missing; run .ci/install-dependencies bench"
    case .failed(let program, let message): "\(program) failed: \(message)"
    case .file(let path): "\(path): cannot be read or written"
    case .scenario(let error): "\(error)"
    case .animation(let error): "\(error)"
    case .drawing(let error): "\(error)"
    case .decoding(let program, let error): "the GIF of \(program): \(error)"
    }
  }
}
