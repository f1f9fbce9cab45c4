extension OptionTable.Entry {
  /// Returns a flag that sets a property to true.
  ///
  /// - Parameters:
  ///   - names: The spellings, such as `-q` and `--quiet`.
  ///   - keyPath: The property to set.
  ///   - help: One sentence about the flag.
  /// - Returns: An entry for a table.
  public static func flag(
    _ names: String...,
    into keyPath: any WritableKeyPath<Values, Bool> & Sendable,
    help: String
  ) -> Self {
    Self(names: names, kind: .flag, help: help, expectation: nil) {
      (_, values) throws(ValueProblem) in values[keyPath: keyPath] = true
    }
  }

  /// Returns an option that replaces a value; where it is given twice, the last one counts.
  ///
  /// - Parameters:
  ///   - names: The spellings, such as `-o` and `--output`.
  ///   - keyPath: The property that receives the value.
  ///   - reader: What turns the text into a value.
  ///   - placeholder: The name of the value in help.
  ///   - help: One sentence about the option.
  /// - Returns: An entry for a table.
  public static func option<Value>(
    _ names: String...,
    into keyPath: any WritableKeyPath<Values, Value> & Sendable,
    reading reader: ValueReader<Value>,
    placeholder: String,
    help: String
  ) -> Self {
    Self(
      names: names,
      kind: .option(placeholder: placeholder, isRepeatable: false),
      help: help,
      expectation: reader.expectation
    ) { (text, values) throws(ValueProblem) in
      values[keyPath: keyPath] = try reader.read(text)
    }
  }

  /// Returns an option that fills a value; where it is given twice, the last one counts.
  ///
  /// - Parameters:
  ///   - names: The spellings, such as `-o` and `--output`.
  ///   - keyPath: The property that receives the value, nil as long as the option is not given.
  ///   - reader: What turns the text into a value.
  ///   - placeholder: The name of the value in help.
  ///   - help: One sentence about the option.
  /// - Returns: An entry for a table.
  public static func option<Value>(
    _ names: String...,
    into keyPath: any WritableKeyPath<Values, Value?> & Sendable,
    reading reader: ValueReader<Value>,
    placeholder: String,
    help: String
  ) -> Self {
    Self(
      names: names,
      kind: .option(placeholder: placeholder, isRepeatable: false),
      help: help,
      expectation: reader.expectation
    ) { (text, values) throws(ValueProblem) in
      values[keyPath: keyPath] = try reader.read(text)
    }
  }

  /// Returns an option that may be given several times.
  ///
  /// - Parameters:
  ///   - names: The spellings, such as `--format`.
  ///   - keyPath: The property that receives the values, in the order in which they are given.
  ///   - reader: What turns the text into a value.
  ///   - placeholder: The name of the value in help.
  ///   - help: One sentence about the option.
  /// - Returns: An entry for a table.
  public static func options<Value>(
    _ names: String...,
    into keyPath: any WritableKeyPath<Values, [Value]> & Sendable,
    reading reader: ValueReader<Value>,
    placeholder: String,
    help: String
  ) -> Self {
    Self(
      names: names,
      kind: .option(placeholder: placeholder, isRepeatable: true),
      help: help,
      expectation: reader.expectation
    ) { (text, values) throws(ValueProblem) in
      values[keyPath: keyPath].append(try reader.read(text))
    }
  }

  /// Returns a positional argument.
  ///
  /// - Parameters:
  ///   - name: The name of the argument in help and messages.
  ///   - keyPath: The property that receives the value.
  ///   - reader: What turns the text into a value.
  ///   - isRequired: Whether the command has no meaning without it.
  ///   - help: One sentence about the argument.
  /// - Returns: An entry for a table.
  public static func argument<Value>(
    _ name: String,
    into keyPath: any WritableKeyPath<Values, Value?> & Sendable,
    reading reader: ValueReader<Value>,
    isRequired: Bool = true,
    help: String
  ) -> Self {
    Self(
      names: [name],
      kind: .argument(minimum: isRequired ? 1 : 0, isRepeatable: false),
      help: help,
      expectation: reader.expectation
    ) { (text, values) throws(ValueProblem) in
      values[keyPath: keyPath] = try reader.read(text)
    }
  }

  /// Returns a positional argument that takes all that remain.
  ///
  /// - Parameters:
  ///   - name: The name of the argument in help and messages.
  ///   - keyPath: The property that receives the values.
  ///   - reader: What turns the text into a value.
  ///   - minimum: The number without which the command has no meaning.
  ///   - help: One sentence about the argument.
  /// - Returns: An entry for a table.
  public static func arguments<Value>(
    _ name: String,
    into keyPath: any WritableKeyPath<Values, [Value]> & Sendable,
    reading reader: ValueReader<Value>,
    atLeast minimum: Int = 1,
    help: String
  ) -> Self {
    Self(
      names: [name],
      kind: .argument(minimum: minimum, isRepeatable: true),
      help: help,
      expectation: reader.expectation
    ) { (text, values) throws(ValueProblem) in
      values[keyPath: keyPath].append(try reader.read(text))
    }
  }
}
