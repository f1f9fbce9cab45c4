internal import CarouselFormats

/// One thing that the program can do.
struct Command: Sendable {
  /// The word that calls it.
  let name: String
  /// What it does, in a few words, for the list of commands.
  let summary: String
  /// What `help NAME` prints.
  let help: String
  /// Reads the arguments behind the name and does it.
  let run: @Sendable ([String], Console) throws(Failure) -> ExitCode

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: The word that calls it.
  ///   - summary: What it does, in a few words.
  ///   - abstract: What it does, in sentences.
  ///   - defaults: The values of options that are not given.
  ///   - entries: The options and arguments.
  ///   - action: Does it.
  init<Values: Sendable>(
    _ name: String,
    summary: String,
    abstract: String,
    defaults: Values,
    _ entries: [OptionTable<Values>.Entry],
    action: @escaping @Sendable (Values, Console) throws(Failure) -> ExitCode
  ) {
    let table = OptionTable<Values>(
      command: "\(Program.name) \(name)", abstract: abstract, entries: entries)
    let help = table.help
    self.name = name
    self.summary = summary
    self.help = help
    run = { (arguments, console) throws(Failure) in
      let parsed: ParsedArguments<Values>
      do throws(UsageError) {
        parsed = try table.parse(arguments, defaults: defaults)
      } catch {
        throw .usage(error, command: name)
      }
      switch parsed {
      case .run(let values): return try action(values, console)
      case .help:
        try console.write(help + "\n")
        return .good
      }
    }
  }
}

extension Command {
  /// Returns everything that the program can do, in the order of its help.
  ///
  /// - Parameter formats: The formats that pictures may have.
  /// - Returns: The commands.
  static func all(drawing formats: [PictureFormat]) -> [Command] {
    [
      render(formats), verify, explore, timeline, compare, gallery(formats), snippet(formats),
      carousels, new, validate, themes, help(formats), version,
    ]
  }
}
