/// Returns a length for a person: at most three decimals, no trailing zeros, with its unit.
///
/// `description` of a floating-point number is not available on every platform that the core runs
/// on, and gives more digits than anybody reads.
func pointText(_ value: Double) -> String {
  decimalText(value, decimals: 3) + " pt"
}

/// Returns a number with at most so many decimals and no trailing zeros.
///
/// ```swift
/// decimalText(1478.500, decimals: 3)  // "1478.5"
/// ```
public func decimalText(_ value: Double, decimals: Int) -> String {
  var text = fixedText(value, decimals: decimals)
  guard decimals > 0, text.utf8.contains(UInt8(ascii: ".")) else { return text }
  while text.last == "0" { text.removeLast() }
  if text.last == "." { text.removeLast() }
  return text == "-0" ? "0" : text
}

/// Returns a number with exactly so many decimals, rounded half away from zero.
///
/// ```swift
/// fixedText(0.5, decimals: 3)  // "0.500"
/// ```
public func fixedText(_ value: Double, decimals: Int) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  guard value.isFinite, let whole = Int(exactly: (abs(value) * scale).rounded()) else {
    return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
  }
  var digits = String(whole)
  while digits.utf8.count <= decimals { digits = "0" + digits }
  if decimals > 0 {
    digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
  }
  return value < 0 && whole != 0 ? "-" + digits : digits
}
