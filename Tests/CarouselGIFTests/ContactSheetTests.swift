import CarouselCore
import CarouselPicture
import GD
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct ContactSheetTests {
  private static let script = Script([.swipe(.back), .swipe(.forward), .swipe(.forward)])

  private func illustration(_ carousel: Carousel, _ script: Script = script) -> Illustration {
    Illustration(title: "Sheet", timeline: CarouselTimeline(carousel, script: script))
  }

  private func picture(_ illustration: Illustration) throws -> PixelBuffer {
    let sheet = try ContactSheet(illustration)
    let file = try sheet.png()
    try sheet.check(file)
    return try PixelBuffer(decoding: file)
  }

  private func count(_ color: Color, in picture: PixelBuffer) -> Int {
    picture.pixels.filter { $0 == 0xFF00_0000 | color.hex }.count
  }

  @Test func `every wrap has a row of two frames before and two after it`() throws {
    let timeline = illustration(small(.bannerViewRepaired)).timeline
    let (rows, count) = SheetRow.all(of: timeline)
    let wraps = timeline.frames.filter(\.hasWrapJump)
    #expect(count == wraps.count)
    #expect(!wraps.isEmpty)
    #expect(rows.map(\.refresh) == wraps.map(\.refresh))
    for row in rows {
      #expect(
        row.frames.compactMap { $0?.refresh } == (row.refresh - 2...row.refresh + 1).map(\.self))
      #expect(row.frames[2]?.hasWrapJump == true)
    }
  }

  @Test func `the heading has the time and both offsets`() throws {
    let row = try #require(
      SheetRow.all(of: illustration(small(.bannerViewRepaired)).timeline).rows.first)
    let jump = try #require(row.jumps.first)
    #expect(row.heading.contains("\(fixedText(Double(row.refresh) / 60, decimals: 3)) s"))
    #expect(
      row.heading.contains(
        "\(decimalText(jump.from, decimals: 2)) → \(decimalText(jump.to, decimals: 2)) pt"))
    #expect(row.heading.contains(jump.rule))
  }

  @Test(arguments: Theme.all)
  func `a sound carousel is marked nowhere and a broken one is`(theme: Theme) throws {
    var sound = illustration(small(.bannerViewRepaired))
    sound.theme = theme
    #expect(count(theme.bad, in: try picture(sound)) == 0)
    // The wrap jump ends half a page off.
    var carousel = small(.bannerViewRepaired)
    carousel.cloneFault.shift = -16
    var broken = illustration(carousel)
    broken.theme = theme
    #expect(count(theme.bad, in: try picture(broken)) > 0)
  }

  @Test func `what differs is marked where it differs`() throws {
    // The published carousel has nothing behind its last copy.
    let script = Script([.swipe(.back)] + Array(repeating: .swipe(.forward), count: 3))
    let timeline = illustration(small(.bannerView), script).timeline
    var options = AnimationOptions(layout: .viewer)
    options.isCell = true
    let stage = try Stage(Illustration(title: "", timeline: timeline), options)
    let start = try #require(timeline.frames.first)
    let right = SheetCell(start, of: timeline.carousel, stage: stage)
    #expect(right.differences.isEmpty)
    #expect(right.verdict == "✓ as the reference")
    let blank = try #require(timeline.frames.first { $0.blankLength(boundsLength: 32) > 2 })
    let wrong = SheetCell(blank, of: timeline.carousel, stage: stage)
    // Every column of what is blank, and not the even ground at the other end.
    let edge = 32 - blank.blankLength(boundsLength: 32)
    let columns = Int((edge * stage.viewer.mapping.density).rounded(.up))..<wrong.picture.width
    #expect(!columns.isEmpty)
    #expect(Set(wrong.differences).isSuperset(of: columns))
    #expect(!wrong.differences.contains(0))
    #expect(wrong.extent?.upperBound == 32)
    #expect(wrong.verdict.hasPrefix("✗ "))
  }

  @Test func `a timeline without a wrap says so and shows its middle`() throws {
    let illustration = illustration(small(.bannerViewRepaired), Script([.rest(1)]))
    let sheet = try ContactSheet(illustration)
    #expect(sheet.wrapCount == 0)
    try sheet.check(sheet.png())
    let row = try #require(SheetRow.all(of: illustration.timeline).rows.first)
    #expect(row.heading.hasPrefix("no wrap jump"))
    #expect(row.frames.compactMap(\.self).count == 4)
  }

  @Test func `beyond twelve wraps a sheet counts the others`() throws {
    let swipes = Array(repeating: ScriptStep.swipe(.forward), count: 40)
    let illustration = illustration(small(.bannerViewRepaired), Script(swipes))
    let sheet = try ContactSheet(illustration)
    #expect(sheet.wrapCount > 12)
    #expect(SheetRow.all(of: illustration.timeline).rows.count == 12)
  }

  @Test func `another sheet, a changed pixel and a torn file are noticed`() throws {
    let sheet = try ContactSheet(illustration(small(.bannerViewRepaired)))
    let file = try sheet.png()
    #expect(throws: AnimationError.self) {
      try sheet.check(ContactSheet(illustration(small(.imageCarousel))).png())
    }
    var picture = try PixelBuffer(decoding: file)
    picture[3, 2] ^= 1
    let changed = try picture.png()
    #expect(throws: AnimationError.stillDiffers(.pixel(x: 3, y: 2))) { try sheet.check(changed) }
    #expect(throws: AnimationError.self) { try sheet.check(Array(file.dropLast(30))) }
  }

  @Test(arguments: [1, 2, 3])
  func `a sheet grows with its scale`(scale: Int) throws {
    var illustration = illustration(small(.bannerViewRepaired))
    illustration.scale = scale
    #expect(try ContactSheet(illustration).width == 976 * scale)
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `tall, wide and vertical carousels fit in their cells`(axis: Axis) throws {
    for size in [Size(width: 1440, height: 100), Size(width: 90, height: 900)] {
      var carousel = small(.bannerViewRepaired)
      carousel.geometry.boundsSize = size
      carousel.geometry.axis = axis
      let sheet = try ContactSheet(illustration(carousel))
      #expect(sheet.width == 976)
      try sheet.check(sheet.png())
    }
  }
}
