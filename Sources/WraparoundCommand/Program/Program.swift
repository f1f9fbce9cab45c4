internal import CarouselFormats
internal import Suggestions

/// The program: a list of commands and what happens around each of them.
public enum Program {
  /// The name that a user types.
  static let name = "wraparound"
  /// The version, by the rules of semver.org.
  static let version = "0.1.0"

  /// Runs the command that the arguments name.
  ///
  /// - Parameter arguments: The arguments, without the program's own name.
  /// - Returns: The exit code, as the README lists them.
  public static func run(_ arguments: [String]) -> Int32 {
    run(arguments, drawing: PictureFormat.all)
  }

  /// Runs the command that the arguments name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's own name.
  ///   - formats: The formats that pictures may have.
  /// - Returns: The exit code.
  static func run(_ arguments: [String], drawing formats: [PictureFormat]) -> Int32 {
    let console = Console()
    Interruption.listen()
    do throws(Failure) {
      return try dispatch(arguments, formats, console).rawValue
    } catch {
      console.note(error.description)
      return error.exitCode.rawValue
    }
  }

  private static func dispatch(
    _ arguments: [String],
    _ formats: [PictureFormat],
    _ console: Console
  ) throws(Failure) -> ExitCode {
    guard let first = arguments.first else { throw .missingCommand }
    // The spellings that every GNU program knows.
    let name =
      switch first {
      case "-h", "--help": "help"
      case "--version": "version"
      default: first
      }
    return try Command.named(name, drawing: formats).run(Array(arguments.dropFirst()), console)
  }
}

extension Command {
  /// Returns the command of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - formats: The formats that pictures may have.
  /// - Returns: The command.
  /// - Throws: A ``Failure`` where there is no such command.
  static func named(_ name: String, drawing formats: [PictureFormat]) throws(Failure) -> Command {
    let all = all(drawing: formats)
    if let command = all.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(name, suggestion: nearest(to: name, among: all.map(\.name)))
  }
}
