/// What rows of a filled sheet say for those that are left empty and ask for the same: a row is found by its source and its comment, and not by
/// its number, since people sort sheets.
struct RepeatedCells {
  private struct Asked: Hashable {
    let source, comment, form: String
  }

  private let places: (same: Int, source: Int, comment: Int, form: Int)?
  private var texts: [Asked: Set<String>] = [:]

  /// - Parameter titles: Those of the columns; a sheet of an older release says of no row that it asks for the same.
  init(_ rows: [(line: Int, cells: [String])], titles: [String], isBlank: (String) -> Bool) {
    guard let same = titles.firstIndex(of: SheetTable.sameColumn), let new = titles.firstIndex(of: "new translation"),
      let source = titles.firstIndex(of: "source"), let comment = titles.firstIndex(of: "comment"),
      let translation = titles.firstIndex(of: "translation"), let form = titles.firstIndex(of: "form")
    else {
      places = nil
      return
    }
    places = (same: same, source: source, comment: comment, form: form)
    // What mends another text says nothing of one that is not there.
    for row in rows.dropFirst() where translation < row.cells.count && isBlank(row.cells[translation]) {
      guard let asked = asked(row.cells), new < row.cells.count, !isBlank(row.cells[new]) else { continue }
      texts[asked, default: []].insert(row.cells[new])
    }
  }

  /// Nil where the row asks for a text of its own, none is filled in, or there are two: nobody knows which one is meant.
  func text(for cells: [String]) -> String? {
    guard let places, places.same < cells.count, Int(cells[places.same]) != nil, let asked = asked(cells),
      let found = texts[asked], found.count == 1
    else { return nil }
    return found.first
  }

  private func asked(_ cells: [String]) -> Asked? {
    guard let places, max(places.source, places.comment, places.form) < cells.count, !cells[places.source].isEmpty else { return nil }
    return Asked(source: cells[places.source], comment: cells[places.comment], form: cells[places.form])
  }
}
