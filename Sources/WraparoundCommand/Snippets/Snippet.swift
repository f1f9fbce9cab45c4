internal import CarouselPicture
internal import Foundation

/// The text that embeds the pictures of a scenario.
struct Snippet: Sendable {
  let plan: PicturePlan
  let forms: [SnippetForm]
  let language: Language

  /// The text, a part for each picture and each form.
  var text: String {
    let judged = JudgedScenario(plan.file)
    let words = CarouselText(plan.file.timeline, verdict: judged.verdict, language: language)
    let summary = language == .english ? "What the picture shows" : "图片说明"
    var parts: [String] = []
    for picture in pictures(alternative: words.alternative) {
      for form in forms {
        parts.append(form.text(picture, description: words.description, summary: summary))
      }
    }
    return parts.joined(separator: "\n")
  }

  /// The pictures that can be embedded.
  private func pictures(alternative: String) -> [SnippetPicture] {
    let paths = plan.paths
    // A dark one belongs to its light one, where that is asked for, too.
    return paths.filter {
      !paths.contains($0.replacing("~dark", with: "")) || !$0.contains("~dark")
    }
    .compactMap { path in
      let dot = path.lastIndex(of: ".") ?? path.endIndex
      let dark = "\(path[..<dot])~dark\(path[dot...])"
      let exists = paths.contains(dark) || FileManager.default.fileExists(atPath: dark)
      let picture = SnippetPicture(
        path: path, darkPath: exists ? dark : nil, alternative: alternative)
      return picture.isImage ? picture : nil
    }
  }
}
