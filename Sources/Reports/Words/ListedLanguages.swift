import LintelFindings

/// The languages that stand behind a sentence, where it does not say them itself.
enum ListedLanguages {
  /// What stands between two of them: as CLDR has it for the languages that reports are written in.
  private static let commas: Set<Character> = [",", "、", "，", "،"]

  /// Whether a sentence lists them, or ends with its one: `… from Localizable: German`, `… (German)`. Chinese and Japanese have
  /// marks of their own width.
  static func are(_ list: String, in said: String) -> Bool {
    said.contains("(\(list))") || said.contains("（\(list)）") || said.hasSuffix(": \(list)") || said.hasSuffix("：\(list)")
      || list.contains(where: commas.contains) && said.contains(list)
  }
}

extension Message {
  /// ` (German)`, behind a sentence; nil where that has it already.
  func behind(_ sentence: Message, in words: Localizer) -> Message? {
    ListedLanguages.are(words.visible(self), in: words.visible(sentence)) ? nil : " (\(self))"
  }
}
