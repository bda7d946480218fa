import LintelModel
import LintelTables

/// What a language calls the buttons every app has, and which abbreviations it writes with a full stop.
struct Words: Sendable {
  private let back, backOrPrevious, close: WordList
  let abbreviations: WordList

  init(_ file: LanguageFile) {
    back = file["back"]
    backOrPrevious = file["back-or-previous"]
    close = file["close"]
    abbreviations = file["abbreviations"]
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

  private func says(_ label: Label, _ list: WordList) -> Answer {
    guard namesButtons else { return .unknown }
    if label.startsWithTextArgument || label.endsWithTextArgument { return .no }
    return list.contains(label.phrase) ? .yes : .no
  }

  /// What is known of a language, by its folder.
  static func of(_ language: String) -> Words? { LanguageFiles.named("words", language: language).map(Words.init) }

  /// What holds in every language, by the code for an undetermined one.
  static let everywhere = of("und")?.abbreviations ?? .empty
}
