import LintelInputs
import LintelModel

/// Finds single translations that a change adds and that another language has for the same string, as whoever pastes a new text
/// into the wrong file does.
///
/// Nothing shows what the text was before, and both languages may be new to the string: so what is told has words that the other
/// language uses in further strings, and that this one uses in none.
struct AddedForeignTextSearch {
  let table: TableInLocale
  let family: TableFamily
  /// The keys of texts that are what they were under a key that is gone.
  let carriedOver: Set<String>

  // The figures are ours.

  /// What more languages have is a word of all the world.
  private static let mostLanguages = 2
  /// Fewer other texts do not show which words a language uses.
  private static let fewestTexts = 8
  /// Of fewer words each may be at home in two languages.
  private static let fewestWords = 2

  func found() -> [ForeignText] {
    guard !table.isSource, !table.changed.isEmpty, table.locale.language != table.sourceLocale.language else { return [] }
    let candidates = table.pairs.indices.compactMap { index in language(of: index).map { (index: index, language: $0) } }
    guard !candidates.isEmpty else { return [] }
    let keys = Set(candidates.map { table.pairs[$0.index].source.key })
    let own = texts(of: table.locale, besides: keys)
    guard own.count >= Self.fewestTexts else { return [] }
    let ownWords = Self.words(of: own)
    var others: [LocaleID: Set<String>] = [:]
    for language in Set(candidates.map(\.language)) { others[language] = Self.words(of: texts(of: language, besides: keys)) }
    let search = TakenTextSearch(table: table, family: family)
    let alike = Set(others.keys.filter { search.isNear($0) })
    return candidates.compactMap { index, language -> ForeignText? in
      let (source, translation) = (table.pairs[index].source, table.pairs[index].translation!)
      // Names, and the letters of placeholders, are in both.
      let words = ForeignTextSearch.words(of: translation.value).subtracting(ForeignTextSearch.words(of: source.value))
      let theirs = words.intersection(others[language] ?? [])
      guard !alike.contains(language), !theirs.isEmpty, words.isDisjoint(with: ownWords) else { return nil }
      return ForeignText(
        language: language, text: TakenTexts.Text(source: source, translation: translation, before: ""),
        isCertain: theirs.count >= Self.fewestWords && !NearLanguages.sharePhrases(language, table.locale))
    }
  }

  /// The first of the languages that have the text of a string that is new to this one.
  private func language(of index: Int) -> LocaleID? {
    let (source, own) = (table.pairs[index].source, table.locale)
    guard table.changed.contains(source.key), !carriedOver.contains(source.key), source.origin != .unknown, !source.varies,
      let unit = table.pairs[index].translation, unit.locale == own, !unit.varies, !unit.isUntranslated,
      // What the language had before is told with it.
      table.earlier[source.key].map({ $0.translation == nil && $0.earlierKey == nil }) ?? true
    else { return nil }
    let said = SaidText.of(unit.value)
    guard !said.isEmpty, said != SaidText.of(source.value) else { return nil }
    let languages = family.locales.filter { locale in
      guard locale != own, locale.language != table.sourceLocale.language, family.hasTable(in: locale),
        let other = family.translation(of: source.key, in: locale), !other.varies, !other.isUntranslated
      else { return false }
      return SaidText.of(other.value) == said
    }
    // What another region has is the language's own.
    guard !languages.contains(where: { $0.language == own.language }),
      Set(languages.map(\.language)).count <= Self.mostLanguages
    else { return nil }
    return languages.first
  }

  /// What a language says in other strings than these, and not as the source says it.
  private func texts(of locale: LocaleID, besides keys: Set<String>) -> [String] {
    family.sources.compactMap { source in
      guard !keys.contains(source.key), let unit = family.translation(of: source.key, in: locale), !unit.isUntranslated,
        unit.value != source.value
      else { return nil }
      return unit.forms.map(\.text).joined(separator: " ")
    }
  }

  private static func words(of texts: [String]) -> Set<String> {
    texts.reduce(into: []) { $0.formUnion(ForeignTextSearch.words(of: $1)) }
  }
}
