/// What a scalar means by the YAML 1.2 core schema.
public enum YAMLValue: Hashable, Sendable {
  /// `null`, `~`, or nothing at all
  case null
  /// `true` or `false`; `yes` and `on` are strings
  case bool(Bool)
  /// A whole number that fits
  case int(Int)
  /// Any other number, `.inf` and `.nan` among them
  case double(Double)
  /// Everything else
  case string(String)
}

extension YAMLScalar {
  /// What the scalar means.
  ///
  /// Source of the forms: YAML 1.2.2, section 10.3.2, "Tag Resolution".
  public var value: YAMLValue {
    switch (style, tag) {
    case (.plain, nil): Self.resolve(text)
    case (.quoted, nil), (_, .string): .string(text)
    case (_, .float):
      if case .int(let number) = Self.resolve(text) {
        .double(Double(number))
      } else {
        Self.resolve(text)
      }
    default: Self.resolve(text)
    }
  }

  /// Says whether the text is one that the tag can stand before.
  var agreesWithTag: Bool {
    switch (tag, value) {
    case (nil, _), (.string, _), (.null, .null), (.bool, .bool), (.int, .int), (.float, .double):
      true
    default: false
    }
  }

  private static func resolve(_ text: String) -> YAMLValue {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    case ".nan", ".NaN", ".NAN": .double(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .double(.infinity)
    case "-.inf", "-.Inf", "-.INF": .double(-.infinity)
    default: number(text) ?? .string(text)
    }
  }

  private static func number(_ text: String) -> YAMLValue? {
    if text.hasPrefix("0x") { return number(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return number(text.dropFirst(2), radix: 8) }
    guard isDecimal(text) else { return nil }
    // A number too long for Int stays a number, so that a limit can refuse it by its size.
    return Int(text).map(YAMLValue.int) ?? Double(text).map(YAMLValue.double)
  }

  private static func number(_ digits: Substring, radix: Int) -> YAMLValue? {
    guard !digits.isEmpty else { return nil }
    var sum = 0.0
    for digit in digits {
      guard digit.isASCII, let value = digit.hexDigitValue, value < radix else { return nil }
      sum = sum * Double(radix) + Double(value)
    }
    return Int(digits, radix: radix).map(YAMLValue.int) ?? .double(sum)
  }

  /// Matches `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
  private static func isDecimal(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    func skipDigits() -> Int {
      let digits = rest.prefix(while: isDigit).count
      rest = rest.dropFirst(digits)
      return digits
    }
    func skip(_ bytes: StaticString) -> Bool {
      guard let first = rest.first, bytes.description.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip("+-")
    var digits = skipDigits()
    if skip(".") { digits += skipDigits() }
    guard digits > 0 else { return false }
    if skip("eE") {
      _ = skip("+-")
      guard skipDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
