internal import CarouselCore
internal import YAML

extension TimingCurve {
  /// The curves that have a name, each the first time it is named.
  static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("ease", .ease), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
  ]

  /// The curve as a scenario writes it.
  var text: String {
    if let known = Self.named.first(where: { $0.curve == self }) { return known.name }
    switch self {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\([x1, y1, x2, y2].map(numberText).joined(separator: ", ")))"
    case .spring(let angularFrequency):
      return "spring(\(numberText(angularFrequency)))"
    }
  }
}

extension Phrase {
  /// Takes a curve: a name, `cubic-bezier(0.42, 0, 0.58, 1)`, or `spring(10)`.
  mutating func takeCurve() throws(Mistake) -> TimingCurve {
    let names = TimingCurve.named.map(\.name) + ["cubic-bezier", "spring"]
    let name = try take(among: names, kind: "curve")
    if let known = TimingCurve.named.first(where: { $0.name == name }) { return known.curve }
    if name == "spring" {
      let frequency = try takeArguments(count: 1, in: 0.1...1000)
      return .spring(angularFrequency: frequency[0])
    }
    let start = self
    let values = try takeArguments(count: 4, in: -10...10)
    // A control point outside makes a motion that goes back in time.
    guard (0...1).contains(values[0]), (0...1).contains(values[2]) else {
      throw start.mistake(expected: "(x1, y1, x2, y2) with x1 and x2 from 0 to 1")
    }
    return .cubicBezier(x1: values[0], y1: values[1], x2: values[2], y2: values[3])
  }
}

extension Form where Value == Animation {
  /// A time and a curve, `0.35s ease-out`.
  static let animation: Self = {
    let curves =
      TimingCurve.named.map(\.name)
      + [Pattern.call("cubic-bezier", arguments: 4), Pattern.call("spring", arguments: 1)]
    return .phrase(
      "a time and a curve such as 0.35s ease-out",
      schema: .text(
        matching: "^ *\(Pattern.time) +(\(curves.joined(separator: "|"))) *$"),
      read: { (phrase) throws(Mistake) in
        let duration = try phrase.takeTime(in: 0...60)
        return Animation(duration: duration, curve: try phrase.takeCurve())
      },
      text: { "\(timeText($0.duration)) \($0.curve.text)" }
    )
  }()
}

extension Form where Value == ControlEvents {
  /// One event by its name, or a list of them.
  static let events: Self = {
    let names = ControlEvents.named.map(\.name)
    let one = Form<String>.word(among: names, kind: "event")
    return Self(
      schema: .anyOf([
        one.schema, .object([("type", .string("array")), ("items", one.schema)]),
      ]),
      read: { (node, _) throws(Mistake) in
        var events: ControlEvents = []
        for node in node.sequence ?? [node] {
          let name = try one.read(node, nil)
          events.formUnion(ControlEvents.named.first { $0.name == name }?.event ?? [])
        }
        return events
      },
      text: { events in
        let names = ControlEvents.named.filter { events.contains($0.event) }.map(\.name)
        return names.count == 1 ? .word(names[0]) : .words(names)
      }
    )
  }()
}

extension Form where Value == String {
  /// One of some words.
  static func word(among words: [String], kind: String) -> Self {
    .phrase(
      "\(kind) such as \(words[0])",
      schema: .words(words),
      read: { (phrase) throws(Mistake) in try phrase.take(among: words, kind: kind) },
      text: { $0 }
    )
  }
}
