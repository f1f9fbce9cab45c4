/// What a wrap rule does to the offset and to the strip.
public enum WrapOperation: Hashable, Sendable {
  /// Sets the offset, whatever it was.
  case set(Length)
  /// Moves the offset by a length, so that what is left over is kept.
  case shift(Length)
  /// Sets the offset to a base plus the remainder of the offset by a modulus.
  case remainder(base: Length, modulus: Length)
  /// Turns the views by the pages that a quantity is away from the current slot, and puts the
  /// current view back into its slot.
  case rotate(by: WrapQuantity, landing: RotationLanding, indexing: RotationIndexing)
  /// With two views: puts the hidden one on the side to which the content moves.
  case placeHiddenView
}

/// Where the offset lands after a rotation.
public enum RotationLanding: String, Hashable, Sendable, CaseIterable {
  /// Exactly on the current slot, whatever it was.
  case slot
  /// As far off the current slot as it was off its page.
  case remainder
}

/// What becomes of an index beyond the last item.
public enum RotationIndexing: String, Hashable, Sendable, CaseIterable {
  /// Any index too large becomes the first, any too small the last.
  case ends
  /// The index modulo the number of items.
  case modulo
}

extension RotationIndexing {
  func item(at index: Int, count: Int) -> Int {
    switch self {
    case .ends: index < 0 ? count - 1 : index > count - 1 ? 0 : index
    case .modulo: CarouselCore.modulo(index, count)
    }
  }
}
