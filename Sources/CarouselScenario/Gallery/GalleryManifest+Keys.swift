internal import YAML

extension GalleryManifest {
  /// The keys of a manifest.
  static let keys = KeyTable(
    "a gallery",
    blank: GalleryManifest(
      title: "Gallery", output: "Output", index: "README.md", verdicts: nil,
      command: "wraparound gallery", reference: nil, scenarios: []),
    .key("title", \.title, .text("a title"), "The title of the index page."),
    .key(
      "output", \.output, .folderName,
      "The folder of the pictures; pictures in it that no scenario makes are removed."),
    .key("index", \.index, .fileName(among: nil), "The index page in that folder, Markdown."),
    .key(
      "verdicts", \.verdicts, .optional(.fileName(among: nil)),
      "The report on all scenarios in that folder."),
    .key(
      "command", \.command, .text("a command"), "The command that draws the pictures again."),
    .key(
      "reference", \.reference, .optional(.text("a system such as debian 12")),
      "The system whose pictures are compared byte by byte."),
    .key(
      "scenarios", \.scenarios,
      .list(of: .text("the path of a scenario"), expected: "a list of paths"),
      isRequired: true, "The scenarios, from the manifest's folder.")
  )
}
