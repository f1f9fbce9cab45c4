/// Walks through a GIF file to the end of its first frame.
///
/// GD takes what it finds of a frame for the whole frame; the empty block at the end and the number
/// of compressed pixels tell whether anything is missing. Block layout: GIF89a specification, sections 17 to 26.
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
      let codeSize = try reader.byte()
      let data = try readBlocks(&reader)
      guard try lzwPixelCount(data, codeSize: codeSize, atMost: width * height) == width * height
      else { throw .damaged }
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

private func readBlocks(_ reader: inout ByteReader) throws(OutlineError) -> [UInt8] {
  var content: [UInt8] = []
  while true {
    let count = try reader.byte()
    if count == 0 { return content }
    let start = reader.position
    try reader.skip(count)
    content += reader.bytes[start..<reader.position]
  }
}

private func skipBlocks(_ reader: inout ByteReader) throws(OutlineError) {
  while true {
    let count = try reader.byte()
    if count == 0 { return }
    try reader.skip(count)
  }
}

/// Counts the pixels in compressed data without unpacking them.
///
/// Only the length of each code's string is kept. Code rules: GIF89a specification, appendix F.
private func lzwPixelCount(
  _ data: [UInt8],
  codeSize: Int,
  atMost limit: Int
) throws(OutlineError) -> Int {
  guard (2...8).contains(codeSize) else { throw .damaged }
  let clear = 1 << codeSize
  let roots = Array(repeating: 1, count: clear) + [0, 0]
  var lengths = roots
  var width = codeSize + 1
  var last: Int?
  var (bits, bitCount, pixels) = (0, 0, 0)
  for byte in data {
    bits |= Int(byte) << bitCount
    bitCount += 8
    while bitCount >= width {
      let code = bits & (1 << width - 1)
      bits >>= width
      bitCount -= width
      if code == clear {
        (lengths, width, last) = (roots, codeSize + 1, nil)
        continue
      }
      if code == clear + 1 { return pixels }
      // A code may name the string that it is about to add.
      guard code < lengths.count || (code == lengths.count && last != nil) else { throw .damaged }
      if let last, lengths.count < 4096 { lengths.append(lengths[last] + 1) }
      guard code < lengths.count else { throw .damaged }
      pixels += lengths[code]
      if pixels >= limit { return limit }
      last = code
      if lengths.count == 1 << width, width < 12 { width += 1 }
    }
  }
  return pixels
}
