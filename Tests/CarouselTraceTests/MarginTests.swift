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
/// | step beyond what its neighbours explain | 18.02 px (a finger, `flickity-n4`) | 20 px | 25.9 px |
/// | step, of what its neighbours allow | 0.40 (above 20 px, `splide-n4-rtl`) | 1 | 1.08 |
/// | wrong dot at rest | 67 ms (`flickity-n4`) | 100 ms | 333 ms (`tns-s27`) |
///
/// The faulty hops are those of `swiper-n4-fastdrags`, where a finger's step of 18 px is part of
/// each; those of `slick-s31` are 130 px and 1.88. Another step there, at 1983 ms, is 37 px between
/// a finger's 18: no more than a dropped frame would make of them, so it is not held against it.
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
      if measure.step > 20 { #expect(measure.ratio < 0.45, "frame \(index)") }
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
