import LintelModel

/// The key that an entry may have been meant for, where the table has another entry of the key that it stands under: one of a like
/// name that the language lacks, and whose source has a name that the entry has, too, or one that code asks for with its very text.
struct MisnamedEntry {
  let key: String
  /// Where the source's text of the key is.
  let source: SourceLocation

  /// Nil where there is no such key, or where it could be one of several.
  init?(_ lost: SkippedString, besides kept: StringUnit, of table: StringTable, in project: Project) {
    guard let value = lost.value else { return nil }
    if kept.locale.language == project.sourceLocale.language {
      guard let asked = Self.asked(with: value, besides: kept, of: table, in: project) else { return nil }
      (key, source) = (asked.key, asked.location)
      return
    }
    let units = project.tables.filter { $0.id == table.id }.flatMap(\.units)
    let sources = units.filter { $0.locale == project.sourceLocale }
    let asked = sources.first { $0.key == kept.key }?.value ?? ""
    let names = Self.names(in: value).subtracting(Self.names(in: kept.value)).subtracting(Self.names(in: asked))
    guard !names.isEmpty else { return nil }
    let own = Set(units.filter { $0.locale == kept.locale }.map(\.key))
    let found = sources.filter {
      !own.contains($0.key) && Self.areAlike($0.key, kept.key) && !names.isDisjoint(with: Self.names(in: $0.value))
    }
    guard found.count == 1, let only = found.first else { return nil }
    (key, source) = (only.key, only.location)
  }

  /// What code asks the table for with a text of its own, under a key of a like name that the source's table lacks.
  private static func asked(
    with text: String, besides kept: StringUnit, of table: StringTable, in project: Project
  ) -> CodeText? {
    let found = project.codeTexts.filter {
      $0.defaultValue == text && ($0.table ?? "Localizable") == table.name && $0.key != kept.key && areAlike($0.key, kept.key)
    }
    guard let first = found.first, found.allSatisfy({ $0.key == first.key }) else { return nil }
    let isThere = project.tables.contains { other in
      other.id == table.id && other.units.contains { $0.key == first.key && $0.locale == kept.locale }
    }
    return isThere ? nil : first
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
