/// A text that has no words of its own, such as `%@ %@`: nobody can say it more shortly, as what the app puts in decides its width.
package enum FormatText {
  /// What to do about one that does not fit, and who can.
  package static let advice: Message =
    "It has no words of its own: what the app puts into it decides how wide it is. Its developers can give it more room, or put in less."

  /// Whether a text is placeholders, and marks, digits and spaces between them: `%1$@ – %2$@`, `%#@count@`, `%.1f %%`.
  package static func isOne(_ text: String) -> Bool {
    // Most texts have no sign, which their bytes tell.
    guard text.utf8.contains(UInt8(ascii: "%")) else { return false }
    var rest = text.unicodeScalars[...]
    var hasPlaceholder = false
    while let scalar = rest.popFirst() {
      if scalar == "%" {
        if rest.first == "%" { rest.removeFirst() } else if skipPlaceholder(&rest) { hasPlaceholder = true }
      } else if scalar.properties.isAlphabetic {
        return false
      }
    }
    return hasPlaceholder
  }

  private static let modifiers: Set<Unicode.Scalar> = ["h", "j", "l", "L", "q", "t", "z"]

  /// Takes what is behind a sign off the text; false where it is no placeholder.
  private static func skipPlaceholder(_ rest: inout Substring.UnicodeScalarView) -> Bool {
    var whole = rest.drop { "0123456789$-+ .*'".unicodeScalars.contains($0) }
    if whole.starts(with: "#@".unicodeScalars) {
      let name = whole.dropFirst(2)
      guard let end = name.firstIndex(of: "@") else { return false }
      rest = name[name.index(after: end)...]
      return true
    }
    whole = whole.drop { $0 == "#" || modifiers.contains($0) }
    guard let conversion = whole.first, conversion == "@" || conversion.isASCII && conversion.properties.isAlphabetic else { return false }
    rest = whole.dropFirst()
    return true
  }
}
