import LintelModel

/// Finds the keys that a translation has and the source has not.
enum OrphanSearch {
  /// By locale, in the order of the files. Empty where the source has no table of its own to compare with, where its keys
  /// come from an Interface Builder file or the bundle, and where the key is the source text.
  static func orphans(
    in tables: [StringTable], sources: [StringUnit], sourceLocale: LocaleID
  ) -> [LocaleID: [StringUnit]] {
    // Catalogues and exchange files hold all languages of a key together.
    let tables = tables.filter { $0.format == .strings || $0.format == .stringsdict }
    let own = tables.filter { $0.locale == sourceLocale }
    guard !own.isEmpty, !tables.contains(where: { $0.isKeyedByObjectID || $0.name == "InfoPlist" }) else { return [:] }
    let units = own.flatMap(\.units)
    guard !units.isEmpty, units.count(where: { $0.key == $0.value }) * 2 < units.count else { return [:] }
    let known = Set(units.map(\.key)).union(own.flatMap(\.skipped).map(\.key)).union(sources.map(\.key))
    var found: [LocaleID: [StringUnit]] = [:]
    for table in tables where table.locale != sourceLocale {
      let orphans = table.units.filter { !known.contains($0.key) }
      if !orphans.isEmpty { found[table.locale, default: []] += orphans }
    }
    return found
  }
}
