import LintelModel

/// What a change touched of a project: texts by what they say, and bars by what defines them. Where a file lies, how it is laid out
/// and what its comments say is no part of that.
package struct ChangedParts: Hashable, Sendable {
  private struct Text: Hashable {
    var table: String
    var key: String
    var locale: LocaleID
  }

  private struct Source: Hashable {
    var table: String
    var key: String
  }

  /// Those that a language has otherwise than before, or no more.
  private var texts: Set<Text> = []
  /// Those that all languages have otherwise, because the source has.
  private var sources: Set<Source> = []
  /// By the bar's id: in which languages; nil for all of them.
  private var bars: [String: Set<LocaleID>?] = [:]
  /// Tables in which anything is otherwise, by language.
  private var tables: [String: Set<LocaleID>] = [:]
  /// Files that could not be read, or have marks of a conflict, and were not so before.
  private var files: Set<String>

  package init(from before: Project, to now: Project) {
    files = Set(now.skipped).subtracting(before.skipped).reduce(into: []) { $0.insert($1.file) }
    files.formUnion(Set(now.conflictMarkers.map(\.file)).subtracting(before.conflictMarkers.map(\.file)))
    addTexts(before, now)
    addBars(before, now)
  }

  // MARK: Texts

  /// A text in all its forms, without its place.
  private struct Words: Hashable {
    var forms: [[String?]]
    /// False where its table calls it untranslated, so that people read the source's.
    var isShown: Bool

    init(_ unit: StringUnit, source: LocaleID) {
      isShown = unit.locale == source || !unit.isUntranslated
      forms = unit.forms.map { [$0.text, $0.plural, $0.device, $0.width, $0.substitution.map(String.init)] }
    }
  }

  private mutating func addTexts(_ before: Project, _ now: Project) {
    let earlier = Self.byID(before.tables)
    let later = Self.byID(now.tables)
    for (id, files) in later {
      let counterpart = Self.counterpart(of: id, in: earlier, gone: { later[$0] == nil })
      let others = counterpart.flatMap { earlier[$0] } ?? []
      // Most tables are as they were.
      if files.map(\.units) == others.map(\.units) { continue }
      var known = Self.words(of: others, source: now.sourceLocale)
      for file in files {
        for unit in file.units {
          if known.removeValue(forKey: Text(table: "", key: unit.key, locale: unit.locale)) != Words(unit, source: now.sourceLocale) {
            add(unit.key, unit.locale, of: id, now.sourceLocale)
          }
        }
      }
      for text in known.keys { add(text.key, text.locale, of: id, now.sourceLocale) }
    }
    for (id, files) in earlier where later[id] == nil {
      for text in Self.words(of: files, source: now.sourceLocale).keys { tables[id, default: []].insert(text.locale) }
    }
  }

  private mutating func add(_ key: String, _ locale: LocaleID, of table: String, _ source: LocaleID) {
    tables[table, default: []].insert(locale)
    if locale == source {
      sources.insert(Source(table: table, key: key))
    } else {
      texts.insert(Text(table: table, key: key, locale: locale))
    }
  }

  private static func byID(_ tables: [StringTable]) -> [String: [StringTable]] {
    Dictionary(grouping: tables, by: \.id.path)
  }

  private static func words(of tables: [StringTable], source: LocaleID) -> [Text: Words] {
    var words: [Text: Words] = [:]
    for unit in tables.lazy.flatMap(\.units) {
      words[Text(table: "", key: unit.key, locale: unit.locale)] = Words(unit, source: source)
    }
    return words
  }

  /// The table or bar of before: of the same id, else the only one of its name that is gone from where it was.
  private static func counterpart<Value>(
    of id: String, in earlier: [String: Value], gone isGone: (String) -> Bool
  ) -> String? {
    if earlier[id] != nil { return id }
    func name(_ path: String) -> Substring? { path.split(separator: "/").last }
    let moved = earlier.keys.filter { name($0) == name(id) && isGone($0) }
    return moved.count == 1 ? moved[0] : nil
  }

  // MARK: Bars

  private mutating func addBars(_ before: Project, _ now: Project) {
    let earlier = Dictionary(before.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let later = Set(now.toolbars.map(\.id))
    for toolbar in now.toolbars {
      guard let id = Self.counterpart(of: toolbar.id, in: earlier, gone: { !later.contains($0) }), let old = earlier[id],
        old.definition == toolbar.definition
      else {
        bars.updateValue(nil, forKey: toolbar.id)
        continue
      }
      let locales = zip(old.texts(), toolbar.texts()).reduce(into: Set<LocaleID>()) { changed, pair in
        for locale in Set(pair.0.values.keys).union(pair.1.values.keys) {
          let (was, isNow) = (pair.0.values[locale], pair.1.values[locale])
          if was?.text != isNow?.text || was?.state != isNow?.state
            || was?.variants.map(\.words) != isNow?.variants.map(\.words)
          {
            changed.insert(locale)
          }
        }
      }
      if locales.contains(toolbar.sourceLocale) {
        bars.updateValue(nil, forKey: toolbar.id)
      } else if !locales.isEmpty {
        bars.updateValue(locales, forKey: toolbar.id)
      }
    }
  }

  // MARK: What it is asked

  /// Whether any of what a finding is about was touched.
  package func touches(_ finding: Finding) -> Bool { finding.units.contains(where: touches) }

  func touches(_ unit: FoundString) -> Bool {
    if let toolbar = unit.toolbar, let locales = bars[toolbar] {
      guard let locales, let locale = unit.locale else { return true }
      return locales.contains(locale) || touchesText(unit)
    }
    return touchesText(unit)
  }

  private func touchesText(_ unit: FoundString) -> Bool {
    guard let table = unit.table else { return false }
    guard let key = unit.key else {
      guard unit.toolbar == nil else { return false }
      return files.contains(table) || tables[table].map { unit.locale == nil || $0.contains(unit.locale!) } == true
    }
    if sources.contains(Source(table: table, key: key)) { return true }
    guard let locale = unit.locale else { return texts.contains { $0.table == table && $0.key == key } }
    return texts.contains(Text(table: table, key: key, locale: locale))
  }
}

extension LocalizedValue.Variant {
  fileprivate var words: [String?] { [text, plural, device, width] }
}

extension Toolbar {
  /// What its definition says, whatever tables have for its texts and wherever it is.
  fileprivate var definition: Toolbar {
    var bar = self
    let nowhere = SourceLocation(file: "", line: 1)
    bar.id = ""
    bar.location = nowhere
    bar.backgroundIsFrom = nil
    bar.tintIsFrom = nil
    bar.ownBackgroundIsFrom = nil
    bar.ownTintIsFrom = nil
    bar.noEdgeEffectIsFrom = nil
    bar.smallTitleIsFrom = nil
    bar.titleIsSetAt = nil
    // What others have is no part of it.
    bar.top = nil
    bar.backName = nil
    bar.backImage?.location = nowhere
    // What tells a variant apart may be a text of another one, or a line.
    bar.variant = bar.variant.map { .init(bar: "", names: [$0.conditions], isPartedBySystem: $0.isPartedBySystem) }
    bar.items = bar.items.map { $0.definition(at: nowhere) }
    bar.forEachText { $0 = $0.definition }
    return bar
  }
}

extension Item {
  fileprivate func definition(at nowhere: SourceLocation) -> Item {
    var item = self
    item.location = nowhere
    item.placedAt = nil
    item.madeAt = nil
    item.variable = nil
    item.fixedWidthIsFrom = nil
    item.fixedTextSizeIsFrom = nil
    item.fixedTextSizes = fixedTextSizes.map { PlacedTextSize(size: $0.size, location: nowhere) }
    item.symbolIsFrom = nil
    item.parts = parts.map { part in
      var part = part.definition(at: nowhere)
      (part.label, part.toolTip, part.accessibilityLabel) = (
        part.label.definition, part.toolTip.definition, part.accessibilityLabel.definition
      )
      return part
    }
    return item
  }
}

extension LocalizedText {
  fileprivate var definition: LocalizedText {
    var text = self
    text.values = [:]
    text.location = nil
    text.generatedAt = nil
    text.unfollowed = nil
    return text
  }
}
