import LintelModel

/// The strings of a table that read otherwise than in an earlier state of it. Files that are as they were cost one comparison.
struct ChangedStrings {
  /// Those that are otherwise or new, as they are now.
  private(set) var units: [StringUnit] = []
  /// The keys of these and of those that are gone.
  private(set) var keys: [LocaleID: Set<String>] = [:]
  /// The development language, where a table says it: what is unfinished there is shown all the same.
  private let source: LocaleID?

  init(from old: [StringTable], to new: [StringTable]) {
    source = new.lazy.compactMap(\.sourceLocale).first
    let files = Dictionary(old.map { ($0.file, $0.units) }, uniquingKeysWith: { first, _ in first })
    var rest: [StringTable] = []
    for table in new {
      guard let before = files[table.file], let changed = self.changed(from: before, to: table.units) else {
        rest.append(table)
        continue
      }
      for index in changed { add(table.units[index]) }
    }
    let present = Set(new.map(\.file))
    let gone = old.filter { !present.contains($0.file) }
    if !rest.isEmpty || !gone.isEmpty { compare(old, rest, gone) }
  }

  /// Compares by key and language what may have been moved from file to file.
  private mutating func compare(_ old: [StringTable], _ changed: [StringTable], _ gone: [StringTable]) {
    let files = Set((changed + gone).map(\.file))
    let locales = Set((changed + gone).lazy.flatMap(\.units).map(\.locale))
      .union(old.lazy.filter { files.contains($0.file) }.flatMap(\.units).map(\.locale))
    var known: [LocaleID: [String: StringUnit]] = [:]
    for unit in old.lazy.flatMap(\.units) where locales.contains(unit.locale) {
      if known[unit.locale]?[unit.key] == nil { known[unit.locale, default: [:]][unit.key] = unit }
    }
    var left: [LocaleID: Set<String>] = [:]
    for unit in old.lazy.filter({ files.contains($0.file) }).flatMap(\.units) { left[unit.locale, default: []].insert(unit.key) }
    for unit in changed.lazy.flatMap(\.units) {
      left[unit.locale]?.remove(unit.key)
      if known[unit.locale]?[unit.key].map({ !isShown($0, as: unit) }) ?? true { add(unit) }
    }
    for (locale, gone) in left where !gone.isEmpty { keys[locale, default: []].formUnion(gone) }
  }

  /// Leaves out what tables of the same name had in the same words: it was put into another one, and nobody wrote it anew.
  mutating func leaveOut(movedFrom old: [StringTable]) {
    guard !old.isEmpty, !units.isEmpty else { return }
    var known: [LocaleID: [String: StringUnit]] = [:]
    for unit in old.lazy.flatMap(\.units) where keys[unit.locale]?.contains(unit.key) == true {
      if known[unit.locale]?[unit.key] == nil { known[unit.locale, default: [:]][unit.key] = unit }
    }
    let (all, had) = (units, known)
    (units, keys) = ([], [:])
    for unit in all where had[unit.locale]?[unit.key].map({ !isShown($0, as: unit) }) ?? true { add(unit) }
  }

  private mutating func add(_ unit: StringUnit) {
    units.append(unit)
    keys[unit.locale, default: []].insert(unit.key)
  }

  /// Which strings of a file read otherwise; nil if it has others, or has them in another order.
  private func changed(from old: [StringUnit], to new: [StringUnit]) -> [Int]? {
    guard old.count == new.count else { return nil }
    let isSame = old.withUnsafeBufferPointer { old in new.withUnsafeBufferPointer { old.baseAddress == $0.baseAddress } }
    if isSame { return [] }
    var changed: [Int] = []
    for index in new.indices {
      guard old[index].key == new[index].key, old[index].locale == new[index].locale else { return nil }
      if !isShown(old[index], as: new[index]) { changed.append(index) }
    }
    return changed
  }

  /// Whether people read the same: the platform shows the source's text for one that its table calls untranslated.
  private func isShown(_ old: StringUnit, as new: StringUnit) -> Bool {
    old.saysExactly(new) && (new.locale == source || old.isUntranslated == new.isUntranslated)
  }
}
