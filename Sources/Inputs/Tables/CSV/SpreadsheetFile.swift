import LintelModel

/// The rows of a spreadsheet that somebody saved, whatever stands in them.
package struct SpreadsheetFile {
  package struct Row: Sendable {
    /// Where it begins, from 1.
    package var line: Int
    package var cells: [String]
  }

  package let rows: [Row]
  /// Why its rows cannot be relied on: what was found and what is expected, in which line.
  package let problem: FileProblem?

  /// Whether it is read as Windows-1252, which no byte of it says: who knows its language knows whether it may be.
  package let isWestern: Bool

  /// A row of nothing but empty cells is one; a delimiter is told by the file's name, or by its first line.
  package init(_ file: SourceFile) {
    let decoded = DecodedText(file.bytes)
    let isGuess = decoded.encoding.hasSuffix("(guessed)")
    let western = isGuess ? WesternText.utf8(of: file.bytes) : nil
    // Where it is what programs save unasked, semicolons part the cells.
    let delimiter = CSVReader.delimiter(of: western ?? decoded.utf8, at: file.path)
    isWestern = western != nil && delimiter == Ascii.semicolon
    guard !isGuess || isWestern else {
      rows = []
      problem = FileProblem(
        line: 1, column: 1, found: "bytes that are not UTF-8", expected: "UTF-8 or UTF-16, which spreadsheets offer when they save")
      return
    }
    let text = western ?? decoded.utf8
    var parser = CSVParser(text, delimiter: delimiter)
    var lines = LineCursor(text)
    var found: [Row] = []
    var fault: FileProblem?
    while let row = parser.row() {
      let line = row.fields.first.map { lines.position(of: $0.start).line } ?? 1
      if let wrong = row.fault, fault == nil {
        let place = lines.position(of: wrong.offset)
        fault = FileProblem(line: place.line, column: place.column, found: wrong.found, expected: wrong.expected)
      }
      found.append(Row(line: line, cells: row.fields.map(\.text)))
    }
    (rows, problem) = (found, fault)
  }
}
