internal import CarouselFormats
internal import CarouselGIF
internal import CarouselPicture
internal import CarouselScenario
internal import Foundation

/// A gallery held against its scenarios.
struct GalleryRun: Sendable {
  /// The gallery.
  let gallery: Gallery
  /// What is not as it should be, in order.
  private(set) var defects: [GalleryDefect] = []
  /// The number of files that were drawn to find out.
  private(set) var drawnCount = 0
  private var fresh: [(product: GalleryProduct, picture: DrawnPicture)] = []
  private var cache: GalleryCache

  /// Draws what has changed, and compares.
  ///
  /// - Parameters:
  ///   - gallery: The gallery.
  ///   - usesCache: Whether files that were made from the same inputs before are taken as good.
  ///   - jobs: How many pictures are drawn at once.
  /// - Throws: A ``Failure`` where a picture cannot be drawn.
  init(_ gallery: Gallery, usesCache: Bool, jobs: Int) throws(Failure) {
    self.gallery = gallery
    let known =
      usesCache
      ? GalleryCache(path: gallery.output + "/" + GalleryCache.fileName) : GalleryCache()
    cache = GalleryCache()
    var pending: [GalleryProduct] = []
    var existing: [String: [UInt8]] = [:]
    for product in gallery.products {
      existing[product.path] = try? InputFile(path: product.path).readFromDisk()
      if let bytes = existing[product.path], known.knows(product, contents: bytes) {
        cache.insert(product, contents: bytes)
      } else {
        pending.append(product)
      }
    }
    drawnCount = pending.count
    let results = concurrentMap(pending, jobs: jobs) { product in
      Result { () throws(Failure) in
        let picture = try product.make()
        do throws(PictureError) { return try picture.gathered() } catch {
          throw .picture(error, path: product.path)
        }
      }
    }
    let comparison = GalleryComparison(
      comparesBytes: gallery.manifest.reference.map(ReferenceSystem.isCurrent) ?? true)
    for (product, result) in zip(pending, results) {
      let picture = try result.get()
      guard let bytes = existing[product.path] else {
        note(product, picture, .missing, "there is no such file")
        continue
      }
      if let difference = comparison.difference(
        product.path, existing: bytes, wanted: picture.files[0].bytes)
      {
        note(product, picture, .stale, difference)
      } else {
        cache.insert(product, contents: bytes)
      }
    }
    defects += orphans
  }

  private mutating func note(
    _ product: GalleryProduct, _ picture: DrawnPicture, _ kind: GalleryDefect.Kind,
    _ detail: String
  ) {
    defects.append(GalleryDefect(path: product.path, kind: kind, detail: detail))
    fresh.append((product, picture))
  }

  /// The pictures in the folder that no scenario makes.
  private var orphans: [GalleryDefect] {
    let wanted = Set((gallery.products.map(\.path) + gallery.inputPaths).map(Self.place))
    let names = FileManager.default.enumerator(atPath: gallery.output)?.compactMap { $0 as? String }
    return (names ?? []).sorted().compactMap { name in
      let path = gallery.output + "/" + name
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      guard !isHidden, !wanted.contains(Self.place(path)), isPicture(name) else { return nil }
      return GalleryDefect(path: path, kind: .orphaned, detail: "no scenario makes it")
    }
  }

  /// Whether a file may be a picture; texts in the folder are nobody's business.
  private func isPicture(_ name: String) -> Bool {
    gallery.formats.filter { $0.hasColors && !$0.isFolder }.names.calledFor(by: name) != nil
  }

  /// Throws where the folder is not a gallery's, and something in it would be lost.
  private func checkFolder() throws(Failure) {
    let page = gallery.output + "/" + gallery.manifest.index
    if let text = try? InputFile(path: page).readFromDisk() {
      guard GalleryPage.isPage(text) else {
        throw .cannotWrite(
          page, reason: "it is no page of a gallery; give the manifest another 'index' or 'output'")
      }
    } else if let foreign = orphans.first {
      throw .cannotWrite(
        gallery.output,
        reason: "it holds files that no gallery has made, such as \(foreign.path), and a gallery "
          + "removes what its scenarios do not make; give it a folder of its own by 'output'")
    }
  }

  private static func place(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Writes what is missing or stale, all files or none, and then removes orphans.
  ///
  /// - Parameter tell: Says what is done; when it fails, no file is touched.
  /// - Throws: A ``Failure`` where a file cannot be written or is wrong when it is read back.
  mutating func mend(telling tell: () throws(Failure) -> Void) throws(Failure) {
    try checkFolder()
    var batch = OutputBatch()
    let cachePath = gallery.output + "/" + GalleryCache.fileName
    var folders: [String] = [gallery.output]
    for entry in fresh {
      let folder = URL(fileURLWithPath: entry.product.path).deletingLastPathComponent().relativePath
      if !folders.contains(folder) { folders.append(folder) }
    }
    for folder in folders { try batch.prepare(folder: folder) }
    for entry in fresh {
      try batch.add(entry.product.path, entry.picture.files[0])
      cache.insert(entry.product, contents: entry.picture.files[0].bytes)
    }
    try batch.add(cachePath, bytes: cache.bytes) { (_) throws(Failure) in }
    try tell()
    try batch.commit()
    for defect in defects where defect.kind == .orphaned {
      guard unlink(defect.path) == 0 else {
        throw .cannotWrite(defect.path, reason: reason(number: errno))
      }
    }
  }
}
