import CarouselCore
import CarouselPicture
import Foundation
import Testing

@testable import CarouselSVG

/// Plays an animated picture without a browser: where its boxes are, and which color is on top.
struct Projector {
  let tree: XMLTree
  let sheet: StyleSheet?

  init(_ svg: String) throws {
    tree = try #require(XMLTree.parse(svg))
    sheet = try tree.all.first { $0.name == "style" }.map { try StyleSheet($0.text) }
  }

  /// A filled box on the picture.
  struct Painted {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    var fill: String
  }

  /// Scale and translation of axis-parallel placements.
  private struct Placement {
    var a = 1.0
    var d = 1.0
    var e = 0.0
    var f = 0.0
  }

  /// Returns the boxes in the viewer's window at a time, back to front; `nil` is the base pose.
  func window(at time: Double?) -> [Painted] {
    var painted: [Painted] = []
    paint(tree, Placement(), at: time, isInside: false, onto: &painted)
    return painted
  }

  private func paint(
    _ element: XMLTree, _ outer: Placement, at time: Double?, isInside: Bool,
    onto painted: inout [Painted]
  ) {
    let classes = (element.attributes["class"] ?? "").split(separator: " ").map(String.init)
    var placement = apply(element.attributes["transform"] ?? "", to: outer)
    if let time, let move = sheet?.translation(classes, at: time) {
      placement = outer
      if move.isVertical {
        placement.f += move.value * outer.d
      } else {
        placement.e += move.value * outer.a
      }
    }
    let isInside = isInside || classes.contains("window")
    if element.name == "rect", isInside, let fill = element.attributes["fill"], fill != "none" {
      func range(_ start: Double, _ length: Double, _ scale: Double, _ shift: Double)
        -> ClosedRange<Double>
      { (start * scale + shift)...((start + length) * scale + shift) }
      func number(_ name: String) -> Double { Double(element.attributes[name] ?? "0") ?? .nan }
      painted.append(
        Painted(
          x: range(number("x"), number("width"), placement.a, placement.e),
          y: range(number("y"), number("height"), placement.d, placement.f), fill: fill))
    }
    for child in element.children {
      paint(child, placement, at: time, isInside: isInside, onto: &painted)
    }
  }

  private func apply(_ transform: String, to outer: Placement) -> Placement {
    var placement = outer
    for part in transform.split(separator: ")") {
      let pieces = part.split(separator: "(")
      let numbers = pieces[1].split(separator: " ").compactMap { Double($0) }
      switch pieces[0].trimmingCharacters(in: .whitespaces) {
      case "translate":
        placement.e += numbers[0] * placement.a
        placement.f += (numbers.count > 1 ? numbers[1] : 0) * placement.d
      case "scale":
        placement.a *= numbers[0]
        placement.d *= numbers[0]
      default:
        continue
      }
    }
    return placement
  }

  /// Returns the color on top of the window at a point of the picture.
  static func color(at x: Double, _ y: Double, of painted: [Painted]) -> String? {
    painted.last { $0.x.contains(x) && $0.y.contains(y) }?.fill
  }

  /// Returns the distance by which the strip has moved at a time.
  func travel(at time: Double) -> Double? {
    sheet?.translation(["m"], at: time)?.value
  }
}

/// The places of a frame at which a flat color is to be seen, away from edges and labels.
struct Probe {
  var x: Double
  var y: Double
  /// The item, or `nil` for a blank.
  var item: Int?

  /// Returns the probes of a frame in coordinates of its bounds.
  static func probes(of frame: DisplayedFrame, _ geometry: Geometry, count: Int = 16) -> [Probe] {
    let isVertical = geometry.axis == .vertical
    let length = isVertical ? frame.boundsSize.height : frame.boundsSize.width
    let across = isVertical ? frame.boundsSize.width : frame.boundsSize.height
    return (0..<count).compactMap { index in
      let place = (Double(index) + 0.5) / Double(count) * length
      let edges = frame.pages.flatMap { [$0.origin, $0.end] }
      guard edges.allSatisfy({ abs($0 - place) > 2.5 }) else { return nil }
      let item = frame.pages.last { $0.origin <= place && place <= $0.end }?.item
      let isMirrored = !isVertical && geometry.direction == .rightToLeft
      let along = isMirrored ? length - place : place
      return isVertical
        ? Probe(x: 0.05 * across, y: along, item: item)
        : Probe(x: along, y: 0.06 * across, item: item)
    }
  }
}
