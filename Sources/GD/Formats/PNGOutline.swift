/// Walks through the chunks of a PNG file.
///
/// Only the chunks that carry the picture go on to the decoder: libpng prints warnings about the
/// others (a well-known one concerns `iCCP`), and GD makes no use of them. Checksums are compared
/// here for the same reason.
///
/// Chunk layout: PNG specification, third edition, section 5.3.
func pngOutline(of bytes: [UInt8]) throws(OutlineError) -> ImageOutline {
  var reader = ByteReader(bytes, at: 8)
  var outline = ImageOutline(width: 0, height: 0, decodable: Array(bytes.prefix(8)))
  var colorType = 0
  var paletteCount = 0
  while true {
    let start = reader.position
    let length = try reader.bigEndian(4)
    guard length <= 0x7FFF_FFFF else { throw .damaged }
    let type = try reader.text(4)
    guard length <= reader.remaining - 4 else { throw .truncated }
    let body = reader.position
    try reader.skip(length)
    let checksum = UInt32(try reader.bigEndian(4))
    let isFirst = start == 8
    guard isFirst == (type == "IHDR") else { throw .damaged }
    let isWanted: Bool
    switch type {
    case "IHDR":
      guard length == 13 else { throw .damaged }
      var header = ByteReader(bytes, at: body)
      outline.width = try header.bigEndian(4)
      outline.height = try header.bigEndian(4)
      try header.skip(1)
      colorType = try header.byte()
      isWanted = true
    case "PLTE":
      // A palette beside true color is a suggestion for poor displays.
      paletteCount = length / 3
      isWanted = colorType == 3
    case "tRNS":
      isWanted = isTransparencySound(length, colorType: colorType, paletteCount: paletteCount)
    case "IDAT", "IEND":
      isWanted = true
    default:
      // A capital first letter marks a chunk that must be understood.
      guard let first = type.utf8.first, first & 0x20 != 0 else { throw .damaged }
      isWanted = false
    }
    if isWanted {
      guard checksum == crc32(bytes[body - 4..<body + length]) else { throw .damaged }
      outline.decodable += bytes[start..<reader.position]
    }
    if type == "IEND" { return outline }
  }
}

/// Tells whether a `tRNS` chunk fits the color type; libpng warns about others.
private func isTransparencySound(_ length: Int, colorType: Int, paletteCount: Int) -> Bool {
  switch colorType {
  case 0: length == 2
  case 2: length == 6
  case 3: length >= 1 && length <= paletteCount
  default: false
  }
}

/// The checksum of PNG chunks (PNG specification, third edition, annex D).
func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    sum = crcTable[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8
  }
  return ~sum
}

private let crcTable: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { sum, _ in
    sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1
  }
}
