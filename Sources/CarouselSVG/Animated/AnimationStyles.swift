internal import CarouselCore
internal import CarouselPicture

/// The one style sheet of an animated picture: keyframes, and the colors where it is dark.
struct AnimationStyles {
  let prefix: String
  let clock: AnimationClock
  let darkTheme: Theme?
  let loopCount: Int?

  /// The bodies of the keyframes of step tracks; equal ones are written once.
  private var steps: [String] = []
  private var motion: String?
  private var usedColors: Set<PartColor> = []

  init(prefix: String, clock: AnimationClock, darkTheme: Theme?, loopCount: Int?) {
    self.prefix = prefix
    self.clock = clock
    self.darkTheme = darkTheme
    self.loopCount = loopCount
  }

  /// Adds a track that changes in steps; returns the classes of what follows it.
  mutating func steps<Value>(_ track: StepTrack<Value>, _ declaration: (Value) -> String) -> String
  {
    var order: [Value] = []
    var selectors: [Value: [String]] = [:]
    func add(_ value: Value, at moment: Int) {
      if selectors[value] == nil { order.append(value) }
      selectors[value, default: []].append(clock.selector(moment))
    }
    for change in track.changes { add(change.value, at: clock.moment(change.refresh)) }
    if let last = track.changes.last { add(last.value, at: clock.units) }
    let body = order.map { value in
      "\((selectors[value] ?? []).joined(separator: ",")){\(declaration(value))}"
    }.joined()
    let index = steps.firstIndex(of: body) ?? steps.count
    if index == steps.count { steps.append(body) }
    return "a a\(index)"
  }

  /// Adds the offset's track; returns the class of what moves against it.
  mutating func moves(_ track: MotionTrack, _ axis: Axis, sign: Double) -> String {
    let name = axis == .horizontal ? "X" : "Y"
    var rules: [(selectors: [String], body: String)] = []
    for keyframe in track.keyframes {
      let value = svgNumber(sign * keyframe.value)
      let timing = timingText(keyframe.timing).map { ";animation-timing-function:\($0)" } ?? ""
      let body = "{transform:translate\(name)(\(value)px)\(timing)}"
      let selector = clock.selector(keyframe.moment)
      // The order of keyframes means nothing, so equal ones are written once.
      if let index = rules.firstIndex(where: { $0.body == body }) {
        rules[index].selectors.append(selector)
      } else {
        rules.append(([selector], body))
      }
    }
    motion = rules.map { $0.selectors.joined(separator: ",") + $0.body }.joined()
    return "m"
  }

  private func timingText(_ timing: MotionTrack.Timing) -> String? {
    switch timing {
    case .linear: return nil
    case .jump: return "step-start"
    case .curve(let part):
      switch part.curve {
      case .easeOut: return "ease-out"
      case .easeInOut: return "ease-in-out"
      case .ease: return "ease"
      default:
        let numbers = [part.x1, part.y1, part.x2, part.y2]
        let texts = numbers.map { decimalText($0, decimals: 3) }
        return "cubic-bezier(\(texts.joined(separator: ",")))"
      }
    }
  }

  /// Notes that a color is used, so that the dark theme says it too.
  mutating func use(_ color: PartColor) { usedColors.insert(color) }

  /// The sheet, or `nil` where nothing moves and nothing changes its color.
  var element: SVGElement? {
    var text = ""
    if let darkTheme, !usedColors.isEmpty {
      let rules = PartColor.all.filter(usedColors.contains).map { color in
        "#\(prefix) .\(color.className){\(color.isStroke ? "stroke" : "fill"):"
          + "\(color.value(in: darkTheme).shortCSS)}"
      }
      text += "@media(prefers-color-scheme:dark){\(rules.joined())}\n"
    }
    // Without the query a browser animates nothing, so that nobody gets motion unasked.
    let count = loopCount.map { "\($0) forwards" } ?? "infinite"
    var rules = ""
    if motion != nil {
      rules += "#\(prefix) .m{animation:\(prefix)m \(clock.durationText) linear \(count)}"
    }
    if steps.count == 1 {
      rules += "#\(prefix) .a{animation:\(prefix)0 \(clock.durationText) step-end \(count)}"
    } else if !steps.isEmpty {
      rules += "#\(prefix) .a{animation:\(clock.durationText) step-end \(count)}"
      for index in steps.indices {
        rules += "#\(prefix) .a\(index){animation-name:\(prefix)\(index)}"
      }
    }
    if !rules.isEmpty { text += "@media(prefers-reduced-motion:no-preference){\(rules)}\n" }
    if let motion { text += "@keyframes \(prefix)m{\(motion)}\n" }
    for (index, body) in steps.enumerated() { text += "@keyframes \(prefix)\(index){\(body)}\n" }
    return text.isEmpty ? nil : SVGElement("style", text: text)
  }
}

/// A color of the theme as the fill or the stroke of a part.
struct PartColor: Hashable, Sendable {
  /// A color of a theme.
  enum Name: String, Hashable, Sendable, CaseIterable {
    case background = "g"
    case panel = "p"
    case ink = "i"
    case secondaryInk = "s"
    case jump = "j"
    case good = "o"
    case bad = "x"
  }

  var name: Name
  var isStroke: Bool

  /// The class that carries it.
  var className: String { name.rawValue + (isStroke ? "l" : "f") }

  static let all = Name.allCases.flatMap { name in
    [PartColor(name: name, isStroke: false), PartColor(name: name, isStroke: true)]
  }

  /// Returns the color in a theme.
  func value(in theme: Theme) -> Color {
    switch name {
    case .background: theme.background
    case .panel: theme.panel
    case .ink: theme.ink
    case .secondaryInk: theme.secondaryInk
    case .jump: theme.jump
    case .good: theme.good
    case .bad: theme.bad
    }
  }
}
