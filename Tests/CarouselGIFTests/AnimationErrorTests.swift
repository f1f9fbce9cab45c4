import CarouselCore
import CarouselPicture
import GD
import Testing

@testable import CarouselGIF

@Suite
struct AnimationErrorTests {
  private func make(
    _ carousel: Carousel = small(.bannerView), items: [Item]? = nil, title: String = "Errors",
    scale: Int = 1, options: AnimationOptions = AnimationOptions()
  ) throws -> AnimatedIllustration {
    try AnimatedIllustration(
      Illustration(
        title: title, timeline: CarouselTimeline(carousel, script: Script([.rest(0.1)])),
        items: items, scale: scale),
      options)
  }

  @Test(arguments: [0, -1, 50.1, .infinity, .nan])
  func `a frame rate that no GIF has is an error`(rate: Double) {
    let error = #expect(throws: AnimationError.self) {
      try make(options: AnimationOptions(framesPerSecond: rate))
    }
    #expect(error?.description.contains("frames a second") == true)
  }

  @Test(arguments: [0, -1, 65_537])
  func `a number of repetitions that no GIF has is an error`(count: Int) {
    #expect(throws: AnimationError.loopCountOutOfRange(count)) {
      try make(options: AnimationOptions(loopCount: count))
    }
  }

  @Test(arguments: [-0.1, 1.1])
  func `a sampling phase beyond a second is an error`(phase: Double) {
    #expect(throws: AnimationError.samplingPhaseOutOfRange(phase)) {
      try make(options: AnimationOptions(samplingPhase: phase))
    }
  }

  @Test(arguments: [0, 4])
  func `a scale other than 1 to 3 is an error`(scale: Int) {
    #expect(throws: AnimationError.scaleOutOfRange(scale)) { try make(scale: scale) }
  }

  @Test(arguments: [Size(width: 5000, height: 10), Size(width: 4096, height: 4096)])
  func `a picture too large is an error and not a crash`(size: Size) {
    var carousel = small(.bannerView)
    carousel.geometry.boundsSize = size
    #expect(
      throws: AnimationError.sizeOutOfRange(width: size.width, height: size.height)
    ) { try make(carousel, options: AnimationOptions(layout: .viewer)) }
  }

  @Test(arguments: [Size(width: 0, height: 10), Size(width: 10, height: -1)])
  func `empty bounds are an error`(size: Size) {
    var carousel = small(.bannerView)
    carousel.geometry.boundsSize = size
    #expect(throws: AnimationError.sizeOutOfRange(width: size.width, height: size.height)) {
      try make(carousel)
    }
  }

  @Test func `fewer items than the carousel has are an error`() {
    #expect(throws: AnimationError.itemsMissing(count: 2, needed: 3)) {
      try make(items: Item.numbered(2))
    }
  }

  @Test func `a missing font is named without any text`() {
    let error = AnimationError.text("1", .fontNotFound(name: "DejaVu Sans"))
    #expect(error.description == FontError.fontNotFound(name: "DejaVu Sans").description)
  }

  @Test func `a text without glyphs is an error that names it`() {
    let title = "Hidden \u{E123}"
    let error = #expect(throws: AnimationError.self) { try make(title: title) }
    guard case .text(title, .noFontFor) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let items = [Item(label: "😀"), Item(label: "2"), Item(label: "3")]
    #expect(throws: AnimationError.text("😀", .beyondBasicPlane(character: "😀"))) {
      try make(items: items)
    }
  }
}
