internal import CarouselCore

/// One carousel of the sweep, and what its search must find.
struct SweepCase: Sendable {
  var preset: Preset
  var items: Int
  var width: Double
  var displayScale: Double
  var touchEndsDeceleration: Bool

  var carousel: Carousel {
    var carousel = preset.carousel
    carousel.geometry.numberOfItems = items
    carousel.geometry.boundsSize.width = width
    carousel.geometry.displayScale = displayScale
    carousel.paging.touchEndsDeceleration = touchEndsDeceleration
    return carousel
  }

  var isRepaired: Bool { preset.name.hasSuffix("-repaired") }

  var name: String {
    let pixels = decimalText(displayScale, decimals: 0)
    let points = decimalText(width, decimals: 1)
    let reading = touchEndsDeceleration ? "iOS 13" : "iOS 12"
    return "\(preset.name), \(items) items, \(points) pt, \(pixels) px/pt, \(reading)"
  }
}

extension SweepCase {
  /// Every combination of the sweep: 1, 2, 3, 5 and 8 items, whole and half points, 1 to 3 pixels a
  /// point, and both readings of what a finger that stops a deceleration makes it call.
  static var all: [SweepCase] {
    var cases: [SweepCase] = []
    for preset in Carousel.presets {
      for items in [1, 2, 3, 5, 8] {
        for width in [375, 375.5, 507.5] {
          for scale in [1.0, 2, 3] {
            for reading in [true, false] {
              cases.append(
                SweepCase(
                  preset: preset,
                  items: items,
                  width: width,
                  displayScale: scale,
                  touchEndsDeceleration: reading
                ))
            }
          }
        }
      }
    }
    return cases
  }

  /// A part of the sweep in which every number of items meets every preset, and the widths, the
  /// grids and the readings take turns; repaired ones on small pages, which have fewer pixels to be
  /// caught on.
  static var pairwise: [SweepCase] {
    var cases: [SweepCase] = []
    for (row, preset) in Carousel.presets.enumerated() {
      for (column, items) in [1, 2, 3, 5].enumerated() {
        let index = row * 4 + column
        let isRepaired = preset.name.hasSuffix("-repaired")
        let widths = isRepaired ? [20, 20.5, 17.5] : [375, 375.5, 507.5]
        cases.append(
          SweepCase(
            preset: preset,
            items: items,
            width: widths[(row + column) % 3],
            displayScale: Double(1 + (index + index / 3) % 3),
            touchEndsDeceleration: (row + column) % 2 == 0
          ))
      }
    }
    return cases
  }
}

extension SweepCase {
  /// The laws that the article's code breaks, worked out by hand from it; see the tests of the
  /// published faults for how.
  var expectedLaws: Set<Law> {
    guard !isRepaired else { return [] }
    switch preset.name {
    case "banner-view":
      guard items > 1 else { return [] }
      let always: Set<Law> = [.referenceMatch, .coverage, .motionContinuity, .progress]
      return touchEndsDeceleration ? always.union([.remapEquivalence]) : always
    case "image-carousel":
      let always: Set<Law> = [.referenceMatch, .coverage, .motionContinuity, .progress]
      // A single dot cannot be wrong.
      return items > 1 ? always.union([.indicator]) : always
    case "loop-content-view":
      guard items > 1 else { return [] }
      // On whole points nothing is lost by truncating.
      return displayScale > 1 ? [.referenceMatch, .remapEquivalence] : []
    case "boundless-scroll-view":
      guard items > 1 else { return [] }
      let always: Set<Law> = [.referenceMatch, .coverage, .progress, .callbacks]
      return touchEndsDeceleration
        ? always.union([.remapEquivalence, .motionContinuity]) : always
    default:
      return []
    }
  }
}
