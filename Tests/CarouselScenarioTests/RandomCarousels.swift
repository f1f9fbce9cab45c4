import CarouselCore
import CarouselPicture
import CarouselScenario

/// Carousels and scenarios that differ in everything that can differ, the same for a seed.
struct RandomCarousels {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(state: seed) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Bool.random(using: &generator)
      ? Double.random(in: range, using: &generator)
      : Double.random(in: range, using: &generator).rounded(.towardZero)
        .clamped(to: range)
  }

  private mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func bool() -> Bool { Bool.random(using: &generator) }

  private mutating func one<Choice: CaseIterable>(of choices: Choice.Type) -> Choice
  where Choice.AllCases == [Choice] {
    let all = Choice.allCases
    return all[int(0...all.count - 1)]
  }

  private mutating func events() -> ControlEvents {
    ControlEvents(rawValue: UInt8(int(0...127)))
  }

  private mutating func length() -> Length {
    Length(
      laps: bool() ? number(-3...3) : 0, pages: bool() ? number(-9...9) : 0,
      points: bool() ? number(-50...50) : 0)
  }

  private mutating func animation() -> Animation {
    let curves: [TimingCurve] = [
      .linear, .easeOut, .easeInOut, .ease, .spring(angularFrequency: number(1...90)),
      .cubicBezier(x1: number(0...1), y1: number(-2...2), x2: number(0...1), y2: number(-2...2)),
    ]
    return Animation(duration: number(0...5), curve: curves[int(0...curves.count - 1)])
  }

  private mutating func rule(_ index: Int) -> WrapRule {
    let operations: [WrapOperation] = [
      .set(length()), .shift(length()),
      .remainder(base: length(), modulus: length() + .points(0.125)),
      .rotate(
        by: one(of: WrapQuantity.self), landing: one(of: RotationLanding.self),
        indexing: one(of: RotationIndexing.self)),
      .placeHiddenView,
    ]
    let test: WrapTest =
      bool()
      ? .always : .compare(one(of: WrapQuantity.self), one(of: Relation.self), length())
    return WrapRule(
      "rule \(index): a", on: events(), if: test,
      then: operations[int(0...operations.count - 1)], rounding: one(of: OffsetRounding.self),
      isOffWhileAutoScrolling: bool(), latency: int(0...3), isAnimated: bool())
  }

  private mutating func autoplay() -> Autoplay {
    var autoplay = Autoplay(interval: number(0.5...9))
    autoplay.startsAgainOn = events()
    autoplay.stopsOn = events()
    autoplay.target = one(of: AutoplayTarget.self)
    autoplay.animation = animation()
    autoplay.marksAutoScrolling = bool()
    autoplay.skipsWhileTracking = bool()
    if bool() {
      autoplay.lastTurn = LastTurn(page: length(), landing: length(), truncatesPage: bool())
    }
    autoplay.whenHidden = one(of: HiddenTicks.self)
    autoplay.numberOfTimers = int(1...3)
    return autoplay
  }

  /// Returns a carousel with the standard sizes.
  mutating func carousel() -> Carousel {
    let strips: [Strip] = [
      .clones(leading: int(0...9), trailing: int(0...9)), .repeated(copies: int(1...9)),
      .window(before: int(0...3), after: int(0...3)), .unbounded,
    ]
    var carousel = Carousel(
      name: "carousel-\(int(0...999_999))", geometry: .standard, strip: strips[int(0...3)],
      initialOffset: length(),
      range: OffsetRange(
        contentLength: bool() ? length() : nil,
        overscroll: bool()
          ? .clamp : .rubberBand(RubberBand(coefficient: number(0.1...3)))),
      wrapRules: [])
    for index in 0..<int(0...3) { carousel.wrapRules.append(rule(index)) }
    carousel.cloneFault = CloneFault(shift: number(-5...5), isStale: bool())
    if bool() { carousel.geometry.declaredLap = number(1...9999) }
    carousel.loopsFrom = int(0...3)
    carousel.paging.velocityThreshold = number(0...999)
    carousel.paging.settle = animation()
    carousel.paging.bounce = animation()
    carousel.paging.touchEndsDeceleration = bool()
    carousel.paging.touchEndsScrollingAnimation = bool()
    carousel.paging.touch = one(of: TouchResponse.self)
    if bool() { carousel.autoplay = autoplay() }
    if bool() {
      carousel.indicator = Indicator(
        rounding: one(of: IndicatorRounding.self), bias: number(-2...2),
        bound: one(of: IndicatorBound.self), updatesOn: events(), isShown: bool(),
        isStrict: bool())
    }
    carousel.callbacks = Callbacks(
      commitsPageOn: events(), commits: one(of: CommittedItem.self),
      tapReports: one(of: TapReport.self))
    carousel.resizeBehavior = one(of: ResizeBehavior.self)
    return carousel
  }

  private mutating func step(for carousel: Carousel) -> ScriptStep {
    switch int(0...(carousel.autoplay != nil ? 7 : 6)) {
    case 0: .rest(number(0.01...9))
    case 1:
      .swipe(one(of: SwipeDirection.self), caughtAfter: bool() ? number(0.01...0.4) : nil)
    case 2:
      .drag(
        one(of: SwipeDirection.self), pages: number(0.01...3), seconds: number(0.01...2),
        releaseVelocity: bool() ? number(-900...900) : 0)
    case 3: .tap
    case 4: .resize(Size(width: number(100...900), height: number(100...900)))
    case 5: .hide(number(1...9))
    case 6:
      carousel.geometry.numberOfItems > 0
        ? .update(item: int(0...carousel.geometry.numberOfItems - 1)) : .tap
    default: .autoplay(ticks: int(1...4))
    }
  }

  /// Returns a scenario with sizes and a script of its own.
  mutating func scenario() -> Scenario {
    var carousel = carousel()
    carousel.geometry.numberOfItems = int(0...9)
    carousel.geometry.boundsSize = Size(width: number(200...900), height: number(200...900))
    carousel.geometry.gap = number(0...20)
    carousel.geometry.peek = number(0...30)
    carousel.geometry.pagesPerView = int(1...3)
    carousel.geometry.axis = one(of: Axis.self)
    carousel.geometry.direction = one(of: ReadingDirection.self)
    carousel.geometry.displayScale = number(0...3)
    var scenario = Scenario(carousel, refreshRate: number(30...120))
    for _ in 0..<int(0...9) {
      let step = step(for: carousel)
      scenario.script.steps += [ScriptStep](repeating: step, count: int(1...3))
    }
    if bool() { scenario.script.gestures.swipePages = number(0.1...1) }
    if bool(), !scenario.items.isEmpty { scenario.items[0].color = Color(0x54a24b) }
    scenario.closes = bool()
    return scenario
  }
}

/// Vigna's generator of 2015, which gives the same numbers on every machine.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
