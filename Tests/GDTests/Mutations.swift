/// Damages files, in the same way on every run.
struct Mutations: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Returns the file with a few bytes changed, left out, repeated or cut off.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) where result.count > 8 {
      let place = Int.random(in: 6..<result.count, using: &self)
      switch Int.random(in: 0..<6, using: &self) {
      case 0: result.remove(at: place)
      case 1: result.insert(UInt8.random(in: 0...255, using: &self), at: place)
      case 2: result[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 3: result[place] = 255
      case 4: result.append(contentsOf: result[place...])
      default: result[place] = UInt8.random(in: 0...255, using: &self)
      }
    }
    return result
  }
}
