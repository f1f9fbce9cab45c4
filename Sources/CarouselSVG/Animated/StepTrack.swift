/// A value that changes at refreshes and holds in between.
struct StepTrack<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A value from a refresh on.
  struct Change: Hashable, Sendable {
    var refresh: Int
    var value: Value
  }

  /// The changes in order; the first is at refresh 0.
  private(set) var changes: [Change] = []

  /// Creates a track from what each refresh asks for; `nil` asks for nothing, and a track that is
  /// never asked has no changes.
  init(_ requirements: some Sequence<Value?>) {
    for (refresh, required) in requirements.enumerated() {
      guard let required, required != changes.last?.value else { continue }
      changes.append(Change(refresh: changes.isEmpty ? 0 : refresh, value: required))
    }
  }

  /// Whether anything ever changes.
  var isConstant: Bool { changes.count < 2 }

  /// Returns the track with every value changed.
  func mapped(_ transform: (Value) -> Value) -> StepTrack {
    var track = self
    for index in changes.indices { track.changes[index].value = transform(changes[index].value) }
    return track
  }

  /// Returns the value at a refresh.
  func value(at refresh: Int) -> Value? {
    changes.last { $0.refresh <= refresh }?.value
  }
}
