internal import CarouselCore
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
    let pictures = plan.pictures.filter(\.maker.hasPixels)
    let sheets = pictures.filter { $0.request.format == .contactSheet }
    let titled = pictures.filter { $0.request.layout == .explained }
    var places: [(place: ScenarioPlace, text: String)] = []
    if !sheets.isEmpty || !titled.isEmpty { places.append((.title, scenario.title)) }
    if !pictures.isEmpty {
      places += scenario.items.enumerated().map { (.label(item: $0), $1.label) }
    }
    if !sheets.isEmpty {
      places += scenario.carousel.wrapRules.enumerated().map { (.wrapRule($0), $1.name) }
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
