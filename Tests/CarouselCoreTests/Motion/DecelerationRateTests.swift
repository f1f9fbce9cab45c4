import CarouselCore
import Testing

@Suite struct DecelerationRateTests {
  @Test func `a release at 1000 points a second is projected by the published formula`() {
    // (1000 / 1000)·0.998 / 0.002 = 499; 0.99 / 0.01 = 99.
    #expect(abs(DecelerationRate.normal.projection(of: 1000) - 499) < 1e-9)
    #expect(abs(DecelerationRate.fast.projection(of: 1000) - 99) < 1e-9)
    #expect(abs(DecelerationRate.normal.projection(of: -500) + 249.5) < 1e-9)
    #expect(DecelerationRate.normal.projection(of: 0) == 0)
  }

  @Test func `the motion itself rests half a point beyond the projection`() {
    // −1000 / (1000·ln 0.998): ln 0.998 = −0.002002003, so 499.4998.
    #expect(abs(DecelerationRate.normal.restingDistance(of: 1000) - 499.49983) < 1e-4)
    let projection = DecelerationRate.normal.projection(of: 1000)
    #expect(DecelerationRate.normal.restingDistance(of: 1000) > projection + 0.4)
  }

  @Test func `velocity falls by the rate in every millisecond`() {
    #expect(abs(DecelerationRate.normal.velocity(after: 0.001, from: 1000) - 998) < 1e-9)
    #expect(abs(DecelerationRate.fast.velocity(after: 0.002, from: 1000) - 980.1) < 1e-9)
    #expect(DecelerationRate.fast.velocity(after: 0, from: 1000) == 1000)
  }
}
