internal import Suggestions

/// What a command line asks for.
public enum ParsedArguments<Values> {
  /// The command, with these values.
  case run(Values)
  /// Only the help text.
  case help
}

extension ParsedArguments: Equatable where Values: Equatable {}
extension ParsedArguments: Sendable where Values: Sendable {}

extension OptionTable {
  /// Returns what the arguments ask for.
  ///
  /// The conventions are GNU's: `--name=value`, `--name value`, `-n value`, `-nvalue`, several
  /// short flags as one, `--` before arguments that begin with a dash, `-` as an argument, options
  /// before, between, and after arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the names of the tool and the command.
  ///   - defaults: The values before any argument.
  /// - Returns: The defaults with every option applied, or the wish for help.
  /// - Throws: A ``UsageError`` at the first argument that has no meaning.
  public func parse(
    _ arguments: [String],
    defaults: Values
  ) throws(UsageError) -> ParsedArguments<Values> {
    var run = ParserRun(table: self, values: defaults, arguments: arguments)
    return try run.finish() ? .help : .run(run.values)
  }
}

/// One walk over a command line.
private struct ParserRun<Values> {
  typealias Entry = OptionTable<Values>.Entry

  let table: OptionTable<Values>
  var values: Values
  var remaining: ArraySlice<String>
  var positionals: ArraySlice<Entry>
  /// The number of texts that the first of the positionals has taken.
  var taken = 0

  init(table: OptionTable<Values>, values: Values, arguments: [String]) {
    self.table = table
    self.values = values
    remaining = arguments[...]
    positionals = table.entries.filter(\.isArgument)[...]
  }

  /// Reads all arguments and returns whether help is asked for.
  mutating func finish() throws(UsageError) -> Bool {
    var optionsEnded = false
    while let argument = remaining.popFirst() {
      if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
        try readPositional(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument.hasPrefix("--") {
        if try readLong(argument) { return true }
      } else if try readShort(argument) {
        return true
      }
    }
    for entry in positionals {
      guard case .argument(let minimum, _) = entry.kind, minimum > taken else { continue }
      throw .missingArgument(entry.names[0])
    }
    return false
  }

  private mutating func readPositional(_ text: String) throws(UsageError) {
    guard let entry = positionals.first else { throw .unexpectedArgument(text) }
    try store(text, by: entry, name: entry.names[0])
    taken += 1
    if !entry.isRepeatable {
      positionals.removeFirst()
      taken = 0
    }
  }

  private mutating func readLong(_ argument: String) throws(UsageError) -> Bool {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if helpNames.contains(name) {
      guard attached == nil else { throw .unexpectedValue(name) }
      return true
    }
    let entry = try entry(called: name)
    if entry.takesValue {
      let text = if let attached { attached } else { try nextValue(for: name) }
      try store(text, by: entry, name: name)
    } else {
      guard attached == nil else { throw .unexpectedValue(name) }
      try store("", by: entry, name: name)
    }
    return false
  }

  /// Reads `-q`, `-qv`, `-j2`, and `-j 2`.
  private mutating func readShort(_ argument: String) throws(UsageError) -> Bool {
    // "-output" would be "-o utput", which nobody means.
    let long = "-" + argument
    guard !isKnown(long) || argument.count == 2 else {
      throw .unknownOption(argument, suggestion: long)
    }
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      if helpNames.contains(name) { return true }
      let entry = try entry(called: name, in: argument)
      if entry.takesValue {
        let text = letters.isEmpty ? try nextValue(for: name) : String(letters)
        try store(text, by: entry, name: name)
        return false
      }
      try store("", by: entry, name: name)
    }
    return false
  }

  private mutating func nextValue(for name: String) throws(UsageError) -> String {
    // Getopt would take "--output --quiet" for a folder called "--quiet".
    guard let next = remaining.first, next != "--",
      !isKnown(String(next.prefix { $0 != "=" }))
    else { throw .missingValue(name) }
    remaining.removeFirst()
    return next
  }

  private mutating func store(
    _ text: String,
    by entry: Entry,
    name: String
  ) throws(UsageError) {
    do throws(ValueProblem) {
      try entry.store(text, &values)
    } catch {
      throw .invalidValue(text, name: name, problem: error)
    }
  }

  private func entry(
    called name: String,
    in argument: String? = nil
  ) throws(UsageError) -> Entry {
    if let entry = table.entries.first(where: { !$0.isArgument && $0.names.contains(name) }) {
      return entry
    }
    let typed = argument ?? name
    let names = optionNames.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    let near = nearest(to: String(typed.drop { $0 == "-" }), among: names)
    throw .unknownOption(argument == nil ? name : typed, suggestion: near.map { "--" + $0 })
  }

  private var optionNames: [String] {
    table.entries.filter { !$0.isArgument }.flatMap(\.names) + helpNames
  }

  private func isKnown(_ name: String) -> Bool { optionNames.contains(name) }
}
