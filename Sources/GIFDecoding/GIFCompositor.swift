/// Shows what a viewer shows: every frame painted over what the ones before have left.
///
/// ```swift
/// var reader = try GIFReader(bytes)
/// var compositor = GIFCompositor(reader)
/// while let frame = try reader.next() {
///   let picture = try compositor.show(frame)
/// }
/// ```
public struct GIFCompositor: Hashable, Sendable {
  /// The size of the picture.
  public let logicalScreen: LogicalScreen
  private let globalColorTable: [UInt32]?
  /// What stands on the screen: 0xFFRRGGBB, or 0 where nothing has been painted.
  public private(set) var picture: [UInt32]
  private var pending: Pending?

  /// What has to happen before the next frame.
  private struct Pending: Hashable {
    var frame: Box
    var before: [UInt32]?
  }

  private struct Box: Hashable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// Creates an empty screen for a file.
  ///
  /// - Parameter reader: The reader of the file.
  public init(_ reader: borrowing GIFReader) {
    self.init(
      logicalScreen: reader.logicalScreen, globalColorTable: reader.globalColorTable)
  }

  /// Creates an empty screen.
  ///
  /// - Parameters:
  ///   - logicalScreen: The size of the picture.
  ///   - globalColorTable: The colors for frames that have none of their own, as 0xRRGGBB.
  public init(logicalScreen: LogicalScreen, globalColorTable: [UInt32]?) {
    self.logicalScreen = logicalScreen
    self.globalColorTable = globalColorTable
    picture = Array(repeating: 0, count: logicalScreen.width * logicalScreen.height)
  }

  /// Disposes of the frame before and paints the next one.
  ///
  /// What lies outside the screen is cut off.
  ///
  /// - Parameter frame: The next frame of the file.
  /// - Returns: The whole picture, row after row: 0xFFRRGGBB, or 0 where nothing was painted.
  /// - Throws: ``GIFError/missingColor(index:)`` when an index has no color; the screen is then
  ///   as it was before the frame.
  /// - Complexity: O(pixels of the screen).
  @discardableResult
  public mutating func show(_ frame: GIFFrame) throws(GIFError) -> [UInt32] {
    let table = frame.localColorTable ?? globalColorTable ?? []
    for index in frame.indices where Int(index) >= table.count {
      if Int(index) != frame.transparentIndex { throw .missingColor(index: Int(index)) }
    }
    dispose()
    let before = frame.disposal == .restoreToPrevious ? picture : nil
    let box = visiblePart(of: frame)
    let transparent = frame.transparentIndex ?? -1
    for y in box.rows {
      let source = (y - frame.top) * frame.width - frame.left
      for x in box.columns {
        let index = Int(frame.indices[source + x])
        if index != transparent {
          picture[y * logicalScreen.width + x] = 0xFF00_0000 | table[index]
        }
      }
    }
    switch frame.disposal {
    case .unspecified, .doNotDispose: pending = nil
    case .restoreToBackground, .restoreToPrevious: pending = Pending(frame: box, before: before)
    }
    return picture
  }

  private mutating func dispose() {
    guard let last = pending else { return }
    pending = nil
    for y in last.frame.rows {
      for place in last.frame.columns.map({ x in y * logicalScreen.width + x }) {
        picture[place] = last.before?[place] ?? 0
      }
    }
  }

  private func visiblePart(of frame: GIFFrame) -> Box {
    func part(_ start: Int, _ length: Int, of limit: Int) -> Range<Int> {
      max(0, min(start, limit))..<max(0, min(start + length, limit))
    }
    return Box(
      columns: part(frame.left, frame.width, of: logicalScreen.width),
      rows: part(frame.top, frame.height, of: logicalScreen.height)
    )
  }
}
