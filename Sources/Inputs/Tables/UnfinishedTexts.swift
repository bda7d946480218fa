import LintelModel

/// Texts that a table has and calls untranslated, by language: the platform shows the source's in their place.
struct UnfinishedTexts: Sendable {
  private struct Language: Sendable {
    var file: String
    var texts: [ExactString: String] = [:]
  }

  private var languages: [LocaleID: Language] = [:]

  /// - Parameter units: those of one locale.
  mutating func take(_ units: ArraySlice<StringUnit>, of file: String) {
    for unit in units where unit.isUntranslated && !unit.value.isEmpty && unit.value != unit.key {
      languages[unit.locale, default: Language(file: file)].texts[ExactString(unit.key)] = unit.value
    }
  }

  func has(_ key: String, in locale: LocaleID) -> Bool { languages[locale]?.texts[ExactString(key)] != nil }

  func file(of locale: LocaleID) -> String? { languages[locale]?.file }

  /// The languages that have nothing else, and in which somebody wrote texts of their own: one in twenty of the source's
  /// strings or more, the share from which on a language is one of an app's (`Project.inEarnest`). A tool that begins a
  /// language writes the source's texts.
  /// - Parameter translated: the languages that have a text which is finished.
  func begun(besides translated: Set<LocaleID>, beside sources: [StringUnit]) -> Set<LocaleID> {
    let open = languages.filter { !translated.contains($0.key) }
    guard !open.isEmpty else { return [] }
    let known = Dictionary(sources.map { (ExactString($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    return Set(
      open.filter { _, language in
        language.texts.count { key, text in known[key].map { $0 != text } ?? false } * 20 >= max(sources.count, 1)
      }.keys)
  }
}
