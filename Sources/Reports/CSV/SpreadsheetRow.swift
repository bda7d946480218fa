import LintelFindings

/// A row of a table for spreadsheets. None of its cells is run as a formula, or ends its row.
struct SpreadsheetRow {
  let cells: [String]

  /// - Parameter cells: Texts as people should read them: a tab in one is a sign already, and so is a line break, unless the text
  ///   is to be found again by it.
  init(_ cells: [String?]) { self.cells = cells.map { Self.text($0 ?? "") } }

  private init(written cells: [String]) { self.cells = cells }

  /// With one more cell, a word of ours, before the one of this place.
  func with(_ cell: String, before place: Int) -> SpreadsheetRow {
    SpreadsheetRow(written: Array(cells[..<place]) + [cell] + Array(cells[place...]))
  }

  /// With its last cell before the one of this place.
  func movingLast(before place: Int) -> SpreadsheetRow {
    SpreadsheetRow(written: Array(cells[..<place]) + cells.suffix(1) + Array(cells[place..<(cells.count - 1)]))
  }

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
  /// of them take the wide forms of these signs for the same, and skip space before them; what begins with a tab they may run
  /// (OWASP, CSV Injection). A text that has such an apostrophe itself gets another: whoever reads the cells again takes
  /// away exactly one. The page's script has the same rule for what it saves itself (`SheetRows.cell` of spreadsheets.js).
  private static func text(_ text: String) -> String {
    isGuarded(text) ? "'" + text : text
  }

  /// Whether a cell has an apostrophe before its text, which the text has not.
  static func isGuarded(_ text: String) -> Bool {
    let start = text.unicodeScalars.first { !isSkipped($0) }
    return start.map(signs.contains) == true && !isNumber(text) && !isMeasure(text)
  }

  private static let signs = Set("=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}\t⇥".unicodeScalars)

  /// Whether what stands before a formula may be it.
  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace && scalar != "\t" || isIsolate(scalar) || scalar == "'"
  }

  /// A sign or none, digits of ASCII, and a point among them or none. Swift and the page's script each take words and powers
  /// for numbers, too, such as `-inf` and `-Infinity`, and a spreadsheet takes them for formulas.
  private static func isNumber(_ text: String) -> Bool {
    var digits = text.unicodeScalars[...]
    if let sign = digits.first, sign == "+" || sign == "-" { digits.removeFirst() }
    let points = digits.count { $0 == "." }
    return points <= 1 && digits.count > points && digits.allSatisfy { $0 == "." || ("0"..."9").contains($0) }
  }

  /// A number with its sign, a space, and one word: `+12 dB`. Behind a space a formula goes on with an operator, or the space is
  /// one itself, of which both sides are references (Excel's *intersection*), and a number is none. So Excel keeps the text,
  /// and LibreOffice takes only what begins with `=` for a formula when it reads a file.
  private static func isMeasure(_ text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    guard let sign = rest.first, sign == "+" || sign == "-" else { return false }
    let number = rest.dropFirst().prefix { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    rest = rest.dropFirst(1 + number.count)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }), let space = rest.popFirst(), spaces.contains(space)
    else { return false }
    return !rest.isEmpty && rest.allSatisfy(\.properties.isAlphabetic)
  }

  private static let spaces = Set(" \u{A0}\u{202F}".unicodeScalars)

  private static func quoted(_ text: String, if signs: String) -> String {
    guard text.unicodeScalars.contains(where: signs.unicodeScalars.contains) else { return text }
    return "\"" + text.escapingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }

  /// What a language from right to left puts around the texts of the project.
  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2069).contains(scalar.value) }
}
