import LintelModel

/// The key that an entry may have been meant for, where the table has another entry of the key that it stands under: one of a like
/// name that the language lacks, and whose source has a name that the entry has, too.
struct MisnamedEntry {
  /// The source's text of the key.
  let source: StringUnit

  /// Nil where there is no such key, or where it could be one of several.
  init?(_ lost: SkippedString, besides kept: StringUnit, of table: StringTable, in project: Project) {
    guard let value = lost.value, kept.locale.language != project.sourceLocale.language else { return nil }
    let units = project.tables.filter { $0.id == table.id }.flatMap(\.units)
    let sources = units.filter { $0.locale == project.sourceLocale }
    let asked = sources.first { $0.key == kept.key }?.value ?? ""
    let names = Self.names(in: value).subtracting(Self.names(in: kept.value)).subtracting(Self.names(in: asked))
    guard !names.isEmpty else { return nil }
    let own = Set(units.filter { $0.locale == kept.locale }.map(\.key))
    let found = sources.filter {
      !own.contains($0.key) && Self.areAlike($0.key, kept.key) && !names.isDisjoint(with: Self.names(in: $0.value))
    }
    guard found.count == 1, let source = found.first else { return nil }
    self.source = source
  }

  /// Words with a capital, which languages share where they are names.
  private static func names(in text: String) -> Set<Substring> {
    Set(text.split { !$0.isLetter }.filter { $0.count >= 3 && $0.first?.isUppercase == true })
  }

  /// Whether two keys begin and end alike by at least half.
  private static func areAlike(_ first: String, _ second: String) -> Bool {
    let length = min(first.count, second.count)
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    return min(length, start + end) * 2 >= length
  }
}
