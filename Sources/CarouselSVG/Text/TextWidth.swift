extension Font {
  /// Returns the width that text takes in units.
  ///
  /// The advance widths are DejaVu Sans's own; scripts it does not hold are guessed.
  func width(of text: String) -> Double {
    var thousandths = 0
    for scalar in text.unicodeScalars { thousandths += advance(of: scalar) }
    return Double(thousandths) * size / 1000
  }

  /// The advance of a character in thousandths of an em.
  private func advance(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if (32..<127).contains(value) {
      let table = isBold ? Self.boldAdvances : Self.regularAdvances
      return table[Int(value) - 32]
    }
    switch value {
    // Combining marks, joiners, variation selectors.
    case 0x300...0x36f, 0x200b...0x200f, 0xfe00...0xfe0f: return 0
    case 0xb7: return isBold ? 380 : 318
    case 0x2013: return 500
    // Arrows, mathematics, ticks and crosses.
    case 0xd7, 0x2190...0x22ff, 0x2713...0x2717: return 838
    case 0x2026: return 1000
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe4f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd:
      return 1000
    // Emoji.
    case 0x1f300...0x1faff: return 1300
    default: return isBold ? 720 : 640
    }
  }

  /// The advances of U+0020 to U+007E in DejaVu Sans 2.37, in thousandths of an em.
  private static let regularAdvances = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
  ]

  /// The same of DejaVu Sans Bold.
  private static let boldAdvances = [
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696, 696,
    696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734, 830, 683,
    683, 821, 837, 372, 372, 775, 637, 995, 837, 850, 733, 850, 770, 720, 682, 812, 774, 1103, 771,
    724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716, 678, 435, 716, 712, 343, 343, 665,
    343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712, 365, 712, 838,
  ]
}
