/// A mistake in the form of a text, told from the parser's own words for it.
public enum YAMLSyntaxProblem: Hashable, Sendable {
  /// A `key: value` where none may stand.
  case misplacedMapping
  /// A `- item` where none may stand.
  case misplacedItem
  /// A line that is indented neither like its neighbours nor like a part of them.
  case unevenIndentation
  /// A line of a mapping without a colon.
  case missingColon
  /// A list between brackets that does not go on with a comma or end.
  case unclosedList
  /// A mapping between braces that does not go on with a comma or end.
  case unclosedMapping
  /// A quoted text without its last quote.
  case unclosedQuote
  /// A tab where indentation has to be spaces.
  case tab
  /// A character that begins nothing unless it is quoted.
  case reservedCharacter
  /// A backslash with a letter that means nothing.
  case unknownEscape
  /// Anything rarer, in the parser's words.
  case other(String)
}

extension YAMLSyntaxProblem {
  /// Creates a problem from what libyaml 0.2 says.
  ///
  /// The strings are those of `scanner.c` and `parser.c`; an unknown one is kept as it is.
  ///
  /// - Parameters:
  ///   - problem: The mistake.
  ///   - context: What was being read.
  init(problem: String, context: String) {
    self =
      switch problem {
      case "mapping values are not allowed in this context",
        "mapping keys are not allowed in this context":
        .misplacedMapping
      case "block sequence entries are not allowed in this context": .misplacedItem
      case "did not find expected key", "did not find expected '-' indicator":
        .unevenIndentation
      case "could not find expected ':'": .missingColon
      case "did not find expected ',' or ']'": .unclosedList
      case "did not find expected ',' or '}'": .unclosedMapping
      case "found unexpected end of stream" where context == "while scanning a quoted scalar",
        "found unexpected document indicator":
        .unclosedQuote
      case "found a tab character that violates indentation",
        "found a tab character where an indentation space is expected":
        .tab
      case "found character that cannot start any token": .reservedCharacter
      case "found unknown escape character": .unknownEscape
      default: .other(problem)
      }
  }
}

extension YAMLSyntaxProblem: CustomStringConvertible {
  /// The message for a person.
  public var description: String {
    switch self {
    case .misplacedMapping: "no 'key: value' may stand here; quote a text that contains ': '"
    case .misplacedItem: "no '- item' may stand here; a list begins on a line of its own"
    case .unevenIndentation:
      "this does not continue the lines above; check indentation and quotes"
    case .missingColon: "the line is no 'key: value'; a colon and a space are missing"
    case .unclosedList: "the list goes on with ',' or ends with ']'"
    case .unclosedMapping: "the mapping goes on with ',' or ends with '}'"
    case .unclosedQuote: "the quoted text has no end"
    case .tab: "a tab stands in the indentation; use spaces"
    case .reservedCharacter: "no value begins with this character; put the text in quotes"
    case .unknownEscape: "the backslash has no meaning here; write '\\\\' or use single quotes"
    case .other(let problem): "the text is not valid YAML: \(problem)"
    }
  }
}
