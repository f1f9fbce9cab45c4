internal import CarouselCore

/// How a timeline is told in Chinese.
enum ChineseWords {
  /// One wrap jump in a sentence.
  static func sentence(_ moment: WrapMoment) -> String {
    var parts: [String] = []
    if let copy = moment.copiedItem, let neighbor = moment.neighbor {
      let side = moment.isLeadingCopy ? "前" : "后"
      parts.append("第 \(neighbor + 1) 页之\(side)滑入第 \(copy + 1) 页的副本")
      parts.append("\(when(moment))，\(jump(moment))")
    } else {
      parts.append("\(place(moment))，\(when(moment))，\(jump(moment))")
    }
    parts.append(moment.isSeen ? "屏幕上的内容与应有的不同" : "屏幕上什么都没有变")
    return parts.joined(separator: "；") + "。"
  }

  private static func place(_ moment: WrapMoment) -> String {
    switch moment.items.count {
    case 0: "画面空白时"
    case 1: "在第 \(moment.items[0] + 1) 页"
    default: "在第 \(moment.items[0] + 1) 页与第 \(moment.items[1] + 1) 页之间"
    }
  }

  private static func when(_ moment: WrapMoment) -> String {
    switch moment.motion {
    case .resting: "停稳后"
    case .dragging: "手指仍按住时"
    case .settling: "尚在减速时"
    case .scrolling: "定时器翻页时"
    }
  }

  private static func jump(_ moment: WrapMoment) -> String {
    let direction = moment.jump.displacement < 0 ? "向回" : "向前"
    let distance =
      moment.wholePages.map { Language.chinese.pages(abs($0)) }
      ?? " " + decimalText(abs(moment.jump.displacement), decimals: 2) + " 点"
    let offset = "偏移量\(direction)跳\(distance)"
    guard moment.jump.rotation != 0 else { return offset }
    return "视图轮换\(Language.chinese.pages(abs(moment.jump.rotation)))，\(offset)"
  }

  /// What ends a sentence about jumps that nobody sees.
  static func invisibility(_ wraps: Int) -> String {
    switch wraps {
    case 0: "。"
    case 1: "，看不出来。"
    default: "，都看不出来。"
    }
  }

  /// What the laws say, in a sentence.
  static func closing(_ verdict: Verdict, wraps: Int) -> String {
    guard let first = verdict.findings.first else {
      return wraps == 0 ? "没有发生回绕。" : "每一帧都与没有尽头的长条所显示的相同。"
    }
    return "在 \(fixedText(first.time, decimals: 2)) 秒，\(law(first))。"
  }

  /// What is seen where a law is broken.
  static func law(_ finding: Finding) -> String {
    switch finding.law {
    case .referenceMatch: "屏幕显示的页面不对"
    case .remapEquivalence: "跳转移动了屏幕上的内容"
    case .coverage: "屏幕有一部分是空白"
    case .uniqueCover: "错误的页面盖在上面"
    case .atomicity: "一次跳转用了不止一帧"
    case .motionContinuity: "内容的移动与手指相反"
    case .progress: "一次手势没有翻页，或翻错了页"
    case .indicator: "圆点标错了页"
    case .callbacks: "报告的页码有误"
    case .autoplayCadence: "定时器的间隔不均匀"
    case .noDrift: "绕一圈后没有回到原处"
    case .loopClosure: "最后一帧接不上第一帧"
    case .resize: "尺寸改变后页面丢失"
    case .smallCounts: "页数很少时处理有误"
    case .mirror: "镜像的轮播不一致"
    case .cloneVersion: "副本显示的是旧页面"
    case .robustness: "结果取决于显示器"
    }
  }
}
