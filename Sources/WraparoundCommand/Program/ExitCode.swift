/// What the program says by its exit.
///
/// The numbers from 64 on are those of `sysexits.h`; those from 129 on are what a shell gives for a
/// signal: 128 and its number.
enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// All is well.
  case good = 0
  /// The answer is no: a law is broken, or a picture is not what it should be.
  case no = 1
  /// The command line has no meaning.
  case usage = 64
  /// An input is not what it should be.
  case badData = 65
  /// An input is missing or cannot be read.
  case noInput = 66
  /// A font or a program is missing.
  case unavailable = 69
  /// A mistake in the program itself.
  case internalError = 70
  /// An output cannot be written.
  case cannotWrite = 73
  /// The terminal was closed: SIGHUP.
  case hungUp = 129
  /// The user stopped the program: SIGINT.
  case interrupted = 130
  /// Another program asked it to end: SIGTERM.
  case terminated = 143
}

extension ExitCode {
  /// What the code means, for help.
  var meaning: String {
    switch self {
    case .good: "all is well"
    case .no:
      "the answer is no: a law is broken, a picture is stale or different, or none fits its limit"
    case .usage: "the command line has no meaning"
    case .badData: "an input is not what it should be"
    case .noInput: "an input is missing or cannot be read"
    case .unavailable: "a font or a program is missing"
    case .internalError: "a mistake in the program itself"
    case .cannotWrite: "an output cannot be written"
    case .hungUp: "stopped because the terminal was closed"
    case .interrupted: "stopped by Control-C"
    case .terminated: "stopped by another program"
    }
  }
}
