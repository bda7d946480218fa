import LintelModel

/// The source text of every key of a table: its own table's, an Interface Builder file's, the one that code gives, or the key
/// itself where it reads as a text; else it is unknown.
struct FamilySources {
  private(set) var units: [StringUnit] = []
  /// Keys that no language need have: the source does not know them.
  private(set) var optional: Set<ExactString> = []
  private var seen: Set<ExactString> = []

  private let family: TableID
  private let locale: LocaleID
  private let code: CodeTextIndex

  init(of family: TableID, locale: LocaleID, code: CodeTextIndex) {
    self.family = family
    self.locale = locale
    self.code = code
  }

  /// Takes a unit of the source language's own table; the first one of a key counts.
  mutating func add(_ unit: StringUnit) {
    guard seen.insert(ExactString(unit.key)).inserted else { return }
    units.append(unit)
  }

  /// What the table calls untranslatable is not asked for because a storyboard shows it.
  mutating func leaveOut(_ key: String) { seen.insert(ExactString(key)) }

  /// Keys that an Interface Builder file has no text for any more: unless code asks for one, it is never shown.
  mutating func addStale(_ keys: Set<String>) {
    for key in keys where !code.uses(key, of: family) { optional.insert(ExactString(key)) }
  }

  /// Where catalogues and exchange files have no text of the source they repeat the key.
  /// - Parameter isTranslated: Whether a language has another text than the key: a name stays the same in all of them.
  mutating func judgeRepeatedKeys(isTranslated: (ExactString) -> Bool) {
    let marks = AccessKeyMarks(units.lazy.filter { $0.key.utf8.contains(UInt8(ascii: "_")) && Self.isOfPO($0) }.map(\.key))
    for index in units.indices where units[index].value == units[index].key && !units[index].varies {
      guard units[index].origin == .key || StringTable.Format(file: units[index].location.file)?.isExchange == true
      else { continue }
      if let text = code.text(for: units[index].key, of: family) {
        units[index] = unit(text, like: units[index])
      } else if isName(units[index], marks), isTranslated(ExactString(units[index].key)) {
        units[index] = unknown(units[index])
      } else {
        units[index].origin = .key
      }
    }
  }

  /// What code says of a link, where the table says nothing: whether languages have pages of their own.
  mutating func addCommentsOfLinks() {
    for index in units.indices where units[index].comment == nil && units[index].value.utf8.contains(UInt8(ascii: ":")) {
      guard units[index].value.contains("://") else { continue }
      units[index].comment = code.comment(for: units[index].key, of: family)
    }
  }

  /// What an exchange file calls a source text is one unless it is clearly an identifier; a catalogue repeats nothing but keys.
  private func isName(_ unit: StringUnit, _ marks: AccessKeyMarks) -> Bool {
    let text = Self.isOfPO(unit) ? marks.seen(of: unit.key) : unit.key
    return unit.origin == .key ? KeyStyle.kind(of: text) == .name : KeyStyle.isIdentifier(text)
  }

  private static func isOfPO(_ unit: StringUnit) -> Bool { StringTable.Format(file: unit.location.file) == .po }

  /// Keys that translations have and the source has not. There code may give the text; else the platform shows the key itself,
  /// as projects mean it to that use the source text as key. A key that few languages have, and no code asks for, is left over.
  mutating func addKeys(of tables: [StringTable]) {
    let others = tables.filter { $0.locale != locale && !$0.units.isEmpty }
    // A locale's plural rules and its other texts are one table in two files.
    let locales = Set(others.map(\.locale)).count
    // What only a region of the source's language has, no other language lacks.
    var found: [ExactString: (count: Int, last: LocaleID, isForeign: Bool)] = [:]
    for unit in others.sorted(by: { $0.locale < $1.locale }).lazy.flatMap(\.units) {
      let key = ExactString(unit.key)
      guard !seen.contains(key) else { continue }
      let before = found[key]
      let isForeign = unit.locale.language != locale.language
      if before?.last != unit.locale {
        found[key] = ((before?.count ?? 0) + 1, unit.locale, isForeign || before?.isForeign == true)
      }
    }
    guard !found.isEmpty else { return }
    let style = KeyStyle(found.keys.lazy.map(\.string) + units.lazy.map(\.key))
    // A source that holds less than most languages have beyond it is a stub: its keys are its texts, and it has dropped none.
    let own = units.count { !$0.key.isEmpty }
    let shared = found.count { $0.value.count * 2 > locales && style.isProse($0.key.string) }
    let hasOwnTable = own > 0 && own >= shared
    // The system asks for these, by the texts of a property list that are keys and texts at once.
    let isOfSettings = family.folder.hasSuffix("Settings.bundle")
    // Of two keys that differ in a format alone, each language has one.
    let formats = Set(units.lazy.map(\.key).filter { $0.utf8.contains(UInt8(ascii: "%")) }.map(CodeTextIndex.compared))
    // The largest table gives the order, and what it lacks comes behind.
    for unit in Self.largestFirst(others).lazy.flatMap(\.units) {
      let key = ExactString(unit.key)
      guard let count = found[key]?.count, seen.insert(key).inserted else { continue }
      if let text = code.text(for: unit.key, of: family) {
        units.append(self.unit(text, like: unit))
        continue
      }
      let isUsed = code.uses(unit.key, of: family)
      // One translation is no majority.
      guard isUsed || locales > 1 && count * 2 > locales else { continue }
      var source = StringUnit(key: unit.key, locale: locale, value: unit.key, comment: unit.comment, location: unit.location)
      if style.isProse(unit.key) {
        source.origin = .key
        if hasOwnTable, !isUsed, !(isOfSettings && count * 2 > locales) { optional.insert(key) }
      } else {
        source = unknown(source)
      }
      if !found[key]!.isForeign || formats.contains(CodeTextIndex.compared(unit.key)) { optional.insert(key) }
      units.append(source)
    }
  }

  private mutating func unknown(_ unit: StringUnit) -> StringUnit {
    optional.insert(ExactString(unit.key))
    var unit = unit
    unit.value = ""
    unit.origin = .unknown
    return unit
  }

  private func unit(_ text: CodeText, like unit: StringUnit) -> StringUnit {
    var source = StringUnit(
      key: unit.key, locale: locale, value: text.defaultValue ?? "", comment: text.comment ?? unit.comment,
      location: text.location)
    source.origin = .code
    return source
  }

  private static func largestFirst(_ tables: [StringTable]) -> [StringTable] {
    let largest = StringTable.Format.allCases.filter(\.isOfOneLanguage).compactMap { format in
      tables.filter { $0.format == format }.max { ($0.units.count, $1.file) < ($1.units.count, $0.file) }?.file
    }
    return largest.flatMap { file in tables.filter { $0.file == file } } + tables.filter { !largest.contains($0.file) }
  }
}
