internal import CarouselFormats
internal import CarouselPicture
internal import CarouselScenario
internal import Foundation

/// The files of a gallery, as a manifest asks for them.
struct Gallery: Sendable {
  /// The manifest.
  let manifest: GalleryManifest
  /// The formats that there are.
  let formats: [PictureFormat]
  /// The folder of the pictures.
  let output: String
  /// The files, those of each scenario together.
  private(set) var products: [GalleryProduct] = []
  /// The files that must stay: the manifest, the scenarios and the pictures on their items.
  private(set) var inputPaths: [String]

  /// Reads a manifest, its scenarios, and their images.
  ///
  /// - Parameters:
  ///   - input: The manifest.
  ///   - jobs: How many frames of a picture are drawn at once.
  ///   - formats: The formats that there are.
  /// - Throws: A ``Failure`` where anything cannot be read, before anything is drawn.
  init(
    _ input: InputFile, jobs: Int, formats: [PictureFormat] = PictureFormat.all
  ) throws(Failure) {
    let bytes = try input.read()
    do throws(ScenarioError) {
      manifest = try GalleryManifest(parsing: bytes, file: input.displayName)
    } catch {
      throw .scenario(error)
    }
    self.formats = formats
    output = input.resolve(manifest.output)
    inputPaths = [input.path]
    var options = RenderOptions()
    options.output = output
    options.known = formats
    var plans: [PicturePlan] = []
    var all = Fingerprint()
    all.add(Program.identity)
    all.add(bytes)
    for path in manifest.scenarios {
      let file = try ScenarioFile(InputFile(path: input.resolve(path)), formats: formats)
      let plan = try PicturePlan(file, options: options)
      try PixelTexts(plan).check()
      let fingerprint = try Self.fingerprint(of: file)
      all.add(fingerprint.text)
      inputPaths += file.inputPaths
      plans.append(plan)
      products += try Self.products(of: plan, inputs: fingerprint, jobs: jobs)
    }
    try PicturePlan.check(plans)
    let pages = Self.pages(of: manifest, plans: plans, output: output, inputs: all.text)
    for page in pages {
      guard !products.contains(where: { $0.path == page.path }) else { throw .samePath(page.path) }
      products.append(page)
    }
  }

  /// The name of all that the pictures of a scenario are made from.
  private static func fingerprint(of file: ScenarioFile) throws(Failure) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(Program.identity)
    fingerprint.add(try file.input.read())
    for path in file.imagePaths + file.themePaths {
      fingerprint.add(path)
      fingerprint.add(try InputFile(path: path).readFromDisk())
    }
    return fingerprint
  }

  private static func products(
    of plan: PicturePlan, inputs: Fingerprint, jobs: Int
  ) throws(Failure) -> [GalleryProduct] {
    let itemPictures = try ItemPictures(plan.file)
    for picture in plan.pictures where picture.format.isFolder {
      throw .folderInGallery(picture.path)
    }
    return plan.pictures.map { picture in
      var inputs = inputs
      inputs.add("\(picture.path) \(picture.request) \(picture.theme.name) \(plan.companions)")
      return GalleryProduct(path: picture.path, inputs: inputs.text) { () throws(Failure) in
        try plan.draw(picture, JudgedScenario(plan.file), itemPictures, jobs: jobs)
      }
    }
  }

  /// The index page and the report.
  private static func pages(
    of manifest: GalleryManifest, plans: [PicturePlan], output: String, inputs: String
  ) -> [GalleryProduct] {
    func product(_ name: String, _ text: @escaping @Sendable () -> String) -> GalleryProduct {
      GalleryProduct(path: output + "/" + name, inputs: inputs) { () throws(Failure) in
        DrawnPicture(text: text(), remark: "text")
      }
    }
    var pages = [
      product(manifest.index) { GalleryPage(manifest: manifest, plans: plans).markdown }
    ]
    if let name = manifest.verdicts {
      pages.append(
        product(name) {
          ReportFormat.text.text(Report(plans.map { JudgedScenario($0.file, isThorough: true) }))
        })
    }
    return pages
  }
}
