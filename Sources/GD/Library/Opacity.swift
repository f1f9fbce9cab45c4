/// The two ways to write opacity.
///
/// GD counts transparency from 0 (opaque) to 127 (invisible); everybody else counts opacity from
/// 0 to 255. Both ends are kept, and a GD value survives the way there and back.
enum Opacity {
  /// Returns GD's transparency for an opacity.
  static func toGD(_ alpha: UInt8) -> UInt32 {
    127 - (UInt32(alpha) * 127 + 127) / 255
  }

  /// Returns the opacity for GD's transparency.
  static func fromGD(_ transparency: UInt32) -> UInt32 {
    ((127 - min(transparency, 127)) * 255 + 63) / 127
  }
}
