import LintelFindings
import LintelModel

/// What a page tells beside the rows of a language's sheet, for the spreadsheet that it saves: of findings about many strings the
/// language's own, and what the language lacks. The spreadsheets that `--split` writes have all of it in their rows.
struct SheetPart {
  /// Of the sheet's language.
  let untranslated: UntranslatedStrings
  let places: StringPlaces
  /// So many strings of each finding, and of all that the language lacks together, have a row.
  let most: Int

  typealias Lacked = (string: UntranslatedStrings.Entry, group: UntranslatedStrings.Group)

  /// What the language lacks and has no row on its sheet.
  func lacked(on sheet: TranslationSheet) -> [Lacked] {
    let told = Set(sheet.rows.compactMap { row in row.key.map { TranslationStrings.Name(table: row.table ?? "", key: $0) } })
    return untranslated.groups.flatMap { group -> [Lacked] in
      group.strings.filter { !told.contains($0.name) }.map { (string: $0, group: group) }
    }
  }

  /// How many strings without a translation have no row.
  func lacking(on sheet: TranslationSheet) -> Int { max(0, untranslated.count(besides: sheet) - most) }

  /// How many strings of findings have none.
  func omitted(of sheet: TranslationSheet) -> Int {
    let listed = sheet.others.reduce(0) { $0 + max(0, $1.texts.count - max(1, most)) }
    // Each has its one row as long as any has.
    return listed + sheet.unlisted.reduce(0) { $0 + (most == 0 ? max(1, $1.texts.count) : max(0, $1.texts.count - most)) }
  }

  /// How many rows strings have on a sheet.
  func rows(of sheet: TranslationSheet) -> Int {
    let told = sheet.others + (most == 0 ? [] : sheet.unlisted)
    return told.reduce(min(most, untranslated.count(besides: sheet))) { $0 + max(1, min(max(1, most), $1.texts.count)) }
  }
}
