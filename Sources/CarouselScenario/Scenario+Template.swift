public import CarouselCore

extension Scenario {
  /// Returns a commented scenario to start from.
  ///
  /// What must be there is written; every other key stands behind `#` with its default.
  ///
  /// - Parameters:
  ///   - preset: The carousel.
  ///   - name: What the pictures are called; the carousel's name where `nil`.
  /// - Returns: The text of a file.
  public static func template(for preset: Preset, name: String? = nil) -> String {
    let samples = samples(for: preset, name: name ?? preset.name)
    var sections: [String] = []
    for key in keys.keys {
      let value =
        samples[key.name].map { $0.lines(behind: key.name) }
        ?? (key.text(keys.blank)?.lines(behind: key.name) ?? []).map { "# \($0)" }
      let notes = (["# \(key.documentation)"] + (key.name == "script" ? gestureNotes : []))
      sections.append((notes + value).joined(separator: "\n") + "\n")
    }
    return sections.joined(separator: "\n")
  }

  /// What the template writes for the keys that everybody wants to change.
  private static func samples(for preset: Preset, name: String) -> [String: TextNode] {
    [
      "title": .string(preset.summary),
      "carousel": .word(preset.name),
      "items": .word("5"),
      "page": .word("320x160"),
      "script": .list(
        ["rest 0.5s", "swipe forward x6", "swipe back x2"].map { .word($0) }),
      "pictures": .list([
        .string("\(name).svg"),
        .mapping([
          ("file", .string("\(name).gif")), ("fps", .word("25")), ("loop", .word("forever")),
        ]),
      ]),
    ]
  }

  private static var gestureNotes: [String] {
    let width = GestureForm.all.map(\.form.count).max() ?? 0
    return GestureForm.all.map { gesture in
      let blanks = String(repeating: " ", count: width - gesture.form.count)
      return "#   \(gesture.form)\(blanks)  \(gesture.summary)"
    } + ["# Any of them may end in \(GestureForm.repetition): it is made N times."]
  }
}
