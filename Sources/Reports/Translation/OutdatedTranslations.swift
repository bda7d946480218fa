import LintelFindings
import LintelModel

/// Translations that were made of another text than the source has now, as far as files say of which: what Interface Builder wrote
/// beside them, and what an exchange file has as the source of the same translation.
struct OutdatedTranslations {
  typealias Name = TranslationStrings.Name

  /// What the source said then, and what it says now.
  struct Change: Hashable {
    let before: String
    let now: String

    var sentence: Message { "Its file has “\(before)” as the source’s text, which is “\(now)” now." }
    static let advice: Message = "Read the translation again: it may still say what the source said before."
  }

  private(set) var changes: [LocaleID: [Name: Change]] = [:]

  init(_ project: Project, interface: InterfaceTexts) {
    addCommented(project, interface)
    let exchanged = project.tables.filter { $0.format.isExchange }
    if !exchanged.isEmpty { addExchanged(exchanged, project) }
  }

  /// Interface Builder's export writes the source's text of then above each string.
  private mutating func addCommented(_ project: Project, _ interface: InterfaceTexts) {
    let tables = project.tables.filter { $0.isKeyedByObjectID && !$0.format.isExchange && !$0.isTableCopy }
    let besideSource = Self.commented(tables, project.sourceLocale)
    for table in tables {
      let source = (table.sourceLocale ?? project.sourceLocale).language
      for unit in table.units where unit.locale.language != source && ObjectID.isKey(unit.key) {
        guard let comment = unit.comment, let said = InterfaceTexts.text(of: unit.key, in: comment) else { continue }
        let name = Name(table: table.id.path, key: unit.key)
        guard let now = interface.present(name) else { continue }
        let before = Self.unescaped(said)
        // Whoever changed the text left the comment as it was, and so did all who copied it: it is of no translation's time.
        if let same = besideSource[name], !Self.isReworded(before, same) { continue }
        if Self.isSample(now, of: before) { continue }
        add(before, now, of: unit, name)
      }
    }
  }

  /// What stands above each string in the source's own tables.
  private static func commented(_ tables: [StringTable], _ sourceLocale: LocaleID) -> [Name: String] {
    tables.reduce(into: [:]) { texts, table in
      let source = (table.sourceLocale ?? sourceLocale).language
      for unit in table.units where unit.locale.language == source && ObjectID.isKey(unit.key) {
        guard let comment = unit.comment, let said = InterfaceTexts.text(of: unit.key, in: comment) else { continue }
        texts[Name(table: table.id.path, key: unit.key)] = unescaped(said)
      }
    }
  }

  /// Whether the source has a measured value at its end where it had none: `Eventually 92 mg/dL` of `Active Carbs` shows in
  /// Interface Builder what the app will put in, and nobody translates it.
  private static func isSample(_ now: String, of before: String) -> Bool {
    guard !before.contains(where: \.isNumber) else { return false }
    let words = now.split(whereSeparator: \.isWhitespace)
    guard words.count >= 2, let unit = words.last, words[words.count - 2].allSatisfy({ $0.isNumber || $0 == "." || $0 == "," })
    else { return false }
    return unit.allSatisfy { $0.isLetter || "/%°".contains($0) } && (unit.contains("/") || unit.count <= longestUnit)
  }

  /// In letters: `kg`. Longer ones without a stroke may be words: `days`.
  private static let longestUnit = 2

  private mutating func addExchanged(_ exchanged: [StringTable], _ project: Project) {
    let tables = Dictionary(grouping: project.tables.filter { !$0.format.isExchange && !$0.isTableCopy }, by: \.id.name)
    var asNow: [LocaleID: Set<Name>] = [:]
    for table in exchanged {
      guard let original = table.original, let sourceLocale = table.sourceLocale, table.locale.language != sourceLocale.language
      else { continue }
      let own = (tables[TableID(path: original).name] ?? []).filter { Self.isSame($0.id, as: TableID(path: original)) }
      let sources = Self.texts(of: own, in: sourceLocale)
      guard !sources.isEmpty else { continue }
      let then = Self.pairs(of: table, sourceLocale)
      // A copy says nothing of a translation that is another one by now.
      let isCopy = table.isExchangeCopy
      let translations = isCopy ? Self.texts(of: own, in: table.locale) : Self.texts(of: [table], in: table.locale)
      for (key, pair) in then {
        guard let now = sources[key], let translation = translations[key], translation.unit.value == pair.translation else { continue }
        let name = Name(table: translation.table, key: key)
        if Self.isReworded(pair.source, now.unit.readable) {
          add(pair.source, now.unit.readable, of: translation.unit, name)
        } else {
          asNow[table.locale, default: []].insert(name)
        }
      }
    }
    // Of several documents one may be older.
    for (locale, names) in asNow { for name in names { changes[locale]?[name] = nil } }
  }

  private mutating func add(_ before: String, _ now: String, of unit: StringUnit, _ name: Name) {
    guard unit.isTranslatable, !unit.isUntranslated, !unit.value.isEmpty, Self.isReworded(before, now) else { return }
    // A copy of either text is told as one.
    let own = Self.words(unit.readable)
    guard own != Self.words(before), own != Self.words(now) else { return }
    changes[unit.locale, default: [:]][name] = Change(before: before, now: now)
  }

  // MARK: Exchange files

  private typealias Text = (unit: StringUnit, table: String)

  private static func texts(of tables: [StringTable], in locale: LocaleID) -> [String: Text] {
    tables.reduce(into: [:]) { texts, table in
      for unit in table.units where unit.locale == locale && !unit.varies { texts[unit.key] = (unit: unit, table: table.id.path) }
    }
  }

  /// What the file has of each string, read by the audit or not.
  private static func pairs(of table: StringTable, _ source: LocaleID) -> [String: (source: String, translation: String)] {
    var sources: [String: String] = [:]
    var translations: [String: String] = [:]
    func add(_ key: String, _ locale: LocaleID?, _ text: String?) {
      if locale == source { sources[key] = text } else if locale == table.locale { translations[key] = text }
    }
    for unit in table.units where !unit.varies { add(unit.key, unit.locale, unit.value) }
    for string in table.skipped where string.reason == .exchangeCopy { add(string.key, string.locale, string.value) }
    return translations.reduce(into: [:]) { pairs, text in
      if let source = sources[text.key] { pairs[text.key] = (source: source, translation: text.value) }
    }
  }

  /// A document's paths count from the folder of the Xcode project, which may lie above or below the audited one.
  private static func isSame(_ table: TableID, as original: TableID) -> Bool {
    let (own, other) = (table.folder.split(separator: "/"), original.folder.split(separator: "/"))
    let shared = min(own.count, other.count)
    return table.name == original.name && own.suffix(shared) == other.suffix(shared)
  }

  // MARK: Wording

  /// Whether other words are said: not in other capitals, with other marks, or with a letter of a long word mended.
  static func isReworded(_ before: String, _ now: String) -> Bool {
    let (old, new) = (words(before), words(now))
    guard !old.isEmpty, !new.isEmpty, old.joined() != new.joined() else { return false }
    return old.count != new.count || zip(old, new).contains { !isSpelling($0, of: $1) }
  }

  private static func words(_ text: String) -> [Substring] { text.lowercased().split { !$0.isLetter && !$0.isNumber } }

  /// In letters: of shorter words one letter more or less is another word.
  private static let longWord = 5

  private static func isSpelling(_ word: Substring, of other: Substring) -> Bool {
    if word == other { return true }
    let most = max(word.count, other.count)
    guard most >= longWord, !(word + other).contains(where: \.isNumber) else { return false }
    let start = zip(word, other).prefix { $0 == $1 }.count
    let end = zip(word.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let rest = most - start - end
    return rest <= 1 || rest == 2 && word.sorted() == other.sorted()
  }

  /// As a comment has it, where quotation marks and line breaks are escaped.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    return text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
  }
}
