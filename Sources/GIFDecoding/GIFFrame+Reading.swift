internal import CGIF

/// Reads the frame whose image descriptor is next.
@unsafe func readFrame(
  _ file: UnsafeMutablePointer<GifFileType>,
  _ source: GIFSource,
  control: GraphicsControl,
  pixelLimit: Int
) throws(GIFError) -> GIFFrame {
  // Giflib adds every frame to a list for those who want all of them; it is emptied here.
  defer {
    unsafe GifFreeSavedImages(file)
    unsafe file.pointee.SavedImages = nil
    unsafe file.pointee.ImageCount = 0
  }
  try unsafe check(DGifGetImageDesc(file), file, source)
  let image = unsafe file.pointee.Image
  let (width, height) = unsafe (Int(image.Width), Int(image.Height))
  try checkSize(width, height, limit: pixelLimit)
  let isInterlaced = unsafe image.Interlace
  let localColorTable = unsafe colors(of: image.ColorMap)
  var indices = [UInt8](repeating: 0, count: width * height)
  for y in isInterlaced ? interlacedRows(height) : Array(0..<height) {
    let result = unsafe indices.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let start = buffer.baseAddress else { return GIF_ERROR }
      return unsafe DGifGetLine(file, start + y * width, Int32(width))
    }
    try unsafe check(result, file, source)
  }
  return unsafe GIFFrame(
    left: Int(image.Left),
    top: Int(image.Top),
    width: width,
    height: height,
    delayCentiseconds: control.delayCentiseconds,
    disposal: control.disposal,
    transparentIndex: control.transparentIndex,
    isInterlaced: isInterlaced,
    localColorTable: localColorTable,
    indices: indices
  )
}

/// The rows of an interlaced frame in the order of the file (GIF89a specification, appendix E).
func interlacedRows(_ height: Int) -> [Int] {
  [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
    Array(stride(from: first, to: height, by: step))
  }
}
