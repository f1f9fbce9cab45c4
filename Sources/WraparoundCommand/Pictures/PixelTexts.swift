internal import CarouselCore
internal import CarouselFormats
internal import CarouselPicture
internal import CarouselScenario
internal import GD

/// The texts of a scenario in pictures of pixels, which are drawn letter by letter.
///
/// An SVG leaves letters to its viewer, so that any text will do there.
struct PixelTexts: Sendable {
  private let file: ScenarioFile
  private let places: [(place: ScenarioPlace, text: String)]

  /// Collects the texts of the pictures that a scenario gets.
  init(_ plan: PicturePlan) {
    file = plan.file
    let scenario = plan.file.scenario
    let texts = plan.pictures.reduce(into: PictureTexts()) { texts, picture in
      texts.formUnion(picture.format.drawnTexts(picture.request.options))
    }
    var places: [(place: ScenarioPlace, text: String)] = []
    if texts.contains(.title) { places.append((.title, scenario.title)) }
    if texts.contains(.labels) {
      places += scenario.items.enumerated().map { (.label(item: $0), $1.label) }
    }
    if texts.contains(.wrapRules) {
      places += scenario.carousel.wrapRules.enumerated().map { (.wrapRule($0), $1.name) }
    }
    if texts.contains(.carouselNames) {
      places.append((.carouselName, scenario.carousel.name))
      if let against = scenario.against { places.append((.againstName, against.name)) }
    }
    self.places = places
  }

  /// Throws where a text cannot be drawn, before any file is touched.
  func check() throws(Failure) {
    // Without any font no text is at fault; what draws them says what to install.
    guard let font = try? Font.dejaVuSans(.bold) else { return }
    for (place, text) in places where !text.isEmpty {
      do throws(FontError) {
        try font.requireGlyphs(for: text)
      } catch {
        throw failure(of: error, at: place)
      }
    }
  }

  private func failure(of error: FontError, at place: ScenarioPlace) -> Failure {
    let remedy =
      switch error {
      case .needsShaping:
        "; write it in another script, or ask for formats of SVG only, such as strip"
      case .beyondBasicPlane, .noFontFor(_, isEastAsian: false):
        "; or ask for formats of SVG only, such as strip"
      default: ""
      }
    return .undrawableText(file.error(at: place, reason: "\(error)\(remedy)"), error)
  }
}
