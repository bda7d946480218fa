import LintelModel

/// Strings that a change leaves as they were: in their own language and in the source, with what asks for them. What is said of
/// one may change all the same, since others made a majority, a table became one that is incomplete as a whole, or another rule
/// judges it: that is neither news nor anybody's mending.
struct UntouchedStrings: Sendable {
  /// By the table's name and language the keys of strings that read otherwise than before.
  private var changed: [String: [LocaleID: Set<String>]] = [:]
  /// By the table's name the languages of which the change wrote any string; others have lost strings at most.
  private var written: [String: Set<LocaleID>] = [:]
  /// By the table's id the languages that had any of it. What a language lacks of a table that is new to it is news.
  private var had: [String: Set<LocaleID>] = [:]
  /// The ids of tables that are there on both sides.
  private var tables: Set<String> = []
  /// Languages of both sides.
  private var locales: Set<LocaleID> = []
  private var source: LocaleID?
  /// By the table's name the keys that are asked for since the change, or whose source text outside of tables is another one.
  private var touchedInCode: [String: Set<String>] = [:]
  private var literals = CodeLiterals()
  private var literalsBefore = CodeLiterals()
  /// The bar and the item whose texts are as they were; of the bar itself, its title.
  private var items: Set<[String?]> = []

  init() {}

  /// - Parameter project: what it is now; without what its tables held before nothing is known.
  init(of project: Project, since earlier: Project) {
    guard let texts = project.earlier else { return }
    source = project.sourceLocale
    for (table, keys) in texts.changed { changed[table.name, default: [:]].merge(keys) { $0.union($1) } }
    for table in project.tables {
      guard let keys = texts.changed[table.id] else { continue }
      for unit in table.units where keys[unit.locale]?.contains(unit.key) == true {
        written[table.id.name, default: []].insert(unit.locale)
      }
    }
    for table in earlier.tables {
      had[table.id.path, default: []].formUnion(table.locale == "mul" ? Set(table.units.lazy.map(\.locale)) : [table.locale])
    }
    tables = Set(project.tables.lazy.map(\.id.path)).intersection(had.keys)
    locales = Set(project.locales).intersection(earlier.locales)
    (literals, literalsBefore) = (project.codeLiterals, earlier.codeLiterals)
    touchedInCode = texts.newlyAsked
    addSources(of: project, earlier)
    let known = Self.texts(of: earlier)
    items = Set(Self.texts(of: project).filter { known[$0.key] == $0.value }.keys)
  }

  /// Source texts that code and interface files hold, and what bars ask for.
  private mutating func addSources(of project: Project, _ earlier: Project) {
    func sources(_ project: Project) -> [String: [String: String]] {
      var found: [String: [String: String]] = [:]
      for text in project.codeTexts {
        found[text.table ?? Self.defaultTable, default: [:]][text.key] = text.defaultValue ?? ""
      }
      for text in project.toolbars.lazy.flatMap({ $0.texts() }) where text.state == .localized {
        guard let key = text.key else { continue }
        found[text.table ?? Self.defaultTable, default: [:]][key] = text.isOfCode ? "" : text.source ?? ""
      }
      return found
    }
    let before = sources(earlier)
    for (table, keys) in sources(project) {
      let touched = keys.filter { before[table]?[$0.key] != $0.value }.keys
      if !touched.isEmpty { touchedInCode[table, default: []].formUnion(touched) }
    }
  }

  /// What a text of a bar is, whatever tables have for it.
  private struct Words: Hashable {
    let state: LocalizedText.State
    let parts: [String?]

    init(_ text: LocalizedText) {
      state = text.state
      parts = [text.key, text.table, text.state == .literal ? text.source : nil]
    }
  }

  private static func texts(of project: Project) -> [[String?]: [Words]] {
    var found: [[String?]: [Words]] = [:]
    for bar in project.toolbars {
      found[[bar.id, nil]] = [Words(bar.title)]
      for item in bar.items {
        found[[bar.id, item.id]] = [item.label, item.accessibilityLabel, item.paletteLabel, item.toolTip].map { Words($0) }
      }
    }
    return found
  }

  /// Whether nobody wrote anew what a language has for the string, or what the source has: be it that neither has it.
  func isAsBefore(_ unit: FoundString) -> Bool {
    guard let source, let key = unit.key, let locale = unit.locale, locales.contains(locale) else { return false }
    let changed = changed[Self.name(of: unit)] ?? [:]
    // What a region lacks it has from its language.
    return !changed.contains { other, keys in
      (other.language == locale.language || other.language == source.language) && keys.contains(key)
    }
  }

  /// Whether that is a string of a table that the language had before, and has.
  func has(_ unit: FoundString) -> Bool {
    guard let locale = unit.locale else { return false }
    // A text of a bar that names no table is in the default one.
    let all = unit.table.map { [$0] } ?? had.keys.filter { TableID.name(ofPath: $0) == Self.defaultTable }
    return all.contains { tables.contains($0) && had[$0]?.contains(locale) == true } && isAsBefore(unit)
  }

  /// Whether it is asked for as before, too: nothing that hangs on it alone can be otherwise.
  func hasAsUsed(_ unit: FoundString) -> Bool {
    guard has(unit), let key = unit.key else { return false }
    return touchedInCode[Self.name(of: unit)]?.contains(key) != true && literals.mentions(key) == literalsBefore.mentions(key)
  }

  /// Whether that is so of all strings of the table in its language, but for those that are gone.
  func hasBesideDeleted(_ unit: FoundString) -> Bool {
    guard hasAsUsed(unit), let source, let locale = unit.locale, touchedInCode[Self.name(of: unit)]?.isEmpty != false else {
      return false
    }
    return !(written[Self.name(of: unit)] ?? []).contains { $0.language == locale.language || $0.language == source.language }
  }

  /// Whether what is said in the source's words is said as before: by a string, or by an item that has no key for it.
  func keepsWords(_ unit: FoundString) -> Bool {
    (unit.key == nil || has(unit)) && (unit.toolbar == nil ? unit.key != nil : hasItem(of: unit))
  }

  /// Whether the texts of the item, or of the bar, that it is about are as they were.
  func hasItem(of unit: FoundString) -> Bool { unit.toolbar.map { items.contains([$0, unit.item]) } ?? false }

  private static func name(of unit: FoundString) -> String { unit.table.map { TableID.name(ofPath: $0) } ?? defaultTable }
  private static let defaultTable = "Localizable"
}

extension Rule {
  /// Rules on one translation beside its source: where neither changed, what they say of it hangs on how many others there are.
  package static let idsOnOneString: Set = [
    "missing-translation", "untranslated", "word-copied", "edge-space", "ending-punctuation", "full-stop-added",
    "line-break-added", "number-changed", "link-changed",
  ]
  /// Rules that tell that a text stays in the source's words. Which of them does hangs on what is known of its bar and table.
  package static let idsOnWordsOfSource: Set = [
    "untranslated", "word-copied", "label-copied", "accessible-name-not-localized", "hard-coded-text", "bar-text-key-missing",
  ]
}
