import CarouselCore
import Testing

@Suite struct PointTextTests {
  @Test(arguments: [
    (1478.5, 3, "1478.5"), (1478.0, 3, "1478"), (100.0, 0, "100"), (0.0, 3, "0"),
    (-0.0004, 3, "0"), (-0.001, 3, "-0.001"), (1.9996, 3, "2"), (1 / 3.0, 3, "0.333"),
    (2 / 3.0, 2, "0.67"), (10.0, 2, "10"), (-12.5, 1, "-12.5"),
  ])
  func `a number is written without trailing zeros`(value: Double, decimals: Int, text: String) {
    #expect(decimalText(value, decimals: decimals) == text)
  }

  @Test(arguments: [
    (0.5, 3, "0.500"), (0.0, 3, "0.000"), (12.0, 0, "12"), (2.5, 0, "3"), (-2.5, 0, "-3"),
    (-0.0001, 3, "0.000"), (0.05, 1, "0.1"), (1234.5678, 2, "1234.57"), (0.007, 3, "0.007"),
  ])
  func `a number is written with all its decimals`(value: Double, decimals: Int, text: String) {
    #expect(fixedText(value, decimals: decimals) == text)
  }

  @Test func `what is no number says so`() {
    #expect(fixedText(.nan, decimals: 2) == "nan")
    #expect(decimalText(.infinity, decimals: 2) == "inf")
    #expect(decimalText(-.infinity, decimals: 0) == "-inf")
  }
}
