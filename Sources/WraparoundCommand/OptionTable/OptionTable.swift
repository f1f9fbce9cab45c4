/// A description of the options and arguments that fill in a value.
///
/// One table drives both parsing and help, so the two cannot disagree.
///
/// ```swift
/// let table = OptionTable<RenderOptions>(
///   command: "wraparound render",
///   abstract: "Draws pictures of scenarios.",
///   .arguments("SCENARIO", into: \.scenarios, reading: .text, help: "The files to draw."),
///   .option("-o", "--output", into: \.output, reading: .text, placeholder: "DIR",
///     help: "The folder to write to.")
/// )
/// ```
public struct OptionTable<Values>: Sendable {
  let command: String
  let abstract: String
  let entries: [Entry]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - command: The words that call the command, for help.
  ///   - abstract: What the command does, for help.
  ///   - entries: The options and arguments, in the order in which help shows them. Arguments are
  ///     filled in this order too, so one that takes many is the last of them.
  public init(command: String, abstract: String, _ entries: Entry...) {
    self.init(command: command, abstract: abstract, entries: entries)
  }

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - command: The words that call the command, for help.
  ///   - abstract: What the command does, for help.
  ///   - entries: The options and arguments, in the order in which help shows them.
  public init(command: String, abstract: String, entries: [Entry]) {
    self.command = command
    self.abstract = abstract
    self.entries = entries
    let names = entries.filter { !$0.isArgument }.flatMap(\.names) + helpNames
    precondition(Set(names).count == names.count, "An option has a name of its own")
    precondition(
      names.allSatisfy { $0.hasPrefix("--") ? $0.count > 3 : $0.hasPrefix("-") && $0.count == 2 },
      "An option is called like -o or like --output")
    precondition(
      entries.filter(\.isArgument).dropLast().allSatisfy { !$0.isRepeatable },
      "Only the last argument takes all that remain")
  }
}

/// The names that every table understands.
let helpNames = ["-h", "--help"]

extension OptionTable {
  /// One option, flag, or positional argument.
  public struct Entry: Sendable {
    enum Kind: Hashable {
      case flag
      case option(placeholder: String, isRepeatable: Bool)
      case argument(minimum: Int, isRepeatable: Bool)
    }

    let names: [String]
    let kind: Kind
    let help: String
    /// What the values may be, for help.
    let expectation: String?
    let store: @Sendable (String, inout Values) throws(ValueProblem) -> Void
  }
}

extension OptionTable.Entry {
  var isArgument: Bool {
    if case .argument = kind { true } else { false }
  }

  var takesValue: Bool {
    if case .option = kind { true } else { false }
  }

  var isRepeatable: Bool {
    switch kind {
    case .flag: false
    case .option(_, let isRepeatable), .argument(_, let isRepeatable): isRepeatable
    }
  }
}
