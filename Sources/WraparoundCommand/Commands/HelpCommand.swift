internal import CarouselFormats

extension Command {
  private struct Options: Sendable {
    var command: String?
  }

  /// Returns `help`: what the program can do.
  ///
  /// - Parameter formats: The formats that pictures may have.
  /// - Returns: The command.
  static func help(_ formats: [PictureFormat]) -> Command {
    Command(
      "help",
      summary: "this list, or the options of a command",
      abstract: "Lists the commands, or explains one of them.",
      defaults: Options(),
      [
        .argument(
          "COMMAND", into: \Options.command, reading: .text, isRequired: false,
          help: "The command to explain.")
      ]
    ) { (options, console) throws(Failure) in
      let text =
        if let name = options.command {
          try Command.named(name, drawing: formats).help
        } else {
          overview(of: all(drawing: formats))
        }
      try console.write(text + "\n")
      return .good
    }
  }

  /// The list of commands and of exit codes.
  private static func overview(of all: [Command]) -> String {
    let commands = all.map { (term: $0.name, text: $0.summary) }
    let codes = ExitCode.allCases.map { (term: "\($0.rawValue)", text: $0.meaning) }
    return """
      Usage: \(Program.name) COMMAND [OPTION]… [ARGUMENT]…

      Explains and proves infinite carousels: plays a carousel with a script, judges
      every displayed frame, and draws what happens.

      Commands:
      \(column(commands))

      Exit codes:
      \(column(codes))

      '\(Program.name) help COMMAND' explains a command.
      """
  }
}

/// Returns lines with a column of terms and one of texts.
func column(_ rows: [(term: String, text: String)]) -> String {
  let width = rows.map(\.term.count).max() ?? 0
  return rows.map { row in
    "  \(row.term)\(String(repeating: " ", count: width - row.term.count))  \(row.text)"
  }.joined(separator: "\n")
}
