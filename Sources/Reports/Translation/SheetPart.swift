import LintelFindings
import LintelModel

/// What a page tells beside the rows of a language's sheet, for the spreadsheet that it saves: of findings about many strings the
/// language's own, and what the language lacks. The spreadsheets that `--split` writes have all of it in their rows.
struct SheetPart {
  /// What the sheet's language lacks and has no row on it.
  let lacked: LackedStrings
  let places: StringPlaces
  /// So many strings of each finding, and of all that the language lacks together, have a row.
  let most: Int

  /// How many strings without a translation have no row.
  var lacking: Int { max(0, lacked.count - most) }

  /// How many strings of findings have none.
  func omitted(of sheet: TranslationSheet) -> Int {
    let listed = sheet.others.reduce(0) { $0 + max(0, $1.texts.count - max(1, most)) }
    // Each has its one row as long as any has.
    return sheet.leftOut + listed
      + sheet.unlisted.reduce(0) { $0 + (most == 0 ? max(1, $1.texts.count) : max(0, $1.texts.count - most)) }
  }

  /// How many rows strings have on a sheet.
  func rows(of sheet: TranslationSheet) -> Int {
    let told = sheet.others + (most == 0 ? [] : sheet.unlisted)
    return told.reduce(min(most, lacked.count)) { $0 + max(1, min(max(1, most), $1.texts.count)) }
  }
}
