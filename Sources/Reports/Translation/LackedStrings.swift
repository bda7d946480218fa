import LintelModel

/// What the language of a sheet lacks and has no row on it: found out once, however many shares of it a page is tried with.
struct LackedStrings {
  typealias Lacked = (string: UntranslatedStrings.Entry, group: UntranslatedStrings.Group)

  private let groups: [UntranslatedStrings.Group]
  /// What has a row.
  private let told: Set<TranslationStrings.Name>
  let count: Int

  init(_ untranslated: UntranslatedStrings, besides sheet: TranslationSheet) {
    let told = Set(sheet.rows.compactMap { row in row.key.map { TranslationStrings.Name(table: row.table ?? "", key: $0) } })
    groups = untranslated.groups.filter { $0.locales.contains(sheet.locale) }
    count = groups.reduce(0) { sum, group in sum + group.strings.count { !told.contains($0.name) } }
    self.told = told
  }

  /// The first of them: to list hundreds of thousands takes long.
  func first(_ most: Int) -> [Lacked] {
    var found: [Lacked] = []
    for group in groups {
      for string in group.strings where !told.contains(string.name) {
        guard found.count < most else { return found }
        found.append((string: string, group: group))
      }
    }
    return found
  }
}
