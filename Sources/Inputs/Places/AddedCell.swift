import LintelModel

/// A language's text that a row of a spreadsheet lacks, in the empty cell that it has for it.
enum AddedCell {
  /// Nil where the cell has a text, or the row ends before it.
  /// - Parameter source: where the cell of the source text begins.
  static func change(
    text: String, locale: LocaleID, source: Int, in bytes: [UInt8], delimiter: UInt8, columns said: TableColumns,
    sourceLocale: LocaleID
  ) -> (bytes: Range<Int>, text: [UInt8])? {
    var parser = CSVParser(bytes, delimiter: delimiter)
    let titles = said.hasTitles ? parser.row() : nil
    guard let columns = try? CSVReader.Columns(said, titles: titles?.fields.map { $0.text.trimmed }, source: sourceLocale),
      let column = columns.texts.first(where: { $0.locale == locale })?.index
    else { return nil }
    while let row = parser.row() {
      guard row.fields.contains(where: { $0.start == source }) else { continue }
      guard row.fault == nil, column < row.fields.count, row.fields[column].text.isEmpty else { return nil }
      let start = row.fields[column].start
      // `""`
      let end = start < bytes.count && bytes[start] == Ascii.quote ? start + 2 : start
      let cell = ValueSpelling.bareCell(delimiter: delimiter).quoted(text, of: start..<end) ?? text
      return (start..<end, Array(cell.utf8))
    }
    return nil
  }
}
