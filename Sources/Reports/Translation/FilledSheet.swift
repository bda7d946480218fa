import Foundation
import LintelFindings
import LintelModel

/// A translators' sheet that was filled in: what `SheetTable` writes, read again.
package struct FilledSheet {
  /// It is none of ours, or does not say which language it is of.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// Its code, as its name or whoever hands it in says it.
  package let language: String
  /// Of the rows that have a new text, in their order.
  package let texts: [ReturnedText]
  /// What is wrong with the length or the edges of one of these, which is written all the same.
  package struct Warning: CustomStringConvertible {
    package let row: SourceLocation
    let number: Int?
    let fault: String
    package var description: String {
      "\(row.file):\(row.line)\(number.map { " (row \($0))" } ?? ""): warning: \(fault)"
    }
  }

  /// In the order of the rows.
  package let warnings: [Warning]
  /// How many rows have work for translators, filled in or not; nil where the sheet has lost the column that says it.
  package let asked: Int?

  /// - Parameters:
  ///   - path: of the sheet: `audit.de.csv`. Of one that ends in `.tsv` or `.txt`, cells have their line breaks as `\n`.
  ///   - rows: its own, with the lines that they begin in.
  ///   - language: instead of the one in the sheet's name.
  package init(path: String, rows: [(line: Int, cells: [String])], language: String?) throws(Fault) {
    // Excel saves what it opened as TSV as “Unicode text”.
    let isInLines = [".tsv", ".txt"].contains { path.lowercased().hasSuffix($0) }
    let parts = (path.split(separator: "/").last ?? "").split(separator: ".")
    guard let code = language ?? (parts.count > 2 ? String(parts[parts.count - 2]) : nil) else {
      throw Fault(
        description: "\(path): found no language in the name of the sheet, expected one such as audit.de.csv, or --language")
    }
    self.language = code
    let titles = (rows.first?.cells ?? []).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    var places: [String: Int] = [:]
    for title in Self.needed {
      let own = titles.indices.filter { titles[$0] == title }
      guard own.count == 1, let place = own.first else {
        let found = own.isEmpty ? "no column" : "\(own.count) columns"
        throw Fault(
          description: "\(path):\(rows.first?.line ?? 1): found \(found) “\(title)”, "
            + "expected the columns of a sheet that `lintel audit --split` writes, with their titles"
        )
      }
      places[title] = place
    }
    let (rule, form) = (titles.firstIndex(of: "rule"), titles.firstIndex(of: "form"))
    let (work, new) = (titles.firstIndex(of: SheetTable.workColumn), places["new translation"])
    let repeated = RepeatedCells(rows, titles: titles, isBlank: Self.isBlank)
    asked = work.map { work in
      rows.dropFirst().count { row in
        let isFilled = new.map { $0 < row.cells.count && !Self.isBlank(row.cells[$0]) } ?? false
        return isFilled || repeated.text(for: row.cells) != nil || work < row.cells.count && Self.ofTranslators.contains(row.cells[work])
      }
    }
    let limits = Self.limitTitles.compactMap { titles.firstIndex(of: $0) }
    var warnings: [Warning] = []
    texts = rows.enumerated().dropFirst().compactMap { index, row -> ReturnedText? in
      func meaning(_ cell: String) -> String { isInLines ? Self.unescaped(cell) : cell }
      func cell(_ place: Int?) -> String {
        guard let place, place < row.cells.count else { return "" }
        return meaning(row.cells[place])
      }
      let own = cell(new)
      guard let filled = Self.isBlank(own) ? repeated.text(for: row.cells).map(meaning) : own else { return nil }
      let (source, translation) = (cell(places["source"]), cell(places["translation"]))
      let (file, line) = Self.place(cell(places["write into"]))
      var text = Self.meant(filled)
      // Spreadsheets of one system write its own line breaks.
      if !(source + translation).unicodeScalars.contains("\r") { text = text.replacingOccurrences(of: "\r\n", with: "\n") }
      let (place, number) = (SourceLocation(file: path, line: row.line), index + 1 == row.line ? nil : index + 1)
      let most = limits.lazy.compactMap { Int(cell($0)) }.first
      warnings += FilledFaults.of(text, source: Self.meant(source), in: LocaleID(code), most: most).map {
        Warning(row: place, number: number, fault: $0)
      }
      return ReturnedText(
        row: place, language: code, key: Self.meant(cell(places["key"])),
        file: file, line: line, source: source, translation: translation,
        hasWrongValues: cell(rule).split(separator: " ").contains("placeholder-mismatch"), form: cell(form),
        text: text, number: number)
    }
    self.warnings = warnings
  }

  private static func isBlank(_ cell: String) -> Bool { cell.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  private static let ofTranslators = Set([SheetTable.RowWork.mend, .translate, .copied].map(\.rawValue))

  /// How many of the rows that ask for a text have one: what was written tells nothing of what is left.
  package static func filled(_ filled: Int, of asked: Int) -> Message {
    "Rows filled in: \(amount: filled) of \(amount: asked)."
  }

  /// What surely fits comes first; sheets of older releases call it otherwise.
  private static let limitTitles = ["max length to be safe (characters)", "max length low (characters)", "max length (characters)"]

  private static let needed = ["key", "write into", "source", "translation", "new translation"]

  /// Whether a cell of a sheet shows a text, to the character.
  package static func cell(_ cell: String, shows text: String) -> Bool {
    func plain(_ text: String) -> String { text.replacingOccurrences(of: "\r\n", with: "\n") }
    let shown = SpreadsheetRow([VisibleCharacters.inLines(text)]).cells[0]
    return plain(shown).unicodeScalars.elementsEqual(plain(cell).unicodeScalars)
  }

  /// `App/de.lproj/Main.strings:12`
  private static func place(_ cell: String) -> (file: String, line: Int?) {
    guard let colon = cell.lastIndex(of: ":"), let line = Int(cell[cell.index(after: colon)...]) else {
      return (meant(cell), nil)
    }
    return (meant(String(cell[..<colon])), line)
  }

  /// Without the apostrophe that keeps a cell from being run, and with the characters that have signs in their places.
  private static func meant(_ cell: String) -> String {
    let isGuarded = cell.unicodeScalars.first == "'" && SpreadsheetRow.isGuarded(String(cell.unicodeScalars.dropFirst()))
    let own = isGuarded ? String(cell.unicodeScalars.dropFirst()) : cell
    return own.replacingOccurrences(of: "⇥", with: "\t").replacing(/⟨U\+([0-9A-F]{4,6})⟩/) { match -> String in
      guard let value = UInt32(match.1, radix: 16), let scalar = Unicode.Scalar(value),
        VisibleCharacters.isInvisible(scalar)
      else { return String(match.0) }
      return String(scalar)
    }
  }

  /// What `SpreadsheetRow.lines` makes of a cell, back.
  private static func unescaped(_ cell: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = cell.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.first else {
        result.append(scalar)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "\\": result.append("\\")
      default: result.append(contentsOf: [scalar, next])
      }
      rest.removeFirst()
    }
    return String(result)
  }
}
