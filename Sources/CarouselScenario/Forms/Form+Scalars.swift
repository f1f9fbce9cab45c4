internal import CarouselCore
internal import YAML

extension Form where Value == Double {
  /// A number.
  static func number(in range: ClosedRange<Double>) -> Self {
    let expected =
      "a number from \(numberText(range.lowerBound)) to \(numberText(range.upperBound))"
    return Self(
      schema: .object([
        ("type", .string("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]),
      read: { (node, _) throws(Mistake) in
        guard let number = node.double else {
          throw Mistake(.wrongType(expected: expected, found: node.found), at: node)
        }
        guard range.contains(number) else {
          throw Mistake(.outOfRange(node.found, expected: expected), at: node)
        }
        return number
      },
      text: { .word(numberText($0)) }
    )
  }

  /// A time: a number of seconds, or a number with its unit.
  static func seconds(in range: ClosedRange<Double>) -> Self {
    let number = JSONText.object([
      ("type", .string("number")), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ])
    return .phrase(
      "a time such as 0.5s or 120ms",
      schema: .anyOf([number, .text(matching: "^ *\(Pattern.time) *$")]),
      read: { (phrase) throws(Mistake) in
        try phrase.takeTime(in: range, needsUnit: false)
      },
      text: { timeText($0) }
    )
  }
}

extension Form where Value == Int {
  /// A whole number.
  static func int(in range: ClosedRange<Int>) -> Self {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return Self(
      schema: .object([
        ("type", .string("integer")), ("minimum", .number(Double(range.lowerBound))),
        ("maximum", .number(Double(range.upperBound))),
      ]),
      read: { (node, _) throws(Mistake) in
        guard let number = node.int else {
          // A number that Int cannot hold is out of the range, not no number.
          guard let double = node.double, double.magnitude > 1e15 || !double.isFinite else {
            throw Mistake(.wrongType(expected: expected, found: node.found), at: node)
          }
          throw Mistake(.outOfRange(node.found, expected: expected), at: node)
        }
        guard range.contains(number) else {
          throw Mistake(.outOfRange(node.found, expected: expected), at: node)
        }
        return number
      },
      text: { .word(String($0)) }
    )
  }
}

extension Form where Value == Bool {
  /// A truth value.
  static let bool = Self(
    schema: .object([("type", .string("boolean"))]),
    read: { (node, _) throws(Mistake) in
      guard let value = node.bool else {
        throw Mistake(.wrongType(expected: "true or false", found: node.found), at: node)
      }
      return value
    },
    text: { .word($0 ? "true" : "false") }
  )
}

extension Form where Value == String {
  /// A text of the user's; a number is taken as it is written.
  static func text(_ expected: String) -> Self {
    Self(
      schema: .object([
        ("type", .array([.string("string"), .string("number")])), ("minLength", .number(1)),
        ("maxLength", .number(Double(ScenarioLimits.characters))),
      ]),
      read: { (node, _) throws(Mistake) in
        guard let text = node.text, !text.isEmpty, !node.isNull, node.bool == nil else {
          throw Mistake(.wrongType(expected: expected, found: node.found), at: node)
        }
        guard text.count <= ScenarioLimits.characters else {
          throw Mistake(
            .tooMany("characters", count: text.count, limit: ScenarioLimits.characters), at: node)
        }
        return text
      },
      text: { .string($0) }
    )
  }
}

extension Form where Value == Size {
  /// A size in points.
  static let size = Self.phrase(
    "a size such as 375x188",
    schema: .text(matching: "^ *\(Pattern.size) *$"),
    read: { (phrase) throws(Mistake) in try phrase.takeSize() },
    text: { $0.text }
  )
}

extension Form where Value == Length {
  /// A length in laps, pages and points.
  static let length = Self.phrase(
    "a length such as lap + 1 page",
    schema: .anyOf([.object([("const", .number(0))]), .text(matching: "^ *\(Pattern.length) *$")]),
    read: { (phrase) throws(Mistake) in try phrase.takeLength() },
    text: { $0.text }
  )
}

extension Size {
  /// The size as a scenario writes it.
  var text: String { "\(numberText(width))x\(numberText(height))" }
}
