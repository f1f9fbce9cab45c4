internal import CarouselScenario
internal import CarouselCore
internal import CarouselTrace

/// A trace with what the laws say of it.
struct JudgedTrace: Sendable {
  /// The name of the file.
  let name: String
  /// What the trace shows.
  let verdict: TraceVerdict
}

extension JudgedTrace {
  private var summary: String {
    let words = verdict.outcome.rawValue
    let counts =
      "\(counted(verdict.wraps.count, "wrap")), \(counted(verdict.seams.count, "finding")), "
      + "\(counted(verdict.frameCount, "frame"))"
    return "\(name): \(verdict.isGood ? "✓" : "✗") \(words) (\(counts))"
  }

  /// The report for people.
  var text: String {
    var lines = [summary]
    for wrap in verdict.wraps {
      let way =
        switch wrap.direction {
        case .towardsStart: "the picture moves to the left or up"
        case .towardsEnd: "the picture moves to the right or down"
        case .cut: "one picture replaces another"
        }
      lines.append("  wrap at \(wrap.time.asTime), frame \(wrap.frame): \(way)")
    }
    for seam in verdict.seams {
      let finding = seam.finding
      lines += [
        "",
        "\(finding.law.id) at \(finding.time.asTime), \(seam.kind.rawValue): "
          + finding.law.statement,
        "  seen    \(finding.explanation)",
        "  frames  \(finding.frame) to \(finding.lastFrame)",
        "  items   \(Self.list(finding.items)) instead of \(Self.list(finding.expectedItems))",
        "  extent  \(finding.size.asPoints), between "
          + "\(decimalText(finding.extent.lowerBound, decimals: 3)) and "
          + "\(finding.extent.upperBound.asPoints) of the bounds",
        "  remedy  \(finding.remedy)",
      ]
    }
    if verdict.pauseCount > 0 {
      lines.append(
        "  note: \(counted(verdict.pauseCount, "pause")) too long to tell what happened in them")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func list(_ items: [Int]) -> String {
    items.isEmpty ? "none" : items.map { "\($0 + 1)" }.joined(separator: " ")
  }

  /// The report for programs.
  static func json(_ traces: [JudgedTrace]) -> String {
    JSONText.object([
      ("version", .int(1)),
      ("program", .string("\(Program.name) \(Program.version)")),
      ("traces", .array(traces.map(\.json))),
    ]).text + "\n"
  }

  private var json: JSONText {
    .object([
      ("file", .string(name)),
      ("frames", .int(verdict.frameCount)),
      ("items", .int(verdict.numberOfItems)),
      ("isSeamless", .bool(verdict.isGood)),
      ("verdict", .string(verdict.outcome.rawValue)),
      (
        "wraps",
        .array(
          verdict.wraps.map { wrap in
            .object([
              ("frame", .int(wrap.frame)), ("time", .number(wrap.time)),
              ("direction", .string(wrap.direction.rawValue)),
            ])
          })
      ),
      (
        "findings",
        .array(
          verdict.seams.map { seam in
            .object([
              ("law", .string(seam.finding.law.id)),
              ("kind", .string(seam.kind.rawValue)),
              ("frame", .int(seam.finding.frame)),
              ("frameCount", .int(seam.finding.frameCount)),
              ("time", .number(seam.finding.time)),
              ("items", .array(seam.finding.items.map(JSONText.int))),
              ("expectedItems", .array(seam.finding.expectedItems.map(JSONText.int))),
              ("size", .number(seam.finding.size)),
              ("explanation", .string(seam.finding.explanation)),
              ("remedy", .string(seam.finding.remedy)),
            ])
          })
      ),
    ])
  }
}
