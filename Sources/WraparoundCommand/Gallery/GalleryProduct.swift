internal import CarouselFormats

/// One file of a gallery with what it is made from.
struct GalleryProduct: Sendable {
  /// The place of the file.
  var path: String
  /// The name of all that it is made from: equal inputs give equal files.
  var inputs: String
  /// Makes it.
  var make: @Sendable () throws(Failure) -> DrawnPicture
}

/// What stands in the place of a product.
enum GalleryState: Hashable, Sendable {
  /// The file that the scenario gives.
  case current
  /// No file.
  case missing
  /// Another file, with the difference.
  case stale(String)
}

/// A file of a gallery that is not what it should be.
struct GalleryDefect: Hashable, Sendable {
  /// The kinds of defects.
  enum Kind: String, Hashable, Sendable {
    /// There is no file.
    case missing
    /// The file is not what its scenario gives now.
    case stale
    /// No scenario makes the file.
    case orphaned
  }

  /// The place of the file.
  var path: String
  /// What is wrong.
  var kind: Kind
  /// The difference, in words.
  var detail: String
}
