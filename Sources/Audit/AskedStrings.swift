import LintelInputs
import LintelModel

/// Which strings of a table code asks for, as far as that can be seen.
struct AskedStrings {
  /// The keys that only translations have.
  let search: OrphanSearch
  /// The table without those of them that nobody asks for: they are told as that, and nobody is to mend them.
  let family: TableFamily
  /// By keys that are out of date those that code asks for.
  let outdated: [String: String]
  /// The keys of the source, or of translations alone, that no code names, where code names most others, and those that are out
  /// of date.
  let unmentioned: Set<String>

  /// - Parameters:
  ///   - tables: The table's files.
  ///   - others: All tables of the project.
  init(
    of all: TableFamily, in tables: [StringTable], among others: [StringTable], _ literals: CodeLiterals, _ values: AskedValues
  ) {
    search = OrphanSearch(in: tables, of: all, literals, among: others)
    family = all.leavingOut(search.unasked)
    outdated = TableStage.outdated(family.sources, in: family, literals, values)
    unmentioned = Self.unasked(in: family, literals).union(family.staleKeys).union(outdated.keys)
  }

  /// Which of the source's own strings no code asks for, or spells. Where code asks for less than half, Lintel does not see how
  /// it asks.
  private static func unasked(in family: TableFamily, _ literals: CodeLiterals) -> Set<String> {
    guard !literals.isEmpty else { return [] }
    let sources = family.sources
    let unasked = sources.filter { source in
      literals.uncalled.contains(source.key) || !family.isUsedByCode(source.key) && !literals.mentions(source.key)
    }
    return unasked.count * 2 < sources.count ? Set(unasked.filter(isWrittenInTables).map(\.key)) : []
  }

  /// Whether nothing but tables has it: the source's own, or translations alone, with the text as its key. What only these have
  /// is asked for no more than what the source has as well. A catalogue's keys were found in code.
  private static func isWrittenInTables(_ source: StringUnit) -> Bool {
    source.origin == .table
      || source.origin == .key && StringTable.Format(file: source.location.file)?.isOfOneLanguage == true
  }
}
