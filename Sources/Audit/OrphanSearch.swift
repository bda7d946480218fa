import LintelInputs
import LintelModel

/// Finds the keys that a translation has and neither the source nor code knows.
enum OrphanSearch {
  /// By locale, in the order of the files. Empty where the source has no table of its own to compare with, where its keys
  /// come from an Interface Builder file or the bundle, and where the key is the source text, which need not be in a table.
  static func orphans(in tables: [StringTable], of family: TableFamily) -> [LocaleID: [StringUnit]] {
    // Catalogues and exchange files hold all languages of a key together.
    let tables = tables.filter(\.format.isOfOneLanguage)
    let own = tables.filter { $0.locale == family.sourceLocale }
    guard !own.isEmpty, !tables.contains(where: { $0.isKeyedByObjectID || $0.name == "InfoPlist" }) else { return [:] }
    let units = own.flatMap(\.units)
    guard !units.isEmpty else { return [:] }
    var known = Set(units.map(\.key)).union(own.flatMap(\.skipped).map(\.key))
    for source in family.sources where source.origin == .code || source.origin == .interface { known.insert(source.key) }
    var found: [LocaleID: [StringUnit]] = [:]
    var keys: Set<String> = []
    for table in tables where table.locale != family.sourceLocale {
      // Each language forms the sentences of a rule editor in its own groups.
      let orphans = table.units.filter {
        !known.contains($0.key) && !$0.key.contains("%[") && !family.isUsedByCode($0.key)
      }
      guard !orphans.isEmpty else { continue }
      found[table.locale, default: []] += orphans
      keys.formUnion(orphans.map(\.key))
    }
    // A table of texts as keys is complete if it has nearly all of them.
    let hasTextsAsKeys = units.count { $0.key == $0.value } * 2 >= units.count
    // One that has less than what it lacks is none that a translation was made from.
    return keys.count > (hasTextsAsKeys ? units.count / 10 : units.count) ? [:] : found
  }
}
