import LintelFindings
import LintelModel

/// A translation of what the source said before it was changed: whoever mends a placeholder or a mark of it keeps the old text.
package enum OlderText {
  package static let advice: Message = "It seems to be of an older text: translate it anew."

  /// Whether a label stands beside a text of more than twice as many words. Another thing that differs has to be known: some
  /// languages need many words.
  static func isSentence(_ text: String, ofLabel source: String) -> Bool {
    let words = source.split(separator: " ").count
    guard (1...4).contains(words), source.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }) else { return false }
    return text.split(whereSeparator: \.isWhitespace).count > words * 2
  }

  /// So many characters with which two texts begin are no chance: a name or two is shorter.
  private static let sharedBeginning = 40

  /// Whether a text in another language begins in the source's words and goes on in others: a copy of the earlier source.
  static func isCopy(_ text: String, of source: StringUnit, in locale: LocaleID) -> Bool {
    guard locale.language != source.locale.language, text != source.value else { return false }
    return zip(text, source.value).prefix { $0 == $1 }.count >= sharedBeginning
  }
}
