internal import CMath

/// Returns e raised to a power.
func exponential(_ power: Double) -> Double {
  wraparound_exp(power)
}

/// Returns a base raised to a power.
func power(_ base: Double, _ exponent: Double) -> Double {
  wraparound_pow(base, exponent)
}

/// Returns the remainder that has the divisor's sign, so that −1 mod 4 is 3.
func modulo(_ dividend: Int, _ divisor: Int) -> Int {
  let remainder = dividend % divisor
  return remainder < 0 ? remainder + divisor : remainder
}

/// Returns the remainder that has the divisor's sign.
func modulo(_ dividend: Double, _ divisor: Double) -> Double {
  let remainder = dividend - divisor * (dividend / divisor).rounded(.down)
  return remainder >= divisor ? 0 : remainder
}

/// Returns the integer part as `Int(_:)` gives it, without trapping on a value that has none.
func truncated(_ value: Double) -> Int {
  Int(exactly: value.rounded(.towardZero)) ?? 0
}

/// Rounds half up to a grid; a grid of zero lines a unit leaves the value as it is.
///
/// Half up, not half away from zero: a shift by whole grid lines then never changes the direction
/// of rounding. A millionth of a line below half counts as half, so that the last bits of a sum do
/// not decide.
func snapped(_ value: Double, linesPerUnit scale: Double) -> Double {
  scale > 0 ? (value * scale + 0.5 + 1e-6).rounded(.down) / scale : value
}
