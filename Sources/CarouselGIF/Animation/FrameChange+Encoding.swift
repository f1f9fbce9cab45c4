internal import GD

extension FrameChange {
  /// Returns the frame as GIF bytes: with unchanged pixels drawn or left transparent, whichever is
  /// shortest.
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
    var shortest = try encode(cropped, palette: palette, transparent: nil)
    guard let before else { return shortest }
    for transparency in Self.transparencies {
      guard let clear = cleared(cropped, before: before, transparency) else { continue }
      let bytes = try encode(clear.indices, palette: palette, transparent: clear.transparent)
      if bytes.count < shortest.count { shortest = bytes }
    }
    return shortest
  }

  /// Which unchanged pixels of a row are left transparent: all of them; only runs that are worth a
  /// change of color; or all but those that go on with the color to their left.
  ///
  /// Which one is the shortest differs from frame to frame; together they come to what
  /// `gifsicle -O3` reaches, within a hundredth.
  private static let transparencies = [
    Transparency(shortestRun: 1, keepsContinuations: false),
    Transparency(shortestRun: 24, keepsContinuations: false),
    Transparency(shortestRun: 1, keepsContinuations: true),
  ]

  private struct Transparency {
    var shortestRun: Int
    var keepsContinuations: Bool
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
  private func cleared(_ cropped: [UInt8], before: Plane, _ transparency: Transparency)
    -> (indices: [UInt8], transparent: UInt8)?
  {
    var runs: [Range<Int>] = []
    for row in 0..<box.height {
      let start = (box.y + row) * before.width + box.x
      var first = row * box.width
      let end = first + box.width
      for place in first...end
      where place == end || cropped[place] != before.indices[start + place - row * box.width] {
        if place - first >= transparency.shortestRun,
          !transparency.keepsContinuations
            || !continues(cropped, first..<place, rowStart: row * box.width)
        {
          runs.append(first..<place)
        }
        first = place + 1
      }
    }
    guard !runs.isEmpty else { return nil }
    var isUsed = [Bool](repeating: false, count: 256)
    var next = 0
    for run in runs {
      for place in next..<run.lowerBound { isUsed[Int(cropped[place])] = true }
      next = run.upperBound
    }
    for place in next..<cropped.count { isUsed[Int(cropped[place])] = true }
    guard let free = isUsed.firstIndex(of: false) else { return nil }
    var indices = cropped
    for run in runs {
      indices.replaceSubrange(run, with: repeatElement(UInt8(free), count: run.count))
    }
    return (indices, UInt8(free))
  }

  /// Whether a run only goes on with the color to its left, which costs less than any change.
  private func continues(_ cropped: [UInt8], _ run: Range<Int>, rowStart: Int) -> Bool {
    guard run.lowerBound > rowStart else { return false }
    let color = cropped[run.lowerBound - 1]
    return run.allSatisfy { cropped[$0] == color }
  }
}
