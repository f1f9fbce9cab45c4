/// A language that pictures are described in.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Chinese in simplified characters.
  case chinese = "zh"
}

extension Language {
  /// Returns a number of pages, in words where it is small.
  func pages(_ count: Int) -> String {
    switch self {
    case .english: "\(Self.word(count, among: Self.englishNumbers)) page\(count == 1 ? "" : "s")"
    case .chinese: "\(Self.word(count, among: Self.chineseNumbers))页"
    }
  }

  /// Returns a number of times in words.
  func times(_ count: Int) -> String {
    switch self {
    case .english:
      "\(Self.word(count, among: Self.englishNumbers)) wrap jump\(count == 1 ? "" : "s")"
    case .chinese: "\(Self.word(count, among: Self.chineseNumbers))次跳转"
    }
  }

  private static func word(_ count: Int, among words: [String]) -> String {
    words.indices.contains(count) ? words[count] : "\(count)"
  }

  private static let englishNumbers = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]

  /// Before a measure word two is 两, not 二.
  private static let chineseNumbers = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"]
}

extension String {
  /// The text with a capital at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
