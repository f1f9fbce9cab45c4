/// Where a still differs from what was meant.
public enum StillDifference: Error, Hashable, Sendable {
  /// The picture has another size.
  case size(width: Int, height: Int)
  /// A pixel has another color.
  case pixel(x: Int, y: Int)
  /// A line of a delay table, counted from 1, says something else.
  case delayTable(line: Int)
  /// A file is none of those that were meant.
  case file(String)
}

extension StillDifference: CustomStringConvertible {
  /// The difference in words.
  public var description: String {
    switch self {
    case .size(let width, let height): "it has \(width) × \(height) pixels"
    case .pixel(let x, let y): "pixel (\(x), \(y)) is wrong"
    case .delayTable(let line): "line \(line) of the delay table is wrong"
    case .file(let name): "'\(name)' is no file of it"
    }
  }
}
