import LintelInputs
import LintelModel

/// The keys that a translation has and neither the source nor code knows.
struct OrphanSearch {
  /// By locale, in the order of the files. Empty where the source has no table of its own to compare with, where its keys
  /// come from an Interface Builder file, and where the key is the source text, which need not be in a table,
  /// unless code shows that nobody asks for it.
  private(set) var orphans: [LocaleID: [StringUnit]] = [:]
  /// Those that code shows to be asked for by nobody: whatever they say, nobody reads it.
  private(set) var unasked: Set<String> = []

  /// - Parameter all: The project's tables.
  init(in tables: [StringTable], of family: TableFamily, _ literals: CodeLiterals, among all: [StringTable]) {
    // Catalogues and exchange files hold all languages of a key together.
    let tables = tables.filter(\.format.isOfOneLanguage)
    let own = tables.filter { $0.locale == family.sourceLocale }
    guard !own.isEmpty, !tables.contains(where: \.isKeyedByObjectID) else { return }
    let units = own.flatMap(\.units)
    guard !units.isEmpty else { return }
    var known = Set(units.map(\.key)).union(own.flatMap(\.skipped).map(\.key))
    for source in family.sources where source.origin == .code || source.origin == .interface { known.insert(source.key) }
    guard family.id.name != "InfoPlist" else {
      orphans = Self.ofAnotherTable(in: tables, of: family, known, among: all)
      return
    }
    var found: [LocaleID: [StringUnit]] = [:]
    for table in tables where table.locale != family.sourceLocale {
      // Each language forms the sentences of a rule editor in its own groups.
      let orphans = table.units.filter {
        !known.contains($0.key) && !$0.key.contains("%[") && !family.isUsedByCode($0.key)
      }
      if !orphans.isEmpty { found[table.locale, default: []] += orphans }
    }
    let keys = Set(found.values.joined().map(\.key))
    guard !keys.isEmpty else { return }
    if Self.knows(literals, units, of: family) { unasked = keys.filter { !literals.mentions($0) } }
    // A table of texts as keys is complete if it has nearly all of them.
    let hasTextsAsKeys = units.count { $0.key == $0.value } * 2 >= units.count
    // One that has less than what it lacks is none that a translation was made from.
    let isComplete = keys.count <= (hasTextsAsKeys ? units.count / 10 : units.count)
    orphans = isComplete ? found : found.mapValues { $0.filter { unasked.contains($0.key) } }.filter { !$0.value.isEmpty }
  }

  /// A property list has more keys than the source's table need have. But a translation that has none of that, and only keys of
  /// another table beside it, has the texts of that one in the wrong file.
  private static func ofAnotherTable(
    in tables: [StringTable], of family: TableFamily, _ known: Set<String>, among all: [StringTable]
  ) -> [LocaleID: [StringUnit]] {
    let others = all.filter { $0.locale == family.sourceLocale && $0.id.folder == family.id.folder && $0.id != family.id }
      .map { Set($0.units.map(\.key)) }
    var found: [LocaleID: [StringUnit]] = [:]
    for table in tables where table.locale != family.sourceLocale && table.units.count >= 3 {
      let keys = Set(table.units.map(\.key))
      guard keys.isDisjoint(with: known), others.contains(where: { keys.isSubset(of: $0) }) else { continue }
      found[table.locale, default: []] += table.units
    }
    return found
  }

  /// Whether code has at least four fifths of the source's own keys: then it would have the others, too. Of a few keys that is
  /// no proof.
  private static func knows(_ literals: CodeLiterals, _ units: [StringUnit], of family: TableFamily) -> Bool {
    guard !literals.isEmpty, units.count >= 10 else { return false }
    return units.count { family.isUsedByCode($0.key) || literals.mentions($0.key) } * 5 >= units.count * 4
  }
}
