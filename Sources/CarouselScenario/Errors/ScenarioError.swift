public import YAML

/// A text that is no scenario.
///
/// ```swift
/// do {
///   _ = try Scenario(parsing: text, file: "banner.yml")
/// } catch {
///   print(error)
///   // banner.yml:2:1: error: unknown key 'itms' of a scenario; did you mean 'items'?
///   //   2 | itms: 5
///   //     | ^~~~
/// }
/// ```
public enum ScenarioError: Error, Hashable, Sendable {
  /// A text that is no YAML.
  case syntax(YAMLError, in: ScenarioSource)
  /// A value that a scenario cannot have.
  case meaning(ScenarioProblem, at: YAMLRange, in: ScenarioSource)
}

/// Where a part of a scenario is written.
public enum ScenarioSource: Hashable, Sendable {
  /// In a file.
  case file(SourceText)
  /// In an argument that overrides a key.
  case override(SourceText)

  /// The text with its name.
  public var text: SourceText {
    switch self {
    case .file(let text), .override(let text): text
    }
  }
}

extension ScenarioError {
  /// The text with the mistake.
  public var source: ScenarioSource {
    switch self {
    case .syntax(_, let source), .meaning(_, _, let source): source
    }
  }

  /// Says whether the mistake stands in an argument, not in the file.
  public var isInOverride: Bool {
    if case .override = source { true } else { false }
  }

  /// The place of the mistake in its text.
  public var mark: YAMLMark {
    switch self {
    case .syntax(let error, _): error.mark
    case .meaning(_, let range, _): range.start
    }
  }

  /// The message without the place.
  public var message: String {
    switch self {
    case .syntax(let error, _): error.description
    case .meaning(let problem, _, _): problem.description
    }
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The message with its place, the line, and a caret below the place.
  public var description: String {
    switch self {
    case .syntax(let error, let source): source.text.diagnostic(error)
    case .meaning(let problem, let range, let source):
      source.text.diagnostic(problem.description, at: range)
    }
  }
}
