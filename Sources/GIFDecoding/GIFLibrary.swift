internal import CGIF

/// Lets giflib read the header; the caller closes the file.
@unsafe func openGIF(_ source: GIFSource) throws(GIFError) -> UnsafeMutablePointer<GifFileType> {
  var code: Int32 = 0
  let data = unsafe Unmanaged.passUnretained(source).toOpaque()
  guard let file = unsafe DGifOpen(data, readGIFSource, &code) else {
    throw gifError(code, isExhausted: source.isExhausted)
  }
  return unsafe file
}

/// Gives back all memory of a file.
@unsafe func closeGIF(_ file: UnsafeMutablePointer<GifFileType>) {
  var code: Int32 = 0
  unsafe DGifCloseFile(file, &code)
}

/// Turns giflib's failure into an error.
@unsafe func check(
  _ result: Int32,
  _ file: UnsafeMutablePointer<GifFileType>,
  _ source: GIFSource
) throws(GIFError) {
  guard result == GIF_OK else {
    throw gifError(unsafe file.pointee.Error, isExhausted: source.isExhausted)
  }
}

/// Refuses empty and huge boxes before memory is allocated for them.
func checkSize(_ width: Int, _ height: Int, limit: Int) throws(GIFError) {
  guard width > 0, height > 0, width * height <= limit else {
    throw .sizeOutOfRange(width: width, height: height, pixelLimit: limit)
  }
}

/// Copies a color table as 0xRRGGBB.
@unsafe func colors(of table: UnsafeMutablePointer<ColorMapObject>?) -> [UInt32]? {
  guard let table = unsafe table, let entries = unsafe table.pointee.Colors else { return nil }
  let count = unsafe Int(table.pointee.ColorCount)
  return (0..<count).map { index in
    let entry = unsafe entries[index]
    return UInt32(entry.Red) << 16 | UInt32(entry.Green) << 8 | UInt32(entry.Blue)
  }
}

private func gifError(_ code: Int32, isExhausted: Bool) -> GIFError {
  switch code {
  case D_GIF_ERR_NOT_GIF_FILE: .notGIF
  case D_GIF_ERR_NOT_ENOUGH_MEM: .outOfMemory
  // An empty file or one of a few bytes fails with various codes; running out is what counts.
  case _ where isExhausted: .truncated
  default: .corrupt
  }
}
