import CarouselCore
import Testing

@Suite struct TimingCurveTests {
  // Tables published with Core Animation's ease-in-out and CSS's ease; .9 by symmetry from .1.
  @Test(arguments: [(0.1, 0.0197), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (0.9, 0.9803)])
  func `ease-in-out goes this far`(time: Double, way: Double) {
    #expect(abs(TimingCurve.easeInOut.value(at: time) - way) < 5e-5)
  }

  @Test(arguments: [(0.1, 0.0948), (0.5, 0.8024)])
  func `the ease of CSS goes this far`(time: Double, way: Double) {
    #expect(abs(TimingCurve.ease.value(at: time) - way) < 5e-5)
    #expect(abs(TimingCurve.easeInOut.value(at: time) - way) > 0.05)
  }

  @Test func `ease-out goes through a point worked out by hand`() {
    // At the parameter ½: x = 3/8·0.58 + 1/8 = 0.3425, y = 3/8 + 1/8 = 0.5.
    #expect(abs(TimingCurve.easeOut.value(at: 0.3425) - 0.5) < 1e-12)
  }

  @Test func `ease-in-out is symmetrical, ease-out is not`() {
    for step in 1..<50 {
      let time = Double(step) / 100
      let curve = TimingCurve.easeInOut
      #expect(abs(curve.value(at: time) + curve.value(at: 1 - time) - 1) < 1e-12)
    }
    let sum = TimingCurve.easeOut.value(at: 0.25) + TimingCurve.easeOut.value(at: 0.75)
    #expect(sum > 1.1)
  }

  @Test(arguments: [
    TimingCurve.linear, .easeOut, .easeInOut, .ease, .spring(angularFrequency: 10),
    .cubicBezier(x1: 0.165, y1: 0.84, x2: 0.44, y2: 1),
  ])
  func `a curve starts at nothing, ends at all, and never turns back`(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -0.1) == 0)
    #expect(curve.value(at: 1.1) == 1)
    var before = 0.0
    for step in 1...200 {
      let value = curve.value(at: Double(step) / 200)
      #expect(value >= before)
      before = value
    }
  }

  @Test func `linear is the time itself`() {
    #expect(TimingCurve.linear.value(at: 0.3) == 0.3)
  }

  @Test func `the bounce is critically damped and counts in seconds`() {
    // 1 − e^(−ωt)(1 + ωt) at ωt = 1: 1 − 2/e; at ωt = 2: 1 − 3/e².
    let spring = TimingCurve.spring(angularFrequency: 10)
    #expect(abs(spring.value(at: 0.1, duration: 1) - 0.264241) < 1e-6)
    #expect(abs(spring.value(at: 0.2, duration: 0.5) - 0.264241) < 1e-6)
    #expect(abs(spring.value(at: 0.2, duration: 1) - 0.593994) < 1e-6)
  }
}
