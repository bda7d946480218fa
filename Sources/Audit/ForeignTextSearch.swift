import LintelInputs
import LintelLanguage
import LintelModel

/// Finds single translations that a change replaced with what another language has for the same string, as whoever pastes a text
/// into the wrong file does.
///
/// Two languages may well have a text in common, so what is told has words that the language uses nowhere else in its table, and
/// that hardly any other language has.
struct ForeignTextSearch {
  let table: TableInLocale
  let family: TableFamily
  /// What each language had before the change, as far as it is otherwise now.
  let earlier: [LocaleID: [String: EarlierTexts.Pair]]

  // The figures are ours.

  /// What more languages have is a word of all the world.
  private static let mostLanguages = 2
  /// Fewer other texts do not show which words the language uses.
  private static let fewestTexts = 8
  /// Of fewer words each may be at home in two languages.
  private static let fewestWords = 2
  /// Shorter words are articles and the like, which tell nothing. A sign that is a syllable or a word has three in UTF-8.
  private static let fewestBytes = 3

  /// - Parameter changed: Indices of the pairs that say something else than before.
  func found(among changed: [Int]) -> [ForeignText] {
    let candidates = changed.compactMap { index in language(of: index).map { (index: index, language: $0) } }
    guard !candidates.isEmpty else { return [] }
    let known = texts(besides: Set(changed))
    let words = known.reduce(into: Set<String>()) { $0.formUnion(Self.words(of: $1)) }
    let search = TakenTextSearch(table: table, family: family)
    let near = Set(Set(candidates.map(\.language)).filter { search.isNear($0) })
    return candidates.compactMap { index, language -> ForeignText? in
      let (source, translation) = (table.pairs[index].source, table.pairs[index].translation!)
      // Names, and the letters of placeholders, are in both.
      let foreign = Self.words(of: translation.value).subtracting(Self.words(of: source.value))
      let said = SaidText.of(translation.value)
      guard !near.contains(language), !foreign.isEmpty, foreign.intersection(words).count * 2 < foreign.count,
        !known.contains(where: { $0.contains(said) })
      else { return nil }
      return ForeignText(
        language: language,
        text: TakenTexts.Text(
          source: source, translation: translation, before: table.earlier[source.key]?.translation?.value ?? ""),
        isCertain: foreign.count >= Self.fewestWords && known.count >= Self.fewestTexts)
    }
  }

  /// The first of the languages whose text it is, and was before the change.
  private func language(of index: Int) -> LocaleID? {
    let (source, own) = (table.pairs[index].source, table.locale)
    guard let text = table.pairs[index].translation?.value else { return nil }
    let said = SaidText.of(text)
    guard said != SaidText.of(source.value) else { return nil }
    let languages = family.locales.filter { locale in
      guard locale != own, locale.language != table.sourceLocale.language,
        let unit = family.translation(of: source.key, in: locale), !unit.varies, !unit.isUntranslated
      else { return false }
      return SaidText.of(unit.value) == said
    }
    // What another region has is the language's own, and what a change writes into two languages is meant for both.
    guard !languages.contains(where: { $0.language == own.language || earlier[$0]?[source.key]?.isTranslationReworded == true }),
      Set(languages.map(\.language)).count <= Self.mostLanguages, !isOwnCommand(text)
    else { return nil }
    return languages.first
  }

  /// Whether a text is a command of the language in signs that Chinese and Japanese share: 保存 is at home in both.
  private func isOwnCommand(_ text: String) -> Bool {
    table.locale.setsNoSpaces && text.unicodeScalars.allSatisfy { $0.properties.isIdeographic }
      && Language(locale: table.locale).verb(of: text) == .yes
  }

  /// What the language says in other strings, and said in those that changed, in lower case.
  private func texts(besides changed: Set<Int>) -> [String] {
    table.pairs.indices.compactMap { index in
      let pair = table.pairs[index]
      let unit = changed.contains(index) ? table.earlier[pair.source.key]?.translation : pair.translation
      guard let unit, unit.locale == table.locale, !unit.isUntranslated, unit.value != pair.source.value else { return nil }
      return unit.forms.map(\.text).joined(separator: " ").lowercased()
    }
  }

  /// Its words in lower case.
  static func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.utf8.count >= fewestBytes }.map(String.init))
  }
}
