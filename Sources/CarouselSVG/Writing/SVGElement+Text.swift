internal import CarouselCore

extension SVGElement {
  /// The element as text, one element a line.
  var text: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    output += "<\(name)"
    for attribute in attributes {
      output += " \(attribute.name)=\"\(escaped(attribute.value))\""
    }
    guard !content.isEmpty else {
      output += "/>\n"
      return
    }
    output += ">"
    var breaksLine = true
    for node in content {
      switch node {
      case .text(let text):
        output += escaped(text)
        breaksLine = false
      case .element(let element):
        if breaksLine, output.last != "\n" { output += "\n" }
        element.write(to: &output)
      }
    }
    output += "</\(name)>\n"
  }
}

/// Returns text as XML 1.0 takes it in content and in attributes.
///
/// The only place that escapes. Characters that XML forbids become U+FFFD.
func escaped(_ text: String) -> String {
  var output = ""
  output.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": output += "&amp;"
    case "<": output += "&lt;"
    case ">": output += "&gt;"
    case "\"": output += "&quot;"
    case "'": output += "&apos;"
    case "\t", "\n", "\r": output += " "
    default:
      // https://www.w3.org/TR/xml/#charsets
      let isForbidden =
        scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff
      output.unicodeScalars.append(isForbidden ? "\u{fffd}" : scalar)
    }
  }
  return output
}

/// Returns a number with at most two decimals: a hundredth of a unit is far below a pixel.
func svgNumber(_ value: Double) -> String {
  decimalText(value, decimals: 2)
}
