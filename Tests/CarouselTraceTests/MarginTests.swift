import Testing

@testable import CarouselTrace

/// How far sound recordings stay from what convicts.
///
/// Measured on all frames of the eight sound ones, in parts of the bounds of 320 px:
///
/// | what | sound, at most | convicts above | faulty, at least |
/// | --- | --- | --- | --- |
/// | spacing unlike the others | 0.00 px | 0.5 px | 2.00 px (`splide-s21`) |
/// | blank beyond the gap | 0.00 px | 0.5 px | 14 px (`slick-s01`) |
/// | change that no movement explains | 0.00 px | 0.5 px | 14 px (`slick-s01`) |
/// | step more than its neighbours | 18.02 px (a finger, `flickity-n4`) | 20 px | 25.9 px |
/// | step by its neighbours, above 20 px | 1.37 (`glide`, from rest) | 2.25 | 2.44 |
/// | wrong dot at rest | 50 ms (`flickity-n4`) | 100 ms | 333 ms (`tns-s27`) |
///
/// The last two hop figures are of `swiper-n4-fastdrags`, which has one more step, at 1983 ms, of
/// 2.07 times its neighbours: no more than a dropped frame makes of a finger's.
@Suite struct MarginTests {
  @Test(arguments: Recording.sound)
  func `sound recordings keep their distance`(_ recording: Recording) throws {
    let survey = Survey(try Fixtures.trace(recording.name), options: TraceJudge())
    for panorama in survey.panoramas {
      for pair in panorama.pairs { #expect(abs(pair.distance - survey.gap) < 0.05) }
    }
    for index in survey.steps.indices.dropFirst() {
      #expect(survey.steps[index].unexplained < 0.05)
      guard survey.steps[index].isComparable else { continue }
      let measure = survey.measure(index, byClock: false)
      guard index + 1 < survey.steps.count else { continue }
      if measure.ratio > 1 { #expect(measure.excess < 18.1, "frame \(index)") }
      if measure.step > 20 { #expect(measure.ratio < 0.7, "frame \(index)") }
    }
  }

  @Test func `faulty recordings go beyond them`() throws {
    let survey = Survey(try Fixtures.trace("swiper-n4-fastdrags"), options: TraceJudge())
    let excesses = survey.steps.indices.dropFirst().map { index in
      survey.measure(index, byClock: false).excess
    }
    #expect(excesses.filter { $0 > 25 }.count == 5)
  }
}
