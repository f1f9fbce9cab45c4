internal import GD

extension FrameChange {
  /// Returns the frame as GIF bytes: with unchanged pixels drawn or left transparent, whichever is
  /// shorter.
  ///
  /// For flat pages that scroll, drawing all of the box usually wins: transparency breaks up the
  /// runs that LZW lives on.
  func encoded(palette: [UInt32]) throws(GDError) -> [UInt8] {
    var cropped: [UInt8] = []
    cropped.reserveCapacity(box.width * box.height)
    for y in box.y..<box.y + box.height {
      let start = y * picture.width + box.x
      cropped += picture.indices[start..<start + box.width]
    }
    let opaque = try encode(cropped, palette: palette, transparent: nil)
    guard let before, let clear = cleared(cropped, before: before) else { return opaque }
    let sparse = try encode(clear.indices, palette: palette, transparent: clear.transparent)
    return sparse.count < opaque.count ? sparse : opaque
  }

  private func encode(_ indices: [UInt8], palette: [UInt32], transparent: UInt8?) throws(GDError)
    -> [UInt8]
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
    return try GIFEncoder.frame(canvas, left: box.x, top: box.y, delayCentiseconds: delay)
  }

  /// Returns the box with the lowest index that it does not need in place of unchanged pixels;
  /// `nil` when there are none, or no index is free.
  private func cleared(_ cropped: [UInt8], before: Plane) -> (indices: [UInt8], transparent: UInt8)?
  {
    var isUsed = [Bool](repeating: false, count: 256)
    var isUnchanged = [Bool](repeating: false, count: cropped.count)
    var unchanged = 0
    for row in 0..<box.height {
      let start = (box.y + row) * before.width + box.x
      for column in 0..<box.width {
        let place = row * box.width + column
        if cropped[place] == before.indices[start + column] {
          isUnchanged[place] = true
          unchanged += 1
        } else {
          isUsed[Int(cropped[place])] = true
        }
      }
    }
    guard unchanged > 0, let free = isUsed.firstIndex(of: false) else { return nil }
    let transparent = UInt8(free)
    var indices = cropped
    for place in indices.indices where isUnchanged[place] { indices[place] = transparent }
    return (indices, transparent)
  }
}
