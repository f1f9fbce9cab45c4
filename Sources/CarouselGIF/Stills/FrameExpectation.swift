internal import CarouselCore
internal import GD

/// What the files of a ``FrameSequence`` should hold.
public struct FrameExpectation: Sendable {
  let stage: Stage
  let frames: [Shot]

  /// The names of all files, the table's last.
  public var names: [String] {
    frames.indices.map(FrameSequence.name) + [FrameSequence.tableName]
  }

  /// Holds a file that was read back against the timeline.
  ///
  /// - Parameters:
  ///   - name: The name of the file in its folder.
  ///   - bytes: Its bytes.
  /// - Throws: An ``AnimationError`` with the first difference.
  public func check(_ name: String, _ bytes: [UInt8]) throws(AnimationError) {
    if name == FrameSequence.tableName { return try checkTable(bytes) }
    guard let number = FrameSequence.number(name), number < frames.count else {
      throw .stillDiffers(.file(name))
    }
    try stage.pixels(of: frames[number]).check(bytes)
  }

  private func checkTable(_ bytes: [UInt8]) throws(AnimationError) {
    let meant = frames.delayTable.split(separator: "\n", omittingEmptySubsequences: false)
    let found = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in 0..<max(meant.count, found.count)
    where line >= meant.count || line >= found.count || meant[line] != found[line] {
      throw .stillDiffers(.delayTable(line: line + 1))
    }
  }
}

extension Stage {
  /// Draws what a frame shows in true colors.
  func pixels(of shot: Shot) -> PixelBuffer {
    PixelBuffer(picture(of: shot), palette: palette)
  }
}

extension [Shot] {
  /// The table of delays, one line a picture.
  var delayTable: String {
    var lines = ["file,start_ms,delay_ms,timeline_ms,offset_pt"]
    for (index, shot) in enumerated() {
      lines.append(
        [
          FrameSequence.name(index), String(10 * shot.startCentiseconds),
          String(10 * shot.delayCentiseconds),
          fixedText(1000 * shot.frame.time, decimals: 3),
          decimalText(shot.frame.contentOffset, decimals: 3),
        ].joined(separator: ","))
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
