internal import CarouselCore
internal import YAML

extension Phrase {
  /// Takes a time with its unit, `0.5s` or `120ms`.
  ///
  /// - Parameters:
  ///   - bounds: The seconds that are accepted.
  ///   - needsUnit: Whether a number alone is no time; else it is one in seconds.
  /// - Returns: The time in seconds.
  /// - Throws: The mistake of anything else.
  mutating func takeTime(
    in bounds: ClosedRange<Double> = 0.001...ScenarioLimits.seconds,
    needsUnit: Bool = true
  ) throws(Mistake) -> Double {
    let start = self
    guard let number = takeSignedNumber() else {
      throw start.mistake(expected: "a time such as 0.5s or 120ms")
    }
    var seconds = number.value
    if needsUnit || !isAtEnd {
      let unit = self
      if take(word: "ms") {
        seconds /= 1000
      } else if !take(word: "s") {
        throw unit.mistake(expected: "the unit s or ms")
      }
    }
    guard bounds.contains(seconds) else {
      throw Mistake(
        .outOfRange(
          timeText(seconds),
          expected: "\(timeText(bounds.lowerBound)) to \(timeText(bounds.upperBound))"),
        at: number.range)
    }
    return seconds
  }

  /// Takes a size in points, `375x188`.
  mutating func takeSize() throws(Mistake) -> Size {
    let expected = "a size of 1 to \(numberText(ScenarioLimits.points)) points such as 375x188"
    let bounds = 1...ScenarioLimits.points
    let width = try takeNumber(in: bounds, expected: expected)
    guard take("x") || take("×") else { throw mistake(expected: expected) }
    return Size(width: width, height: try takeNumber(in: bounds, expected: expected))
  }

  /// Takes a length, `lap + 1 page - 3pt`.
  mutating func takeLength() throws(Mistake) -> Length {
    var isNegative = take("-")
    var length = Length.zero
    var isFirst = true
    while true {
      let term = try takeTerm(mayBeZero: isFirst)
      length = isNegative ? length - term : length + term
      isFirst = false
      if take("+") {
        isNegative = false
      } else if take("-") {
        isNegative = true
      } else {
        return length
      }
    }
  }

  private mutating func takeTerm(mayBeZero: Bool) throws(Mistake) -> Length {
    let start = self
    let number = takeNumber()
    let count = number?.value ?? 1
    // A million laps are as good as none.
    if let number, count > 1e6 {
      throw Mistake(
        .outOfRange(numberText(count), expected: "a number up to 1000000"), at: number.range)
    }
    let unit = self
    switch takeWord()?.text {
    case "lap", "laps": return .laps(count)
    case "page", "pages": return .pages(count)
    case "pt" where number != nil: return .points(count)
    default:
      if number != nil, count == 0, mayBeZero {
        // Nothing needs no unit; the word behind it belongs to something else.
        self = unit
        return .zero
      }
      throw number == nil
        ? start.mistake(expected: "a length such as lap + 1 page")
        : unit.mistake(expected: "lap, page or pt")
    }
  }

  /// Takes numbers between parentheses, `(0.42, 0, 0.58, 1)`.
  mutating func takeArguments(
    count: Int, in bounds: ClosedRange<Double>
  ) throws(Mistake) -> [Double] {
    let expected =
      "a number from \(numberText(bounds.lowerBound)) to \(numberText(bounds.upperBound))"
    guard take("(") else { throw mistake(expected: "'('") }
    var values: [Double] = []
    for index in 0..<count {
      if index > 0, !take(",") { throw mistake(expected: "','") }
      values.append(try takeNumber(in: bounds, expected: expected))
    }
    guard take(")") else { throw mistake(expected: "')'") }
    return values
  }
}

extension Length {
  /// The length as a scenario writes it.
  var text: String {
    var text = ""
    func add(_ count: Double, _ one: String, _ many: String) {
      guard count != 0 else { return }
      let sign = text.isEmpty ? (count < 0 ? "-" : "") : (count < 0 ? " - " : " + ")
      let size = abs(count)
      text += sign + numberText(size) + (size == 1 ? one : many)
    }
    if laps == 1 { text = "lap" } else { add(laps, " lap", " laps") }
    add(pages, " page", " pages")
    add(points, "pt", "pt")
    return text.isEmpty ? "0" : text
  }
}
