internal import CarouselScenario
internal import CarouselCore

/// What became of the damages that the program does to sound carousels.
struct SelfTestReport: Sendable {
  /// The damages with the laws that noticed them.
  let results: [SelfTestResult]

  /// Whether every damage was noticed by its law, and every law noticed one.
  var isConvincing: Bool { results.allSatisfy(\.isConvicted) && idleLaws.isEmpty }

  /// The laws that nothing breaks.
  private var idleLaws: [Law] {
    let busy = Set(results.flatMap(\.convictedBy))
    return Law.allCases.filter { !busy.contains($0) }
  }

  /// The report for people.
  var text: String {
    let width = results.map(\.name.count).max() ?? 0
    var lines = results.map { result in
      let mark = result.isConvicted ? "✓" : "✗"
      let name = result.name + String(repeating: " ", count: width - result.name.count)
      return "\(mark) \(name)  \(result.law.id)\(Self.others(result))"
    }
    lines += idleLaws.map { "✗ no damage breaks \($0.id)" }
    let count = results.filter(\.isConvicted).count
    lines.append("\(count) of \(counted(results.count, "damage")) noticed by the law meant for it")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func others(_ result: SelfTestResult) -> String {
    guard result.brokenBefore.isEmpty else { return ": the carousel was not sound" }
    guard result.isConvicted else { return ": not noticed" }
    let others = result.convictedBy.filter { $0 != result.law }.map(\.id)
    return others.isEmpty ? "" : ", also \(others.joined(separator: ", "))"
  }

  /// The report for programs.
  var json: String {
    JSONText.object([
      ("version", .int(1)),
      ("program", .string("\(Program.name) \(Program.version)")),
      ("isConvincing", .bool(isConvincing)),
      (
        "damages",
        .array(
          results.map { result in
            .object([
              ("name", .string(result.name)),
              ("law", .string(result.law.id)),
              ("isConvicted", .bool(result.isConvicted)),
              ("convictedBy", .array(result.convictedBy.map { .string($0.id) })),
            ])
          })
      ),
    ]).text + "\n"
  }
}
