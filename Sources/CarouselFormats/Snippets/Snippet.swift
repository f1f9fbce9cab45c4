public import CarouselPicture

/// The text that embeds pictures of a carousel in documentation, with a sentence and a paragraph for
/// readers who do not see them.
///
/// ```swift
/// let snippet = Snippet(
///   pictures: [CompanionPicture(fileName: "banner.svg", darkFileName: "banner~dark.svg")],
///   words: CarouselText(timeline, verdict: timeline.verdict))
/// print(snippet.text)
/// ```
public struct Snippet: Hashable, Sendable {
  /// The pictures, by their paths as the document refers to them; what is no image is left out.
  public var pictures: [CompanionPicture]
  /// What they show, in words.
  public var words: CarouselText
  /// Where the text is to be pasted; several give a part each.
  public var forms: [SnippetForm]

  /// Creates a snippet.
  ///
  /// - Parameters:
  ///   - pictures: The pictures, by their paths as the document refers to them.
  ///   - words: What they show, in words.
  ///   - forms: Where the text is to be pasted.
  public init(
    pictures: [CompanionPicture], words: CarouselText, forms: [SnippetForm] = [.markdown]
  ) {
    self.pictures = pictures
    self.words = words
    self.forms = forms
  }

  /// The text, a part for each picture and each form.
  public var text: String {
    let summary = words.language == .english ? "What the picture shows" : "图片说明"
    var parts: [String] = []
    for picture in images {
      for form in forms {
        parts.append(form.text(picture, description: words.description, summary: summary))
      }
    }
    return parts.joined(separator: "\n")
  }

  /// The pictures that can be embedded.
  var images: [SnippetPicture] {
    pictures.map { picture in
      SnippetPicture(
        path: picture.fileName, darkPath: picture.darkFileName, alternative: words.alternative)
    }
    .filter(\.isImage)
  }
}
