import LintelFindings
import LintelModel

/// A translation of what the source said before it was changed: whoever mends a placeholder or a mark of it keeps the old text.
package enum OlderText {
  package static let advice: Message = "It seems to be of an older text: translate it anew."

  static let moreIsLost: Message = "More than the value is lost: translate it anew."
  static let isShort: Message = "It says less than half of what the source says: translate it anew."
  static let sourceChanged: Message = "The source may have changed: translate it anew."

  /// Whether an advice is to translate a text as a whole: whatever else that lacks of its source comes with it.
  package static func isToTranslateAnew(_ advice: Message?) -> Bool {
    [Self.advice, adviceOnName, moreIsLost, isShort, sourceChanged].contains { $0.parts == advice?.parts }
  }

  /// Whether a label stands beside a text of more than twice as many words. Another thing that differs has to be known: some
  /// languages need many words.
  static func isSentence(_ text: String, ofLabel source: String) -> Bool {
    let words = source.split(separator: " ").count
    guard (1...4).contains(words), source.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }) else { return false }
    return text.split(whereSeparator: \.isWhitespace).count > words * 2
  }

  /// Whether a text is the name of its key in other words, as a program translates it that was given keys: as many parts between
  /// the same signs, and no space.
  static func isName(_ text: String, ofKey key: String, of source: String) -> Bool {
    func isSign(_ character: Character) -> Bool { "-_.".contains(character) }
    guard key.count(where: isSign) >= 2, source.contains(where: \.isWhitespace), !text.contains(where: \.isWhitespace) else {
      return false
    }
    return text.filter(isSign) == key.filter(isSign) && !text.contains("%")
  }

  static let adviceOnName: Message = "It reads like the name of the key, not like its text: translate it anew."

  /// So many characters with which two texts begin are no chance: a name or two is shorter.
  private static let sharedBeginning = 40

  /// Whether a text in another language begins in the source's words and goes on in others: a copy of the earlier source.
  static func isCopy(_ text: String, of source: StringUnit, in locale: LocaleID) -> Bool {
    guard locale.language != source.locale.language, text != source.value else { return false }
    return zip(text, source.value).prefix { $0 == $1 }.count >= sharedBeginning
  }
}
