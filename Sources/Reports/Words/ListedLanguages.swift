import LintelFindings

/// The languages that stand behind a sentence, where it does not say them itself.
enum ListedLanguages {
  /// Whether a sentence lists them, or ends with its one: `… from Localizable: German`, `… (German)`.
  static func are(_ list: String, in said: String) -> Bool {
    said.contains("(\(list))") || said.hasSuffix(": \(list)") || list.contains(",") && said.contains(list)
  }
}

extension Message {
  /// ` (German)`, behind a sentence; nil where that has it already.
  func behind(_ sentence: Message, in words: Localizer) -> Message? {
    ListedLanguages.are(words.visible(self), in: words.visible(sentence)) ? nil : " (\(self))"
  }
}
