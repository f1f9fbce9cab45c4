internal import Foundation

/// Other programs.
enum ProgramRun {
  /// The processors that work at once.
  static let jobs = ProcessInfo.processInfo.activeProcessorCount

  /// Their number in words.
  static let jobsText = jobs == 1 ? "1 processor" : "\(jobs) processors"

  /// Returns the path of the first of some programs that there is.
  ///
  /// - Throws: ``BenchError/missing(_:)``.
  static func find(_ names: String...) throws(BenchError) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in names {
      for path in folders.map({ "\($0)/\(name)" })
      where FileManager.default.isExecutableFile(atPath: path) {
        return path
      }
    }
    throw .missing(names.joined(separator: " or "))
  }

  /// The program of this package, which stands beside the bench.
  static func wraparound() throws(BenchError) -> String {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let path = folder.appendingPathComponent("wraparound").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw .failed(program: path, message: "there is no such program; swift build -c release")
    }
    return path
  }

  /// Returns the Python that has Pillow.
  static func python() throws(BenchError) -> String {
    for path in ["/usr/bin/python3", try find("python3")] {
      if (try? run(path, ["-c", "import PIL"])) != nil { return path }
    }
    throw .missing("Pillow")
  }

  /// Runs a program to its end.
  ///
  /// By the system's own calls: `Process` of Foundation on Linux takes 50 ms to see that a program
  /// has ended (measured), longer than some of those that are timed here run.
  ///
  /// - Throws: ``BenchError/failed(program:message:)`` with what it said.
  static func run(_ path: String, _ arguments: [String]) throws(BenchError) {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bench-\(ProcessInfo.processInfo.processIdentifier).log"
    ).path
    defer { unlink(log) }
    #if os(Linux)
    var actions = posix_spawn_file_actions_t()
    #else
    var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    guard posix_spawn(&child, path, &actions, nil, words + [nil], environ) == 0 else {
      throw .failed(program: path, message: "it cannot be started")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      let message = (try? Data(contentsOf: URL(fileURLWithPath: log))) ?? Data()
      throw .failed(program: path, message: String(decoding: message.suffix(500), as: UTF8.self))
    }
  }

  /// The largest memory of any program that has run so far, in megabytes.
  static var peakMegabytes: Double {
    var usage = rusage()
    #if os(Linux)
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    // Kilobytes there, bytes on macOS (getrusage(2)).
    return Double(usage.ru_maxrss) / 1000
    #else
    getrusage(RUSAGE_CHILDREN, &usage)
    return Double(usage.ru_maxrss) / 1_000_000
    #endif
  }
}
