import LintelFindings
import LintelModel

/// What the tables of a project have for translators: which table a file holds, what developers say about a string, and what
/// strings say that are on no bar.
struct TranslationStrings {
  /// A string by the table as findings name it (`Platform/Localizable`) and its key.
  struct Name: Hashable {
    let table: String
    let key: String
  }

  private let index: StringIndex
  private var units: [Name: [LocaleID: StringUnit]] = [:]
  private let sources: SourceTexts
  /// Those that the strings of `values` are of, by key.
  private var tablesByKey: [String: Set<String>] = [:]
  private var kept: [Name: KeptText.Share] = [:]
  private var majorities: [Name: Int] = [:]
  private let locales: [LocaleID]
  private let sourceLocale: LocaleID

  /// - Parameters:
  ///   - names: The strings whose values are asked for; a project has hundreds of thousands of others.
  ///   - index: The project's, which is made once for all pages.
  ///   - interface: The project's, which is made once a page.
  init(_ project: Project, values names: Set<Name>, index: StringIndex, interface: InterfaceTexts) {
    self.index = index
    sources = SourceTexts(project, of: names, interface: interface)
    (locales, sourceLocale) = (project.locales, project.sourceLocale)
    for name in names {
      tablesByKey[name.key, default: []].insert(name.table)
      for unit in index.units(of: name) { units[name, default: [:]][unit.locale] = unit }
    }
    // Once for all languages: rows of each of them ask.
    let texts = Self.keptTexts(units, of: project.sourceLocale)
    kept = Self.kept(texts, units, of: project)
    majorities = texts.mapValues(\.majority)
  }

  private static func keptTexts(_ units: [Name: [LocaleID: StringUnit]], of locale: LocaleID) -> [Name: KeptText] {
    var copied = CopiedTables()
    for (name, all) in units {
      if let source = all[locale] { copied.add(all.values, of: name.table, source: source) }
    }
    var texts: [Name: KeptText] = [:]
    for (name, all) in units {
      guard let source = all[locale] else { continue }
      var text = KeptText()
      for unit in all.values { text.add(unit, source: source, isAmongCopies: copied.contains(name.table, in: unit.locale)) }
      texts[name] = text
    }
    return texts
  }

  private static func kept(
    _ texts: [Name: KeptText], _ units: [Name: [LocaleID: StringUnit]], of project: Project
  ) -> [Name: KeptText.Share] {
    let locale = project.sourceLocale
    let few = texts.filter { $0.value.share == .inFew }
    let words = few.keys.reduce(into: [Name: String]()) { words, name in
      words[name] = units[name]?[locale].flatMap(NamesInTexts.word)
    }
    let written = NamesInTexts(words, in: project.tables, source: locale)
    return texts.reduce(into: [:]) { kept, text in
      let isChosen = text.value.share == .inFew && written.has(text.key, inTextsOf: text.value.sureKeepers)
      kept[text.key] = isChosen ? .inAll : text.value.share == .inFew ? nil : text.value.share
    }
  }

  /// Whether languages keep the text of a string as the source has it; nil where most do not.
  func kept(_ name: Name) -> KeptText.Share? { kept[name] }

  /// How many more languages write it in words of their own than keep the source's.
  func majority(translating name: Name) -> Int { majorities[name] ?? 0 }

  /// What other languages have for it; nil where none has anything.
  func wordings(of name: Name) -> OtherWordings? {
    guard let source = unit(name, in: sourceLocale) else { return nil }
    var wordings = OtherWordings()
    for locale in locales where locale.language != sourceLocale.language {
      guard let unit = unit(name, in: locale), !unit.isUntranslated, !unit.value.isEmpty else { continue }
      wordings.add(unit, source: source)
    }
    return wordings.isEmpty ? nil : wordings
  }

  func comment(on name: Name) -> String? { index.comment(on: name) }

  /// The table that a file holds; nil for a file that is none.
  func table(in file: String?) -> String? { file.flatMap { index.paths[$0] } }

  /// The one table of a name, without its folder, that a string of `values` with a key is of. Code that names none means
  /// `Localizable`.
  func table(called name: String?, with key: String) -> String? {
    let all = (tablesByKey[key] ?? []).filter { TableID.name(ofPath: $0) == name ?? "Localizable" }
    return all.count == 1 ? all.first : nil
  }

  /// What a string of `values` says in the source's language, where its table has no entry of it in that of the project.
  func sourceElsewhere(_ name: Name) -> String? { sources.text(name) }

  /// What a string of `values` has in a language.
  func unit(_ name: Name, in locale: LocaleID) -> StringUnit? { units[name]?[locale] }
}
