public import CarouselCore
internal import CarouselPicture

extension Carousel {
  /// The mapping that stands behind `carousel:`, every parameter written out, each line ended.
  ///
  /// A scenario with it has an equal carousel, sizes and the number of items apart, which are keys
  /// of the scenario.
  ///
  /// ```swift
  /// Carousel.bannerView.scenarioText
  /// // name: banner-view
  /// // strip: clones(1, 1)
  /// // …
  /// ```
  public var scenarioText: String { Self.keys.text(self).document }
}

extension Scenario {
  /// The scenario as a file, every key written out.
  public var scenarioText: String { Self.keys.text(self).document }

  /// The scenario as a person writes it: a preset by its name, and no key that has its default.
  ///
  /// Read again it gives an equal scenario. Counterexamples are told in it.
  public var shortText: String {
    var entries: [(key: String, value: TextNode)] = []
    let blank = Self.keys.blank
    for key in Self.keys.keys {
      guard let value = key.text(self) else { continue }
      if key.name == "carousel", let name = presetName {
        entries.append((key.name, .word(name)))
      } else if key.isRequired || value.lines != key.text(blank)?.lines {
        entries.append((key.name, value))
      }
    }
    return TextNode.mapping(entries).document
  }

  /// The name of the preset that the carousel is, sizes apart.
  private var presetName: String? {
    guard let preset = Carousel.preset(named: carousel.name) else { return nil }
    var sized = preset.carousel
    let declaredLap = sized.geometry.declaredLap
    sized.geometry = carousel.geometry
    sized.geometry.declaredLap = declaredLap
    return sized == carousel ? preset.name : nil
  }
}

extension TextNode {
  /// The value as a document.
  var document: String { lines.map { $0 + "\n" }.joined() }
}
