internal import CarouselCore
internal import YAML

extension Form where Value == WrapTest {
  /// A comparison, `truncated-page == lap`, or `always`.
  static let test: Self = {
    let quantities = WrapQuantity.allCases.map(\.rawValue)
    let relations = Relation.allCases.map(\.rawValue)
    return .phrase(
      "a test such as offset == 0",
      schema: .text(
        matching: "^ *(always|(\(quantities.joined(separator: "|")))"
          + " *(\(relations.joined(separator: "|"))) *\(Pattern.length)) *$"),
      read: { (phrase) throws(Mistake) in
        let name = try phrase.take(among: quantities + ["always"], kind: "quantity")
        guard let quantity = WrapQuantity(rawValue: name) else { return .always }
        // The longer sign first: `<=` begins with `<`.
        for relation in Relation.allCases.sorted(by: { $0.rawValue.count > $1.rawValue.count })
        where phrase.take(relation.rawValue) {
          return .compare(quantity, relation, try phrase.takeLength())
        }
        throw phrase.mistake(expected: "one of \(relations.joined(separator: " "))")
      },
      text: { test in
        switch test {
        case .always: "always"
        case .compare(let quantity, let relation, let length):
          "\(quantity.rawValue) \(relation.rawValue) \(length.text)"
        }
      }
    )
  }()
}

extension Form where Value == WrapOperation {
  /// What a rule does, `shift -1 lap` for instance.
  static let operation: Self = {
    func alternatives<Choice: CaseIterable & RawRepresentable<String>>(
      _ choices: Choice.Type
    ) -> String {
      "(\(Choice.allCases.map(\.rawValue).joined(separator: "|")))"
    }
    let patterns = [
      "(set|shift) +\(Pattern.length)",
      "remainder +base +\(Pattern.length) +modulus +\(Pattern.length)",
      "rotate +by +\(alternatives(WrapQuantity.self)) +landing"
        + " +\(alternatives(RotationLanding.self)) +indexing +\(alternatives(RotationIndexing.self))",
      "place-hidden-view",
    ]
    return .phrase(
      "an operation such as shift -1 lap",
      schema: .text(matching: "^ *(\(patterns.joined(separator: "|"))) *$"),
      read: { (phrase) throws(Mistake) in try phrase.takeOperation() },
      text: { $0.text }
    )
  }()
}

extension Phrase {
  fileprivate mutating func takeOperation() throws(Mistake) -> WrapOperation {
    let verbs = ["set", "shift", "remainder", "rotate", "place-hidden-view"]
    switch try take(among: verbs, kind: "operation") {
    case "set": return .set(try takeLength())
    case "shift": return .shift(try takeLength())
    case "remainder":
      try expect("base")
      let base = try takeLength()
      try expect("modulus")
      let start = self
      let modulus = try takeLength()
      guard modulus != .zero else { throw start.mistake(expected: "a modulus other than 0") }
      return .remainder(base: base, modulus: modulus)
    case "rotate":
      try expect("by")
      let quantity = try takeCase(of: WrapQuantity.self, kind: "quantity")
      try expect("landing")
      let landing = try takeCase(of: RotationLanding.self, kind: "landing")
      try expect("indexing")
      let indexing = try takeCase(of: RotationIndexing.self, kind: "indexing")
      return .rotate(by: quantity, landing: landing, indexing: indexing)
    default: return .placeHiddenView
    }
  }

  /// Takes a word that must come next.
  mutating func expect(_ word: String) throws(Mistake) {
    guard take(word: word) else { throw mistake(expected: "'\(word)'") }
  }

  /// Takes a case of an enumeration by its raw value.
  mutating func takeCase<Choice: CaseIterable & RawRepresentable<String>>(
    of choices: Choice.Type, kind: String
  ) throws(Mistake) -> Choice {
    let start = self
    let name = try take(among: Choice.allCases.map(\.rawValue), kind: kind)
    guard let choice = Choice(rawValue: name) else { throw start.mistake(expected: kind) }
    return choice
  }
}

extension WrapOperation {
  /// The operation as a scenario writes it.
  var text: String {
    switch self {
    case .set(let length): "set \(length.text)"
    case .shift(let length): "shift \(length.text)"
    case .remainder(let base, let modulus): "remainder base \(base.text) modulus \(modulus.text)"
    case .rotate(let quantity, let landing, let indexing):
      "rotate by \(quantity.rawValue) landing \(landing.rawValue) indexing \(indexing.rawValue)"
    case .placeHiddenView: "place-hidden-view"
    }
  }
}
