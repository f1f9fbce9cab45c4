import CarouselCore
import CarouselPicture
import Foundation
import Testing

@testable import CarouselSVG

/// Returns the animated picture of a carousel under a script.
func animated(
  _ carousel: Carousel, _ steps: [ScriptStep], layout: AnimatedDiagram.Layout = .viewer,
  title: String = "Title", theme: Theme = .light, loopCount: Int? = nil, idPrefix: String? = nil
) -> AnimatedDiagram {
  let timeline = CarouselTimeline(carousel, script: Script(steps))
  return AnimatedDiagram(
    illustration: Illustration(title: title, timeline: timeline, theme: theme), layout: layout,
    verdict: timeline.verdict, loopCount: loopCount, idPrefix: idPrefix)
}

/// Carousels that the presets do not cover, and scripts that are hard to say with curves.
enum Cases {
  static let scripts =
    Scripts.all + [
      [
        .swipe(.forward, caughtAfter: 0.12), .swipe(.back, caughtAfter: 0.05), .swipe(.back),
        .hide(0.5), .rest(0.2),
      ],
      [.update(item: 0), .swipe(.back), .update(item: 4), .swipe(.back), .rest(0.1)],
      [
        .swipe(.forward), .resize(Size(width: 480, height: 200)), .rest(0.2), .swipe(.forward),
        .resize(Size(width: 320, height: 160)), .swipe(.back), .rest(0.2),
      ],
    ]

  static var variants: [Carousel] {
    var mirrored = Carousel.bannerViewRepaired
    mirrored.geometry.direction = .rightToLeft
    var vertical = Carousel.loopContentViewRepaired
    vertical.geometry.axis = .vertical
    var gapped = Carousel.bannerView
    gapped.geometry.gap = 10
    gapped.geometry.peek = 20
    var unsnapped = Carousel.imageCarousel
    unsnapped.geometry.displayScale = 0
    var shifted = Carousel.bannerView
    shifted.cloneFault.shift = 40
    var turned = Carousel.boundlessScrollViewRepaired
    turned.geometry.direction = .rightToLeft
    return [mirrored, vertical, gapped, unsnapped, shifted, turned]
  }

  static var all: [Carousel] { Carousel.presets.map(\.carousel) + variants }
}

@Suite struct AnimatedMotionTests {
  /// Half a point, which the brief of every picture allows, and half a step of the offsets' grid.
  private static let bound = 0.5

  @Test(arguments: Cases.all)
  func `the strip stands where every displayed frame has it`(carousel: Carousel) throws {
    for script in Cases.scripts {
      let drawing = animated(carousel, script)
      let projector = try Projector(drawing.svg())
      let sign =
        carousel.geometry.direction == .rightToLeft && carousel.geometry.axis == .horizontal
        ? 1.0 : -1
      for frame in drawing.illustration.timeline {
        let travel = projector.travel(at: frame.time) ?? sign * frame.contentOffset
        let error = abs(sign * travel - frame.contentOffset)
        #expect(error <= Self.bound, "\(carousel.name), \(frame.refresh): off by \(error)")
      }
    }
  }

  @Test(arguments: Cases.all)
  func `every displayed frame has its pages in their places`(carousel: Carousel) throws {
    for count in [5, 2, 1] {
      for script in Cases.scripts {
        let problems = try mismatches(animated(carousel.with(items: count), script))
        #expect(problems.isEmpty, "\(carousel.name), \(count): \(problems.prefix(3))")
      }
    }
  }

  @Test(arguments: [0.02, -0.02])
  func `a keyframe that is shifted is found out`(shift: Double) throws {
    let drawing = animated(.bannerView, Scripts.forward)
    let svg = drawing.svg()
    let sheet = try #require(svg.firstRange(of: "ease-out}"))
    let rest = svg[sheet.upperBound...]
    let end = try #require(rest.firstIndex(of: "%"))
    let share = try #require(Double(rest[..<end]))
    let shifted =
      svg[..<sheet.upperBound] + "\(share + shift * 100)" + rest[end...]
    #expect(try mismatches(drawing, svg: String(shifted)).count > 3)
  }

  /// What a script-free browser would show wrongly, one line a wrong frame.
  private func mismatches(_ drawing: AnimatedDiagram, svg: String? = nil) throws -> [String] {
    let projector = try Projector(svg ?? drawing.svg())
    let illustration = drawing.illustration
    let geometry = illustration.timeline.carousel.geometry
    var largest = geometry.boundsSize
    for frame in illustration.timeline {
      largest.width = max(largest.width, frame.boundsSize.width)
      largest.height = max(largest.height, frame.boundsSize.height)
    }
    var problems: [String] = []
    for frame in illustration.timeline {
      let painted = projector.window(at: frame.time)
      let left = (largest.width - frame.boundsSize.width) / 2
      let top = largest.height - frame.boundsSize.height
      for probe in Probe.probes(of: frame, geometry) {
        let expected =
          probe.item.map {
            illustration.items[$0].color(
              at: $0, of: geometry.numberOfItems, in: illustration.theme
            ).shortCSS
          } ?? illustration.theme.panel.shortCSS
        let color = Projector.color(at: left + probe.x, top + probe.y, of: painted)
        guard color != expected else { continue }
        problems.append("\(frame.refresh): \(color ?? "nothing") at \(probe.x), not \(expected)")
        break
      }
    }
    return problems
  }

  @Test func `dots follow the indicator in steps`() throws {
    var found = Set<Int>()
    let drawing = animated(.imageCarousel, Scripts.forward)
    let projector = try Projector(drawing.svg())
    let classes = try #require(
      projector.tree.elements(ofClass: "dot").first?.attributes["class"]
    ).split(separator: " ").map(String.init)
    for frame in drawing.illustration.timeline {
      let move = try #require(
        projector.sheet?.translation(classes, at: frame.time)?.value)
      let dot = try #require(frame.indicator)
      #expect(abs(move - Double(dot) * 12) < 1e-9)
      found.insert(dot)
    }
    #expect(found.count == 5)
  }

  @Test func `a jump has no moment in between`() throws {
    let drawing = animated(.bannerView, Scripts.forward)
    let projector = try Projector(drawing.svg())
    let timeline = drawing.illustration.timeline
    let jumps = timeline.filter(\.hasWrapJump)
    #expect(jumps.count == 1)
    for frame in jumps {
      let jump = try #require(frame.wrapJumps.first)
      for thousandth in -3000...3000 {
        let time = frame.time + Double(thousandth) * 1e-7
        let travel = try #require(projector.travel(at: time))
        #expect(min(abs(travel + jump.from), abs(travel + jump.to)) < 1)
      }
    }
  }
}
