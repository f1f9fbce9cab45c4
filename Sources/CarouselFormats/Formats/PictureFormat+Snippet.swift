internal import CarouselPicture

extension PictureFormat {
  /// Text to paste into documentation: it embeds the pictures that are made together with it, with
  /// a sentence and a paragraph for those who do not see them.
  public static let snippet = {
    var format = PictureFormat(
      FormatName("snippet", endings: ["-snippet.md", ".md", "-snippet.html"]), noun: "snippet"
    ) { (order) throws(PictureError) in
      let form = order.options.form ?? (order.fileName.hasSuffix(".html") ? .html : .markdown)
      let snippet = Snippet(
        pictures: order.companions.map { picture in
          // The text stands beside the pictures, wherever the folder of all of them is.
          CompanionPicture(
            fileName: relativePath(of: picture.fileName, from: order.fileName),
            darkFileName: picture.darkFileName.map { relativePath(of: $0, from: order.fileName) })
        },
        words: CarouselText(
          order.illustration.timeline, verdict: order.verdict, language: order.options.language),
        forms: [form])
      guard !snippet.images.isEmpty else { throw .nothingToEmbed }
      return DrawnPicture(
        text: snippet.text,
        remark: "\(form.rawValue) for \(counted(snippet.images.count, "picture"))")
    }
    // It names light and dark pictures alike.
    format.hasColors = false
    return format
  }()
}
