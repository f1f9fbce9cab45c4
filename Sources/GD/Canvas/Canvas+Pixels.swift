internal import CGD

extension Canvas {
  /// Fills a rectangle; what lies outside the canvas is cut off.
  ///
  /// - Parameters:
  ///   - rectangle: The pixels to fill.
  ///   - index: The palette index.
  public mutating func fill(_ rectangle: PixelRect, with index: UInt8) {
    let part = rectangle.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    for y in part.y..<part.y + part.height {
      guard let row = unsafe pointer.pointee.pixels[y] else { return }
      unsafe (row + part.x).update(repeating: index, count: part.width)
    }
  }

  /// Copies palette indices into one row.
  ///
  /// - Parameters:
  ///   - y: The row, counted from the top.
  ///   - indices: One palette index a pixel; as many as the canvas is wide.
  public mutating func replaceRow(_ y: Int, with indices: Span<UInt8>) {
    precondition(indices.count == width, "A row must be as wide as the canvas")
    replace(PixelRect(x: 0, y: y, width: width, height: 1), with: indices, stride: width)
  }

  /// Copies a window of palette indices into a rectangle of the canvas.
  ///
  /// This is the inner loop of a GIF encoder: one memory copy a row.
  ///
  /// - Parameters:
  ///   - rectangle: The pixels to replace; must lie inside the canvas.
  ///   - source: Palette indices, row after row.
  ///   - stride: The number of indices from one row of the source to the next.
  ///   - sourceX: The first column of the window.
  ///   - sourceY: The first row of the window.
  public mutating func replace(
    _ rectangle: PixelRect,
    with source: Span<UInt8>,
    stride: Int,
    sourceX: Int = 0,
    sourceY: Int = 0
  ) {
    guard !rectangle.isEmpty else { return }
    precondition(
      PixelRect(x: 0, y: 0, width: width, height: height).contains(rectangle),
      "The rectangle must lie inside the canvas"
    )
    precondition(
      sourceX >= 0 && sourceY >= 0 && sourceX + rectangle.width <= stride,
      "The window must lie inside the rows of the source"
    )
    let first = sourceY * stride + sourceX
    let end = first + (rectangle.height - 1) * stride + rectangle.width
    precondition(end <= source.count, "The source has too few rows")
    unsafe source.withUnsafeBufferPointer { indices in
      guard let start = indices.baseAddress else { return }
      for line in 0..<rectangle.height {
        guard let row = unsafe pointer.pointee.pixels[rectangle.y + line] else { return }
        unsafe (row + rectangle.x).update(
          from: start + first + line * stride, count: rectangle.width)
      }
    }
  }

  /// The palette indices, row after row.
  public var indices: [UInt8] {
    let (width, height) = (width, height)
    return unsafe [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      for y in 0..<height {
        guard let row = unsafe pointer.pointee.pixels[y] else { return }
        unsafe (start + y * width).initialize(from: row, count: width)
        count = (y + 1) * width
      }
    }
  }

  /// Returns the canvas as a palette PNG.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: A ``GDError`` when GD returns no bytes.
  public borrowing func png() throws(GDError) -> [UInt8] {
    try unsafe takeBytes { count in
      unsafe gdImagePngPtrEx(pointer, count, PNGCompression.level)
    }
  }
}

/// How hard PNG files are packed.
enum PNGCompression {
  /// Zlib's strongest level: pictures for documentation are written once and loaded often.
  static let level: Int32 = 9
}
