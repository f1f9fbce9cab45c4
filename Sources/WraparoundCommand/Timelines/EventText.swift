internal import CarouselCore

extension TimelineEvent {
  /// The event in a few words, without commas.
  var text: String {
    switch self {
    case .fingerDown: "finger down"
    case .fingerUp(let velocity): "finger up at \(decimalText(velocity, decimals: 1)) pt/s"
    case .touchIgnored: "touch ignored"
    case .tick: "tick"
    case .wrapJump(let jump): jump.text
    case .stripChangedLate: "strip changed late"
    case .wrapJumpAnimated(let rule): "\(rule) animates its jump"
    case .callback(let events): events.text
    case .pageCommitted(let page): "page \(page) reported"
    case .itemTapped(let item): "tap on item \(item) reported"
    case .itemUpdated(let item): "item \(item) updated"
    case .resized(let size):
      "resized to \(decimalText(size.width, decimals: 3))x\(decimalText(size.height, decimals: 3))"
    case .hidden: "hidden"
    case .shown: "shown"
    }
  }
}

extension WrapJump {
  fileprivate var text: String {
    let turn = rotation == 0 ? "" : " turned by \(rotation)"
    let shown = isDisplayedBefore ? "" : " (never displayed)"
    return "\(rule): \(decimalText(from, decimals: 3))\(shown) -> "
      + "\(decimalText(to, decimals: 3))\(turn)"
  }
}

extension ControlEvents {
  fileprivate var text: String {
    Self.named.filter { contains($0.event) }.map(\.name).joined(separator: " ")
  }
}
