/// A check of raw bytes before a parser sees them.
enum TextCheck {
  /// The bytes of U+FEFF, which some editors put first.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Refuses bytes that are not UTF-8 or that hold characters YAML forbids.
  ///
  /// The permitted set is YAML 1.2.2, section 5.1, production `c-printable`.
  static func check(_ bytes: ArraySlice<UInt8>) throws(YAMLError) {
    var decoder = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var counter = MarkCounter()
    var offset = bytes.startIndex
    while true {
      switch decoder.parseScalar(from: &input) {
      case .emptyInput: return
      case .error: throw .notUTF8(byte: bytes[offset], at: counter.mark)
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        guard isPrintable(scalar) else { throw .controlCharacter(scalar.value, at: counter.mark) }
        counter.advance(over: scalar)
        offset += encoded.count
      }
    }
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF:
      true
    default: false
    }
  }
}

/// A count of lines and columns that agrees with libyaml's.
struct MarkCounter {
  private(set) var mark = YAMLMark.start
  private var lastWasReturn = false

  /// Moves behind a character.
  mutating func advance(over scalar: Unicode.Scalar) {
    let endsPair = lastWasReturn && scalar == "\n"
    lastWasReturn = scalar == "\r"
    if endsPair { return }
    if LineBreak.isBreak(scalar) {
      mark = YAMLMark(line: mark.line + 1, column: 1)
    } else {
      mark.column += 1
    }
  }
}

/// The characters that end a line for libyaml.
enum LineBreak {
  /// Says whether a character ends a line: CR, LF, NEL, LS, PS (YAML 1.1, section 4.1.4).
  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
