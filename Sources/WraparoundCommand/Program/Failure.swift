internal import CarouselFormats
internal import CarouselGIF
internal import CarouselScenario
internal import CarouselTrace
internal import GD
internal import GIFDecoding

/// Why a command ends without its result.
enum Failure: Error, Hashable, Sendable {
  /// Arguments that a command does not take.
  case usage(UsageError, command: String)
  /// A command that does not exist.
  case unknownCommand(String, suggestion: String?)
  /// No command at all.
  case missingCommand
  /// A carousel that does not exist, named by an argument.
  case unknownPreset(String, suggestion: String?)
  /// Two pictures that would be one file.
  case samePath(String)
  /// A picture that would replace what it is made from.
  case replacesInput(String)
  /// An input that is not there.
  case missingInput(String)
  /// An input that cannot be read, with the reason.
  case unreadableInput(String, reason: String)
  /// A text that is no scenario.
  case scenario(ScenarioError)
  /// A text of a scenario that cannot be drawn, with its place.
  case undrawableText(ScenarioError, FontError)
  /// A text that is no trace.
  case trace(TraceError, path: String)
  /// A picture on an item that cannot be read.
  case image(ImageError, path: String)
  /// A picture that cannot be drawn, or is wrong when it is read back.
  case picture(PictureError, path: String)
  /// A gallery's picture that is a folder of files.
  case folderInGallery(String)
  /// A GIF that cannot be read.
  case gif(GIFError, path: String)
  /// GD has failed.
  case drawing(GDError)
  /// A file that holds something else than it should, with the difference.
  case wrongPicture(String, reason: String)
  /// A place that cannot be written to, with the reason.
  case cannotWrite(String, reason: String)
  /// A file that is there already.
  case fileExists(String)
}

extension Failure {
  /// What the program's exit says of it.
  var exitCode: ExitCode {
    switch self {
    case .usage, .unknownCommand, .missingCommand, .unknownPreset, .samePath, .replacesInput:
      .usage
    case .missingInput, .unreadableInput: .noInput
    case .scenario(let error): error.isInOverride ? .usage : .badData
    case .undrawableText(let error, let reason):
      reason.isMissingFont ? .unavailable : error.isInOverride ? .usage : .badData
    case .image, .trace, .gif, .folderInGallery: .badData
    case .picture(let error, _): error.exitCode
    case .drawing, .wrongPicture: .internalError
    case .cannotWrite, .fileExists: .cannotWrite
    }
  }
}

extension FontError {
  /// Whether another font would mend it.
  fileprivate var isMissingFont: Bool {
    switch self {
    case .fontNotFound, .unreadableFont, .noFontFor(_, isEastAsian: true): true
    default: false
    }
  }
}

extension PictureError {
  /// What the program's exit says of it.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .animation(let error): error.exitCode
    case .moment, .nothingToCompare, .nothingToEmbed: .badData
    case .svg, .differs: .internalError
    }
  }
}

extension AnimationError {
  /// What the program's exit says of it.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .frameRateOutOfRange, .samplingPhaseOutOfRange, .loopCountOutOfRange, .scaleOutOfRange,
      .loopOffsetOutOfRange, .holdOutOfRange, .slowWrapOutOfRange, .sizeOutOfRange,
      .tooManyPagePixels, .image:
      .badData
    case .text(_, let error) where error.isMissingFont: .unavailable
    case .text(_, .drawingFailed): .internalError
    case .text: .badData
    case .unreadableFile: .noInput
    case .tooLarge: .no
    case .itemsMissing, .drawing, .decoding, .differs, .stillDecoding, .stillDiffers: .internalError
    }
  }
}
