/// What one item of a carousel looks like.
public struct Item: Hashable, Sendable {
  /// The text on the item; numbered items carry their number, from one, and pictures may have none.
  public var label: String
  /// The ground, or `nil` for the theme's color of its turn.
  public var color: Color?
  /// The picture, or `nil` for a plain page.
  public var image: ItemImage?

  /// Creates an item.
  public init(label: String, color: Color? = nil, image: ItemImage? = nil) {
    self.label = label
    self.color = color
    self.image = image
  }

  /// Returns numbered items.
  public static func numbered(_ count: Int) -> [Item] {
    (0..<count).map { Item(label: "\($0 + 1)") }
  }

  /// Returns the text where the item's picture is not drawn.
  ///
  /// - Parameter index: The item's place, from zero.
  /// - Returns: The label; for a picture without one, its number from one.
  public func labelWithoutImage(at index: Int) -> String {
    label.isEmpty && image != nil ? "\(index + 1)" : label
  }

  /// Returns the ground of the item in a theme.
  ///
  /// - Parameters:
  ///   - index: The item's place, from zero.
  ///   - count: The number of items; the last must not look like the first, its neighbour.
  ///   - theme: The colors.
  /// - Returns: The item's own color, or the theme's color of its turn.
  public func color(at index: Int, of count: Int, in theme: Theme) -> Color {
    if let color { return color }
    let turns = theme.items.count
    let isLast = index == count - 1 && index > 0
    return theme.items[isLast && index % turns == 0 ? 1 : index % turns]
  }
}

/// A picture file on an item.
public struct ItemImage: Hashable, Sendable {
  /// The path as it was resolved.
  public var path: String
  /// How the picture fills the page.
  public var contentMode: ContentMode

  /// Creates a picture.
  public init(path: String, contentMode: ContentMode = .scaleAspectFill) {
    self.path = path
    self.contentMode = contentMode
  }
}

/// How a picture fills its page, in UIKit's words.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// All of the page is covered; what is over is cut off.
  case scaleAspectFill = "fill"
  /// All of the picture is seen; what is left over shows the ground.
  case scaleAspectFit = "fit"
}
