import LintelModel

/// Finds the strings of tables whose very words a bar has written into the code, while other code of the same part of the
/// project asks for them. That shows that the words are meant to be translated, however few others are.
struct AskedTextSearch {
  private let source: LocaleID
  private let tables: [StringTable]
  /// What bars have of the code's own, and where.
  private let literals: Set<String>
  private let places: Set<KeyUses.Place>

  static func found(in project: Project) -> [AskedText.Words: AskedText] {
    let source = project.sourceLocale
    // What has one language has nothing to translate.
    guard project.locales.contains(where: { $0.language != source.language && !$0.isPseudolanguage }) else { return [:] }
    let texts = project.toolbars.flatMap { $0.texts(.own) }.filter { $0.state == .literal && $0.isOfCode }
    let literals = Set(texts.compactMap(\.source))
    guard !literals.isEmpty else { return [:] }
    let search = AskedTextSearch(
      source: source, tables: project.tables, literals: literals,
      places: Set(texts.compactMap(\.location).map { KeyUses.Place($0) }))
    return search.found(among: project.codeTexts + project.spelledKeys.texts)
  }

  private func found(among asked: [CodeText]) -> [AskedText.Words: AskedText] {
    let said = self.said
    var uses: [KeyUses.Name: [CodeText]] = [:]
    for text in asked where isCertain(text) {
      let name = KeyUses.Name(table: text.table, key: text.key)
      if said[name] != nil { uses[name, default: []].append(text) }
    }
    let languages = self.languages(of: said.filter { uses[$0.key] != nil })
    var found: [AskedText.Words: AskedText] = [:]
    for (name, words) in said.sorted(by: { $0.key < $1.key }) {
      for text in uses[name] ?? [] {
        for place in [text.location] + (text.readAt ?? []) {
          let use = AskedText.Words(words, in: place.file)
          let new = AskedText(key: name.key, table: name.table, languages: languages[name] ?? [], place: place)
          guard let known = found[use] else {
            found[use] = new
            continue
          }
          let isBetter =
            new.languages.count != known.languages.count
            ? new.languages.count > known.languages.count : new.place < known.place
          if isBetter { found[use] = new }
        }
      }
    }
    return found
  }

  /// Whether the app's users see what the call asks for, and its words alone show that it does.
  private func isCertain(_ text: CodeText) -> Bool {
    !text.isAssumed && !text.isOfDebugBuild && !text.isOfOtherBundle && !text.isOfInterface
      && !places.contains(KeyUses.Place(text.location)) && !DeveloperScreen.isNamed(byPath: text.location.file)
  }

  /// The strings that say in the source's language what a bar says.
  private var said: [KeyUses.Name: String] {
    var said: [KeyUses.Name: String] = [:]
    for table in tables where table.locale == source || table.sourceLocale == source {
      for unit in table.units where unit.locale == source && !unit.varies && literals.contains(unit.value) {
        said[KeyUses.Name(table: table.name, key: unit.key)] = unit.value
      }
    }
    return said
  }

  private func languages(of said: [KeyUses.Name: String]) -> [KeyUses.Name: [LocaleID]] {
    guard !said.isEmpty else { return [:] }
    let names = Set(said.keys.map(\.table))
    var found: [KeyUses.Name: Set<LocaleID>] = [:]
    for table in tables where names.contains(table.name) {
      for unit in table.units where unit.locale.language != source.language && !unit.isUntranslated && unit.value.hasInk {
        let name = KeyUses.Name(table: table.name, key: unit.key)
        if let words = said[name], unit.varies || unit.value != words { found[name, default: []].insert(unit.locale) }
      }
    }
    return found.mapValues { $0.sorted() }
  }
}
