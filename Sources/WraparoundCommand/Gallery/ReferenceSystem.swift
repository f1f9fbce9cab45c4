internal import Foundation

/// The system that a gallery's bytes are compared on.
///
/// Two versions of FreeType draw the same letter with other shades, so that the same scenario gives
/// other bytes on another system; there the appearance is compared.
enum ReferenceSystem {
  /// Returns whether this is the system of a name, such as `debian 12`.
  static func isCurrent(_ name: String) -> Bool { current == name }

  /// The name of this system.
  static let current: String = {
    let text = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    func value(_ key: String) -> String {
      let line = text.split(separator: "\n").first { $0.hasPrefix(key + "=") } ?? ""
      return line.dropFirst(key.count + 1).filter { $0 != "\"" }
    }
    return "\(value("ID")) \(value("VERSION_ID"))"
  }()
}
