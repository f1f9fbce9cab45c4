/// Walks through the markers of a JPEG file up to its end marker.
///
/// The decoder makes up the missing part of a file that ends early, in grey; the end marker tells
/// whether anything is missing. Marker layout: ITU-T T.81, annex B.
func jpegOutline(of bytes: [UInt8]) throws(OutlineError) -> ImageOutline {
  var reader = ByteReader(bytes, at: 2)
  var outline = ImageOutline(width: 0, height: 0, decodable: bytes)
  while true {
    guard try reader.byte() == 0xFF else { throw .damaged }
    var marker = try reader.byte()
    while marker == 0xFF { marker = try reader.byte() }
    switch marker {
    case 0xD9:
      return outline
    case 0x01, 0xD0...0xD8:
      continue
    case 0x00:
      throw .damaged
    default:
      break
    }
    let length = try reader.bigEndian(2)
    guard length >= 2 else { throw .damaged }
    let body = reader.position
    try reader.skip(length - 2)
    // Start of frame, except for the three numbers that mean tables.
    if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
      var header = ByteReader(bytes, at: body + 1)
      outline.height = try header.bigEndian(2)
      outline.width = try header.bigEndian(2)
    }
    if marker == 0xDA { try skipScan(&reader) }
  }
}

/// Skips compressed data: everything up to a marker that is neither stuffing nor a restart.
private func skipScan(_ reader: inout ByteReader) throws(OutlineError) {
  while true {
    guard try reader.byte() == 0xFF else { continue }
    let next = try reader.byte()
    switch next {
    case 0x00, 0xD0...0xD7:
      continue
    case 0xFF:
      reader.position -= 1
    default:
      reader.position -= 2
      return
    }
  }
}
