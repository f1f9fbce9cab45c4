/// A command line that has no meaning.
public enum UsageError: Error, Hashable, Sendable {
  /// An option that the table does not list.
  case unknownOption(String, suggestion: String?)
  /// An option without the value it takes.
  case missingValue(String)
  /// A value that the option or the argument does not take.
  case invalidValue(String, name: String, problem: ValueProblem)
  /// A value attached to a flag.
  case unexpectedValue(String)
  /// A positional argument too many.
  case unexpectedArgument(String)
  /// A positional argument too few.
  case missingArgument(String)
  /// An option that changes nothing beside the others.
  case pointless(String, reason: String)
}

extension UsageError {
  /// The exit code of a program that was called in a wrong way: `EX_USAGE` of `sysexits.h`.
  public static var exitCode: Int32 { 64 }
}

extension UsageError: CustomStringConvertible {
  /// The message for a person at a terminal.
  public var description: String {
    switch self {
    case .unknownOption(let name, let suggestion?):
      "unknown option '\(name)'; did you mean '\(suggestion)'?"
    case .unknownOption(let name, nil): "unknown option '\(name)'"
    case .missingValue(let name):
      name.hasPrefix("--")
        ? "'\(name)' takes a value; one that begins with '-' is written \(name)=VALUE"
        : "'\(name)' takes a value"
    case .invalidValue(let text, let name, let problem):
      "'\(text)' is no value for '\(name)'; \(problem)"
    case .unexpectedValue(let name): "'\(name)' takes no value"
    case .unexpectedArgument(let text): "unexpected argument '\(text)'"
    case .missingArgument(let name): "\(name) is missing"
    case .pointless(let name, let reason): "'\(name)' has no meaning here: \(reason)"
    }
  }
}
