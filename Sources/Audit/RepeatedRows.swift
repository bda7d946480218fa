import LintelModel

/// Rows of filled sheets that speak of one text: said twice alike they are one, and of two texts nobody knows which is meant.
struct RepeatedRows {
  private struct Name: Hashable {
    var language, key, file, translation, form: String
    var line: Int?
  }

  /// Each text once, in the order of the rows.
  private(set) var texts: [ReturnedText] = []
  /// Rows that say otherwise than another one does.
  private(set) var apart: [(row: ReturnedText, other: ReturnedText)] = []

  init(_ rows: [ReturnedText]) {
    func name(of row: ReturnedText) -> Name {
      Name(
        language: row.language, key: row.key, file: row.file, translation: row.translation, form: row.form, line: row.line)
    }
    let groups = Dictionary(grouping: rows, by: name(of:))
    var taken: Set<Name> = []
    for row in rows {
      let own = name(of: row)
      let other = groups[own, default: []].first {
        !$0.text.unicodeScalars.elementsEqual(row.text.unicodeScalars)
      }
      if let other {
        apart.append((row: row, other: other))
      } else if taken.insert(own).inserted {
        texts.append(row)
      }
    }
  }
}
