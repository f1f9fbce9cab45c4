/// One frame of a GIF as it is stored: a box of the screen, not the whole picture.
public struct GIFFrame: Hashable, Sendable {
  /// What a viewer does with the frame when its delay ends.
  public enum Disposal: Int, Hashable, Sendable, CaseIterable {
    /// Nothing is said; viewers leave the frame in place.
    case unspecified = 0
    /// The frame stays.
    case doNotDispose = 1
    /// The box is cleared to the background, which viewers show as transparent.
    case restoreToBackground = 2
    /// The box shows again what it showed before.
    case restoreToPrevious = 3
  }

  /// The column of the screen where the box begins.
  public var left: Int
  /// The row of the screen where the box begins.
  public var top: Int
  /// The width of the box in pixels.
  public var width: Int
  /// The height of the box in pixels.
  public var height: Int
  /// The time that the frame stays, in hundredths of a second.
  public var delayCentiseconds: Int
  /// What happens when that time is over.
  public var disposal: Disposal
  /// The index whose pixels are not painted, or nothing when all are.
  public var transparentIndex: Int?
  /// Whether the rows were stored in four passes; ``indices`` is in order all the same.
  public var isInterlaced: Bool
  /// The frame's own colors as 0xRRGGBB, or nothing when the global color table holds.
  public var localColorTable: [UInt32]?
  /// One index a pixel, row after row.
  public var indices: [UInt8]

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - left: The column of the screen where the box begins.
  ///   - top: The row of the screen where the box begins.
  ///   - width: The width of the box in pixels.
  ///   - height: The height of the box in pixels.
  ///   - delayCentiseconds: The time that the frame stays, in hundredths of a second.
  ///   - disposal: What happens when that time is over.
  ///   - transparentIndex: The index whose pixels are not painted.
  ///   - isInterlaced: Whether the rows are stored in four passes.
  ///   - localColorTable: The frame's own colors as 0xRRGGBB.
  ///   - indices: One index a pixel, row after row.
  public init(
    left: Int = 0,
    top: Int = 0,
    width: Int,
    height: Int,
    delayCentiseconds: Int = 0,
    disposal: Disposal = .unspecified,
    transparentIndex: Int? = nil,
    isInterlaced: Bool = false,
    localColorTable: [UInt32]? = nil,
    indices: [UInt8]
  ) {
    precondition(indices.count == width * height, "A frame has width × height indices")
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.delayCentiseconds = delayCentiseconds
    self.disposal = disposal
    self.transparentIndex = transparentIndex
    self.isInterlaced = isInterlaced
    self.localColorTable = localColorTable
    self.indices = indices
  }
}

/// The width and height of the picture that a GIF shows, in pixels.
public struct LogicalScreen: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
