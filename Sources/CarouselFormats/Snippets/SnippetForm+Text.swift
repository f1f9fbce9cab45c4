internal import CarouselPicture

extension SnippetForm {
  /// Returns the text that embeds a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - description: What it shows, in a paragraph.
  ///   - summary: The words that open the paragraph.
  /// - Returns: The text, ended by a line break.
  func text(_ picture: SnippetPicture, description: String, summary: String) -> String {
    switch self {
    case .markdown:
      return "\(picture.markdown)\n\n"
        + "<details><summary>\(SnippetPicture.html(summary))</summary>\n\n"
        + "\(SnippetPicture.markdown(description))\n\n</details>\n"
    case .html:
      let lines = picture.html.split(separator: "\n").map { "  \($0)\n" }.joined()
      return "<figure>\n\(lines)  <figcaption>\(SnippetPicture.html(description))"
        + "</figcaption>\n</figure>\n"
    case .docc:
      // DocC names a picture without its folder.
      let name = picture.path.split(separator: "/").last.map(String.init) ?? picture.path
      return "![\(SnippetPicture.markdown(picture.alternative))](\(SnippetPicture.link(name)))\n\n"
        + "\(SnippetPicture.markdown(description))\n"
    }
  }
}
