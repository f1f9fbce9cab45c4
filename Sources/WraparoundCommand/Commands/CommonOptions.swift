extension OptionTable.Entry {
  /// The scenarios that a command works on.
  static func scenarios(
    into keyPath: any WritableKeyPath<Values, [String]> & Sendable,
    atLeast minimum: Int = 1
  ) -> Self {
    .arguments(
      "SCENARIO", into: keyPath, reading: .text, atLeast: minimum,
      help: "The files to read, YAML or JSON; - is standard input.")
  }

  /// Values that replace those of the scenarios.
  static func overrides(
    into keyPath: any WritableKeyPath<Values, [Assignment]> & Sendable
  ) -> Self {
    .options(
      "--set", into: keyPath, reading: .assignment, placeholder: "KEY=VALUE",
      help: "Another value for a key of the scenario, such as page=375x188.")
  }
}
