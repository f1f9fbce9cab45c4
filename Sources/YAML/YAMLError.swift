/// A text that is not an acceptable document.
public enum YAMLError: Error, Hashable, Sendable {
  /// More bytes than the limit.
  case tooLarge(bytes: Int, limit: Int)
  /// A byte that is no part of a UTF-8 character.
  case notUTF8(byte: UInt8, at: YAMLMark)
  /// A character that may not stand in a document as such.
  case controlCharacter(UInt32, at: YAMLMark)
  /// A form that the grammar does not know; `opened` is where the broken part begins.
  case syntax(YAMLSyntaxProblem, at: YAMLMark, opened: YAMLMark?)
  /// A text without any value.
  case empty
  /// A second document in the same text.
  case severalDocuments(at: YAMLMark)
  /// Lists and mappings inside one another beyond the limit.
  case tooDeep(limit: Int, at: YAMLMark)
  /// More values than the limit, aliases written out.
  case tooManyNodes(limit: Int, at: YAMLMark)
  /// An alias without an anchor before it.
  case unknownAlias(String, at: YAMLMark)
  /// An alias inside the value that it stands for.
  case recursiveAlias(String, at: YAMLMark)
  /// A key that is a list or a mapping.
  case keyIsNotScalar(at: YAMLMark)
  /// A key that the same mapping has already.
  case duplicateKey(String, at: YAMLMark, first: YAMLMark)
  /// A tag outside the core schema.
  case unknownTag(String, at: YAMLMark)
  /// A tag before a value that is not of its type.
  case mismatchedTag(YAMLTag, at: YAMLMark)
  /// No memory for the parser.
  case outOfMemory
}

extension YAMLError {
  /// The place of the mistake.
  public var mark: YAMLMark {
    switch self {
    case .notUTF8(_, let mark), .controlCharacter(_, let mark), .syntax(_, let mark, _),
      .severalDocuments(let mark), .tooDeep(_, let mark), .tooManyNodes(_, let mark),
      .unknownAlias(_, let mark), .recursiveAlias(_, let mark), .keyIsNotScalar(let mark),
      .duplicateKey(_, let mark, _), .unknownTag(_, let mark), .mismatchedTag(_, let mark):
      mark
    case .tooLarge, .empty, .outOfMemory: .start
    }
  }

  /// A second place that explains the first, with words for it.
  public var related: (message: String, mark: YAMLMark)? {
    switch self {
    case .duplicateKey(let key, _, let first): ("'\(key)' stands here first", first)
    case .syntax(_, let mark, let opened?) where opened.line != mark.line:
      ("the part that breaks off begins here", opened)
    default: nil
    }
  }
}

extension YAMLError: CustomStringConvertible {
  /// The message for a person, without the place.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit): "the text has \(bytes) bytes; at most \(limit) are read"
    case .notUTF8(let byte, _):
      "byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not UTF-8; save the file as UTF-8"
    case .controlCharacter(let value, _):
      "the character U+\(hexadecimal(value, digits: 4)) may not stand in the text;"
        + " between double quotes it can be written as an escape"
    case .syntax(let problem, _, _): problem.description
    case .empty: "the text holds no value"
    case .severalDocuments: "a second document begins here; a file holds one"
    case .tooDeep(let limit, _): "lists and mappings lie more than \(limit) deep"
    case .tooManyNodes(let limit, _): "the text stands for more than \(limit) values"
    case .unknownAlias(let name, _): "no value before this one has the anchor '&\(name)'"
    case .recursiveAlias(let name, _): "'*\(name)' stands inside the value that it repeats"
    case .keyIsNotScalar: "a key is a word, not a list or a mapping"
    case .duplicateKey(let key, _, _): "the key '\(key)' occurs twice in one mapping"
    case .unknownTag(let name, _): "the tag '\(name)' has no meaning here; leave it out"
    case .mismatchedTag(let tag, _): "the value is not what its tag '!!\(tag.rawValue)' says"
    case .outOfMemory: "no memory is left to read the text"
    }
  }
}

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
