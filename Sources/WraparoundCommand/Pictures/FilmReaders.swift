internal import CarouselPicture

extension ValueReader where Value == PictureLoop {
  /// `forever`, or a number of times.
  static var loopCount: Self {
    let bounds = 1...65_535
    return Self(expectation: "forever, or a whole number up to \(bounds.upperBound).") {
      (text) throws(ValueProblem) in
      if text == "forever" { return .forever }
      guard let count = Int(text) else { throw .notOfForm("forever or a whole number") }
      guard bounds.contains(count) else {
        throw .outOfRange("\(bounds.lowerBound) to \(bounds.upperBound)")
      }
      return .times(count)
    }
  }
}

extension ValueReader where Value == PictureMoment {
  /// A time, a share, or an event.
  static var moment: Self {
    Self(expectation: "A time, a share such as 50%, or wrap, seam, tick, 'wrap 2' and so on.") {
      (text) throws(ValueProblem) in
      guard let moment = PictureMoment(text) else { throw .notOfForm(PictureMoment.forms) }
      return moment
    }
  }
}

extension ValueReader where Value == Double {
  /// A time with its unit, or a number of seconds.
  ///
  /// - Parameter limit: The most seconds that are accepted.
  /// - Returns: A reader.
  static func seconds(upTo limit: Double) -> Self {
    let bounds = "0 to \(Int(limit)) s"
    return Self(expectation: "A time such as 1.5s or 120ms, \(bounds).") {
      (text) throws(ValueProblem) in
      guard case .seconds(let seconds)? = PictureMoment(text) else {
        throw .notOfForm("1.5s or 120ms")
      }
      guard seconds <= limit else { throw .outOfRange(bounds) }
      return seconds
    }
  }
}
