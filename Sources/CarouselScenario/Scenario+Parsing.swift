internal import CarouselCore
public import CarouselPicture
internal import YAML

extension Scenario {
  /// Reads a scenario.
  ///
  /// ```swift
  /// let scenario = try Scenario(
  ///   parsing: "carousel: loop-content-view\nitems: 5\n", file: "loop.yml",
  ///   overrides: [("autoplay.interval", "2")])
  /// scenario.carousel.autoplay?.interval  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text, YAML or JSON.
  ///   - file: The name of the file, for messages.
  ///   - overrides: Keys with the text of other values, in order. A key is a path with dots; the
  ///     keys of the carousel are found without `carousel.` as well, those of the scenario first.
  ///   - formats: The formats that there are, to find out which one a file's name calls for; `nil`
  ///     takes every word and every name, for a reader that draws nothing.
  /// - Throws: A ``ScenarioError`` at the first mistake.
  /// - Complexity: O(*n*) for *n* bytes and steps.
  public init(
    parsing text: String,
    file: String,
    overrides: [(key: String, value: String)] = [],
    formats: [FormatName]? = nil
  ) throws(ScenarioError) {
    try self.init(parsing: Array(text.utf8), file: file, overrides: overrides, formats: formats)
  }

  /// Reads a scenario from the bytes of a file, which may be no text at all.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, UTF-8 with or without a byte order mark.
  ///   - file: The name of the file, for messages.
  ///   - overrides: Keys with the text of other values, in order.
  ///   - formats: The formats that there are, to find out which one a file's name calls for; `nil`
  ///     takes every word and every name, for a reader that draws nothing.
  /// - Throws: A ``ScenarioError`` at the first mistake.
  public init(
    parsing bytes: [UInt8],
    file: String,
    overrides: [(key: String, value: String)] = [],
    formats: [FormatName]? = nil
  ) throws(ScenarioError) {
    let tree = try ScenarioTree(parsing: bytes, file: file, overrides: overrides)
    do throws(Mistake) { self = try Self(tree.node, formats) } catch { throw tree.error(error) }
  }

  /// Reads a scenario and holds its parts against each other.
  private init(_ node: YAMLNode, _ formats: [FormatName]?) throws(Mistake) {
    self = try (formats.map { Self.keys(drawing: $0) } ?? Self.keys).read(node)
    if title.isEmpty { title = carousel.name }
    against?.takeSizes(of: carousel)
    let length = carousel.geometry.pageLength
    // Below a point nothing is seen, and counts of pages explode.
    guard length >= 1 else {
      let place = ["peek", "per-view", "gap", "page"].lazy.compactMap { node[$0] }.first
      throw Mistake(
        .noRoom(pageLength: decimalText(length, decimals: 3) + " pt"), at: place ?? node)
    }
    if let script = node["script"] { try checkScript(script) }
  }
}

extension Carousel {
  /// Takes the sizes and the number of items of another carousel; the lap that the own rules use
  /// stays.
  fileprivate mutating func takeSizes(of other: Carousel) {
    let declaredLap = geometry.declaredLap
    geometry = other.geometry
    geometry.declaredLap = declaredLap
  }
}
