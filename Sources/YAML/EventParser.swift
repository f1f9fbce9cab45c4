internal import CYAML

/// One step of a document, free of C memory.
struct Event {
  /// What a step says.
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias(String)
    case scalar(text: String, style: YAMLScalar.Style)
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  var kind: Kind
  var anchor: String?
  var tag: String?
  var range: YAMLRange
}

/// A libyaml parser that owns its memory and the bytes it reads.
@safe struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Creates a parser of checked UTF-8 bytes without a byte order mark.
  init(_ bytes: ArraySlice<UInt8>) throws(YAMLError) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      throw .outOfMemory
    }
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe input.initialize(fromContentsOf: bytes)
    // Without this libyaml would guess, and take a text for UTF-16 by its first two bytes.
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    unsafe self.parser = parser
    unsafe self.input = input
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// Returns the next step.
  mutating func next() throws(YAMLError) -> Event {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw unsafe error() }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe Event(event)
  }

  @unsafe private func error() -> YAMLError {
    let state = unsafe parser.pointee
    guard unsafe state.error != YAML_MEMORY_ERROR else { return .outOfMemory }
    let context = unsafe Event.text(state.context)
    var problem = unsafe YAMLSyntaxProblem(problem: Event.text(state.problem), context: context)
    // Of a tab before a value libyaml says no more than that it begins nothing.
    let next = unsafe state.buffer.pointer?.pointee
    if problem == .reservedCharacter, next == UInt8(ascii: "\t") { problem = .tab }
    let opened = unsafe context.isEmpty ? nil : YAMLMark(state.context_mark)
    return unsafe .syntax(problem, at: YAMLMark(state.problem_mark), opened: opened)
  }
}

extension Event {
  @unsafe fileprivate init(_ event: yaml_event_t) {
    let data = unsafe event.data
    unsafe range = YAMLRange(
      start: YAMLMark(event.start_mark), end: YAMLMark(event.end_mark))
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    case YAML_ALIAS_EVENT: kind = unsafe .alias(Self.text(data.alias.anchor))
    case YAML_SCALAR_EVENT:
      let bytes = unsafe UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      let isPlain = unsafe data.scalar.style == YAML_PLAIN_SCALAR_STYLE
      kind = unsafe .scalar(
        text: String(decoding: bytes, as: UTF8.self), style: isPlain ? .plain : .quoted)
      unsafe (anchor, tag) = (Self.name(data.scalar.anchor), Self.name(data.scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      unsafe (anchor, tag) = (
        Self.name(data.sequence_start.anchor), Self.name(data.sequence_start.tag)
      )
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      unsafe (anchor, tag) = (
        Self.name(data.mapping_start.anchor), Self.name(data.mapping_start.tag)
      )
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    default: kind = .streamStart
    }
  }

  @unsafe private static func name(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? {
    unsafe bytes.map { unsafe String(cString: $0) }
  }

  @unsafe private static func text(_ bytes: UnsafeMutablePointer<UInt8>?) -> String {
    unsafe name(bytes) ?? ""
  }

  @unsafe fileprivate static func text(_ characters: UnsafePointer<CChar>?) -> String {
    unsafe characters.map { unsafe String(cString: $0) } ?? ""
  }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
