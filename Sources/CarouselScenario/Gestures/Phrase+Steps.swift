internal import CarouselCore
internal import Suggestions

extension Phrase {
  /// Takes a line of a script: a gesture, additions, and a repetition, to the end of the text.
  ///
  /// - Returns: The step and how often it is made.
  mutating func takeSteps() throws(Mistake) -> (step: ScriptStep, count: Int) {
    let verb = try take(among: GestureForm.all.map(\.verb), kind: "gesture")
    let start = self
    guard let gesture = GestureForm.all.first(where: { $0.verb == verb }) else {
      throw start.mistake(expected: "a gesture")
    }
    var step = try gesture.read(&self)
    var count: Int?
    while !isAtEnd {
      if count == nil, let repetition = try takeRepetition() {
        count = repetition
      } else if try !gesture.add(&self, &step) {
        throw unknownAddition(to: gesture)
      }
    }
    return (step, count ?? 1)
  }

  /// Takes `x4`; returns `nil` where something else comes next.
  private mutating func takeRepetition() throws(Mistake) -> Int? {
    guard take(word: "x") else { return nil }
    let limit = ScenarioLimits.steps
    return try takeInt(in: 1...limit, expected: "a repetition from x1 to x\(limit)")
  }

  private func unknownAddition(to gesture: GestureForm) -> Mistake {
    var phrase = self
    if let word = phrase.takeWord(),
      let suggestion = nearest(to: word.text, among: gesture.additions), suggestion != word.text
    {
      return Mistake(
        .unknownWord(
          word.text, kind: "addition", suggestion: suggestion, known: gesture.additions),
        at: word.range)
    }
    return mistake(expected: "the end of '\(gesture.form) [\(GestureForm.repetition)]'")
  }
}
