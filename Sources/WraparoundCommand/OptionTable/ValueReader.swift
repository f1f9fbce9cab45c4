internal import Suggestions

/// What turns the text of an option into a value.
public struct ValueReader<Value>: Sendable {
  /// What the values may be, as a sentence for help.
  let expectation: String?
  let read: @Sendable (String) throws(ValueProblem) -> Value

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - expectation: What the values may be, as a sentence for help.
  ///   - read: Returns the value, or throws what is wrong with the text.
  public init(
    expectation: String? = nil,
    read: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) {
    self.expectation = expectation
    self.read = read
  }
}

extension ValueReader where Value == String {
  /// Any text but an empty one, which a script's unset variable leaves behind.
  public static var text: Self {
    Self { (text) throws(ValueProblem) in
      guard !text.isEmpty else { throw .empty }
      return text
    }
  }

  /// One of several words that only the running program knows.
  ///
  /// - Parameter words: The words.
  /// - Returns: A reader.
  public static func word(among words: [String]) -> Self {
    Self { (text) throws(ValueProblem) in
      guard words.contains(text) else { throw .unknownWord(words, typed: text) }
      return text
    }
  }
}

extension ValueReader where Value == Int {
  /// A whole number.
  ///
  /// - Parameter range: The numbers that are accepted.
  /// - Returns: A reader.
  public static func number(in range: ClosedRange<Int>) -> Self {
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    return Self(expectation: "A whole number, \(bounds).") { (text) throws(ValueProblem) in
      guard let number = Int(text) else {
        // A number that Int cannot hold is out of the range, not no number.
        throw text.isWholeNumber ? .outOfRange(bounds) : .notAWholeNumber
      }
      guard range.contains(number) else { throw .outOfRange(bounds) }
      return number
    }
  }
}

extension ValueReader where Value == Double {
  /// A number.
  ///
  /// - Parameter range: The numbers that are accepted.
  /// - Returns: A reader.
  public static func number(in range: ClosedRange<Double>) -> Self {
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    return Self(expectation: "A number, \(bounds).") { (text) throws(ValueProblem) in
      // "nan", "inf" and "0x1p4" are numbers for Swift, but not for a person at a terminal.
      guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
        let number = Double(text)
      else { throw .notANumber }
      guard range.contains(number) else { throw .outOfRange(bounds) }
      return number
    }
  }
}

extension ValueReader
where
  Value: CaseIterable & RawRepresentable & SendableMetatype, Value.RawValue == String
{
  /// One of the cases of an enumeration, by its raw value.
  public static var choice: Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(expectation: "One of \(words.joined(separator: ", ")).") {
      (text) throws(ValueProblem) in
      guard let value = Value(rawValue: text) else { throw .unknownWord(words, typed: text) }
      return value
    }
  }
}

extension String {
  fileprivate var isWholeNumber: Bool {
    let digits = hasPrefix("-") || hasPrefix("+") ? dropFirst() : self[...]
    return !digits.isEmpty && digits.utf8.allSatisfy { "0123456789".utf8.contains($0) }
  }
}
