/// How a viewer treats a frame when its delay ends.
public enum DisposalMethod: Int32, Hashable, Sendable, CaseIterable {
  /// Leave the frame in place.
  case doNotDispose = 1
  /// Clear the frame to the background, which viewers show as transparent.
  case restoreToBackground = 2
  /// Show what was there before the frame.
  case restoreToPrevious = 3
}

/// How often an animated GIF repeats.
public enum LoopCount: Hashable, Sendable {
  /// The animation never stops.
  case forever
  /// The animation plays once and then as many times again, from 1 to 65535.
  case repeats(Int)
  /// The animation plays once; the file says nothing about repeats.
  case once

  /// GD's number: zero for ever, negative for no extension at all.
  var value: Int32 {
    get throws(GDError) {
      switch self {
      case .forever: return 0
      case .once: return -1
      case .repeats(let count):
        guard (1...65_535).contains(count) else { throw .loopCountOutOfRange(count) }
        return Int32(count)
      }
    }
  }
}
