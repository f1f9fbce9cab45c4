/// The text on a page.
struct PageLabel: Hashable, Sendable {
  /// The item's own text.
  var text: String
  /// The item's number, from one, for pages that have no room for more.
  var number: Int
  /// The version of the item's data, from zero.
  var version: Int

  /// What stands behind the text where the data has changed, and is never cut.
  var suffix: String {
    version == 0 ? "" : (text.isEmpty ? "" : " ") + "v\(version + 1)"
  }

  var isEmpty: Bool { text.isEmpty && version == 0 }
}
