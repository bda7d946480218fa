/// Makes characters visible that a reader cannot see and that can change what a terminal or a page does: a translation
/// may hold escape sequences, or bidi controls that turn the rest of a line around.
package enum VisibleCharacters {
  /// The text with line breaks as `⏎`, tabs as `⇥` and every other control or bidi control as `⟨U+202E⟩`.
  ///
  /// The joiners U+200C and U+200D stay: emoji and Persian, Hindi and other words are spelled with them. So do the tag
  /// characters of a flag such as England's; anywhere else these can carry an invisible text.
  package static func of(_ text: String) -> String {
    guard !text.isPlainASCII, text.unicodeScalars.contains(where: isInvisible) else { return text }
    var result = ""
    var isAfterReturn = false
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if let flag = TagFlag.first(in: rest) {
        result.unicodeScalars.append(contentsOf: flag)
        rest = rest[flag.endIndex...]
        isAfterReturn = false
        continue
      }
      rest.removeFirst()
      switch scalar {
      case "\n" where isAfterReturn: break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result += "⏎"
      case "\t": result += "⇥"
      case _ where isInvisible(scalar): result += "⟨\(name(scalar))⟩"
      default: result.unicodeScalars.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return result
  }

  /// The same for a place that may have several lines, in which the text is looked for again: its line breaks stay.
  static func inLines(_ text: String) -> String {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line -> String in
      let isOfTwoSigns = line.last == "\r" && index + 1 < lines.count
      return of(String(isOfTwoSigns ? line.dropLast() : line)) + (isOfTwoSigns ? "\r" : "")
    }.joined(separator: "\n")
  }

  /// The text as a picture of it should draw it: without controls, but turned by its bidi controls as on the device.
  static func drawn(_ text: String) -> String {
    guard !text.isPlainASCII, text.unicodeScalars.contains(where: isInvisible) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if let flag = TagFlag.first(in: rest) {
        result.append(contentsOf: flag)
        rest = rest[flag.endIndex...]
        continue
      }
      rest.removeFirst()
      if !isInvisible(scalar) || isBidiControl(scalar) { result.append(scalar) }
    }
    return String(result)
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x200B, 0x2060...0x2065, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF,
      0xAD, 0x34F, 0xE0000...0xE007F:
      true
    default: isBidiControl(scalar)
    }
  }

  private static func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// Whether it is letters, digits and marks of ASCII: of most texts of a report this is all there is to know.
  fileprivate var isPlainASCII: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}
