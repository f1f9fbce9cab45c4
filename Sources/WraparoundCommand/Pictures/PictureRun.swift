internal import CarouselCore
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
    for file in try ScenarioFile.all(options.scenarios, overrides: options.overrides) {
      let plan = try PicturePlan(file, options: options)
      try PixelTexts(plan).check()
      plans.append(plan)
      itemPictures.append(
        try ItemPictures(file, isEmbedding: plan.pictures.contains { !$0.maker.hasPixels }))
    }
    try PicturePlan.check(plans)

    var batch = OutputBatch()
    for folder in Self.folders(of: plans, in: options.output) {
      try batch.prepare(folder: folder)
    }
    for plan in plans {
      for (picture, path) in zip(plan.pictures, plan.paths)
      where !picture.maker.isFolder && Self.isFolder(path) {
        throw .cannotWrite(
          path, reason: "a folder of this name is in its place; choose another name")
      }
    }
    for folder in plans.flatMap(\.folders) { try FrameFolder(folder).check() }
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
    for (picture, path) in zip(plan.pictures, plan.paths) {
      let finished = try picture.maker.make(
        PictureJob(
          plan.file, path: path, picture: picture, verdict: judged.verdict,
          itemPictures: itemPictures,
          jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount))
      if picture.maker.isFolder {
        let names = finished.files.compactMap(\.name)
        for old in FrameFolder(path).names(beside: names) { batch.removeLater(path + "/" + old) }
      }
      var count = 0
      for file in finished.files {
        let place = file.name.map { path + "/" + $0 } ?? path
        if let stream = file.stream {
          count += try batch.add(place, stream)
        } else {
          try batch.add(place, bytes: file.bytes, check: file.check)
          count += file.bytes.count
        }
      }
      lines.append("\(path): \(picture.maker.noun), \(finished.remark), \(Self.byteText(count))")
    }
    lines.append(judged.summary)
    if plan.pictures.contains(where: \.request.repeats), let note = judged.loopNote {
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

extension PictureRequest {
  /// Whether the picture starts again when it ends.
  fileprivate var repeats: Bool { format == .gif && loop != .times(1) }
}
