internal import CarouselCore
internal import YAML

extension Form where Value == Strip {
  /// A layout with its counts, `clones(1, 1)`.
  static let strip: Self = {
    let patterns = [
      Pattern.call("clones", arguments: 2), Pattern.call("repeated", arguments: 1),
      Pattern.call("window", arguments: 2), "unbounded",
    ]
    return .phrase(
      "a strip such as clones(1, 1)",
      schema: .text(matching: "^ *(\(patterns.joined(separator: "|"))) *$"),
      read: { (phrase) throws(Mistake) in
        let kinds = ["clones", "repeated", "window", "unbounded"]
        switch try phrase.take(among: kinds, kind: "strip") {
        case "clones":
          let counts = try phrase.takeCounts(2, atLeast: 0)
          return .clones(leading: counts[0], trailing: counts[1])
        case "repeated":
          return .repeated(copies: try phrase.takeCounts(1, atLeast: 1)[0])
        case "window":
          let counts = try phrase.takeCounts(2, atLeast: 0)
          return .window(before: counts[0], after: counts[1])
        default: return .unbounded
        }
      },
      text: { $0.text }
    )
  }()
}

extension Phrase {
  /// Takes whole numbers between parentheses.
  fileprivate mutating func takeCounts(_ count: Int, atLeast least: Int) throws(Mistake) -> [Int] {
    let bounds = least...ScenarioLimits.copies
    guard take("(") else { throw mistake(expected: "'('") }
    var values: [Int] = []
    for index in 0..<count {
      if index > 0, !take(",") { throw mistake(expected: "','") }
      values.append(
        try takeInt(
          in: bounds,
          expected: "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"))
    }
    guard take(")") else { throw mistake(expected: "')'") }
    return values
  }
}

extension Strip {
  /// The strip as a scenario writes it.
  var text: String {
    switch self {
    case .clones(let leading, let trailing): "clones(\(leading), \(trailing))"
    case .repeated(let copies): "repeated(\(copies))"
    case .window(let before, let after): "window(\(before), \(after))"
    case .unbounded: "unbounded"
    }
  }

  /// The offset at which item 0 is at home.
  var home: Length {
    switch self {
    case .clones(let leading, _): .pages(Double(leading))
    case .repeated(let copies): .laps(Double(copies / 2))
    case .window(let before, _): .pages(Double(before))
    case .unbounded: .zero
    }
  }

  /// The length of all its pages; `nil` for one without ends.
  var contentLength: Length? {
    switch self {
    case .clones(let leading, let trailing): .lap + .pages(Double(leading + trailing))
    case .repeated(let copies): .laps(Double(copies))
    case .window(let before, let after): .pages(Double(before + 1 + after))
    case .unbounded: nil
    }
  }
}

extension Form where Value == Overscroll {
  /// What a finger feels at the ends, `clamp` or `rubber-band(0.55)`.
  static let overscroll = Self.phrase(
    "clamp or rubber-band(0.55)",
    schema: .text(matching: "^ *(clamp|\(Pattern.call("rubber-band", arguments: 1))) *$"),
    read: { (phrase) throws(Mistake) in
      let kind = try phrase.take(among: ["clamp", "rubber-band"], kind: "overscroll")
      if kind == "clamp" { return .clamp }
      let coefficient = try phrase.takeArguments(count: 1, in: 0.01...10)
      return .rubberBand(RubberBand(coefficient: coefficient[0]))
    },
    text: { overscroll in
      switch overscroll {
      case .clamp: "clamp"
      case .rubberBand(let band): "rubber-band(\(numberText(band.coefficient)))"
      }
    }
  )
}

extension Form where Value == Length? {
  /// A length, or the word `endless`.
  static let contentLength = Self(
    schema: .anyOf([.words(["endless"]), Form<Length>.length.schema]),
    read: { (node, _) throws(Mistake) in
      node.text == "endless" ? nil : try Form<Length>.length.read(node, nil)
    },
    text: { .word($0?.text ?? "endless") }
  )
}
