public import CarouselCore

/// A carousel that has no ends and so nothing to wrap: one number that fingers and curves move.
///
/// It is written apart from the program's own, from the words of the model alone: pages of one
/// pitch without end, a finger that the content follows one to one, a release that turns a page at
/// 250 pt/s or more and goes to the nearest page otherwise, a settle of 0.35 s ease-out, a turn of
/// 0.3 s ease-in-out. It shares no code with what it checks, the curves included.
public struct PlainCarousel {
  private enum Mode {
    case still
    case held(origin: Double)
    case moved(origin: Double, distance: Double, start: Int, refreshes: Int)
    case gliding(from: Double, to: Double, start: Int, seconds: Double, isTurn: Bool)
  }

  private var pitch: Double
  private let carousel: Carousel
  private let rate: Double
  private let ticks: Set<Int>
  private var mode = Mode.still
  private var y = 0.0
  private var isFingerDown = false
  private var movesForward = true
  private var path: [Double] = []

  private init(_ carousel: Carousel, rate: Double, ticks: Set<Int>) {
    self.carousel = carousel
    self.rate = rate
    self.ticks = ticks
    pitch = carousel.geometry.boundsLength + carousel.geometry.gap
  }

  /// Returns the offset in every frame, not rounded.
  ///
  /// - Parameters:
  ///   - script: The steps, with the default gestures.
  ///   - carousel: Where the sizes and the timer's interval are read off; one page fills the bounds.
  ///   - rate: The refreshes a second.
  ///   - ticks: The refreshes in which a timer turns the page.
  /// - Returns: One offset a refresh, the one at the end of the last slot included.
  public static func path(
    of script: Script, on carousel: Carousel, rate: Double, ticks: Set<Int>
  ) -> [Double] {
    var plain = PlainCarousel(carousel, rate: rate, ticks: ticks)
    for step in script.steps { plain.play(step) }
    plain.letGo()
    plain.pass(1)
    return plain.path
  }

  private func refreshes(_ seconds: Double) -> Int { max(1, Int((seconds * rate).rounded())) }

  /// 0.35 s and the refresh in which the next finger comes down: 21 + 1 at 60 Hz, 42 + 1 at 120.
  private var settleSlot: Int { Int((0.35 * rate - 1e-6).rounded(.up)) + 1 }

  private mutating func play(_ step: ScriptStep) {
    switch step {
    case .swipe, .drag: break
    default: letGo()
    }
    switch step {
    case .rest(let seconds): pass(refreshes(seconds))
    case .swipe(let way, nil): gesture(0.4 * way.sign, 0.12, 1500 * way.sign)
    case .swipe(let way, let caught?):
      flick(0.4 * way.sign, 0.12, 1500 * way.sign)
      pass(refreshes(caught))
      takeHold()
      pass(refreshes(0.1))
    case .drag(let way, let pages, let seconds, let velocity):
      gesture(pages * way.sign, seconds, velocity * way.sign)
    case .autoplay(let count):
      guard let autoplay = carousel.autoplay, count > 0 else { return }
      // A timer that an animation's end starts again counts from there.
      let waits = autoplay.startsAgainOn.contains(.didEndScrollingAnimation)
      let period = waits ? autoplay.interval + 0.3 : autoplay.interval
      pass(refreshes(autoplay.interval + Double(count - 1) * period + 0.3) + 1)
    case .tap:
      if case .still = mode {
        pass(refreshes(0.1))
      } else {
        takeHold()
        pass(refreshes(0.1))
        release(velocity: 0)
      }
      pass(settleSlot)
    case .resize(let size):
      arrive()
      let page = y / pitch
      let isWide = carousel.geometry.axis == .horizontal
      pitch = (isWide ? size.width : size.height) + carousel.geometry.gap
      y = page * pitch
      pass(refreshes(0.1))
    case .update: pass(refreshes(0.1))
    case .hide(let seconds):
      arrive()
      pass(refreshes(seconds) + 1)
    }
  }
}

extension PlainCarousel {
  private mutating func gesture(_ pages: Double, _ seconds: Double, _ velocity: Double) {
    flick(pages, seconds, velocity)
    pass(settleSlot)
  }

  private mutating func flick(_ pages: Double, _ seconds: Double, _ velocity: Double) {
    if !isFingerDown { takeHold() }
    movesForward = pages >= 0
    let count = refreshes(seconds)
    mode = .moved(origin: y, distance: pages * pitch, start: path.count, refreshes: count)
    pass(count)
    y = offset(at: path.count)
    release(velocity: velocity)
  }

  private mutating func takeHold() {
    isFingerDown = true
    movesForward = true
    // A finger stops what was displayed last.
    mode = .held(origin: y)
  }

  private mutating func letGo() {
    guard isFingerDown else { return }
    release(velocity: 0)
    pass(settleSlot)
  }

  private mutating func release(velocity: Double) {
    isFingerDown = false
    let x = y / pitch
    let target: Double
    if velocity >= 250 {
      target = (x + 1e-9).rounded(.down) + 1
    } else if velocity <= -250 {
      target = (x - 1e-9).rounded(.up) - 1
    } else {
      let half = (x * 2).rounded() / 2
      let isTie = abs(x - half) <= 1e-9 && half != half.rounded(.down)
      target = isTie ? half + (movesForward ? 0.5 : -0.5) : x.rounded()
    }
    glide(to: target * pitch, seconds: 0.35, isTurn: false)
  }

  private mutating func glide(to target: Double, seconds: Double, isTurn: Bool) {
    mode = .gliding(from: y, to: target, start: path.count, seconds: seconds, isTurn: isTurn)
  }

  /// Ends a motion at once, as a change of size and the background do.
  private mutating func arrive() {
    if case .gliding(_, let target, _, _, _) = mode { y = target }
    mode = .still
  }

  private mutating func pass(_ refreshes: Int) {
    for _ in 0..<refreshes {
      if ticks.contains(path.count), !isFingerDown {
        let page = ((y + pitch / 2) / pitch).rounded(.down) + 1
        let isRelative = carousel.autoplay?.target == .currentOffset
        glide(to: isRelative ? y + pitch : page * pitch, seconds: 0.3, isTurn: true)
      }
      y = offset(at: path.count)
      if case .gliding(_, let target, let start, let seconds, _) = mode,
        Double(path.count - start) / rate > seconds - 1e-9
      {
        y = target
        mode = .still
      }
      path.append(y)
    }
  }

  private func offset(at refresh: Int) -> Double {
    switch mode {
    case .still: return y
    case .held(let origin): return origin
    case .moved(let origin, let distance, let start, let refreshes):
      return origin + distance * min(Double(refresh - start) / Double(refreshes), 1)
    case .gliding(let from, let to, let start, let seconds, let isTurn):
      let part = min(Double(refresh - start) / rate / seconds, 1)
      return from + (to - from) * (isTurn ? Self.easeInOut(part) : Self.easeOut(part))
    }
  }
}

extension PlainCarousel {
  /// The cubic Bézier curve with control points (0, 0) and (0.58, 1).
  public static func easeOut(_ time: Double) -> Double { curve(time, x1: 0) }

  /// The cubic Bézier curve with control points (0.42, 0) and (0.58, 1).
  public static func easeInOut(_ time: Double) -> Double { curve(time, x1: 0.42) }

  /// Newton's method in the curve's parameter s; y(s) = 3s² − 2s³, as y₁ = 0 and y₂ = 1.
  private static func curve(_ time: Double, x1: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let c = 3 * x1
    let b = 3 * (0.58 - 2 * x1)
    let a = 1 - c - b
    var s = 1.0
    for _ in 0..<60 {
      let slope = (3 * a * s + 2 * b) * s + c
      s = min(max(s - (((a * s + b) * s + c) * s - time) / max(slope, 1e-9), 0), 1)
    }
    return s * s * (3 - 2 * s)
  }
}
