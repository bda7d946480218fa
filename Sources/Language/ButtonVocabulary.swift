internal import LintelModel
import LintelTables

/// What a language calls the buttons every app has, and which abbreviations it writes with a full stop.
struct ButtonVocabulary: Sendable {
  private let back, backOrPrevious, close: WordList
  private let buttonFirst, buttonLast, buttonWord, buttonBeforeName: [[UInt8]]
  let abbreviations: WordList

  init(_ file: LanguageFile) {
    back = file["back"]
    backOrPrevious = file["back-or-previous"]
    close = file["close"]
    abbreviations = file["abbreviations"]
    func words(_ section: String) -> [[UInt8]] { file[section].words.map { Array($0.utf8) } }
    buttonFirst = words("button-first")
    buttonLast = words("button-last")
    buttonWord = words("button-word")
    buttonBeforeName = words("button-before-name")
    namesButtons = file.has("back") && file.has("close")
  }

  private let namesButtons: Bool

  /// Whether the whole label is what the language calls the Back button.
  func saysBack(_ label: Label) -> Answer {
    let answer = says(label, back)
    return answer == .no && backOrPrevious.contains(label.phrase) ? .unknown : answer
  }

  /// The same for the Close button.
  func saysClose(_ label: Label) -> Answer { says(label, close) }

  /// Whether the label begins or ends with what the language calls a button, where a name would have it: "Close button",
  /// "Bouton Fermer". A label of many words speaks about a button.
  func namesButton(_ label: Label) -> Answer {
    guard !buttonFirst.isEmpty || !buttonLast.isEmpty || !buttonWord.isEmpty else { return .unknown }
    guard (1...4).contains(label.words.count), !label.startsWithTextArgument, !label.endsWithTextArgument else { return .no }
    let first =
      buttonFirst.contains { label.phrase.starts(with: $0) && Self.ends($0, in: label.phrase) }
      || label.words.count > 1 && !label.words[1].startsLowercase
        && buttonBeforeName.contains { label.words[0].bytes.elementsEqual($0) }
    let last =
      buttonLast.contains { label.phrase.reversed().starts(with: $0.reversed()) }
      || buttonWord.contains { label.phrase.reversed().starts(with: $0.reversed()) && Self.begins($0, in: label.phrase) }
    let isObject =
      label.words.dropLast().last.map { Self.articles.contains(String(decoding: $0.bytes, as: UTF8.self)) } ?? false
    return first || last && !isObject ? .yes : .no
  }

  /// Whether a word at the start of a phrase ends where the phrase does or before a space, which Thai does not write.
  private static func ends(_ word: [UInt8], in phrase: ArraySlice<UInt8>) -> Bool {
    let next = phrase.dropFirst(word.count).first
    return next == nil || next == UInt8(ascii: " ") || word[0] == 0xE0
  }

  /// Whether a word at the end of a phrase begins where the phrase does or behind a space or hyphen.
  private static func begins(_ word: [UInt8], in phrase: ArraySlice<UInt8>) -> Bool {
    let before = phrase.dropLast(word.count).last
    return before == nil || before == UInt8(ascii: " ") || before == UInt8(ascii: "-")
  }

  /// "Add a button" adds one.
  private static let articles: Set = ["a", "the", "this", "each", "every", "ein", "eine", "einen", "den", "die", "een"]

  private func says(_ label: Label, _ list: WordList) -> Answer {
    guard namesButtons else { return .unknown }
    if label.startsWithTextArgument || label.endsWithTextArgument { return .no }
    return list.contains(label.phrase) ? .yes : .no
  }

  /// What is known of a language, by its folder.
  static func of(_ language: String) -> ButtonVocabulary? {
    LanguageFiles.named("words", language: language).map(ButtonVocabulary.init)
  }

  /// What holds in every language, by the code for an undetermined one.
  static let everywhere = of("und")?.abbreviations ?? .empty
}
