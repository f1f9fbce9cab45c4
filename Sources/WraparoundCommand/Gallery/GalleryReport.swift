internal import CarouselScenario

/// What is told of a gallery.
struct GalleryReport: Sendable {
  let run: GalleryRun
  let isCheck: Bool

  private var command: String { run.gallery.manifest.command }

  /// For people.
  var text: String {
    let count = run.gallery.products.count
    let drawn = "\(run.drawnCount) drawn, \(count - run.drawnCount) unchanged"
    var lines = run.defects.map { defect in
      isCheck
        ? "\(defect.path): \(defect.kind.rawValue): \(defect.detail)"
        : "\(defect.path): \(defect.kind == .orphaned ? "removed" : "written")"
    }
    if !isCheck || run.defects.isEmpty {
      lines.append("\(counted(count, "file")) as the scenarios say (\(drawn))")
    } else {
      lines.append(
        "\(counted(run.defects.count, "file")) of the gallery "
          + "\(run.defects.count == 1 ? "is" : "are") out of date; mend with: \(command)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Marks beside the changed files of a pull request.
  var annotations: String {
    run.defects.map { defect in
      annotation(
        file: defect.path, title: "\(defect.kind.rawValue) picture",
        message: "\(defect.detail); mend with: \(command)")
    }.joined()
  }

  /// A table for the summary of a workflow's step, in Markdown.
  var summary: String {
    guard !run.defects.isEmpty else { return "Every picture of the gallery is up to date.\n" }
    let rows = run.defects.map { "| `\($0.path)` | \($0.kind.rawValue) | \($0.detail) |\n" }
    return "### The gallery is out of date\n\nMend it with `\(command)`.\n\n"
      + "| file | | why |\n| --- | --- | --- |\n" + rows.joined()
  }
}
