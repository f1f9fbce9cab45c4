internal import CarouselGIF
internal import Foundation

/// A folder that frames are written into.
struct FrameFolder: Hashable, Sendable {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Throws where the folder holds anything but frames of an earlier run, which are replaced.
  ///
  /// Hidden files stay where they are.
  func check() throws(Failure) {
    if let other = names.first(where: { !FrameSequence.owns($0) }) {
      throw .cannotWrite(
        path, reason: "the folder holds '\(other)', which is no frame; choose another name")
    }
  }

  /// Returns the frames of an earlier run that a new one does not replace.
  func names(beside new: [String]) -> [String] {
    let new = Set(new)
    return names.filter { FrameSequence.owns($0) && !new.contains($0) }
  }

  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return all.filter { !$0.hasPrefix(".") }.sorted()
  }
}
