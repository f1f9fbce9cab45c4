internal import CarouselPicture
internal import YAML

extension Form where Value == PictureMoment {
  /// A time, a share, or an event that may have a number.
  static let moment: Self = {
    let events = PictureEvent.allCases.map(\.rawValue).joined(separator: "|")
    let pattern = "^ *(\(Pattern.number) *(s|ms|%)?|(\(events))( +[1-9][0-9]*)?) *$"
    return Self(
      schema: .anyOf([
        .object([("type", .string("number")), ("minimum", .number(0))]), .text(matching: pattern),
      ]),
      read: { (node, _) throws(Mistake) in
        guard let text = node.text, let moment = PictureMoment(text) else {
          throw Mistake(.wrongType(expected: PictureMoment.forms, found: node.found), at: node)
        }
        return moment
      },
      text: { .word($0.text) }
    )
  }()
}

extension Form where Value == PictureLoop {
  /// The word `forever`, or how often.
  static let loop: Self = {
    // A GIF counts its loops in 16 bits.
    let count = Form<Int>.int(in: 1...65_535)
    return Self(
      schema: .anyOf([.words(["forever"]), count.schema]),
      read: { (node, _) throws(Mistake) in
        if node.text == "forever" { return .forever }
        guard node.double != nil else {
          throw Mistake(
            .wrongType(expected: "forever, or a number of times", found: node.found), at: node)
        }
        return .times(try count.read(node, nil))
      },
      text: { loop in
        switch loop {
        case .forever: .word("forever")
        case .times(let times): .word(String(times))
        }
      }
    )
  }()
}
