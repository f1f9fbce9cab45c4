extension Command {
  private struct Options: Sendable {
    var scenarios: [String] = []
    var overrides: [Assignment] = []
  }

  /// `validate`: errors only.
  static let validate = Command(
    "validate",
    summary: "the errors of scenarios, and nothing else",
    abstract:
      "Reads scenarios, the pictures on their items and their files of colors, reports what is wrong "
      + "with each and what 'render' could not draw, and writes nothing.",
    defaults: Options(),
    [
      .scenarios(into: \Options.scenarios),
      .overrides(into: \Options.overrides),
    ]
  ) { (options, console) throws(Failure) in
    var code = ExitCode.good
    for path in options.scenarios {
      do throws(Failure) {
        let file = try ScenarioFile(InputFile(path: path), overrides: options.overrides)
        _ = try ItemPictures(file)
        try file.checkThemes()
        try PixelTexts(PicturePlan(file, options: RenderOptions())).check()
      } catch {
        console.note(error.description)
        // The first mistake decides; all of them are shown.
        if code == .good { code = error.exitCode }
      }
    }
    return code
  }
}
