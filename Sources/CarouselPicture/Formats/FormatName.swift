/// A kind of picture.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// The diagram of the strip, a still SVG.
  case strip
  /// Two carousels under the same script, a still SVG.
  case sideBySide = "side-by-side"
  /// The moving carousel as an SVG that CSS animates.
  case animatedSVG = "animated-svg"
  /// The moving carousel as an animated GIF.
  case gif
  /// One frame as a PNG.
  case poster
  /// The frames around each wrap jump as one PNG.
  case contactSheet = "contact-sheet"
  /// A folder of PNG files, one a frame.
  case frames
  /// An HTML page with a slider.
  case scrubber
  /// Text to paste into documentation.
  case snippet
}

extension PictureFormat {
  /// The endings that a file of the format may have; the first is the one that it gets by itself.
  public var endings: [String] {
    switch self {
    case .strip: [".svg"]
    case .sideBySide: ["-side-by-side.svg", ".svg"]
    case .animatedSVG: ["-animated.svg", ".svg"]
    case .gif: [".gif"]
    case .poster: ["-poster.png", ".png"]
    case .contactSheet: ["-contact-sheet.png", ".png"]
    case .frames: ["-frames", ""]
    case .scrubber: [".html"]
    case .snippet: [".md"]
    }
  }

  /// Returns the format that a name calls for: the one with the longest ending that fits.
  ///
  /// ```swift
  /// PictureFormat(fileName: "banner-animated.svg")  // .animatedSVG
  /// ```
  ///
  /// - Parameter fileName: The name; a slash at its end makes it a folder of frames.
  public init?(fileName: String) {
    if fileName.hasSuffix("/") {
      self = .frames
      return
    }
    let fitting = Self.allCases.flatMap { format in
      format.endings.filter { !$0.isEmpty && fileName.hasSuffix($0) }.map { (format, $0) }
    }
    // The first of equals wins: a plain .svg is a strip, a plain .png a poster.
    var best: (format: PictureFormat, length: Int)?
    for (format, ending) in fitting where ending.count > best?.length ?? 0 {
      best = (format, ending.count)
    }
    guard let best else { return nil }
    self = best.format
  }

  /// Says whether a file of the format may have a name.
  public func accepts(fileName: String) -> Bool {
    self == .frames || endings.contains { fileName.hasSuffix($0) }
  }
}
