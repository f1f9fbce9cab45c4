internal import YAML

/// The list of scenarios whose pictures a repository keeps.
///
/// ```yaml
/// title: Carousels
/// scenarios: [banner.yml, loop.yml]
/// ```
public struct GalleryManifest: Hashable, Sendable {
  /// The title of the index page.
  public var title: String
  /// The folder of the pictures, from the manifest's own; it belongs to the gallery.
  public var output: String
  /// The name of the index page in that folder.
  public var index: String
  /// The name of the report on all scenarios in that folder, or `nil` for none.
  public var verdicts: String?
  /// The command that draws the pictures, for messages.
  public var command: String
  /// The system whose pictures are compared byte by byte.
  ///
  /// Named as `/etc/os-release` does, such as `debian 12`; everywhere else their appearance is
  /// compared. `nil` compares bytes everywhere.
  public var reference: String?
  /// The paths of the scenarios, from the manifest's folder.
  public var scenarios: [String]
}

extension GalleryManifest {
  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The name of the file, for messages.
  /// - Throws: A ``ScenarioError`` at the first mistake.
  public init(parsing bytes: [UInt8], file: String) throws(ScenarioError) {
    self = try Self.keys.parse(bytes, file: file)
  }
}
