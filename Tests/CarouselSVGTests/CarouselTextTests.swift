import CarouselCore
import CarouselPicture
import Testing

@Suite struct CarouselTextTests {
  private func text(
    _ carousel: Carousel, _ steps: [ScriptStep], _ language: Language = .english
  ) -> CarouselText {
    let timeline = CarouselTimeline(carousel.with(items: 4), script: Script(steps))
    return CarouselText(timeline, verdict: timeline.verdict, language: language)
  }

  @Test func `a jump after a settle is told as it happens`() {
    let text = text(.imageCarouselRepaired, Array(repeating: .swipe(.forward), count: 4))
    #expect(
      text.description
        == "Four pages. After page 4 a copy of page 1 slides in; when it has settled, the offset "
        + "jumps back by four pages; nothing on screen changes. Every frame is the one that a "
        + "strip without ends would show.")
    #expect(
      text.alternative == "Carousel of four pages: one wrap jump, which cannot be seen.")
  }

  @Test func `the same is told in Chinese`() {
    let text = text(
      .imageCarouselRepaired, Array(repeating: .swipe(.forward), count: 4), .chinese)
    #expect(
      text.description
        == "共四页。第 4 页之后滑入第 1 页的副本；停稳后，偏移量向回跳四页；屏幕上什么都没有变。"
        + "每一帧都与没有尽头的长条所显示的相同。")
    #expect(text.alternative == "四页的轮播：一次跳转，看不出来。")
  }

  @Test func `a seam is told with its time`() {
    let text = text(
      .bannerView, [.swipe(.back), .swipe(.forward), .swipe(.forward), .swipe(.forward)])
    #expect(text.description.contains("seconds the screen shows another page than it should."))
    #expect(text.alternative.hasSuffix("and the screen shows another page than it should."))
  }

  @Test func `a carousel at rest wraps nowhere`() {
    let text = text(.bannerView, [.rest(0.1)])
    #expect(text.description == "Four pages. Nothing wraps.")
    #expect(text.alternative == "Carousel of four pages: no wrap jumps.")
  }

  @Test(arguments: [
    (Axis.horizontal, ReadingDirection.leftToRight), (.horizontal, .rightToLeft),
    (.vertical, .leftToRight),
  ])
  func `a swipe back brings in a copy before the first page, whichever way pages run`(
    _ axis: Axis, _ direction: ReadingDirection
  ) {
    var carousel = Carousel.imageCarouselRepaired
    carousel.geometry.axis = axis
    carousel.geometry.direction = direction
    #expect(
      text(carousel, [.swipe(.back)]).description.hasPrefix(
        "Four pages. Before page 1 a copy of page 4 slides in; when it has settled, the offset "
          + "jumps forward by four pages"))
    #expect(
      text(carousel, [.swipe(.back)], .chinese).description.hasPrefix(
        "共四页。第 1 页之前滑入第 4 页的副本；"))
    #expect(
      text(carousel, Array(repeating: .swipe(.forward), count: 4)).description.hasPrefix(
        "Four pages. After page 4 a copy of page 1 slides in"))
  }

  @Test func `in three laps of copies the side is told by the lap`() {
    let back = text(.loopContentViewRepaired, [.swipe(.back)]).description
    #expect(back.contains("Before page 1 a copy of page 4 slides in"), "\(back)")
    let forward = text(
      .loopContentViewRepaired, Array(repeating: .swipe(.forward), count: 4)
    ).description
    #expect(forward.contains("After page 4 a copy of page 1 slides in"), "\(forward)")
  }
}
