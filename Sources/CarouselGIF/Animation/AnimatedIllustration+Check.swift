internal import GIFDecoding

/// What a GIF that was read back is like.
public struct AnimationSummary: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The frames in the file.
  public var frameCount: Int
  /// The sum of the delays in hundredths of a second.
  public var centiseconds: Int
  /// The length of the file.
  public var byteCount: Int
}

extension AnimatedIllustration {
  /// Reads a file back and holds it against what was meant: size, repeats, every delay and every
  /// pixel.
  ///
  /// To be called before a file replaces an older one.
  ///
  /// - Parameter file: The bytes of the GIF.
  /// - Returns: What the file is like.
  /// - Throws: ``AnimationError/differs(_:)`` with the first difference, or
  ///   ``AnimationError/decoding(_:)``.
  /// - Complexity: O(frames × pixels), in memory for two pictures.
  @discardableResult
  public func check(_ file: [UInt8]) throws(AnimationError) -> AnimationSummary {
    var rest = file
    return try check(pieces: {
      defer { rest = [] }
      return rest
    })
  }

  /// Reads a file back piece by piece and holds it against what was meant, as ``check(_:)`` does.
  ///
  /// - Parameter nextPiece: Returns the next bytes of the GIF, none at its end.
  /// - Returns: What the file is like.
  /// - Throws: ``AnimationError/differs(_:)`` with the first difference, or
  ///   ``AnimationError/decoding(_:)``.
  /// - Complexity: O(frames × pixels), in memory for two pictures.
  @discardableResult
  public func check(pieces nextPiece: () -> [UInt8]) throws(AnimationError) -> AnimationSummary {
    let result: Result<AnimationSummary, AnimationDifference>
    do {
      result = try withoutActuallyEscaping(nextPiece) { (nextPiece) throws(GIFError) in
        try compare(nextPiece)
      }
    } catch { throw .decoding(error) }
    switch result {
    case .success(let summary): return summary
    case .failure(let difference): throw .differs(difference)
    }
  }

  private func compare(_ nextPiece: @escaping () -> [UInt8]) throws(GIFError)
    -> Result<AnimationSummary, AnimationDifference>
  {
    var byteCount = 0
    var reader = try GIFReader(pixelLimit: PictureLimits.pixels) {
      let piece = nextPiece()
      byteCount += piece.count
      return piece
    }
    let screen = reader.logicalScreen
    guard screen.width == width, screen.height == height else {
      return .failure(.size(width: screen.width, height: screen.height))
    }
    guard reader.loopCount == expectedLoopCount else { return .failure(.loopCount) }
    var compositor = GIFCompositor(reader)
    var walk = FrameWalk(self)
    var summary = AnimationSummary(
      width: width, height: height, frameCount: 0, centiseconds: 0, byteCount: 0)
    while let frame = try reader.next() {
      let picture = try compositor.show(frame)
      let start = summary.centiseconds
      summary.frameCount += 1
      summary.centiseconds += frame.delayCentiseconds
      if let difference = walk.difference(picture, from: start, to: summary.centiseconds) {
        return .failure(difference)
      }
    }
    guard summary.centiseconds == centiseconds else {
      return .failure(
        .duration(centiseconds: summary.centiseconds, expected: centiseconds))
    }
    summary.byteCount = byteCount
    return .success(summary)
  }

  /// What the file says about repeats: nothing when it plays once, zero for ever.
  private var expectedLoopCount: Int? {
    switch options.loopCount {
    case nil: 0
    case 1?: nil
    case let plays?: plays - 1
    }
  }
}
