internal import CarouselCore
internal import CarouselPicture

extension ReportFormat {
  /// One page for a browser, in the colors that the reader prefers.
  ///
  /// It has verdicts, diagrams and findings, and needs nothing from outside. It is well-formed XML
  /// too, so that programs can read it.
  static let html = ReportFormat(id: "html") { report in
    let good = report.runs.count(where: \.isGood)
    let title = "\(good) of \(report.runs.count) without a finding"
    let rows = report.runs.enumerated().map { index, run in
      "<tr><td>\(run.badge)</td><td><a href=\"#run-\(index + 1)\">\(xml(run.name))</a></td>"
        + "<td>\(xml(run.verdict))</td></tr>"
    }
    let sections = report.runs.enumerated().map { $1.section(number: $0 + 1) }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <title>\(Program.name): \(title)</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      <table>
      \(rows.joined(separator: "\n"))
      </table>
      \(sections.joined(separator: "\n"))
      <footer>\(Program.name) \(Program.version)</footer>
      </body>
      </html>

      """
  }

  /// The colors are those of the diagrams.
  private static let style = """
    :root { color-scheme: light dark; \(Theme.light.variables) }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 54rem; margin: 2rem auto;
      padding: 0 1rem; color: var(--ink); background: var(--ground) }
    table { border-collapse: collapse; width: 100% }
    td, th { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0;
      border-bottom: 1px solid var(--line) }
    th { font-weight: normal; width: 5rem }
    .good { color: var(--good) } .bad { color: var(--bad) }
    h3 { margin-bottom: .25rem } svg { width: 100%; height: auto }
    .night { display: none } a { color: inherit }
    pre { margin: 0; white-space: pre-wrap }
    @media (prefers-color-scheme: dark) {
      :root { \(Theme.dark.variables) }
      .day { display: none } .night { display: block }
    }
    """
}

extension Theme {
  /// The colors that the page uses, as custom properties.
  fileprivate var variables: String {
    let colors = [
      ("ink", ink), ("ground", background), ("line", secondaryInk), ("good", good), ("bad", bad),
    ]
    return colors.map { "--\($0): \($1.css)" }.joined(separator: "; ")
  }
}

extension Reported {
  fileprivate var badge: String {
    isGood ? "<span class=\"good\">✓</span>" : "<span class=\"bad\">✗</span>"
  }

  fileprivate func section(number: Int) -> String {
    let lines = facts + (note.map { [$0] } ?? [])
    let about = lines.map { "<p>\(xml($0))</p>" }
    let pictures = [("day", false), ("night", true)].compactMap { name, isDark in
      diagram("run-\(number)-\(name)", isDark).map { svg in
        "<div class=\"\(name)\">\(svg[(svg.firstRange(of: "<svg")?.lowerBound ?? svg.startIndex)...])</div>"
      }
    }
    let heading = "<h2 id=\"run-\(number)\">\(badge) \(xml(title))</h2>"
    return ([heading] + about + pictures + findings.map(\.section)).joined(separator: "\n")
  }
}

extension ReportedFinding {
  fileprivate var section: String {
    let rows = allRows.map { "<tr><th>\(xml($0.term))</th><td>\(xml($0.text))</td></tr>" }
    let steps = script.map { xml("- \($0)") }.joined(separator: "\n")
    let way = script.isEmpty ? [] : ["<tr><th>script</th><td><pre>\(steps)</pre></td></tr>"]
    return """
      <section>
      <h3 class="bad">\(xml(heading))</h3>
      <table>
      \((rows + way).joined(separator: "\n"))
      </table>
      </section>
      """
  }
}
