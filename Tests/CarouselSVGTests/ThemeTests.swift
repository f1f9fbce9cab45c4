import CarouselPicture
import Foundation
import Testing

@Suite struct ThemeTests {
  @Test(arguments: Theme.all)
  func `every text can be read on its ground`(_ theme: Theme) {
    for pair in theme.textPairs {
      #expect(pair.contrast >= Theme.requiredContrast, "\(theme.name): \(pair.names)")
    }
  }

  @Test func `high contrast means seven to one`() {
    for pair in Theme.highContrast.textPairs {
      #expect(pair.contrast >= 7, "\(pair.names): \(pair.contrast)")
    }
  }

  @Test func `a gray text on gray is found to be hard to read`() {
    var theme = Theme.light
    theme.secondaryInk = Color(0x999999)
    #expect(theme.textPairs.contains { $0.contrast < Theme.requiredContrast })
  }

  @Test(arguments: Theme.all, ColorVision.allCases)
  func `neighbouring items can be told apart`(_ theme: Theme, vision: ColorVision) {
    for count in 2...20 {
      let colors = Item.numbered(count).enumerated().map { index, item in
        item.color(at: index, of: count, in: theme)
      }
      for index in colors.indices {
        let next = (index + 1) % count
        let distance = vision.distance(colors[index], colors[next])
        #expect(distance >= 20, "\(vision): items \(index + 1) and \(next + 1) of \(count)")
      }
    }
  }

  @Test func `red and green of the same lightness are not told apart by everybody`() {
    let red = Color(0xc86432)
    let green = Color(0x8a8a2e)
    #expect(ColorVision.common.distance(red, green) > 30)
    #expect(
      ColorVision.protanopia.distance(red, green) < 20
        || ColorVision.deuteranopia.distance(red, green) < 20)
  }
}

/// How a reader sees colors.
///
/// The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency" (2009), severity 1, for linear RGB.
enum ColorVision: String, CaseIterable, Sendable {
  case common
  case protanopia
  case deuteranopia
  case tritanopia

  private var matrix: [[Double]] {
    switch self {
    case .common: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// The distance of two colors as seen, in CIELAB of 1976; about 2.3 can just be noticed.
  func distance(_ first: Color, _ second: Color) -> Double {
    zip(lab(first), lab(second)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func lab(_ color: Color) -> [Double] {
    let linear = [color.red, color.green, color.blue].map { component in
      let share = Double(component) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let seen = Self.product(matrix, linear).map { min(max($0, 0), 1) }
    // sRGB to XYZ, IEC 61966-2-1, over the white of D65.
    let xyz = Self.product(
      [
        [0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505],
      ], seen)
    let white = [0.9505, 1, 1.089]
    let roots = zip(xyz, white).map { value, white in
      let share = value / white
      return share > 216.0 / 24389 ? cbrt(share) : (share * 24389 / 27 + 16) / 116
    }
    return [
      116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2]),
    ]
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).map(*).reduce(0, +) }
  }
}
