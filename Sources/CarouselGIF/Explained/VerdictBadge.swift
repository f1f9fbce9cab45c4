internal import CarouselCore
internal import CarouselPicture

/// What the laws say, in two or three words.
struct VerdictBadge {
  let text: String
  let color: Color

  /// Creates the badge of a verdict; where no wrap was seen, nothing is proved.
  init(_ verdict: Verdict, theme: Theme) {
    let count = verdict.findings.count
    if count > 0 {
      text = "✗ \(count) \(count == 1 ? "finding" : "findings")"
      color = theme.bad
    } else if verdict.wrapCount == 0 {
      text = "no wrap seen"
      color = theme.secondaryInk
    } else {
      text = "✓ no seam"
      color = theme.good
    }
  }
}
