public import GD

/// A picture made of numbers: the same seed gives the same pixels everywhere.
///
/// ```swift
/// let picture = SeededPicture.photograph.draw(width: 480, height: 270, seed: 1)
/// ```
///
/// Only additions, multiplications and divisions are involved, which IEEE 754 rounds alike on every
/// machine.
public enum SeededPicture: String, Hashable, Sendable, CaseIterable {
  /// Colors that change slowly, in two directions.
  case gradient
  /// Every component of every pixel on its own.
  case noise
  /// Threads of a few pixels, woven, with irregular thickness.
  case texture
  /// A sky, hills one behind the other, a meadow, and the grain of a film.
  case photograph

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - seed: What makes one picture unlike another.
  /// - Returns: Opaque pixels.
  /// - Complexity: O(pixels).
  public func draw(width: Int, height: Int, seed: UInt64) -> PixelBuffer {
    let noise = LatticeNoise(seed: seed)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let color =
          switch self {
          case .gradient:
            gradient(Double(x) / Double(width), Double(y) / Double(height), noise)
          case .noise:
            LinearColor(noise.value(x, y, 0), noise.value(x, y, 1), noise.value(x, y, 2))
          case .texture: texture(x, y, noise)
          case .photograph:
            photograph(Double(x) / Double(height), Double(y) / Double(height), x, y, noise)
          }
        pixels.append(color.pixel)
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  private func gradient(_ x: Double, _ y: Double, _ noise: LatticeNoise) -> LinearColor {
    func corner(_ number: Int) -> LinearColor {
      LinearColor(
        noise.value(number, 0, 3), noise.value(number, 1, 3), noise.value(number, 2, 3))
    }
    return corner(0).mixed(with: corner(1), x).mixed(with: corner(2).mixed(with: corner(3), x), y)
  }

  private func texture(_ x: Int, _ y: Int, _ noise: LatticeNoise) -> LinearColor {
    let isWarp = (x / 3 + y / 3) % 2 == 0
    let thread = isWarp ? noise.value(x / 3, 0, 4) : noise.value(0, y / 3, 5)
    let place = Double(isWarp ? x % 3 : y % 3) - 1
    let light = 0.35 + 0.4 * thread - 0.12 * place * place + 0.1 * noise.value(x, y, 6)
    let ground = LinearColor(
      0.6 + 0.4 * noise.value(0, 0, 7), 0.5 + 0.4 * noise.value(1, 0, 7),
      0.4 + 0.4 * noise.value(2, 0, 7))
    return ground.scaled(light)
  }

  private func photograph(
    _ x: Double, _ y: Double, _ column: Int, _ row: Int, _ noise: LatticeNoise
  ) -> LinearColor {
    let hour = noise.value(0, 0, 8)
    let sky = LinearColor(0.25 + 0.5 * hour, 0.5, 0.9 - 0.4 * hour)
      .mixed(with: LinearColor(0.98, 0.85, 0.7), y)
    let cloud = max(0, noise.cloud(3 * x, 6 * y, 9) - 0.5)
    var color = sky.mixed(with: LinearColor(1, 1, 1), min(1, 2 * cloud * (1 - y)))
    for hill in 0..<3 {
      let depth = Double(hill)
      let crest = 0.35 + 0.17 * depth + 0.3 * (noise.cloud(1.5 * x + 9 * depth, 0, 10 + hill) - 0.5)
      guard y > crest else { continue }
      let slope = noise.cloud(12 * x, 12 * y, 14 + hill)
      let near = LinearColor(0.12 + 0.1 * hour, 0.3, 0.12).scaled(0.6 + 0.8 * slope)
      color = near.mixed(with: sky, 0.6 - 0.28 * depth)
    }
    let grain = 0.05 * (noise.value(column, row, 20) - 0.5)
    return LinearColor(color.red + grain, color.green + grain, color.blue + grain)
  }
}

/// A color whose components are from 0 to 1.
struct LinearColor: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  func mixed(with other: LinearColor, _ share: Double) -> LinearColor {
    LinearColor(
      red + (other.red - red) * share, green + (other.green - green) * share,
      blue + (other.blue - blue) * share)
  }

  func scaled(_ factor: Double) -> LinearColor {
    LinearColor(red * factor, green * factor, blue * factor)
  }

  /// The color as 0xFFRRGGBB.
  var pixel: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
