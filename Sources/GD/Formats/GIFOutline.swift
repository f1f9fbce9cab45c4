/// Walks through a GIF file to the end of its first frame.
///
/// GD takes what it finds of a frame for the whole frame; the empty block at the end tells whether
/// anything is missing. Block layout: GIF89a specification, sections 17 to 26.
func gifOutline(of bytes: [UInt8]) throws(OutlineError) -> ImageOutline {
  var reader = ByteReader(bytes, at: 10)
  try skipColorTable(flags: try reader.byte(), gap: 2, &reader)
  while true {
    switch try reader.byte() {
    case 0x21:
      try reader.skip(1)
      try skipBlocks(&reader)
    case 0x2C:
      try reader.skip(4)
      let width = try reader.littleEndian(2)
      let height = try reader.littleEndian(2)
      try skipColorTable(flags: try reader.byte(), gap: 0, &reader)
      try reader.skip(1)
      try skipBlocks(&reader)
      return ImageOutline(width: width, height: height, decodable: bytes)
    default:
      throw .damaged
    }
  }
}

private func skipColorTable(
  flags: Int,
  gap: Int,
  _ reader: inout ByteReader
) throws(OutlineError) {
  try reader.skip(gap)
  if flags & 0x80 != 0 { try reader.skip(3 << (flags & 7 + 1)) }
}

private func skipBlocks(_ reader: inout ByteReader) throws(OutlineError) {
  while true {
    let count = try reader.byte()
    if count == 0 { return }
    try reader.skip(count)
  }
}
