import CarouselCore
import TestSupport
import Testing

@testable import CarouselGIF

/// Every kind of damage that the comparison with the strip without ends has to notice.
@Suite
struct SeamControlTests {
  private func differences(_ carousel: Carousel, framesPerSecond: Double = 50) throws
    -> SeamComparison
  {
    try Trial(carousel, SeamTests.mixed, framesPerSecond: framesPerSecond).comparison()
  }

  @Test(arguments: SeamTests.repaired)
  func `without damage nothing is noticed`(name: String) throws {
    #expect(try differences(small(try preset(name))).isSeamless)
  }

  @Test func `a missing copy is noticed`() throws {
    var carousel = small(.bannerViewRepaired)
    carousel.strip = .clones(leading: 1, trailing: 0)
    #expect(!(try differences(carousel).differing.isEmpty))
  }

  @Test(arguments: [1.0, -1.0])
  func `a copy one pixel off is noticed`(shift: Double) throws {
    var carousel = small(.bannerViewRepaired)
    carousel.cloneFault.shift = shift
    #expect(!(try differences(carousel).differing.isEmpty))
  }

  @Test func `a jump whose strip follows one frame later is noticed`() throws {
    var carousel = small(.boundlessScrollViewRepaired)
    for index in carousel.wrapRules.indices { carousel.wrapRules[index].latency = 1 }
    let comparison = try Trial(carousel, SeamTests.mixed, framesPerSecond: 50).comparison()
    #expect(!comparison.differing.isEmpty)
  }

  @Test(arguments: [1.0, -1.0])
  func `a lap that is a point too long or too short is noticed`(error: Double) throws {
    var carousel = small(.imageCarouselRepaired)
    carousel.geometry.declaredLap = carousel.geometry.lap + error
    #expect(!(try differences(carousel).differing.isEmpty))
  }

  @Test func `a lost delay is noticed`() throws {
    let trial = try Trial(small(.bannerViewRepaired), SeamTests.mixed)
    let shortened = try DecodedFilm(withFirstDelay(2, in: trial.file))
    let comparison = SeamComparison(
      shortened, trial.timeline, try trial.referenceStrip(), framesPerSecond: 25)
    #expect(!comparison.hasReferenceTiming)
    #expect(!comparison.hasPlannedTiming)
  }

  @Test func `a lost frame is noticed`() throws {
    let trial = try Trial(small(.bannerViewRepaired), SeamTests.mixed)
    let slower = try Trial(small(.bannerViewRepaired), SeamTests.mixed, framesPerSecond: 12.5)
    let comparison = SeamComparison(
      try slower.film(), trial.timeline, try trial.referenceStrip(), framesPerSecond: 25)
    #expect(!comparison.isSeamless)
    #expect(!comparison.differing.isEmpty)
  }
}

/// Returns a GIF whose first frame has another delay.
func withFirstDelay(_ centiseconds: UInt8, in file: [UInt8]) throws -> [UInt8] {
  // A graphics control extension: 21 F9 04, flags, delay in two bytes (GIF89a, section 23).
  let place = try #require(
    file.indices.dropLast(6).first { Array(file[$0..<$0 + 3]) == [0x21, 0xF9, 0x04] })
  var file = file
  file[place + 4] = centiseconds
  file[place + 5] = 0
  return file
}
