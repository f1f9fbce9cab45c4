internal import CarouselCore
internal import CarouselFormats
internal import CarouselPicture
internal import CarouselScenario
internal import Foundation

/// Drawing of all pictures that a command line asks for.
///
/// The order is what keeps files whole: everything is read, then every place is looked at, then
/// every picture is drawn, written beside its place and read back, then the report is given, and
/// then all are moved. A report that nobody can read leaves all files as they were.
struct PictureRun {
  private var lines: [String] = []
  private let options: RenderOptions

  /// Draws the pictures.
  ///
  /// - Parameters:
  ///   - options: What the command line says.
  ///   - tell: Takes what is done, in lines for people.
  /// - Throws: A ``Failure``; then no file was replaced.
  init(
    _ options: RenderOptions, telling tell: ([String]) throws(Failure) -> Void
  ) throws(Failure) {
    self.options = options
    var plans: [PicturePlan] = []
    var itemPictures: [ItemPictures] = []
    for file in try ScenarioFile.all(
      options.scenarios, overrides: options.overrides, formats: options.known)
    {
      let plan = try PicturePlan(file, options: options)
      try PixelTexts(plan).check()
      plans.append(plan)
      itemPictures.append(
        try ItemPictures(file, isEmbedding: plan.pictures.contains { !$0.format.hasPixels }))
    }
    try PicturePlan.check(plans)

    var batch = OutputBatch()
    for folder in Self.folders(of: plans, in: options.output) {
      try batch.prepare(folder: folder)
    }
    for plan in plans {
      for picture in plan.pictures where !picture.format.isFolder && Self.isFolder(picture.path) {
        throw .cannotWrite(
          picture.path, reason: "a folder of this name is in its place; choose another name")
      }
    }
    for picture in plans.flatMap(\.pictures) where picture.format.isFolder {
      try PictureFolder(picture).check()
    }
    for (plan, pictures) in zip(plans, itemPictures) {
      try draw(plan, pictures, into: &batch)
    }
    try tell(lines)
    try batch.commit()
  }

  private mutating func draw(
    _ plan: PicturePlan,
    _ itemPictures: ItemPictures,
    into batch: inout OutputBatch
  ) throws(Failure) {
    let judged = JudgedScenario(plan.file)
    for picture in plan.pictures {
      let drawn = try plan.draw(
        picture, judged, itemPictures,
        jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
      if picture.format.isFolder {
        let names = drawn.files.compactMap(\.name)
        for old in PictureFolder(picture).names(beside: names) {
          batch.removeLater(picture.path + "/" + old)
        }
      }
      var count = 0
      for file in drawn.files {
        let place = file.name.map { picture.path + "/" + $0 } ?? picture.path
        count += try batch.add(place, file)
      }
      lines.append(
        "\(picture.path): \(picture.format.noun), \(drawn.remark), \(Self.byteText(count))")
    }
    lines.append(judged.summary)
    if plan.pictures.contains(where: \.repeats), let note = judged.loopNote {
      lines.append(note)
    }
  }

  /// The size of files, in the unit in which pictures are compared.
  private static func byteText(_ count: Int) -> String {
    count < 1000 ? "\(count) bytes" : decimalText(Double(count) / 1000, decimals: 1) + " KB"
  }

  private static func folders(of plans: [PicturePlan], in output: String) -> [String] {
    var folders = [output]
    for path in plans.flatMap(\.paths) {
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? output
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders + plans.flatMap(\.folders)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

extension PlannedPicture {
  /// Whether the picture starts again when it ends.
  fileprivate var repeats: Bool { format.repeats && request.options.loop != .times(1) }
}
