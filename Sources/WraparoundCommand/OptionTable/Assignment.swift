/// A key with a new value, as `--set key=value` gives it.
public struct Assignment: Hashable, Sendable {
  /// The key, not empty.
  public var key: String
  /// The value, everything behind the first equals sign.
  public var value: String

  /// Creates an assignment.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

extension ValueReader where Value == Assignment {
  /// A key and a value with an equals sign between them.
  public static var assignment: Self {
    Self { (text) throws(ValueProblem) in
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw .notOfForm("KEY=VALUE")
      }
      return Assignment(
        key: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
    }
  }
}
