internal import GIFDecoding

extension Command {
  private struct Options: Sendable {
    var first: String?
    var second: String?
    var tolerance = 0
    var isQuiet = false
  }

  /// `compare`: whether two animations look the same.
  static let compare = Command(
    "compare",
    summary: "whether two animated GIFs look the same",
    abstract: "Compares what two animated GIFs show and for how long, not their bytes: palettes, "
      + "and how pictures are cut into frames, do not count. The exit code is 1 when they differ; "
      + "then each stretch of time in which they do is told.",
    defaults: Options(),
    [
      .argument("A.gif", into: \Options.first, reading: .text, help: "The one."),
      .argument("B.gif", into: \Options.second, reading: .text, help: "The other."),
      .option(
        "--tolerance", into: \.tolerance, reading: .number(in: 0...255), placeholder: "N",
        help: "The difference of a red, green or blue level that does not count, 0 if not given."),
      .flag("-q", "--quiet", into: \.isQuiet, help: "Print nothing but errors."),
    ]
  ) { (options, console) throws(Failure) in
    if !options.isQuiet { try console.requireOutput() }
    let first = InputFile(path: options.first ?? "-")
    let second = InputFile(path: options.second ?? "-")
    let bytes = [try first.read(), try second.read()]
    // A file that is no GIF is named; the comparison could only say that one of them is none.
    for (input, bytes) in zip([first, second], bytes) {
      do throws(GIFError) { _ = try Film(bytes) } catch {
        throw .gif(error, path: input.displayName)
      }
    }
    let comparison: FilmComparison
    do throws(GIFError) {
      comparison = try FilmComparison(bytes[0], bytes[1], tolerance: options.tolerance)
    } catch {
      throw .gif(error, path: "\(first.displayName) or \(second.displayName)")
    }
    if !options.isQuiet {
      let lines =
        comparison.isSame
        ? ["the same to look at: \(comparison.summary)"] : comparison.lines
      try console.write(lines.map { $0 + "\n" }.joined())
    }
    return comparison.isSame ? .good : .no
  }
}
