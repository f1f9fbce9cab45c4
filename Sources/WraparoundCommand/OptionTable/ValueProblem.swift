internal import Suggestions

/// What is wrong with the value of an option.
public enum ValueProblem: Error, Hashable, Sendable {
  /// No text at all.
  case empty
  /// A text that is no whole number.
  case notAWholeNumber
  /// A text that is no number.
  case notANumber
  /// A number outside its bounds, which are told in words.
  case outOfRange(String)
  /// A word without a meaning, with those that have one, and the nearest of them.
  case notAmong([String], suggestion: String?)
  /// A text in another form than the one told.
  case notOfForm(String)

  /// Returns the problem of a word without a meaning.
  ///
  /// - Parameters:
  ///   - words: The words that have one.
  ///   - typed: The word as typed.
  /// - Returns: The problem, with a suggestion where a word is near.
  public static func unknownWord(_ words: [String], typed: String) -> Self {
    .notAmong(words, suggestion: nearest(to: typed, among: words))
  }
}

extension ValueProblem: CustomStringConvertible {
  /// What would be right, as the end of a message.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .notAWholeNumber: "a whole number is expected"
    case .notANumber: "a number is expected"
    case .outOfRange(let bounds): "\(bounds) is allowed"
    case .notAmong(_, let suggestion?): "did you mean '\(suggestion)'?"
    case .notAmong(let words, nil): "one of \(words.joined(separator: ", ")) is expected"
    case .notOfForm(let form): "the form is \(form)"
    }
  }
}
