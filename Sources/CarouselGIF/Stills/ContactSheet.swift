public import CarouselPicture
internal import CarouselCore
internal import GD

/// The frames around every wrap jump on one PNG: two before it and two after it, side by side, each
/// with its time and its offset, and with what differs from the reference marked.
///
/// ```swift
/// let sheet = try ContactSheet(illustration)
/// let file = try sheet.png()
/// try sheet.check(file)
/// ```
///
/// Where a frame of a row differs, the row shows what the reference shows below it.
public struct ContactSheet: Sendable {
  private let illustration: Illustration
  private let stage: Stage
  private let lettering: Lettering
  /// The refreshes with wrap jumps, those that the sheet has no room for included.
  public let wrapCount: Int
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Prepares a sheet.
  ///
  /// - Parameters:
  ///   - illustration: What is shown.
  ///   - dither: How colors of pictures that are not in the palette are drawn.
  /// - Throws: An ``AnimationError`` as ``AnimatedIllustration`` throws.
  /// - Complexity: O(refreshes + pixels of all pages).
  public init(_ illustration: Illustration, dither: Dither = .none) throws(AnimationError) {
    self.illustration = illustration
    var options = AnimationOptions(layout: .viewer)
    options.isCell = true
    options.dither = dither
    stage = try Stage(illustration, options)
    lettering = try Lettering()
    let (rows, count) = Self.rows(illustration, stage)
    wrapCount = count
    let layout = SheetLayout(stage, scale: illustration.scale, rows: rows)
    (width, height) = (layout.width, layout.height)
    guard max(width, height) <= PictureLimits.side * illustration.scale,
      width * height <= PictureLimits.pixels
    else { throw .sizeOutOfRange(width: Double(width), height: Double(height)) }
  }

  /// Returns the file.
  ///
  /// - Returns: The bytes of the PNG.
  /// - Throws: An ``AnimationError`` when a text cannot be drawn, or GD cannot encode the picture.
  public func png() throws(AnimationError) -> [UInt8] {
    try picture().stillPNG()
  }

  /// Reads a file back and holds it against the timeline, which is played again.
  ///
  /// - Parameter file: The bytes of the PNG.
  /// - Throws: An ``AnimationError`` with the first difference.
  public func check(_ file: [UInt8]) throws(AnimationError) {
    try picture().check(file)
  }

  /// The cells by row, with the rows that they belong to.
  typealias Row = (row: SheetRow, cells: [SheetCell?])

  private static func rows(_ illustration: Illustration, _ stage: Stage) -> ([Row], Int) {
    let (rows, count) = SheetRow.all(of: illustration.timeline)
    let carousel = illustration.timeline.carousel
    return (
      rows.map { row in
        (row, row.frames.map { $0.map { SheetCell($0, of: carousel, stage: stage) } })
      }, count
    )
  }

  private func picture() throws(AnimationError) -> PixelBuffer {
    let (rows, count) = Self.rows(illustration, stage)
    let layout = SheetLayout(stage, scale: illustration.scale, rows: rows)
    var painter = SheetPainter(layout, illustration, lettering)
    try painter.drawTitle(illustration.title, wraps: count)
    for (index, row) in rows.enumerated() { try painter.draw(row, index: index) }
    return painter.picture
  }
}
