internal import CarouselCore
internal import CarouselFormats
internal import CarouselPicture
internal import CarouselScenario

/// The page that shows all pictures of a gallery, in Markdown as GitHub shows it beside them.
struct GalleryPage: Sendable {
  let manifest: GalleryManifest
  let plans: [PicturePlan]

  /// What tells such a page from others.
  private static let mark = "from the scenarios below; not edited by hand."

  /// Says whether a file is such a page.
  static func isPage(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(2000), as: UTF8.self).contains(mark)
  }

  /// The page.
  var markdown: String {
    var lines = ["# \(manifest.title)", ""]
    lines.append("Drawn by `\(manifest.command)` \(Self.mark)")
    for plan in plans { lines += section(plan) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ plan: PicturePlan) -> [String] {
    let judged = JudgedScenario(plan.file)
    let text = CarouselText(plan.file.timeline, verdict: judged.verdict)
    let mark = judged.verdict.isSeamless ? "✓" : "✗"
    var lines = ["", "## \(plan.file.scenario.title)", ""]
    lines += ["`\(plan.file.input.stem)` · \(mark) \(judged.verdictText)", "", text.description]
    for companion in plan.pictures.map(\.fileName).pairedWithDarkOnes() {
      let picture = SnippetPicture(
        path: companion.fileName, darkPath: companion.darkFileName, alternative: text.alternative)
      lines += ["", picture.isImage ? picture.markdown : "[\(picture.path)](\(picture.path))"]
    }
    return lines
  }
}
