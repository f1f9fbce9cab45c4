internal import CarouselScenario

extension Command {
  /// `render`: pictures.
  static let render = Command(
    "render",
    summary: "pictures of scenarios",
    abstract: "Draws scenarios: a strip diagram (SVG) and an animated GIF of each, or the "
      + "pictures that it asks for. Every picture is read back and held against the displayed "
      + "frames before it replaces an older file, and either all files are replaced or none.",
    defaults: RenderOptions(),
    [
      .scenarios(into: \RenderOptions.scenarios),
      .option(
        "-o", "--output", into: \.output, reading: .text, placeholder: "DIR",
        help: "The folder for the pictures, Output if not given; it is made where it is missing."),
      .options(
        "--format", into: \.formats, reading: .pictureFormat, placeholder: "FORMAT",
        help: "The kind of picture."),
      .option(
        "--layout", into: \.layout, reading: .choice, placeholder: "LAYOUT",
        help: "What a GIF shows: the strip below the bounds too, or only the bounds."),
      .option(
        "--theme", into: \.theme, reading: .theme, placeholder: "THEME",
        help: "The colors, or a file of one's own; auto draws light and dark, as NAME~dark."),
      .option(
        "--scale", into: \.scale, reading: .number(in: 1...3), placeholder: "N",
        help: "The pixels of a GIF for a point; 2 draws NAME@2x."),
      .option(
        "--fps", into: \.framesPerSecond, reading: .number(in: 1.0...50.0), placeholder: "N",
        help: "The frames a second of a GIF."),
      .option(
        "--loop", into: \.loop, reading: .loopCount, placeholder: "N",
        help: "How often a GIF plays."),
      .overrides(into: \.overrides),
      .option(
        "-j", "--jobs", into: \.jobs, reading: .number(in: 1...256), placeholder: "N",
        help: "The frames drawn at the same time; the pictures do not depend on it."),
      .flag("-q", "--quiet", into: \.isQuiet, help: "Print nothing but errors."),
    ]
  ) { (options, console) throws(Failure) in
    if !options.isQuiet { try console.requireOutput() }
    let lines = try PictureRun(options).lines
    if !options.isQuiet { try console.write(lines.map { $0 + "\n" }.joined()) }
    return .good
  }
}
