import Testing
import WraparoundCommand

private enum Theme: String, CaseIterable, Sendable {
  case light, dark, auto
}

private struct Options: Hashable, Sendable {
  var scenarios: [String] = []
  var output: String?
  var formats: [String] = []
  var theme = Theme.light
  var scale = 1
  var fps: Double?
  var jobs: Int?
  var isQuiet = false
  var isLoud = false
}

private let table = OptionTable<Options>(
  command: "wraparound render",
  abstract: "Draws pictures of scenarios, and reads every one of them back before it replaces an "
    + "older file.",
  .arguments(
    "SCENARIO", into: \.scenarios, reading: .text,
    help: "The files to draw; - reads standard input."),
  .option(
    "-o", "--output", into: \.output, reading: .text, placeholder: "DIR",
    help: "The folder to write to, which is made where it is missing."),
  .options(
    "--format", into: \.formats, reading: .word(among: ["strip", "gif", "poster"]),
    placeholder: "FORMAT", help: "The kind of picture."),
  .option(
    "--theme", into: \.theme, reading: .choice, placeholder: "THEME", help: "The colours."),
  .option(
    "--scale", into: \.scale, reading: .number(in: 1...3), placeholder: "N",
    help: "The pixels a point."),
  .option(
    "--frames-per-second", into: \.fps, reading: .number(in: 1.0...50.0), placeholder: "NUMBER",
    help: "The rate of moving pictures."),
  .option(
    "-j", "--jobs", into: \.jobs, reading: .number(in: 1...256), placeholder: "N",
    help: "The pictures drawn at the same time."),
  .flag("-q", "--quiet", into: \.isQuiet, help: "Say nothing but errors."),
  .flag("-l", "--loud", into: \.isLoud, help: "Say more.")
)

@Suite struct OptionTableTests {
  private func options(_ arguments: String...) throws -> Options {
    guard case .run(let options) = try table.parse(arguments, defaults: Options()) else {
      throw HelpAsked()
    }
    return options
  }

  private struct HelpAsked: Error {}

  private func error(_ arguments: String...) -> UsageError? {
    do throws(UsageError) {
      _ = try table.parse(arguments, defaults: Options())
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ["a.yml", "--output=Pictures"], ["a.yml", "--output", "Pictures"], ["-o", "Pictures", "a.yml"],
    ["-oPictures", "a.yml"], ["-o", "Old", "a.yml", "-o", "Pictures"],
    ["-oPictures", "--", "a.yml"],
  ])
  func `an option is written in every GNU way`(arguments: [String]) throws {
    let expected = Options(scenarios: ["a.yml"], output: "Pictures")
    #expect(try table.parse(arguments, defaults: Options()) == .run(expected))
  }

  @Test func `short flags and a value share a dash`() throws {
    #expect(try options("-qlj2", "a").jobs == 2)
    #expect(try options("-qlj2", "a").isLoud)
    #expect(try options("-ql", "a").isQuiet)
    #expect(try options("-qj", "2", "a").jobs == 2)
    #expect(try !options("-j2", "a").isQuiet)
  }

  @Test func `arguments keep their order, wherever the options stand`() throws {
    #expect(try options("a", "-q", "b", "--scale=2", "-").scenarios == ["a", "b", "-"])
    #expect(try options("--", "-q", "--", "--help").scenarios == ["-q", "--", "--help"])
    #expect(try !options("--", "-q").isQuiet)
  }

  @Test func `a value may hold an equals sign or begin with a dash`() throws {
    #expect(try options("a", "--output=x=y").output == "x=y")
    #expect(try options("a", "--output=--quiet").output == "--quiet")
    #expect(try options("a", "-o", "-x").output == "-x")
    #expect(error("a", "--output", "--quiet") == .missingValue("--output"))
    #expect(error("a", "--output", "--scale=2") == .missingValue("--output"))
    #expect(error("a", "-o") == .missingValue("-o"))
  }

  @Test func `a repeatable option gathers, another one replaces`() throws {
    #expect(try options("a", "--format", "gif", "--format=strip").formats == ["gif", "strip"])
    #expect(try options("a", "--scale", "2", "--scale=3").scale == 3)
  }

  @Test func `an enumeration is read by its raw values`() throws {
    #expect(try options("a", "--theme=dark").theme == .dark)
    #expect(try options("a").theme == .light)
    #expect(
      error("a", "--theme=drak")?.description
        == "'drak' is no value for '--theme'; did you mean 'dark'?")
    #expect(
      error("a", "--theme", "purple")?.description
        == "'purple' is no value for '--theme'; one of light, dark, auto is expected")
    #expect(
      error("a", "--format", "GIF")?.description
        == "'GIF' is no value for '--format'; did you mean 'gif'?")
  }

  @Test(arguments: ["0", "4", "-1", "99999999999999999999", "-99999999999999999999"])
  func `a number outside its range is refused with the range`(text: String) {
    let problem = ValueProblem.outOfRange("1 to 3")
    #expect(error("a", "--scale=\(text)") == .invalidValue(text, name: "--scale", problem: problem))
  }

  @Test(arguments: ["two", "1.5", "0x2", "=2", " 2", "２", "1e0"])
  func `what is no whole number is refused`(text: String) {
    #expect(
      error("a", "-j\(text)") == .invalidValue(text, name: "-j", problem: .notAWholeNumber))
  }

  @Test(arguments: ["nan", "inf", "0x1p4", "", "1.2.3", "fast"])
  func `what is no number is refused`(text: String) throws {
    #expect(
      error("a", "--frames-per-second=\(text)")
        == .invalidValue(text, name: "--frames-per-second", problem: .notANumber))
    #expect(try options("a", "--frames-per-second=12.5").fps == 12.5)
    #expect(try options("a", "--frames-per-second", "5e1").fps == 50)
  }

  @Test func `an empty text, as an unset variable leaves it, is refused`() {
    #expect(error("a", "--output=") == .invalidValue("", name: "--output", problem: .empty))
    #expect(error("") == .invalidValue("", name: "SCENARIO", problem: .empty))
  }

  @Test(arguments: [
    ("--ouptut", "--output"), ("--themes", "--theme"), ("-output", "--output"),
    ("--hlep", "--help"), ("--out", "--output"), ("--Quiet", "--quiet"), ("-quite", "--quiet"),
  ])
  func `a mistyped option is answered with the one that is meant`(typed: String, meant: String) {
    #expect(error("a", typed)?.description.hasSuffix("; did you mean '\(meant)'?") == true)
  }

  @Test(arguments: ["--wobble", "-z", "-5", "---", "--=x"])
  func `an option that is like no other has no suggestion`(typed: String) {
    guard case .unknownOption(_, nil)? = error("a", typed) else {
      Issue.record("\(typed) gave \(String(describing: error("a", typed)))")
      return
    }
  }

  @Test func `an assignment is cut at its first equals sign`() throws {
    struct Changes: Hashable { var list: [Assignment] = [] }
    let set = OptionTable<Changes>(
      command: "c", abstract: "a",
      .options(
        "--set", into: \.list, reading: .assignment, placeholder: "KEY=VALUE", help: "Changes."))
    let expected = Changes(list: [
      Assignment(key: "gap", value: "8"), Assignment(key: "title", value: "a=b"),
      Assignment(key: "peek", value: ""),
    ])
    #expect(
      try set.parse(["--set", "gap=8", "--set=title=a=b", "--set", "peek="], defaults: Changes())
        == .run(expected))
    let problem = ValueProblem.notOfForm("KEY=VALUE")
    for text in ["gap", "=8"] {
      #expect(throws: UsageError.invalidValue(text, name: "--set", problem: problem)) {
        try set.parse(["--set", text], defaults: Changes())
      }
    }
  }

  @Test func `a flag takes no value`() {
    #expect(error("a", "--quiet=yes") == .unexpectedValue("--quiet"))
    #expect(error("a", "--help=yes") == .unexpectedValue("--help"))
  }

  @Test func `a missing argument and one too many are told by name`() throws {
    #expect(error() == .missingArgument("SCENARIO"))
    #expect(error("-q") == .missingArgument("SCENARIO"))
    struct Pair: Hashable { var first: String?, second: String? }
    let compare = OptionTable<Pair>(
      command: "wraparound compare", abstract: "Compares.",
      .argument("A", into: \.first, reading: .text, help: "One."),
      .argument("B", into: \.second, reading: .text, help: "Another."))
    #expect(try compare.parse(["a", "b"], defaults: Pair()) == .run(Pair(first: "a", second: "b")))
    #expect(throws: UsageError.missingArgument("B")) { try compare.parse(["a"], defaults: Pair()) }
    #expect(throws: UsageError.unexpectedArgument("c")) {
      try compare.parse(["a", "b", "c"], defaults: Pair())
    }
  }

  @Test(arguments: [["-h"], ["--help"], ["a", "-qh"], ["--scale=2", "--help", "--nonsense"]])
  func `help is given as soon as it is asked for`(arguments: [String]) throws {
    #expect(try table.parse(arguments, defaults: Options()) == .help)
  }

  @Test func `a wrong command line exits with 64`() {
    #expect(UsageError.exitCode == 64)
  }

  @Test func `help shows the table in 80 columns`() {
    #expect(
      table.help == """
        Usage: wraparound render [OPTION]… SCENARIO…

        Draws pictures of scenarios, and reads every one of them back before it replaces
        an older file.

        Arguments:
          SCENARIO…                 The files to draw; - reads standard input.

        Options:
          -o, --output DIR          The folder to write to, which is made where it is
                                    missing.
              --format FORMAT       The kind of picture. May be given several times.
              --theme THEME         The colours. One of light, dark, auto.
              --scale N             The pixels a point. A whole number, 1 to 3.
              --frames-per-second NUMBER
                                    The rate of moving pictures. A number, 1.0 to 50.0.
          -j, --jobs N              The pictures drawn at the same time. A whole number,
                                    1 to 256.
          -q, --quiet               Say nothing but errors.
          -l, --loud                Say more.
          -h, --help                Show this help.
        """)
    #expect(table.help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `two options of one name are a mistake of the table`() async {
    await #expect(processExitsWith: .failure) {
      _ = OptionTable<Options>(
        command: "c", abstract: "a",
        .flag("-q", into: \.isQuiet, help: "One."), .flag("-q", into: \.isLoud, help: "Two."))
    }
  }
}
