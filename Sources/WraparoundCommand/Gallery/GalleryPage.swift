internal import CarouselCore
internal import CarouselFormats
internal import CarouselPicture
internal import CarouselScenario
internal import Foundation

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
    for name in names(of: plan) where !name.contains("~dark") {
      let picture = SnippetPicture(
        path: name, darkPath: dark(of: name, plan), alternative: text.alternative)
      lines += ["", picture.isImage ? picture.markdown : "[\(name)](\(name))"]
    }
    return lines
  }

  /// The places of a scenario's pictures from the page.
  private func names(of plan: PicturePlan) -> [String] {
    plan.paths.map { String($0.dropFirst(prefixLength(of: $0))) }
  }

  private func prefixLength(of path: String) -> Int {
    guard let range = path.range(of: manifest.output + "/") else { return 0 }
    return path.distance(from: path.startIndex, to: range.upperBound)
  }

  private func dark(of name: String, _ plan: PicturePlan) -> String? {
    let dark = name.asDarkVariant
    return names(of: plan).contains(dark) ? dark : nil
  }
}
