/// Flags of parts of countries, which are spelled with tag characters: England's is a black flag, tags for `gbeng`, and a tag
/// that ends them (UTS #51, ED-14a and annex C).
enum TagFlag {
  /// The flag that a text begins with: one whose tags spell what a subdivision can be called (UTS #35: a country of two
  /// letters or three digits, then one to four of either). Other tags are no flag, whatever they may spell.
  static func first(in text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    guard text.first == "\u{1F3F4}" else { return nil }
    let tags = text.dropFirst().prefix(maximumLength + 1).prefix { $0 != end }
    guard (3...maximumLength).contains(tags.count), tags.allSatisfy(isLetterOrDigit) else { return nil }
    guard tags.endIndex < text.endIndex, text[tags.endIndex] == end else { return nil }
    return text[...tags.endIndex]
  }

  private static let maximumLength = 7
  private static let end: Unicode.Scalar = "\u{E007F}"

  private static func isLetterOrDigit(_ tag: Unicode.Scalar) -> Bool {
    (0xE0030...0xE0039).contains(tag.value) || (0xE0061...0xE007A).contains(tag.value)
  }
}
