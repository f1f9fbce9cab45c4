extension StripLayout {
  /// Returns the strip without views that lie behind another one for good, the others by place.
  ///
  /// A turn of a window puts a view into each of its slots, in front of all others. With an item for
  /// every slot, what was buried there stays so until a turn brings it to the front, wherever it lay:
  /// two strips that differ in such views show the same for ever.
  ///
  /// - Parameter strip: What the layout is one of.
  /// - Returns: What a viewer can ever tell of it.
  func withoutBuriedViews(_ strip: Strip) -> StripLayout {
    guard case .views(let views) = self, case .window(let before, let after) = strip,
      views.count > before + after
    else { return self }
    let seen = views.indices.filter { index in
      !views[(index + 1)...].contains { $0.origin == views[index].origin }
    }
    return .views(seen.map { views[$0] }.sorted { $0.origin < $1.origin })
  }
}
