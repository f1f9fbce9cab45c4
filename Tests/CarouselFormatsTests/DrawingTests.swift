import CarouselCore
import CarouselFormats
import CarouselGIF
import CarouselPicture
import Testing

@Suite struct DrawingTests {
  /// Whether a file is what was meant.
  private func isRight(_ file: DrawnFile, _ bytes: [UInt8]) -> Bool {
    do {
      try file.check(bytes)
      return true
    } catch {
      return false
    }
  }

  @Test(arguments: PictureFormat.all)
  func `every format draws what it takes for right, and nothing else`(
    format: PictureFormat
  ) throws {
    let picture = try format.draw(Orders.order(format.name.fileName(for: "banner")))
    #expect(picture.files.allSatisfy { ($0.name != nil) == format.isFolder })
    #expect(!picture.remark.isEmpty)
    for file in picture.files {
      #expect(isRight(file, file.bytes), "\(file.name ?? "")")
      #expect(!isRight(file, Array(file.bytes.dropLast(20))))
      #expect(!isRight(file, []))
    }
  }

  @Test(arguments: PictureFormat.all)
  func `a picture of another carousel is not taken for the one that was ordered`(
    format: PictureFormat
  ) throws {
    // Another title and a seam less.
    let other = Orders.order(
      format.name.fileName(for: "banner"), .bannerViewRepaired, title: "No end")
    let picture = try format.draw(Orders.order(format.name.fileName(for: "banner")))
    let wrong = try format.draw(other)
    // The last file of a folder is the table of its frames; the first frames of both may be equal.
    let (last, wrongLast) = (try #require(picture.files.last), try #require(wrong.files.last))
    #expect(!isRight(last, wrongLast.bytes))
  }

  @Test(arguments: PictureFormat.all)
  func `the same order gives the same bytes`(format: PictureFormat) throws {
    var order = Orders.order(format.name.fileName(for: "banner"))
    let once = try format.draw(order)
    order.jobs = 3
    let again = try format.draw(order)
    #expect(once.files.map(\.bytes) == again.files.map(\.bytes))
  }

  @Test(arguments: PictureFormat.all)
  func `what has colors is another picture in the dark, and nothing else is`(
    format: PictureFormat
  ) throws {
    let name = format.name.fileName(for: "banner")
    let steps: [ScriptStep] = [.drag(.back, pages: 0.2, seconds: 0.1)]
    let light = try format.draw(Orders.order(name, steps: steps, layout: .explained))
    let dark = try format.draw(Orders.order(name, steps: steps, theme: .dark, layout: .explained))
    #expect((light.files[0].bytes != dark.files[0].bytes) == format.hasColors)
  }

  @Test(arguments: [PictureFormat.sideBySide, .sideBySideGIF])
  func `a picture of two carousels needs another one`(format: PictureFormat) {
    let order = Orders.order("banner", against: nil)
    let error = #expect(throws: PictureError.self) { try format.draw(order) }
    #expect(error == .nothingToCompare)
  }

  @Test func `a poster of a moment that does not come is refused`() {
    var order = Orders.order("banner-poster.png")
    order.options.moment = .event(.tick, number: 1)
    let error = #expect(throws: PictureError.self) { try PictureFormat.poster.draw(order) }
    #expect(error?.description == "there is no tick to show")
  }

  @Test func `a GIF that fits in no way is refused with where its bytes are`() {
    var order = Orders.order("banner.gif")
    order.options.maximumBytes = 10
    for format in [PictureFormat.gif, .sideBySideGIF] {
      let error = #expect(throws: PictureError.self) { try format.draw(order) }
      guard case .animation(.tooLarge(_, limit: 10))? = error else {
        Issue.record("\(format.name.word): \(String(describing: error))")
        return
      }
    }
  }

  @Test func `a stream has the same bytes, and takes them for right, and nothing else`() throws {
    var order = Orders.order("banner.gif")
    let whole = try PictureFormat.gif.draw(order)
    order.isStreamed = true
    let streamed = try PictureFormat.gif.draw(order)
    let stream = try #require(streamed.files.first?.stream)
    #expect(streamed.files.map(\.bytes) == [[]])
    #expect(try stream.bytes() == whole.files[0].bytes)
    #expect(try streamed.gathered().files.map(\.bytes) == whole.files.map(\.bytes))
    func check(_ bytes: [UInt8]) throws(PictureError) {
      var rest = bytes
      try stream.check {
        defer { rest = Array(rest.dropFirst(1000)) }
        return Array(rest.prefix(1000))
      }
    }
    try check(whole.files[0].bytes)
    #expect(throws: PictureError.self) { try check(whole.files[0].bytes.dropLast(100)) }
  }

  @Test func `a GIF is made to fit, and says how`() throws {
    var order = Orders.order("banner-side-by-side.gif")
    let full = try PictureFormat.sideBySideGIF.draw(order)
    order.options.maximumBytes = full.files[0].bytes.count - 1
    let small = try PictureFormat.sideBySideGIF.draw(order)
    #expect(small.files[0].bytes.count < full.files[0].bytes.count)
    #expect(small.remark.contains("made to fit by 20 frames a second"))
    try small.files[0].check(small.files[0].bytes)
  }
}
