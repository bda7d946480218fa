import LintelFindings

/// The plural forms that a text lacks, each of which is a text to write.
extension TranslationRow {
  /// Their categories, in the order of the finding; empty where nothing says that one is lacking.
  var lackingForms: [String] {
    var lacking: [String] = []
    for finding in entries.map(\.finding) where finding.rule == "plural-category-missing" {
      let reason = finding.reason
      guard ["category", "other"].contains(reason) else { continue }
      func categories(_ name: String) -> [String] {
        for evidence in finding.evidence where evidence.name == name {
          if case .text(let words) = evidence.value { return words.split(separator: " ").map { String($0) } }
        }
        return []
      }
      let having = Set(categories("forms"))
      // The language may have no use for “other”.
      let needed = categories("needed").filter { $0 != "other" || reason == "other" }
      lacking += needed.filter { !having.contains($0) && !lacking.contains($0) }
    }
    return lacking
  }
}

extension SheetTable {
  /// One row for each form that the text lacks, with nothing in place of its translation: in one cell for several of them nobody
  /// could say which is meant. What else is wrong with the text has the row that the text would have had.
  func cellsByForm(of row: TranslationRow) -> [[String?]] {
    let own = cells(of: row)
    let lacking = row.form == nil && row.translation != nil ? row.lackingForms : []
    guard !lacking.isEmpty else { return [own] }
    let isAlone = row.entries.allSatisfy { $0.finding.rule == "plural-category-missing" } && row.tightest == nil
    let forms = lacking.map { category -> [String?] in
      var cells = own
      cells[Self.column("translation")] = nil
      cells[Self.column("form")] = category
      return cells
    }
    return (isAlone ? [] : [own]) + forms
  }
}
