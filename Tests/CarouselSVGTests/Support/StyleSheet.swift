import Foundation

/// The animations of a style sheet, read and evaluated as CSS says: the browser's part, in little.
struct StyleSheet {
  /// A value at a share of the animation's length.
  struct Keyframe {
    var share: Double
    var declarations: [String: String]
  }

  /// The keyframes by name, in order of their shares.
  var keyframes: [String: [Keyframe]] = [:]
  /// The `animation` shorthands and names by class.
  var animations: [String: String] = [:]
  var duration = 0.0

  init(_ text: String) throws {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      let selector = rest[..<open].trimmingCharacters(in: .whitespaces)
      let (body, after) = Self.block(rest[open...])
      rest = after
      if selector.hasPrefix("@keyframes ") {
        keyframes[String(selector.dropFirst(11))] = Self.frames(body)
      } else if selector == "@media(prefers-reduced-motion:no-preference)" {
        for rule in body.split(separator: "}") {
          let parts = rule.split(separator: "{")
          let name = parts[0].split(separator: ".").last.map(String.init) ?? ""
          animations[name] = String(parts[1].split(separator: ":", maxSplits: 1)[1])
        }
      }
    }
    for value in animations.values {
      for word in value.split(separator: " ") where word.hasSuffix("s") {
        duration = Double(word.dropLast()) ?? duration
      }
    }
  }

  /// Returns the inside of the braces at the start of a text, and what follows them.
  private static func block(_ text: Substring) -> (body: Substring, rest: Substring) {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 {
        return (
          text[text.index(after: text.startIndex)..<index], text[text.index(after: index)...]
        )
      }
    }
    return (text.dropFirst(), "")
  }

  private static func frames(_ body: Substring) -> [Keyframe] {
    var frames: [Keyframe] = []
    for rule in body.split(separator: "}") {
      let parts = rule.split(separator: "{")
      var declarations: [String: String] = [:]
      for declaration in parts[1].split(separator: ";") {
        let pair = declaration.split(separator: ":")
        declarations[String(pair[0])] = String(pair[1])
      }
      for selector in parts[0].split(separator: ",") {
        let share = selector == "to" ? 1 : (Double(selector.dropLast()) ?? .nan) / 100
        frames.append(Keyframe(share: share, declarations: declarations))
      }
    }
    return frames.sorted { $0.share < $1.share }
  }

  /// Returns the translation of an element with classes at a time, or `nil` where nothing moves it.
  func translation(_ classes: [String], at time: Double) -> (value: Double, isVertical: Bool)? {
    let rules = classes.compactMap { animations[$0] }
    guard
      let name = rules.flatMap({ $0.split(separator: " ") }).map(String.init)
        .first(where: { keyframes[$0] != nil }),
      let frames = keyframes[name]
    else { return nil }
    let isVertical = frames.contains { $0.declarations["transform"]?.contains("Y") ?? false }
    let isStepped = rules.contains { $0.contains("step-end") }
    let share = time / duration
    guard let next = frames.firstIndex(where: { $0.share > share }), next > 0 else {
      return frames.last.flatMap(value).map { ($0, isVertical) }
    }
    let (from, to) = (frames[next - 1], frames[next])
    guard let start = value(from), let end = value(to) else { return nil }
    let progress = (share - from.share) / (to.share - from.share)
    let timing =
      from.declarations["animation-timing-function"] ?? (isStepped ? "step-end" : "linear")
    return (start + (end - start) * Self.eased(progress, timing), isVertical)
  }

  private func value(_ frame: Keyframe) -> Double? {
    let number = frame.declarations["transform"]?.split(separator: "(").last
    return number.flatMap { Double($0.replacing("px", with: "").dropLast()) }
  }

  static func eased(_ progress: Double, _ timing: String) -> Double {
    switch timing {
    case "linear": return progress
    case "step-end": return progress < 1 ? 0 : 1
    case "step-start": return 1
    case "ease-out": return bezier(progress, [0, 0, 0.58, 1])
    case "ease-in-out": return bezier(progress, [0.42, 0, 0.58, 1])
    case "ease": return bezier(progress, [0.25, 0.1, 0.25, 1])
    default:
      let numbers = timing.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",")
      return bezier(progress, numbers.compactMap { Double($0) })
    }
  }

  /// Solves for the parameter by bisection, as the CSS Easing specification defines the curve.
  private static func bezier(_ x: Double, _ p: [Double]) -> Double {
    guard p.count == 4 else { return .nan }
    func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if point(middle, p[0], p[2]) < x { low = middle } else { high = middle }
    }
    return point((low + high) / 2, p[1], p[3])
  }
}
