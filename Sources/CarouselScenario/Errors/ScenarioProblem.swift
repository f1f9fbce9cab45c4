public import CarouselPicture

/// What is wrong at a place of a scenario, and what would be right.
public enum ScenarioProblem: Hashable, Sendable {
  /// A key without a meaning, in a mapping called so, with the keys that have one.
  case unknownKey(String, of: String, suggestion: String?, known: [String])
  /// A key that must be there.
  case missingKey(String, of: String)
  /// A value of another type.
  case wrongType(expected: String, found: String)
  /// A value outside its bounds.
  case outOfRange(String, expected: String)
  /// A word of a kind without a meaning, with the words that have one.
  case unknownWord(String, kind: String, suggestion: String?, known: [String])
  /// A word that cannot stand here; `nil` is the end of the text.
  case unexpected(String?, expected: String)
  /// A preset that does not exist.
  case unknownPreset(String, suggestion: String?)
  /// A list that is too long.
  case tooMany(String, count: Int, limit: Int)
  /// A script that takes more refreshes than the limit.
  case scriptTooLong(refreshes: Int, limit: Int)
  /// Ticks for a carousel that has no timer.
  case noAutoplay(carousel: String)
  /// An item that does not exist, by its number from one.
  case noSuchItem(Int, count: Int)
  /// Sizes that leave less than a point for a page.
  case noRoom(pageLength: String)
  /// A file name whose ending says nothing, with endings that do.
  case unknownFormat(String, endings: [String])
  /// A file name whose ending belongs to another format.
  case endingMismatch(String, format: FormatName)
  /// A file name that leads out of the output folder.
  case outsideOutput(String)
  /// A file name that no file can have, or that nobody would find, with the reason.
  case badFileName(String)
  /// A text that a picture cannot show, with the reason.
  case undrawable(ScenarioPlace, reason: String)
  /// Two pictures in one file.
  case repeatedFile(String)
  /// Something in the place of a color.
  case notAColor(String)
  /// A text with too little contrast, by the names of its colors, in hundredths.
  case lowContrast(String, contrast: Int)
  /// A comma between braces that ends a value too soon.
  case commaBetweenBraces
  /// A key that says something about a value that is not there.
  case needsKey(String, needs: String)
  /// An override that goes on below a value without keys.
  case notAMapping(String)
  /// An override whose value YAML cannot read, with the reason.
  case malformedValue(String)
  /// An override without a key, or of more than one line.
  case malformedOverride
}

extension ScenarioProblem: CustomStringConvertible {
  /// The message for a person, without the place.
  public var description: String {
    switch self {
    case .unknownKey(let key, let whole, let suggestion, let known):
      "unknown key '\(key)' of \(whole)" + hint(suggestion, known)
    case .missingKey(let key, let whole): "\(whole) needs the key '\(key)'"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .outOfRange(let text, let expected): "\(text) is out of range; expected \(expected)"
    case .unknownWord(let word, let kind, let suggestion, let known):
      "unknown \(kind) '\(word)'" + hint(suggestion, known)
    case .unexpected(let word?, let expected): "expected \(expected), found '\(word)'"
    case .unexpected(nil, let expected): "expected \(expected), found the end"
    case .unknownPreset(let name, let suggestion?):
      "unknown carousel '\(name)'; did you mean '\(suggestion)'?"
    case .unknownPreset(let name, nil):
      "unknown carousel '\(name)'; 'wraparound carousels' lists those that exist"
    case .tooMany(let things, let count, let limit):
      "\(count) \(things) are too many; at most \(limit) are allowed"
    case .scriptTooLong(let refreshes, let limit):
      "up to here the script takes \(refreshes) refreshes; at most \(limit) are allowed"
    case .noAutoplay(let name): "'\(name)' has no autoplay; give the carousel one, or swipe"
    case .noSuchItem(let item, let count):
      count == 0
        ? "there is no item \(item), for there are none"
        : "there is no item \(item); the last one is \(count)"
    case .noRoom(let length):
      "page, gap, peek and per-view leave \(length) for a page; it needs at least 1 pt"
    case .unknownFormat(let file, let endings):
      "'\(file)' does not tell its format; end it in \(alternatives(endings)), or add 'format'"
    case .endingMismatch(let file, let format):
      "'\(file)' cannot be a picture of format '\(format.word)';"
        + " such a name ends in \(format.endings.joined(separator: " or "))"
    case .outsideOutput(let file):
      "'\(file)' must lie below the output folder: no leading '/', no '..'"
    case .badFileName(let reason): reason
    case .undrawable(let place, let reason): "\(place.name) cannot be drawn: \(reason)"
    case .repeatedFile(let file): "'\(file)' is the file of another picture already"
    case .notAColor(let text):
      "expected a color such as \"#54a24b\", quoted because # begins a comment, found \(text)"
    case .lowContrast(let names, let contrast):
      "\(names) has a contrast of \(contrast / 100).\(contrast % 100 / 10) to 1; text needs 4.5"
        + " (WCAG AA)"
    case .commaBetweenBraces:
      "between braces a comma ends the value before it; put the value in quotes"
    case .needsKey(let key, let needed): "'\(key)' has a meaning only beside '\(needed)'"
    case .notAMapping(let value): "\(value) has no keys below it"
    case .malformedValue(let reason): reason
    case .malformedOverride: "an override has the form key=value and is one line"
    }
  }

  private func hint(_ suggestion: String?, _ known: [String]) -> String {
    if let suggestion { return "; did you mean '\(suggestion)'?" }
    return "; known are \(known.joined(separator: ", "))"
  }
}
