internal import Foundation

/// One run of the program that was built with the tests.
struct ProgramRun {
  /// The exit code; that of a shell where a signal ended the program.
  var exitCode: Int32
  /// What it wrote to standard output.
  var output: String
  /// What it wrote to standard error.
  var errors: String

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - folder: Its working folder.
  ///   - input: What it reads from standard input.
  ///   - environment: Variables beside those of the tests.
  /// - Throws: What the system says where the program cannot be started.
  init(
    _ arguments: [String],
    in folder: TestFolder,
    input: String = "",
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      Self.program, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of shell, in which `wraparound` is the program.
  init(shell line: String, in folder: TestFolder) throws {
    let places = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    try self.init(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder, input: "",
      environment: ["PATH": "\(Self.program.deletingLastPathComponent().path):\(places)"])
  }

  private init(
    _ executable: URL,
    _ arguments: [String],
    in folder: TestFolder,
    input: String,
    environment: [String: String]
  ) throws {
    // Files instead of pipes: a pipe that nobody empties would stop the program.
    let streams = try TestFolder()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    var variables = ProcessInfo.processInfo.environment
    variables["GITHUB_ACTIONS"] = nil
    process.environment = variables.merging(environment) { $1 }
    try streams.write("input", input)
    process.standardInput = try FileHandle(forReadingFrom: streams.url(of: "input"))
    process.standardOutput = try streams.handle(writing: "output")
    process.standardError = try streams.handle(writing: "errors")
    try process.run()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    exitCode = process.terminationStatus + (isSignal ? 128 : 0)
    output = try streams.text(of: "output")
    errors = try streams.text(of: "errors")
  }

  /// The program beside the tests' own binary.
  static let program: URL = {
    let bundles = [Bundle.main] + Bundle.allBundles
    let places = bundles.flatMap { bundle in
      [bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent()]
        + (bundle.executableURL.map { [$0.deletingLastPathComponent()] } ?? [])
    }
    let programs = places.map { $0.appendingPathComponent("wraparound") }
    let found = programs.first { url in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: url.path)
    }
    guard let found else { preconditionFailure("The program is built with its tests") }
    return found
  }()
}
