internal import GD

extension FrameChange {
  /// Returns the frame as GIF bytes, with every unchanged pixel drawn or left transparent, whichever
  /// makes it shorter.
  func encoded(palette: [UInt32]) throws(GDError) -> [UInt8] {
    let drawn = cropped(picture)
    guard let before, let packed = PackedBox(drawn, before: cropped(before), width: box.width)
    else { return try encode(drawn, palette: palette, transparent: nil) }
    return try encode(packed.indices, palette: palette, transparent: packed.transparent)
  }

  private func cropped(_ plane: Plane) -> [UInt8] {
    var indices: [UInt8] = []
    indices.reserveCapacity(box.width * box.height)
    for y in box.y..<box.y + box.height {
      let start = y * plane.width + box.x
      indices += plane.indices[start..<start + box.width]
    }
    return indices
  }

  /// Calls a function with the box as it would be drawn whole.
  func withBox(
    palette: [UInt32],
    _ body: (_ box: borrowing Canvas, _ left: Int, _ top: Int, _ delay: Int) throws(GDError) -> Void
  ) throws(GDError) {
    try body(try canvas(cropped(picture), palette: palette, transparent: nil), box.x, box.y, delay)
  }

  private func encode(_ indices: [UInt8], palette: [UInt32], transparent: UInt8?) throws(GDError)
    -> [UInt8]
  {
    let canvas = try canvas(indices, palette: palette, transparent: transparent)
    return try GIFEncoder.frame(canvas, left: box.x, top: box.y, delayCentiseconds: delay)
  }

  private func canvas(_ indices: [UInt8], palette: [UInt32], transparent: UInt8?) throws(GDError)
    -> Canvas
  {
    // A frame may use the start of the file's color table only; its codes are then shorter.
    let count = Palette.tableSize(Int(indices.max() ?? 0) + 1)
    // A transparent index beyond the file's colors stands for none of them.
    let filler = repeatElement(UInt32(0), count: max(0, count - palette.count))
    var canvas = try Canvas(
      width: box.width, height: box.height, palette: Array(palette.prefix(count)) + filler)
    canvas.replace(
      PixelRect(x: 0, y: 0, width: box.width, height: box.height), with: indices.span,
      stride: box.width)
    if let transparent { try canvas.setTransparent(Int(transparent)) }
    return canvas
  }
}
