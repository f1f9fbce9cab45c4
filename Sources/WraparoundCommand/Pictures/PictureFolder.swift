internal import CarouselFormats
internal import Foundation

/// A folder that the files of a picture are written into.
struct PictureFolder: Sendable {
  private let path: String
  private let format: PictureFormat

  init(_ picture: PlannedPicture) {
    path = picture.path
    format = picture.format
  }

  /// Throws where the folder holds anything but files of an earlier run, which are replaced.
  ///
  /// Hidden files stay where they are.
  func check() throws(Failure) {
    if let other = names.first(where: { !format.owns($0) }) {
      throw .cannotWrite(
        path,
        reason:
          "the folder holds '\(other)', which is none of its \(format.noun); choose another name")
    }
  }

  /// Returns the files of an earlier run that a new one does not replace.
  func names(beside new: [String]) -> [String] {
    let new = Set(new)
    return names.filter { format.owns($0) && !new.contains($0) }
  }

  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return all.filter { !$0.hasPrefix(".") }.sorted()
  }
}
