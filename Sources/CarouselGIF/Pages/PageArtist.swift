internal import CarouselPicture
internal import GD

/// Draws items at the size of a page, in true colors.
///
/// Every item is drawn once; frames copy windows out of it. A copy of a page is then equal to its
/// original, pixel by pixel.
struct PageArtist: Sendable {
  let items: [Item]
  let theme: Theme
  let lettering: Lettering
  /// The pixels of a point.
  private let scale: Int
  /// The number of coverages in a label.
  var levels: Int
  private let pictures: [String: PixelBuffer]

  /// Creates an artist; the pictures of the items that are shown are loaded.
  init(_ illustration: Illustration, lettering: Lettering, shown: Set<Int>, levels: Int)
    throws(AnimationError)
  {
    items = illustration.items
    theme = illustration.theme
    scale = illustration.scale
    self.lettering = lettering
    self.levels = levels
    var pictures: [String: PixelBuffer] = [:]
    for index in shown.sorted() {
      guard let image = items[index].image, pictures[image.path] == nil else { continue }
      pictures[image.path] = try loadPicture(image.path)
    }
    self.pictures = pictures
  }

  /// Returns the ground of an item.
  func color(_ item: Int) -> Color {
    items[item].color(at: item, of: items.count, in: theme)
  }

  /// Returns the text on an item; one whose data changed says which version it shows.
  func label(_ item: Int, version: Int) -> PageLabel {
    PageLabel(text: items[item].label, number: item + 1, version: version)
  }

  /// Draws an item.
  func draw(_ form: PageForm) throws(AnimationError) -> PixelBuffer {
    let item = items[form.item]
    let label = label(form.item, version: form.version)
    let ground = color(form.item)
    var page = PixelBuffer(
      width: form.width, height: form.height, color: 0xFF00_0000 | ground.hex)
    guard let image = item.image, let picture = pictures[image.path] else {
      try drawLabel(label, on: &page, ground: ground, ink: ground.readableInk)
      return page
    }
    do throws(GDError) {
      try page.place(picture, contentMode: image.contentMode)
    } catch {
      throw .drawing(error)
    }
    try drawCaption(label, on: &page, ground: ground)
    return page
  }

  /// Draws a label in the middle of a page.
  func drawLabel(_ label: PageLabel, on page: inout PixelBuffer, ground: Color, ink: Color)
    throws(AnimationError)
  {
    guard let (text, size) = try fitted(label, width: page.width, height: page.height) else {
      return
    }
    let mask = try lettering.mask(
      text, lettering.bold, size: (2 * size).rounded(.down) / 2, levels: levels)
    let steps = Double(levels - 1)
    let shades = (0..<levels).map { ground.mixed(with: ink, share: Double($0) / steps).hex }
    page.draw(
      mask, x: (page.width - mask.width) / 2, y: (page.height - mask.height) / 2, shades: shades)
  }

  /// Draws the label of a picture on a band at the bottom.
  private func drawCaption(_ label: PageLabel, on page: inout PixelBuffer, ground: Color)
    throws(AnimationError)
  {
    let height = page.height / 5
    guard !label.isEmpty, height > 0 else { return }
    var band = PixelBuffer(
      width: page.width, height: height, color: 0xFF00_0000 | theme.panel.hex)
    try drawLabel(label, on: &band, ground: theme.panel, ink: theme.ink)
    let start = (page.height - height) * page.width
    page.pixels.replaceSubrange(start..., with: band.pixels)
  }

  /// Returns a label as it fits a page; its number stands in for it on the narrowest ones.
  private func fitted(_ label: PageLabel, width: Int, height: Int) throws(AnimationError)
    -> (text: String, size: Double)?
  {
    guard !label.isEmpty else { return nil }
    let room = 0.84 * Double(width)
    let largest = min(0.42 * Double(height), 0.6 * Double(width))
    if let fitted = try lettering.fitted(
      label.text, suffix: label.suffix, lettering.bold, width: room, largest: largest,
      smallest: Self.smallestLabel * Double(scale))
    {
      return fitted.size >= Self.smallestText ? fitted : nil
    }
    let number = "\(label.number)\(label.suffix)"
    let size = try lettering.size(fitting: number, lettering.bold, width: room, atMost: largest)
    return size >= Self.smallestText ? (number, size) : nil
  }

  /// The size in points below which a label is cut instead of made smaller still; that of captions.
  private static let smallestLabel = ExplainedMetrics.smallTextSize

  /// Text below this size in pixels is no text any more.
  private static let smallestText = 5.0
}

extension PixelBuffer {
  /// Draws coverage with its top left corner at a place.
  mutating func draw(_ mask: CoverageMask, x: Int, y: Int, shades: [UInt32]) {
    let steps = shades.count - 1
    for row in 0..<mask.height where (0..<height).contains(y + row) {
      for column in 0..<mask.width where (0..<width).contains(x + column) {
        let level = (Int(mask.values[row * mask.width + column]) * steps + 127) / 255
        if level > 0 { self[x + column, y + row] = 0xFF00_0000 | shades[level] }
      }
    }
  }
}
