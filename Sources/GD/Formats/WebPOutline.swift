/// Reads the size of a WebP picture from its first chunk.
///
/// Chunk layout: RFC 9649, sections 2.3 to 2.7; key frame header: RFC 6386, section 9.1.
func webPOutline(of bytes: [UInt8]) throws(OutlineError) -> ImageOutline {
  var reader = ByteReader(bytes, at: 4)
  let fileLength = try reader.littleEndian(4)
  guard fileLength <= bytes.count - 8 else { throw .truncated }
  try reader.skip(4)
  let type = try reader.text(4)
  try reader.skip(4)
  var outline = ImageOutline(width: 0, height: 0, decodable: bytes)
  switch type {
  case "VP8 ":
    // Frame tag, then the start code 9D 01 2A; the two upper bits of a side are its scale.
    try reader.skip(3)
    guard try reader.bigEndian(3) == 0x9D012A else { throw .damaged }
    outline.width = try reader.littleEndian(2) & 0x3FFF
    outline.height = try reader.littleEndian(2) & 0x3FFF
  case "VP8L":
    guard try reader.byte() == 0x2F else { throw .damaged }
    let packed = try reader.littleEndian(4)
    outline.width = packed & 0x3FFF + 1
    outline.height = packed >> 14 & 0x3FFF + 1
  case "VP8X":
    try reader.skip(4)
    outline.width = try reader.littleEndian(3) + 1
    outline.height = try reader.littleEndian(3) + 1
  default:
    throw .damaged
  }
  return outline
}
