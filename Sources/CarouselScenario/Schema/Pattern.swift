/// Regular expressions for an editor, in the common part of ECMA 262 and POSIX.
///
/// They are as strict as an expression can be; the reader has the last word.
enum Pattern {
  static let number = "[0-9]*\\.?[0-9]+([eE][-+]?[0-9]+)?"
  static let time = "\(number) *(s|ms)"
  static let size = "\(number) *[x×] *\(number)"
  static let term = "(0|(\(number) *)?(laps?|pages?)|\(number) *pt)"
  static let length = "-? *\(term)( *[-+] *\(term))*"

  /// Returns a pattern of numbers between parentheses.
  static func call(_ name: String, arguments: Int) -> String {
    let list = [String](repeating: " *-?\(number) *", count: arguments).joined(separator: ",")
    return "\(name) *\\(\(list)\\)"
  }
}
