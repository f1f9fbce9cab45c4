internal import CarouselFormats
internal import CarouselPicture
internal import CarouselScenario
internal import Foundation

extension Command {
  private struct Options: Sendable {
    var render = RenderOptions()
    var forms: [SnippetForm] = []
    var language = Language.english
  }

  /// Returns `snippet`: text to paste into documentation.
  ///
  /// - Parameter formats: The formats that there are.
  /// - Returns: The command.
  static func snippet(_ formats: [PictureFormat]) -> Command {
    var defaults = Options()
    defaults.render.known = formats
    return Command(
      "snippet",
      summary: "text that embeds a scenario's pictures",
      abstract:
        "Prints what embeds the pictures of scenarios in documentation, with a sentence and "
        + "a paragraph for readers who do not see them, made from the displayed frames.",
      defaults: defaults,
      [
        .scenarios(into: \Options.render.scenarios),
        .options(
          "--form", into: \.forms, reading: .choice, placeholder: "FORM",
          help: "Where it is to be pasted; markdown if not given."),
        .option(
          "--language", into: \.language, reading: .choice, placeholder: "LANGUAGE",
          help: "The language of the words."),
        .options(
          "--format", into: \.render.formats, reading: .format(among: formats),
          placeholder: "FORMAT",
          help: "The kind of picture that is embedded; all of the scenario's if not given."),
        .option(
          "--theme", into: \.render.theme, reading: .theme, placeholder: "THEME",
          help: "The colors; with auto, readers see the variant that they prefer."),
        .option(
          "-o", "--output", into: \.render.output, reading: .text, placeholder: "DIR",
          help: "The folder of the pictures as the document refers to it, Output if not given."),
        .overrides(into: \.render.overrides),
      ]
    ) { (options, console) throws(Failure) in
      try console.requireOutput()
      let files = try ScenarioFile.all(
        options.render.scenarios, overrides: options.render.overrides, formats: formats)
      var texts: [String] = []
      for file in files {
        let plan = try PicturePlan(file, options: options.render)
        let judged = JudgedScenario(file)
        let snippet = Snippet(
          pictures: pictures(of: plan),
          words: CarouselText(file.timeline, verdict: judged.verdict, language: options.language),
          forms: options.forms.isEmpty ? [.markdown] : options.forms)
        texts.append(snippet.text)
      }
      try console.write(texts.joined(separator: "\n"))
      return .good
    }
  }

  /// The pictures of a plan, each with the dark variant that is made with it or is there already.
  private static func pictures(of plan: PicturePlan) -> [CompanionPicture] {
    plan.paths.pairedWithDarkOnes { FileManager.default.fileExists(atPath: $0) }
  }
}
