internal import CarouselCore
internal import CarouselScenario
internal import CarouselTrace

/// A trace with what the laws say of it.
struct JudgedTrace: Sendable {
  /// The name of the file.
  let name: String
  /// What the trace shows.
  var verdict: TraceVerdict
}

extension JudgedTrace {
  /// Returns the trace with what some laws say of it; all of them where the list is empty.
  func judged(by laws: [Law]) -> JudgedTrace {
    var judged = self
    judged.verdict.seams.removeAll { !laws.isEmpty && !laws.contains($0.finding.law) }
    return judged
  }
}

extension Report {
  /// Creates the report on traces.
  init(_ traces: [JudgedTrace]) {
    runs = traces.map { Reported($0) }
    json = .object([
      ("version", .int(1)),
      ("program", .string("\(Program.name) \(Program.version)")),
      ("traces", .array(traces.map(\.json))),
    ])
  }
}

extension Reported {
  /// Reports a trace; items are numbered from one, as in pictures.
  fileprivate init(_ judged: JudgedTrace) {
    let verdict = judged.verdict
    let counts =
      "\(counted(verdict.wraps.count, "wrap")), \(counted(verdict.seams.count, "finding")), "
      + "\(counted(verdict.frameCount, "frame"))"
    let pauses = verdict.pauseCount
    self.init(
      name: judged.name,
      title: judged.name,
      verdict: "\(verdict.outcome.rawValue) (\(counts))",
      isGood: verdict.isGood,
      laws: TraceSeamKind.laws,
      facts: verdict.wraps.map { wrap in
        "  wrap at \(wrap.time.asTime), frame \(wrap.frame): \(wrap.way)"
      },
      note: pauses > 0
        ? "  note: \(counted(pauses, "pause")) too long to tell what happened in them" : nil,
      findings: verdict.seams.map { ReportedFinding($0) }
    ) { _, _ in nil }
  }
}

extension TraceWrap {
  fileprivate var way: String {
    switch direction {
    case .towardsStart: "the picture moves to the left or up"
    case .towardsEnd: "the picture moves to the right or down"
    case .cut: "one picture replaces another"
    }
  }
}

extension TraceSeamKind {
  /// The laws that a trace can break, in their order.
  static var laws: [Law] {
    Law.allCases.filter { law in
      allCases.contains { $0.law == law }
    }
  }
}

extension ReportedFinding {
  fileprivate init(_ seam: TraceSeam) {
    let finding = seam.finding
    let from = decimalText(finding.extent.lowerBound, decimals: 3)
    self.init(
      law: finding.law, time: finding.time, kind: seam.kind.rawValue,
      explanation: finding.explanation, remedy: finding.remedy,
      rows: [
        ("frames", framesText(finding.frame, finding.lastFrame)),
        ("items", itemsText(finding.items, expected: finding.expectedItems)),
        (
          "extent",
          "\(finding.size.asPoints), between \(from) and "
            + "\(finding.extent.upperBound.asPoints) of the bounds"
        ),
      ],
      script: [])
  }
}

extension JudgedTrace {
  fileprivate var json: JSONText {
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
