internal import CarouselPicture

extension Command {
  private struct Options: Sendable {}

  /// `themes`: the colors to choose from.
  static let themes = Command(
    "themes",
    summary: "the colors of pictures, one line each",
    abstract:
      "Lists the values of --theme, which takes auto, for light and dark, and a file of one's own too.",
    defaults: Options(),
    []
  ) { (_, console) throws(Failure) in
    let rows = Theme.all.map { (term: $0.name, text: $0.summary) }
    try console.write(column(rows) + "\n")
    return .good
  }
}
