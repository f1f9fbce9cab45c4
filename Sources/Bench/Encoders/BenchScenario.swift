internal import BenchPictures
internal import CarouselCore
internal import CarouselGIF
internal import CarouselPicture
internal import CarouselScenario
internal import GD

/// A carousel, a script and a layout that all encoders are compared on.
struct BenchScenario {
  /// The name in the report.
  let name: String
  /// The scenario as text.
  let text: String
  let layout: AnimationLayout
  /// The kind of photographs on the pages, where there are any.
  let picture: SeededPicture?

  /// The size of a page with a photograph, in points and pixels.
  private static let pictureSize = (width: 480, height: 270)
  private static let pictureCount = 3

  /// The presets with numbered pages, in both layouts, and the photographs.
  static func all(in folder: borrowing WorkFolder) throws(BenchError) -> [BenchScenario] {
    var scenarios: [BenchScenario] = []
    for layout in [AnimationLayout.explained, .viewer] {
      for preset in Carousel.presets {
        let automatic = preset.carousel.autoplay == nil ? [] : ["autoplay 1 tick"]
        scenarios.append(
          try BenchScenario(
            preset.name, items: "5", layout: layout, picture: nil,
            script: ["rest 0.4s", "swipe back", "rest 0.4s", "drag forward 1.3 pages over 500ms"]
              + automatic + ["swipe forward", "rest 0.4s", "swipe forward x2", "rest 0.4s"]))
      }
    }
    for picture in SeededPicture.allCases {
      var items: [String] = []
      for item in 0..<pictureCount {
        let name = "\(picture.rawValue)-\(item).png"
        let pixels = picture.draw(
          width: pictureSize.width, height: pictureSize.height, seed: UInt64(item + 1))
        try folder.write(name, try BenchError.drawing { () throws(GDError) in try pixels.png() })
        items.append(folder.path(name))
      }
      scenarios.append(
        try BenchScenario(
          picture.rawValue + "s", items: "[\(items.joined(separator: ", "))]", layout: .viewer,
          picture: picture,
          script: ["rest 0.4s", "swipe back", "rest 0.4s", "swipe forward x2", "rest 0.4s"]))
    }
    return scenarios
  }

  private init(
    _ name: String, items: String, layout: AnimationLayout, picture: SeededPicture?,
    script: [String]
  ) throws(BenchError) {
    self.name = name
    self.layout = layout
    self.picture = picture
    let carousel = picture == nil ? name : "banner-view-repaired"
    let size = Self.pictureSize
    let page = picture == nil ? "" : "page: \(size.width)x\(size.height)\n"
    func text(_ steps: [String]) -> String {
      "title: \(name)\ncarousel: \(carousel)\nitems: \(items)\n\(page)script:\n"
        + steps.map { "  - \($0)\n" }.joined()
    }
    // Twelve refreshes are five frames of 40 ms: with a whole number of them, all delays are equal,
    // and every program can be asked for the same ones.
    let refreshes = try Self.timeline(text(script)).frameCount
    let rest = Double(12 - refreshes % 12) / 60
    self.text = text(script + ["rest \(fixedText(rest, decimals: 6))s"])
  }

  private static func timeline(_ text: String) throws(BenchError) -> CarouselTimeline {
    try scenario(text).timeline
  }

  private static func scenario(_ text: String) throws(BenchError) -> Scenario {
    do { return try Scenario(parsing: text, file: "bench.yml") } catch { throw .scenario(error) }
  }

  /// The animation that the program draws of it.
  func animation() throws(BenchError) -> AnimatedIllustration {
    let scenario = try Self.scenario(text)
    let timeline = scenario.timeline
    do {
      return try AnimatedIllustration(
        Illustration(title: scenario.title, timeline: timeline, items: scenario.items),
        AnimationOptions(
          layout: layout, verdict: timeline.verdict, jobs: ProgramRun.jobs))
    } catch {
      throw .animation(error)
    }
  }
}

extension Scenario {
  /// The displayed frames.
  fileprivate var timeline: CarouselTimeline {
    CarouselTimeline(carousel, script: script, refreshRate: refreshRate)
  }
}
