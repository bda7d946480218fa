import Foundation
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a page saves as spreadsheets")
struct SheetExportTests {
  private static let signs: [String: Unicode.Scalar] = ["lt": "<", "gt": ">", "quot": "\"", "#39": "'", "amp": "&"]

  /// What a browser makes of it: scalar by scalar, since a mark may join the sign before it.
  private func unescaped(_ text: some Sequence<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    var name: String.UnicodeScalarView?
    for scalar in text {
      if scalar == "&" {
        name = String.UnicodeScalarView()
      } else if let open = name, scalar == ";" {
        if let sign = Self.signs[String(open)] { result.append(sign) }
        name = nil
      } else if name != nil {
        name?.append(scalar)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The rows of a language as the page's script reads them.
  private func rows(of locale: LocaleID, on page: String) throws -> [[String]] {
    let scalars = page.unicodeScalars
    func lines(_ start: String) throws -> [String] {
      let from = try #require(scalars.firstRange(of: start.unicodeScalars)).upperBound
      let to = try #require(scalars[from...].firstRange(of: "</code>".unicodeScalars)).lowerBound
      return scalars[from..<to].split(separator: "\n", omittingEmptySubsequences: false).map { unescaped($0) }
    }
    let texts = try lines("<code class=cells>")
    return try lines("<code data-locale=\(locale) data-file=audit.\(locale)>").map { row in
      let unpacked = row.replacing(/\*(.)/) { String(repeating: ",", count: Int($0.output.1, radix: 36)!) }
      return unpacked.split(separator: ",", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : texts[Int($0, radix: 36)!] }
    }
  }

  /// A cell as CSV has it, of the line that the page has.
  private func cell(_ line: String) -> String {
    var cell = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        cell.append(scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        cell.append(scalar)
      }
    }
    return String(cell)
  }

  /// A file, as the page's script writes it.
  private func written(_ rows: [[String]], _ between: String, _ quoted: String) -> String {
    let lines = rows.map { row in
      row.map { cell -> String in
        guard cell.unicodeScalars.contains(where: quoted.unicodeScalars.contains) else { return cell }
        return "\"" + cell.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
      }.joined(separator: between) + "\r\n"
    }
    return "\u{FEFF}" + lines.joined()
  }

  private func files(of result: AuditResult, words: Localizer) -> [String: String] {
    var files: [String: String] = [:]
    SplitReport.write(result, .init(name: "Sample", words: words)) { files[$0] = $1 }
    return files
  }

  @Test(
    "The page has the rows of the files that --split writes, in their order, and so has the page of a language",
    arguments: ["en", "ar"])
  func sameRows(language: String) throws {
    let words = Localizer(language: language)
    for result in [SampleResult.result, HostileResult.result] {
      let files = files(of: result, words: words)
      let csv = try #require(files["audit.de.csv"])
      let tsv = try #require(files["audit.de.tsv"])
      let whole = HTMLReport.audit(result, words: words)
      let split = try #require(files["audit.html"])
      let german = try #require(files["audit.de.html"])
      for page in [whole, split, german] {
        let rows = try rows(of: "de", on: page)
        let header = try #require(rows.first)
        #expect(header == SheetTable.fileColumns)
        #expect(written(rows.map { $0.map(cell) }, ",", ",\"\n\r;").utf8.elementsEqual(csv.utf8))
        #expect(written(rows, "\t", "\"").utf8.elementsEqual(tsv.utf8))
      }
    }
  }

  @Test("A line break stays one in CSV and begins no formula; in TSV it is escaped, and so is a backslash")
  func lineBreaks() {
    let row = SpreadsheetRow(["\nOpen", "a\r\nb", "c\\nd", "\n=1+x"])
    #expect(row.csv == "\"\nOpen\",\"a\r\nb\",c\\nd,\"'\n=1+x\"\r\n")
    #expect(row.tsv == "\\nOpen\ta\\r\\nb\tc\\\\nd\t'\\n=1+x\r\n")
    #expect(VisibleCharacters.inLines("a\nb\r\nc\td\u{1B}\r") == "a\nb\r\nc⇥d⟨U+001B⟩⏎")
  }

  @Test("An apostrophe that defuses a cell is told from one of the text: exactly one is taken away again")
  func apostrophes() {
    #expect(SpreadsheetRow(["=x", "'=x", "'tis", "-5", "'-5"]).cells == ["'=x", "''=x", "'tis", "-5", "''-5"])
  }

  @Test(
    "A cell that a spreadsheet would run is text, and a number stays one: by the rule of what the page saves itself",
    arguments: [
      ("=x", "'=x"), ("'=x", "''=x"), ("'tis", "'tis"), ("a=b", "a=b"), ("＝x", "'＝x"), ("\u{A0}@x", "'\u{A0}@x"),
      ("\u{2068}+x\u{2069}", "'\u{2068}+x\u{2069}"), ("\n=1+x", "'\\n=1+x"), ("\tx", "' x"), ("⇥x", "'⇥x"),
      ("a\r\nb", "a\\r\\nb"), ("c\\d", "c\\\\d"), ("-5", "-5"), ("+5.25", "+5.25"), ("-.5", "-.5"), ("-5.", "-5."),
      ("'-5", "''-5"), (" -5", "' -5"), ("-", "'-"), ("-.", "'-."), ("-1.2.3", "'-1.2.3"), ("-Infinity", "'-Infinity"), ("-inf", "'-inf"),
      ("-1e5", "'-1e5"), ("-0x10", "'-0x10"), ("-٥", "'-٥"), ("-1,5", "'-1,5"),
      ("+12 dB", "+12 dB"), ("-1,5\u{A0}km", "-1,5\u{A0}km"), ("+12dB", "'+12dB"), ("+12 dB(A1)", "'+12 dB(A1)"),
      ("+12 dB+A1", "'+12 dB+A1"), ("+ Add", "'+ Add"), ("-5 %", "'-5 %"), ("+1..2 dB", "'+1..2 dB"), ("+A 1", "'+A 1"),
      ("=12 dB", "'=12 dB"), ("'+12 dB", "''+12 dB"), ("+12 ", "'+12 "),
    ])
  func formulas(text: String, cell: String) { #expect(SpreadsheetRow([text]).lines == [cell]) }

  @Test("A row says which apostrophe is no part of its text, and says nothing of a text without one")
  func guarded() throws {
    func told(_ text: String) throws -> String {
      var result = SampleResult.result
      var finding = try #require(result.findings.first)
      (finding.toolbar, finding.item, finding.table, finding.key, finding.locale) = (nil, nil, "Localizable", nil, "de")
      (finding.blame, finding.strings) = (.translation, [FoundString(key: "key.1")])
      result.findings = [finding]
      for table in result.project.tables.indices {
        for unit in result.project.tables[table].units.indices
        where result.project.tables[table].units[unit].key == "key.1" && result.project.tables[table].units[unit].locale == "de" {
          result.project.tables[table].units[unit].value = text
        }
      }
      let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
      return try SheetTable(sheet: #require(sheets.first { $0.locale == "de" }), words: .english).csv
    }
    let sentence = SheetTable.guarded.english
    #expect(try told("=1+A1").contains(sentence))
    let measure = try told("+12 dB")
    #expect(measure.contains(",+12 dB,") && !measure.contains(sentence))
  }

  @Test("A saved file is called after the project, in signs that every file system knows")
  func fileName() {
    func project(_ name: String?) -> String? {
      HTMLReport.audit(SampleResult.result, name: name).firstMatch(of: /data-project="?([^" >]*)/).map { String($0.1) }
    }
    #expect(project("My App/2") == "My_App_2" && project("天気") == nil)
    #expect(HTMLReport.audit(SampleResult.result, name: "a").contains("file.replace(/^audit/, this.project)"))
  }

  @Test("The column for new translations stands right behind the translation, and the last two name the rules and the state")
  func lastColumns() throws {
    let rows = try rows(of: "de", on: HTMLReport.audit(SampleResult.result))
    let columns = try #require(rows.first)
    let rule = try #require(columns.firstIndex(of: "rule"))
    // A column in which nothing would stand is left out.
    let new = try #require(columns.firstIndex(of: "new translation"))
    #expect(columns[new - 1] == "translation" && Array(columns[rule...]) == ["rule", "state"])
    #expect(rows.dropFirst().allSatisfy { $0[new] == "" } && rows.contains { $0[rule].contains("title-truncated") })
  }

  @Test("Two spellings of one text in other characters stay two")
  func spellings() throws {
    var result = SampleResult.result
    let spellings = ["caf\u{E9}", "cafe\u{301}"]
    for (number, text) in spellings.enumerated() {
      result.findings.append(
        Finding(
          rule: "rule-\(number)", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
          table: "Localizable", locale: "de", message: "It breaks", reason: "r", suggestion: .data(text)))
    }
    let saved = try rows(of: "de", on: HTMLReport.audit(result))
    let column = try #require(saved.first?.firstIndex(of: "what to do"))
    let advice = saved.map { Array($0[column].utf8) }
    for text in spellings { #expect(advice.contains(Array(text.utf8))) }
  }

  @Test("A sheet has a button for each form, which the page's script shows")
  func buttons() {
    let page = HTMLReport.audit(SampleResult.result)
    for (form, name) in [("csv", "Save as CSV"), ("tsv", "Save as TSV")] {
      let button = "<button class=\"save\" type=\"button\" hidden=\"hidden\" data-form=\"\(form)\">\(name)</button>"
      #expect(page.ranges(of: button).count == 1)
    }
    #expect(!page.contains("Saved from here") && !page.contains(/data-rows/))
  }

  @Test("Where a page has no room for everything it saves what it tells itself, and says so")
  func part() throws {
    let model = PageModel(SampleResult.result)
    let sheets = TranslationSheets(model, names: .english)
    let part = try #require(SheetExport(partOf: sheets, placedBy: model.stringPlaces, words: .english))
    #expect(!part.isWhole && part.weight > 0)
    let section = TranslatorSection(model: model, sheets: sheets, name: "Sample", export: part)
    let page = section.markup.map { $0.page(in: .english) }.joined()
    let german = try #require(sheets.sheets.first { $0.locale == "de" })
    let lacked = LackedStrings(sheets.untranslated, besides: german)
    let strings = SheetPart(lacked: lacked, places: model.stringPlaces, most: .max)
    #expect(lacked.first(.max).count == lacked.count)
    #expect(strings.lacking == 0 && strings.omitted(of: german) == 0)
    #expect(try rows(of: "de", on: page).count == 1 + german.rows.count + strings.rows(of: german))
    #expect(page.contains("Saved from here, this sheet has {} of {all} rows."))
    #expect(page.contains("class=\"save\"") && page.contains("writes all rows, a file for each language"))
    #expect(page.contains("writes one table of all languages") && !page.contains("data-figures"))
    #expect(part.counts["de"] == german.rows.count + strings.rows(of: german))
    #expect(page.contains(/data-rows="?\d+"? data-saved="?\d+/))
    #expect(omittedFromSheet(5, isSaved: part.isWhole).english == "And 5 more, in the CSV and TSV sheets that --split writes.")
  }

  @Test("Of sheets too large for a page it saves the rows that it shows, and says how many these are and what writes all of them")
  func large() {
    let result = LargeResult.make(toolbars: 60, locales: 100)
    #expect(SheetExport(of: PageModel(result), words: .english) == nil)
    let page = HTMLReport.language("de", of: SampleResult.result, name: nil, words: .english)
    let option = { (name: String) in "<span class=\"option\">\(name)</span>" }
    let command = "“lintel audit . \(option("--output")) DIR"
    #expect(page.contains("\(command) \(option("--split"))” writes all rows, a file for each language"))
    #expect(page.contains("\(command) \(option("--format")) csv” writes one table of all languages."))
    #expect(page.contains("class=\"save\"") && !page.contains("<code class=cells>"))
    #expect(page.contains(/data-rows="?own/) && page.contains("this sheet has {} of {all} rows.") && page.contains("class SheetRows {"))
  }

  @Test("Rows that are saved as the page shows them have the columns of all others, and the figures of their room")
  func shownColumns() throws {
    let page = HTMLReport.language("de", of: SampleResult.result, name: nil, words: .english)
    #expect(page.contains("data-columns=\"\(SheetTable.fileColumns.joined(separator: "|"))\""))
    #expect(page.contains("data-source=\"Source at {}\""))
    #expect(page.contains("data-into=\"Create {} with it|Create {} with them|Add it to {}|Add them to {}\""))
    let sheets = TranslationSheets(PageModel(SampleResult.result), names: .english).of("de").sheets
    let row = try #require(sheets.flatMap(\.rows).first { $0.tightest?.fits != nil && $0.translation != nil })
    let cells = try #require(SheetTable(sheet: sheets[0], words: .english).rows.first { $0.cells[1] == row.key }).cells
    let first = try #require(SheetTable.columns.firstIndex(of: "needed at least (pt)"))
    #expect(page.contains("data-figures=\"\(cells[first..<first + 8].joined(separator: "|"))\""))
  }
}
