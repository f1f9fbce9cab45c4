internal import CarouselCore

/// A kind of step as a script writes it.
struct GestureForm: Sendable {
  /// The word that it begins with.
  let verb: String
  /// All of it, for people: what stands in brackets may be left out.
  let form: String
  /// One sentence about it.
  let summary: String
  /// A pattern of what follows the verb.
  let pattern: String
  /// The words that may begin an addition, for the message about one that does not exist.
  let additions: [String]
  /// Reads what follows the verb.
  let read: @Sendable (inout Phrase) throws(Mistake) -> ScriptStep
  /// Reads an addition into a step, and says whether there was one.
  let add: @Sendable (inout Phrase, inout ScriptStep) throws(Mistake) -> Bool
}

extension GestureForm {
  /// Every kind of step.
  static let all: [GestureForm] = [
    GestureForm(
      "rest", "rest TIME", "Nothing happens.", pattern: " +\(Pattern.time)"
    ) { (phrase) throws(Mistake) in .rest(try phrase.takeTime()) },
    .swipe,
    .drag,
    GestureForm(
      "autoplay", "autoplay N ticks", "The timer turns the page so many times.",
      pattern: " +[0-9]+ +ticks?"
    ) { (phrase) throws(Mistake) in
      let ticks = try phrase.takeInt(in: 1...1000, expected: "a number of ticks from 1 to 1000")
      guard phrase.take(word: "ticks") || phrase.take(word: "tick") else {
        throw phrase.mistake(expected: "'ticks'")
      }
      return .autoplay(ticks: ticks)
    },
    GestureForm("tap", "tap", "A tap on the middle of the bounds.", pattern: "") {
      (_) throws(Mistake) in .tap
    },
    GestureForm(
      "resize", "resize WIDTHxHEIGHT", "The bounds change size.", pattern: " +\(Pattern.size)"
    ) { (phrase) throws(Mistake) in .resize(try phrase.takeSize()) },
    GestureForm(
      "update", "update item N", "Item N, counted from 1 as in pictures, takes new data.",
      pattern: " +item +[0-9]+"
    ) { (phrase) throws(Mistake) in
      try phrase.expect("item")
      let limit = ScenarioLimits.items
      return .update(
        item: try phrase.takeInt(in: 1...limit, expected: "an item from 1 to \(limit)") - 1)
    },
    GestureForm(
      "hide", "hide TIME", "The screen is hidden.", pattern: " +\(Pattern.time)"
    ) { (phrase) throws(Mistake) in .hide(try phrase.takeTime()) },
  ]

  /// The end that every form may have.
  static let repetition = "xN"

  /// A pattern of a whole line.
  static var pattern: String {
    let alternatives = all.map { "\($0.verb)\($0.pattern)" }
    return "^ *(\(alternatives.joined(separator: "|"))) *$"
  }

  private init(
    _ verb: String, _ form: String, _ summary: String, pattern: String,
    read: @escaping @Sendable (inout Phrase) throws(Mistake) -> ScriptStep
  ) {
    self.init(
      verb: verb, form: form, summary: summary, pattern: "\(pattern)( *x[0-9]+)?", additions: [],
      read: read, add: { (_, _) throws(Mistake) in false })
  }

  private static let swipe = GestureForm(
    verb: "swipe",
    form: "swipe forward|back [caught after TIME]",
    summary: "A flick of one page, which settles or is caught by a finger.",
    pattern: " +(forward|back)( *x[0-9]+| +caught +after +\(Pattern.time))*",
    additions: ["caught"],
    read: { (phrase) throws(Mistake) in
      .swipe(try phrase.takeCase(of: SwipeDirection.self, kind: "direction"))
    },
    add: { (phrase, step) throws(Mistake) in
      guard case .swipe(let direction, nil) = step, phrase.take(word: "caught") else {
        return false
      }
      try phrase.expect("after")
      step = .swipe(direction, caughtAfter: try phrase.takeTime())
      return true
    }
  )

  private static let drag = GestureForm(
    verb: "drag",
    form: "drag forward|back N pages over TIME [release Vpt/s]",
    summary: "A drag at constant speed, released without speed or with one.",
    pattern: " +(forward|back) +\(Pattern.number) +pages? +over +\(Pattern.time)"
      + "( *x[0-9]+| +release +-?\(Pattern.number) *pt/s)*",
    additions: ["release"],
    read: { (phrase) throws(Mistake) in
      let direction = try phrase.takeCase(of: SwipeDirection.self, kind: "direction")
      let pages = try phrase.takeNumber(
        in: 0.001...100, expected: "a number of pages from 0.001 to 100")
      guard phrase.take(word: "pages") || phrase.take(word: "page") else {
        throw phrase.mistake(expected: "'pages'")
      }
      try phrase.expect("over")
      return .drag(direction, pages: pages, seconds: try phrase.takeTime())
    },
    add: { (phrase, step) throws(Mistake) in
      guard case .drag(let direction, let pages, let seconds, 0) = step,
        phrase.take(word: "release")
      else { return false }
      let limit = ScenarioLimits.velocity
      let velocity = try phrase.takeNumber(
        in: -limit...limit,
        expected: "a velocity of at most \(numberText(limit))pt/s such as 600pt/s")
      guard phrase.take(word: "pt/s") else { throw phrase.mistake(expected: "the unit pt/s") }
      step = .drag(direction, pages: pages, seconds: seconds, releaseVelocity: velocity)
      return true
    }
  )
}
