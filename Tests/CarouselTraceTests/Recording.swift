import CarouselTrace
import Testing

/// A recording with what is true of it.
struct Recording: Sendable, CustomTestStringConvertible {
  let name: String
  let outcome: TraceVerdict.Outcome
  /// The times of the wraps in milliseconds, each with the way that the picture goes.
  var wraps: [(time: Double, way: TraceWrap.Direction)] = []
  /// The times of what is wrong in milliseconds.
  var seams: [Double] = []
  /// What it looks like.
  var kinds: Set<TraceSeamKind> = []

  var testDescription: String { name }
}

extension Recording {
  static let sound: [Recording] = [
    Recording(
      name: "embla-n5-peek-gap", outcome: .seamless, wraps: [(4900, .towardsStart)]),
    Recording(
      name: "flickity-n4-drag-throttled", outcome: .seamless,
      wraps: [
        (1300, .towardsEnd), (3066, .towardsStart), (9833, .towardsStart), (11583, .towardsEnd),
      ]),
    Recording(name: "glide-n4-fastdrags", outcome: .noWrap),
    Recording(name: "keen-n5-2up-gap", outcome: .seamless, wraps: [(4550, .towardsStart)]),
    Recording(name: "simply-n4-marquee", outcome: .seamless, wraps: [(3700, .towardsStart)]),
    Recording(name: "slick-n4-auto", outcome: .seamless, wraps: [(3533, .towardsStart)]),
    Recording(
      name: "splide-n4-rtl-auto", outcome: .seamless,
      wraps: [(2633, .towardsEnd), (5483, .towardsEnd)]),
    Recording(
      name: "swiper-n4-drag", outcome: .seamless,
      wraps: [
        (600, .towardsEnd), (1700, .towardsStart), (6100, .towardsStart), (7200, .towardsEnd),
      ]),
  ]

  static let faulty: [Recording] = [
    Recording(
      name: "slick-s01-clone-margin", outcome: .seam, wraps: [(3550, .towardsStart)],
      seams: [3733], kinds: [.cut, .spacing]),
    Recording(
      name: "slick-s31-early-jump-200ms", outcome: .seam,
      wraps: [(2950, .towardsStart), (6166, .towardsStart)], seams: [2950, 6166], kinds: [.hop]),
    Recording(
      name: "splide-s11-rewind", outcome: .seam, seams: [2566, 5433], kinds: [.rewind]),
    Recording(
      name: "splide-s21-clone-offset-2px", outcome: .seam,
      wraps: [(2600, .towardsStart), (5466, .towardsStart)], seams: [2550, 5416],
      kinds: [.spacing]),
    Recording(
      name: "tns-s27-indicator-raw", outcome: .indicator, wraps: [(3816, .towardsStart)],
      seams: [4016], kinds: [.indicator]),
    Recording(name: "embla-n3-small", outcome: .seam, seams: [2716, 5716], kinds: [.rewind]),
    Recording(
      name: "flickity-n3-small", outcome: .seam,
      wraps: [(2866, .towardsStart), (5866, .towardsStart)],
      seams: [833, 917, 1817, 2816, 3833, 3916, 4816, 5816], kinds: [.cut, .blank]),
    Recording(
      name: "slick-n4-fastclicks", outcome: .seam, wraps: [(700, .cut), (1683, .cut)],
      seams: [700, 1683], kinds: [.cut]),
    Recording(
      name: "swiper-n4-fastdrags", outcome: .glitch,
      wraps: [(2667, .towardsStart), (2917, .towardsEnd)],
      seams: [2367, 2817, 3650, 4483, 4866], kinds: [.glitch]),
  ]

  static let all = sound + faulty
}
