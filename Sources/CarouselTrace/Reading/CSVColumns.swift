internal import CarouselCore

/// The columns of a list of offsets that count.
struct CSVColumns: Hashable, Sendable {
  private let time: Int
  private let offset: Int
  private let indicator: Int?

  /// Finds the columns by their names.
  init(naming line: ArraySlice<UInt8>) throws(TraceProblem) {
    let names = Self.fields(of: line).map { String(decoding: $0, as: UTF8.self) }
    guard let time = names.firstIndex(of: "t_ms") else { throw .missingColumn("t_ms") }
    guard let offset = names.firstIndex(of: "offset_px") else {
      throw .missingColumn("offset_px")
    }
    self.time = time
    self.offset = offset
    indicator = names.firstIndex(of: "indicator")
  }

  /// Reads a frame; a mistake leaves its place.
  func frame(
    _ line: ArraySlice<UInt8>, geometry: TraceGeometry, place: inout Int
  ) throws(TraceProblem) -> TraceFrame {
    let fields = Self.fields(of: line)
    let milliseconds = try Self.number(fields, time, "t_ms", place: &place)
    let offset = try Self.number(fields, self.offset, "offset_px", place: &place)
    var dot: Int?
    if let indicator, indicator < fields.count, !fields[indicator].isEmpty {
      let value = try Self.number(fields, indicator, "indicator", place: &place)
      guard let whole = Int(exactly: value), (0..<1_000_000).contains(whole) else {
        throw .outOfRange(
          "indicator", must: "a whole number from 0 to 999999",
          found: decimalText(value, decimals: 3))
      }
      dot = whole
    }
    return TraceFrame(
      time: milliseconds / 1000,
      viewportLength: geometry.viewportLength,
      pages: geometry.pages(at: offset),
      indicator: dot,
      contentOffset: offset
    )
  }

  private static func number(
    _ fields: [ArraySlice<UInt8>], _ column: Int, _ name: String, place: inout Int
  ) throws(TraceProblem) -> Double {
    guard column < fields.count else {
      place = fields.last?.endIndex ?? place
      throw .missingField(name)
    }
    place = fields[column].startIndex
    var scanner = JSONScanner(fields[column])
    let value = try scanner.number("a number for \(name)")
    guard scanner.isAtEnd else {
      throw .badNumber(String(decoding: fields[column], as: UTF8.self))
    }
    return value
  }

  /// Cuts a line at its commas; those between quotation marks belong to a field (RFC 4180).
  private static func fields(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var fields: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    var isQuoted = false
    for index in line.indices {
      if line[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard line[index] == UInt8(ascii: ","), !isQuoted else { continue }
      fields.append(line[start..<index])
      start = index + 1
    }
    let last = line[start...]
    return fields + [last.last == UInt8(ascii: "\r") ? last.dropLast() : last]
  }
}
