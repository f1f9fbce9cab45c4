/// Returns what ids may start with: letters, digits, hyphens and underscores, a letter first.
func identifier(_ wanted: String) -> String {
  let kept = wanted.unicodeScalars.filter {
    ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
      || $0 == "_"
  }
  let text = String(String.UnicodeScalarView(kept))
  let startsWithLetter = text.first?.isLetter ?? false
  return startsWithLetter ? text : "d" + text
}

/// The 64-bit FNV-1a hash of texts.
///
/// http://www.isthe.com/chongo/tech/comp/fnv/
func fingerprint(of parts: [String]) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for part in parts {
    for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0x1f) &* 0x100_0000_01b3
  }
  return hash
}
