/// Rows that ask for the translation of one source text with one comment: it is filled in once, and `lintel apply` takes it for the others.
extension SheetTable {
  static let sameColumn = "as row"
  /// Right behind the new translation, in a file.
  static let samePlace = newPlace + 1

  private struct Asked: Hashable {
    let source, comment, form, length: String
  }

  /// Of each row the number of the first one that asks for the same, as spreadsheets count; empty where there is none before it.
  /// - Parameters:
  ///   - rows: With the columns' names, in the order of `columns`.
  ///   - works: What each is for.
  static func repeated(_ rows: [SpreadsheetRow], works: [String]) -> [String] {
    let (comment, form, length) = (column("comment"), column("form"), column("max length (characters)"))
    let toWrite = [RowWork.translate.rawValue, RowWork.fileMissing.rawValue]
    var first: [Asked: Int] = [:]
    return rows.indices.map { index in
      if index == 0 { return sameColumn }
      let cells = rows[index].cells
      guard toWrite.contains(works[index]), !cells[5].isEmpty else { return "" }
      let asked = Asked(source: cells[5], comment: cells[comment], form: cells[form], length: cells[length])
      guard let lead = first[asked] else {
        first[asked] = index + 1
        return ""
      }
      return "\(lead)"
    }
  }
}
