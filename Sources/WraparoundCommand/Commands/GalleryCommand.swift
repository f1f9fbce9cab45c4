internal import CarouselFormats
internal import Foundation

extension Command {
  private struct Options: Sendable {
    var manifest: String?
    var isCheck = false
    var isUpdate = false
    var drawsAll = false
    var jobs: Int?
    var isQuiet = false
  }

  /// Returns `gallery`: every picture that a repository keeps.
  ///
  /// - Parameter formats: The formats that there are.
  /// - Returns: The command.
  static func gallery(_ formats: [PictureFormat]) -> Command {
    Command(
      "gallery",
      summary: "every picture of a repository's gallery",
      abstract: "Draws every scenario that a manifest lists, with an index page. Only what has "
        + "changed is drawn again. Pictures in the manifest's output folder that no scenario makes "
        + "are removed. With --check nothing is written, and the exit code is 1 when a picture is "
        + "stale, missing or orphaned.",
      defaults: Options(),
      [
        .argument(
          "MANIFEST", into: \Options.manifest, reading: .text, isRequired: false,
          help: "The list of scenarios, gallery.yml if not given."),
        .flag("--check", into: \.isCheck, help: "Say what is not up to date, and write nothing."),
        .flag("--update", into: \.isUpdate, help: "Write the pictures, as without an option."),
        .flag("--all", into: \.drawsAll, help: "Draw everything, whether it has changed or not."),
        .option(
          "-j", "--jobs", into: \.jobs, reading: .number(in: 1...256), placeholder: "N",
          help: "The pictures drawn at the same time; they do not depend on it."),
        .flag("-q", "--quiet", into: \.isQuiet, help: "Print nothing but errors."),
      ]
    ) { (options, console) throws(Failure) in
      if options.isCheck, options.isUpdate {
        throw .usage(.unexpectedArgument("--update"), command: "gallery")
      }
      if !options.isQuiet { try console.requireOutput() }
      let jobs = options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
      let gallery = try Gallery(
        InputFile(path: options.manifest ?? "gallery.yml"), jobs: 1, formats: formats)
      var run = try GalleryRun(gallery, usesCache: !options.drawsAll, jobs: jobs)
      let report = GalleryReport(run: run, isCheck: options.isCheck)
      func write() throws(Failure) {
        if !options.isQuiet { try console.write(report.text) }
      }
      guard options.isCheck else {
        try run.mend(telling: write)
        return .good
      }
      try write()
      try tell(report, console)
      return run.defects.isEmpty ? .good : .no
    }
  }

  /// Tells GitHub, where the program runs in a workflow.
  private static func tell(_ report: GalleryReport, _ console: Console) throws(Failure) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["GITHUB_ACTIONS"] == "true" else { return }
    try console.write(report.annotations)
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do {
      if !FileManager.default.fileExists(atPath: path) {
        try Data().write(to: URL(fileURLWithPath: path))
      }
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(report.summary.utf8))
      try handle.close()
    } catch {
      throw .cannotWrite(path, reason: reason(of: error))
    }
  }
}
