internal import CarouselCore
internal import CarouselPicture
internal import GD

/// The dots on the bounds: a light one in a dark ring for every item, the current one larger.
///
/// Light in dark, so that they can be read on a page of any color. Where dots would touch, a bar
/// with a thumb stands for them. Where reading goes from right to left, so does the row.
struct DotRow: Hashable, Sendable {
  private let count: Int
  private let isMirrored: Bool
  private let scale: Int
  private let light: UInt8
  private let middle: UInt8
  private let dark: UInt8

  static let lightColor = Color(0xffffff)
  static let darkColor = Color(0x1f2328)

  init(count: Int, scale: Int, isMirrored: Bool = false, colors: inout ColorBook) {
    self.count = count
    self.isMirrored = isMirrored
    self.scale = scale
    light = colors.index(of: Self.lightColor)
    dark = colors.index(of: Self.darkColor)
    middle = colors.index(of: Self.lightColor.mixed(with: Self.darkColor, share: 0.5))
  }

  /// Draws the dots at the bottom of a rectangle.
  func draw(_ current: Int, onto plane: inout Plane, in bounds: PixelRect) {
    guard count > 0 else { return }
    // From here on counted from the left.
    let current = isMirrored ? count - 1 - current : current
    let room = bounds.width * 9 / 10
    let pitch = min(15 * scale, room / count)
    let centerY = bounds.y + bounds.height - max(6 * scale, min(14 * scale, bounds.height / 9))
    guard pitch >= 7 * scale, bounds.height >= 16 * scale else {
      return drawBar(current, onto: &plane, in: bounds, room: room)
    }
    // Doubled coordinates keep the row's middle on half pixels.
    let first = 2 * bounds.x + bounds.width - (count - 1) * pitch
    for index in 0..<count {
      let isCurrent = index == current
      let radius = min(isCurrent ? 4.5 : 2.75, Double(pitch) / Double(scale) * 0.45)
      drawDisc(
        onto: &plane, centerX: Double(first + 2 * index * pitch) / 2, centerY: Double(centerY),
        radius: radius * Double(scale), clip: bounds)
    }
  }

  private func drawDisc(
    onto plane: inout Plane, centerX: Double, centerY: Double, radius: Double, clip: PixelRect
  ) {
    let inner = radius - Double(scale)
    let reach = Int(radius.rounded(.up)) + 1
    for y in Int(centerY) - reach...Int(centerY) + reach {
      for x in Int(centerX) - reach...Int(centerX) + reach
      where clip.contains(PixelRect(x: x, y: y, width: 1, height: 1)) {
        let (dx, dy) = (Double(x) + 0.5 - centerX, Double(y) + 0.5 - centerY)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance <= radius + 0.2 else { continue }
        let index = distance <= inner - 0.3 ? light : distance <= inner + 0.4 ? middle : dark
        plane.set(x, y, to: index)
      }
    }
  }

  private func drawBar(_ current: Int, onto plane: inout Plane, in bounds: PixelRect, room: Int) {
    let height = min(4 * scale, max(3, bounds.height / 8))
    let bar = PixelRect(
      x: bounds.x + (bounds.width - room) / 2, y: bounds.y + bounds.height - 2 * height,
      width: room, height: height)
    plane.fill(bar.intersection(bounds), with: dark)
    let start = (room - 2) * current / count
    let end = max(start + 1, (room - 2) * (current + 1) / count)
    let thumb = PixelRect(
      x: bar.x + 1 + start, y: bar.y + 1, width: end - start, height: height - 2)
    plane.fill(thumb.intersection(bounds), with: light)
  }
}
