internal import CarouselCore

extension TraceFrame {
  /// Reads a frame from one object; a mistake leaves its place.
  init(json line: ArraySlice<UInt8>, place: inout Int) throws(TraceProblem) {
    var scanner = JSONScanner(line)
    defer { place = scanner.index }
    try self.init(&scanner)
    guard scanner.isAtEnd else { throw .trailingText }
  }

  private init(_ scanner: inout JSONScanner) throws(TraceProblem) {
    var time: Double?
    var viewport: Double?
    var pages: [PlacedPage]?
    var indicator: Int?
    var offset: Double?
    let start = scanner.index
    try scanner.object("an object in braces, one a line") {
      (scanner, key) throws(TraceProblem) in
      switch key {
      case "t": time = try scanner.number("a time in milliseconds") / 1000
      case "viewport": viewport = try scanner.length("viewport", above: 0)
      case "slides": pages = try scanner.pages()
      case "indicator":
        if !scanner.takeNull() { indicator = try scanner.index("indicator") }
      case "offset":
        if !scanner.takeNull() { offset = try scanner.number("an offset") }
      default: try scanner.skipValue()
      }
    }
    guard let time, let viewport, let pages else {
      let key = time == nil ? "t" : viewport == nil ? "viewport" : "slides"
      scanner.rewind(to: start)
      throw .missingKey(key)
    }
    self.init(
      time: time, viewportLength: viewport, pages: pages, indicator: indicator,
      contentOffset: offset)
  }
}

extension JSONScanner {
  fileprivate mutating func pages() throws(TraceProblem) -> [PlacedPage] {
    var pages: [PlacedPage] = []
    try array("a list of slides") { (scanner) throws(TraceProblem) in
      pages.append(try scanner.page())
    }
    return pages
  }

  private mutating func page() throws(TraceProblem) -> PlacedPage {
    var item: Int?
    var origin: Double?
    var length: Double?
    let start = index
    try object("a slide: an object with item, x and w") { (scanner, key) throws(TraceProblem) in
      switch key {
      case "item": item = try scanner.index("item")
      case "x": origin = try scanner.number("a place")
      case "w": length = try scanner.length("w", above: -Double.leastNonzeroMagnitude)
      default: try scanner.skipValue()
      }
    }
    guard let item, let origin, let length else {
      let key = item == nil ? "item" : origin == nil ? "x" : "w"
      rewind(to: start)
      throw .missingKey(key)
    }
    return PlacedPage(item: item, origin: origin, length: length)
  }

  fileprivate mutating func length(_ name: String, above bound: Double) throws(TraceProblem)
    -> Double
  {
    let start = index
    let value = try number("a length")
    guard value > bound else {
      rewind(to: start)
      throw .outOfRange(
        name, must: bound < 0 ? "at least 0" : "above 0", found: decimalText(value, decimals: 3))
    }
    return value
  }

  fileprivate mutating func index(_ name: String) throws(TraceProblem) -> Int {
    let start = index
    let value = try number("a whole number from 0")
    guard let whole = Int(exactly: value), (0..<1_000_000).contains(whole) else {
      rewind(to: start)
      throw .outOfRange(
        name, must: "a whole number from 0 to 999999", found: decimalText(value, decimals: 3))
    }
    return whole
  }
}
