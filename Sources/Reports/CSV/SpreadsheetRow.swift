import LintelFindings

/// A row of a table for spreadsheets. None of its cells is run as a formula, or ends its row.
struct SpreadsheetRow {
  let cells: [String]

  /// - Parameter cells: Texts as people should read them: a tab in one is a sign already, and so is a line break, unless the text
  ///   is to be found again by it.
  init(_ cells: [String?]) { self.cells = cells.map { Self.text($0 ?? "") } }

  /// As RFC 4180 has it, with its end. A line break in a cell is one.
  var csv: String { cells.map { Self.quoted($0, if: ",\"\n\r;") }.joined(separator: ",") + "\r\n" }
  /// With tabs between cells, with its end. Spreadsheets end a row at each line break, also within quotes.
  var tsv: String { lines.map { Self.quoted($0, if: "\"") }.joined(separator: "\t") + "\r\n" }

  /// The cells in one line each: a line break as `\n`, or `\r\n`, and so a backslash as two.
  var lines: [String] {
    cells.map { cell in
      cell.escapingScalars { scalar in
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\\": "\\\\"
        case "\t": " "
        default: nil
        }
      }
    }
  }

  /// A cell that begins like a formula would be run as one; spreadsheets take an apostrophe before it for *this is text*. Some
  /// of them take the wide forms of these signs for the same, and skip space before them. A text that has such an apostrophe
  /// itself gets another: whoever reads the cells again takes away exactly one.
  private static func text(_ text: String) -> String {
    let start = text.unicodeScalars.first { !$0.properties.isWhitespace && !isIsolate($0) && $0 != "'" }
    guard let start, "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}⇥".unicodeScalars.contains(start), !isNumber(text)
    else { return text }
    return "'" + text
  }

  /// In digits: Swift takes `-inf` for a number, and a spreadsheet for a formula.
  private static func isNumber(_ text: String) -> Bool {
    Double(text) != nil && !text.contains { $0.isLetter }
  }

  private static func quoted(_ text: String, if signs: String) -> String {
    guard text.unicodeScalars.contains(where: signs.unicodeScalars.contains) else { return text }
    return "\"" + text.escapingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }

  /// What a language from right to left puts around the texts of the project.
  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2069).contains(scalar.value) }
}
