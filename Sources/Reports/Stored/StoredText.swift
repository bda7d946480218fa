import LintelXMLTree

/// Texts as the XML report spells them. XML 1.0 cannot hold every character that a translation can; what it cannot hold is
/// written as U+FFFD and the character's number in braces, `�{1B}`, so that a reader gets it back and a person sees it.
enum StoredText {
  static func spelled(_ text: String) -> String {
    guard text.utf8.contains(where: { ($0 < 0x20 && $0 != 0x9 && $0 != 0xA && $0 != 0xD) || $0 == 0xEF }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      // A replacement character that happens to precede a brace must not be read as one of ours.
      if !XMLWriter.isLegal(scalar) || (scalar == mark && rest.first == "{") {
        result.append(mark)
        result.append(contentsOf: "{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  static func read(_ text: String) -> String {
    guard text.utf8.contains(0xEF) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == mark, let (spelled, end) = number(at: rest) {
        result.append(spelled)
        rest = rest[end...]
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static let mark: Unicode.Scalar = "\u{FFFD}"

  /// The character whose number is in braces, and where the text goes on behind them.
  private static func number(
    at text: Substring.UnicodeScalarView
  ) -> (Unicode.Scalar, Substring.UnicodeScalarView.Index)? {
    guard text.first == "{", let close = text.prefix(6).firstIndex(of: "}"),
      let value = UInt32(Substring(text[text.index(after: text.startIndex)..<close]), radix: 16),
      let scalar = Unicode.Scalar(value), !XMLWriter.isLegal(scalar) || scalar == mark
    else { return nil }
    return (scalar, text.index(after: close))
  }
}
