extension Command {
  private struct Options: Sendable {}

  /// `version`: which program this is.
  static let version = Command(
    "version",
    summary: "the program's version",
    abstract: "Prints the version.",
    defaults: Options(),
    []
  ) { (_, console) throws(Failure) in
    try console.write("\(Program.name) \(Program.version)\n")
    return .good
  }
}
