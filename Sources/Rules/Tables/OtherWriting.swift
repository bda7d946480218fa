import LintelFindings
import LintelModel

/// Chinese that is written in the letters of the other of its two ways of writing.
enum OtherWriting {
  static let reason = "other-writing"
  static let manyReason = "many-other-writing"

  /// ISO 15924.
  static func isOne(_ script: String) -> Bool { script == "Hans" || script == "Hant" }

  /// - Parameter script: What the text is written in.
  static func message(_ text: String, in locale: LocaleID, script: String) -> Message {
    let text = StringUnit.quoted(text)
    return script == "Hant"
      ? "The \(locale) text \(text) is written in Traditional Chinese letters"
      : "The \(locale) text \(text) is written in Simplified Chinese letters"
  }

  /// For a text that cannot be turned letter by letter.
  /// - Parameter script: What the text has letters of.
  static func advice(script: String) -> Message {
    script == "Hant" ? "Write the text in Simplified Chinese." : "Write the text in Traditional Chinese."
  }

  /// What the text, or the only word with such letters, should be. Nil where it has a single such letter, which is named.
  static func proposal(_ letters: [UnitFacts.Letter], mended: String) -> Message? {
    let others = letters.filter { isOne($0.script) }
    guard let first = others.first, Set(others.map(\.letter)).count > 1 else { return nil }
    guard others.allSatisfy({ $0.word == first.word }) else { return "Write “\(mended)”." }
    let word = others.reduce(first.word) { word, letter in
      word.replacing(String(Character(letter.letter)), with: String(Character(letter.looksLike ?? letter.letter)))
    }
    return "Write “\(word)”."
  }
}

extension TableInLocale {
  /// One for all of them where there are many.
  func remarks(onOtherWriting remarks: [Remark], script: String) -> [Remark] {
    let what: Message =
      script == "Hant" ? "are written in Traditional Chinese letters" : "are written in Simplified Chinese letters"
    let advice: Message =
      script == "Hant" ? "Write these texts in Simplified Chinese." : "Write these texts in Traditional Chinese."
    return aggregated(remarks, asOne: OtherWriting.manyReason, what, advice: advice)
  }
}
