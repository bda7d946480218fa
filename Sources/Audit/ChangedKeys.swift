import LintelFindings
import LintelModel

/// Where a change has touched a string that is not there in a language: where the source got it, or where its translation was.
struct ChangedKeys {
  /// Places of source texts that are otherwise, or new, by table and key.
  private var sources: [String: [String: SourceLocation]] = [:]
  private let gone: [Name: SourceLocation]

  private struct Name: Hashable {
    var table: String
    var key: String
    var locale: LocaleID
  }

  init(before: Project, now: Project, _ earlier: EarlierTexts) {
    for table in now.tables where earlier.changed[table.id] != nil {
      let source = table.sourceLocale ?? now.sourceLocale
      for unit in table.units where unit.locale == source && earlier.places.contains(unit.location) {
        sources[table.id.path, default: [:]][unit.key] = unit.location
      }
    }
    var gone: [Name: SourceLocation] = [:]
    let files = Dictionary(now.tables.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    for table in before.tables {
      guard let file = files[table.file], let changed = earlier.changed[file.id], file.units != table.units else { continue }
      gone.merge(Self.gone(from: table, to: file, changed)) { one, _ in one }
    }
    self.gone = gone
  }

  /// What stands before a string that was taken out is nearest to where it was.
  private static func gone(
    from old: StringTable, to file: StringTable, _ changed: [LocaleID: Set<String>]
  ) -> [Name: SourceLocation] {
    func name(_ unit: StringUnit) -> Name { Name(table: file.id.path, key: unit.key, locale: unit.locale) }
    func names(_ units: [StringUnit]) -> Set<Name> {
      // Most files are of one language.
      var (locale, keys): (LocaleID?, Set<String>?)
      return units.reduce(into: []) { names, unit in
        if unit.locale != locale { (locale, keys) = (unit.locale, changed[unit.locale]) }
        if keys?.contains(unit.key) == true { names.insert(name(unit)) }
      }
    }
    let gone = names(old.units).subtracting(names(file.units))
    guard !gone.isEmpty else { return [:] }
    let places = Dictionary(file.units.map { (name($0), $0.location) }, uniquingKeysWith: { first, _ in first })
    var last = SourceLocation(file: file.file, line: 1)
    return old.units.reduce(into: [:]) { found, unit in
      let name = name(unit)
      if let place = places[name] { last = place } else if gone.contains(name) { found[name] = last }
    }
  }

  func place(of unit: FoundString) -> SourceLocation? {
    guard let table = unit.table, let key = unit.key else { return nil }
    if let place = sources[table]?[key] { return place }
    return unit.locale.flatMap { gone[Name(table: table, key: key, locale: $0)] }
  }
}
