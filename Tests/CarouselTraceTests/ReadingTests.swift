import CarouselCore
import CarouselTrace
import Testing

@Suite struct ReadingTests {
  private static let line =
    #"{"t":1016.7,"viewport":320,"slides":[{"item":3,"x":-12.5,"w":320}],"indicator":3}"#

  @Test func `a frame has the values that its line gives`() throws {
    let frame = try #require(try Trace(jsonLines: Array(Self.line.utf8)).frames.first)
    #expect(abs(frame.time - 1.0167) < 1e-9)
    #expect(frame.viewportLength == 320)
    #expect(frame.indicator == 3)
    #expect(frame.pages.map(\.item) == [3])
    #expect(frame.pages.map(\.origin) == [-12.5])
    #expect(frame.contentOffset == nil)
    #expect(frame.jsonLine == Self.line)
  }

  @Test func `further keys, blanks, empty lines and a byte order mark are no mistake`() throws {
    let text =
      "\u{FEFF}\r\n{ \"slides\" : [ ] , \"x\":{\"a\":[1,\"}\\\"\",null,true]},\"t\":0, "
      + "\"viewport\":1e2,\"indicator\":null}\r\n\n" + Self.line
    #expect(try Trace(jsonLines: Array(text.utf8)).frames.count == 2)
  }

  @Test(arguments: [
    ("", "1:1: error: no frame in it"),
    ("{}", "1:1: error: \"t\" is missing"),
    ("[1]", "1:1: error: expected an object in braces, one a line"),
    (
      #"{"t":0,"viewport":-320,"slides":[]}"#, "1:19: error: \"viewport\" must be above 0, not -320"
    ),
    (
      #"{"t":0,"viewport":320,"slides":[{"item":1.5,"x":0,"w":1}]}"#,
      "1:41: error: \"item\" must be a whole number from 0 to 999999, not 1.5"
    ),
    (#"{"t":0,"viewport":320,"slides":[{"item":1,"w":1}]}"#, "1:33: error: \"x\" is missing"),
    (
      #"{"t":0,"viewport":320,"slides":[]} x"#,
      "1:36: error: expected the end of the line: one object a line"
    ),
    (#"{"t":0,"t":1}"#, "1:8: error: \"t\" is given twice"),
    (#"{"ü":0,"t":NaN}"#, "1:12: error: expected a time in milliseconds"),
    (#"{"t":1e999}"#, "1:6: error: '1e999' is no number that can be used here"),
    (#"{"t":0x10}"#, "1:6: error: '0x10' is no number that can be used here"),
    (#"{"t":012}"#, "1:6: error: '012' is no number that can be used here"),
    (#"{"t":0,}"#, "1:8: error: expected a key in quotation marks"),
    (#"{"t":0"#, "1:7: error: expected a comma or the end of the object"),
    (#"{"a":"b"#, "1:8: error: expected a quotation mark at the end of the text"),
  ])
  func `a mistake is named with its place`(_ text: String, _ message: String) {
    #expect(error(in: text)?.description == message)
  }

  @Test func `a mistake far down is named with its line`() {
    #expect(error(in: Self.line + "\n\n" + Self.line + "\n{")?.line == 4)
    let back = Self.line + "\n" + #"{"t":1016,"viewport":320,"slides":[]}"#
    #expect(error(in: back)?.description.contains("2:38: error: the time goes back") == true)
  }

  @Test func `lists in lists end somewhere`() {
    let deep = #"{"a":"# + String(repeating: "[", count: 100_000)
    #expect(error(in: deep)?.problem == .tooDeep)
  }

  @Test(arguments: [
    ("t_ms,x\n0,0", "1:1: error: the first line must name a column offset_px"),
    ("t_ms,offset_px\n0", "2:2: error: the line ends before offset_px"),
    ("t_ms,offset_px\n0,abc", "2:3: error: expected a number for offset_px"),
    ("t_ms,offset_px\n0,1 2", "2:3: error: '1 2' is no number that can be used here"),
    (
      "t_ms,offset_px,indicator\n0,0,-1",
      "2:5: error: \"indicator\" must be a whole number from 0 to 999999, not -1"
    ),
  ])
  func `a mistake in columns is named with its place`(_ text: String, _ message: String) {
    let geometry = TraceGeometry(numberOfItems: 3, pageLength: 320)
    #expect(throws: TraceError.self) { try Trace(csv: Array(text.utf8), geometry: geometry) }
    do {
      _ = try Trace(csv: Array(text.utf8), geometry: geometry)
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `no byte changed in a line stops the program, and no line cut short is read`() {
    for place in 0..<Self.line.utf8.count {
      for byte: UInt8 in [0, 0x0A, 0x22, 0x2D, 0x30, 0x39, 0x65, 0x7D, 0xFF] {
        var bytes = Array(Self.line.utf8)
        bytes[place] = byte
        if let trace = try? Trace(jsonLines: bytes) {
          #expect(TraceJudge().verdict(on: trace).frameCount == 1)
        }
      }
      #expect(throws: TraceError.self) {
        try Trace(jsonLines: Array(Self.line.utf8.prefix(place)))
      }
    }
  }

  private func error(in text: String) -> TraceError? {
    do {
      _ = try Trace(jsonLines: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }
}
