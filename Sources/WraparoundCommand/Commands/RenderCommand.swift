internal import CarouselFormats
internal import CarouselScenario

extension Command {
  /// Returns `render`: pictures.
  ///
  /// - Parameter formats: The formats that there are.
  /// - Returns: The command.
  static func render(_ formats: [PictureFormat]) -> Command {
    var defaults = RenderOptions()
    defaults.known = formats
    return Command(
      "render",
      summary: "pictures of scenarios",
      abstract: "Draws scenarios: a strip diagram (SVG) and an animated GIF of each, or the "
        + "pictures that it asks for. Every picture is read back and held against the displayed "
        + "frames before it replaces an older file, and either all files are replaced or none.",
      defaults: defaults,
      [
        .scenarios(into: \RenderOptions.scenarios),
        .option(
          "-o", "--output", into: \.output, reading: .text, placeholder: "DIR",
          help: "The folder for the pictures, Output if not given; it is made where it is missing."),
        .options(
          "--format", into: \.formats, reading: .format(among: formats), placeholder: "FORMAT",
          help: "The kind of picture."),
        .option(
          "--layout", into: \.layout, reading: .choice, placeholder: "LAYOUT",
          help:
            "What a GIF, an animated SVG, a poster and frames show: the strip below the bounds "
            + "too, or only the bounds."),
        .option(
          "--theme", into: \.theme, reading: .theme, placeholder: "THEME",
          help: "The colors, or a file of one's own; auto draws light and dark, as NAME~dark."),
        .option(
          "--scale", into: \.scale, reading: .number(in: 1...3), placeholder: "N",
          help: "The pixels of a GIF or a PNG for a point; 2 draws NAME@2x."),
        .option(
          "--fps", into: \.framesPerSecond, reading: .number(in: 1.0...50.0), placeholder: "N",
          help: "The frames a second of a GIF and of frames."),
        .option(
          "--loop", into: \.loop, reading: .loopCount, placeholder: "N",
          help: "How often a GIF or an animated SVG plays."),
        .option(
          "--loop-offset", into: \.loopOffset, reading: .seconds(upTo: ScenarioLimits.seconds),
          placeholder: "TIME",
          help: "The time at which a GIF starts; it goes on from the end to the start."),
        .option(
          "--hold-last", into: \.holdLast, reading: .seconds(upTo: ScenarioLimits.hold),
          placeholder: "TIME", help: "How much longer the last frame of a GIF is held."),
        .option(
          "--slow-wrap", into: \.slowWrap, reading: .number(in: 1.0...ScenarioLimits.slowWrap),
          placeholder: "FACTOR",
          help: "How many times slower a GIF is for 0.25 s before and after a wrap jump."),
        .option(
          "--max-bytes", into: \.maximumBytes, reading: .number(in: 1...ScenarioLimits.bytes),
          placeholder: "N",
          help: "The most bytes of a GIF. The first of these that fits is taken, each with those "
            + "before it: 20 frames a second, 12.5, few shades, scale 2, scale 1, layout viewer. "
            + "Where none does, nothing is written and the exit code is 1."),
        .option(
          "--dither", into: \.dither, reading: .choice, placeholder: "KIND",
          help: "How a GIF draws colors of pictures that it has no room for."),
        .option(
          "--at", into: \.moment, reading: .moment, placeholder: "MOMENT",
          help: "What a poster shows; the first seam, or else the first wrap, if not given."),
        .option(
          "--form", into: \.form, reading: .choice, placeholder: "FORM",
          help: "Where a snippet is to be pasted; markdown if not given."),
        .option(
          "--language", into: \.language, reading: .choice, placeholder: "LANGUAGE",
          help: "The language of a snippet's words."),
        .overrides(into: \.overrides),
        .option(
          "-j", "--jobs", into: \.jobs, reading: .number(in: 1...256), placeholder: "N",
          help: "The frames drawn at the same time; the pictures do not depend on it."),
        .flag("-q", "--quiet", into: \.isQuiet, help: "Print nothing but errors."),
      ]
    ) { (options, console) throws(Failure) in
      if !options.isQuiet { try console.requireOutput() }
      _ = try PictureRun(options) { (lines) throws(Failure) in
        if !options.isQuiet { try console.write(lines.map { $0 + "\n" }.joined()) }
      }
      return .good
    }
  }
}
