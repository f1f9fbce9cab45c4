internal import CarouselCore
internal import CarouselPicture

/// The diagram in words, for those who do not see it.
struct DiagramDescription {
  let surroundings: Surroundings

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// A paragraph.
  var text: String {
    var sentences = [
      HeaderPanel(surroundings: surroundings).subtitle + "."
    ]
    if surroundings.geometry.numberOfItems == 0 {
      sentences.append("There are no items; the bounds stay blank.")
    }
    let jumps = surroundings.digest.jumps
    let list = JumpList(surroundings: surroundings)
    if jumps.isEmpty {
      sentences.append("No wrap jump happens.")
    } else {
      let texts = jumps.prefix(JumpList.limit).map { record in
        "(\(record.number)) " + list.text(of: record)
      }
      let others = jumps.count - texts.count
      let rest = others > 0 ? "; and \(others) more" : ""
      sentences.append("Wrap jumps: " + texts.joined(separator: "; ") + rest + ".")
    }
    let findings = surroundings.verdict.findings
    if findings.isEmpty {
      sentences.append("Verdict: no displayed frame breaks a law.")
    } else {
      let texts = findings.prefix(FindingsPanel.limit).map { finding in
        "\(finding.law.id) at \(timeText(finding.time)): \(finding.explanation)"
      }
      sentences.append(
        "Verdict: \(countText(findings.count, "finding")). " + texts.joined(separator: "; ") + ".")
    }
    return sentences.joined(separator: " ")
  }
}
