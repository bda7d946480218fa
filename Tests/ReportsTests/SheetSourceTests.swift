import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The source's text in sheets, where its table has no entry of it")
struct SheetSourceTests {
  private func table(_ path: String, _ locale: LocaleID, _ texts: [String: String]) -> StringTable {
    let folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
    return StringTable(
      file: path, id: TableID(folder: folder, name: "Localizable"), format: .strings, locale: locale, encoding: "UTF-8",
      units: texts.sorted { $0.key < $1.key }.enumerated().map { index, text in
        StringUnit(
          key: text.key, locale: locale, value: text.value, location: SourceLocation(file: path, line: index + 1))
      })
  }

  private func finding(_ key: String?, _ evidence: [Evidence] = [], _ severity: Severity = .error) -> Finding {
    var finding = Finding(
      rule: "plural", verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "App/Localizable",
      key: key, locale: "de", message: "It breaks", reason: "r", evidence: evidence)
    finding.translationLocation = SourceLocation(file: "App/de.lproj/Localizable.strings", line: 7)
    return finding
  }

  private func result(_ findings: [Finding], source: [String: String], others: [StringTable] = []) -> AuditResult {
    var result = SampleResult.result
    let texts = ["Power off": "Aus", "menu.save": "Sichern"]
    result.project.tables =
      [table("App/en.lproj/Localizable.strings", "en", source), table("App/de.lproj/Localizable.strings", "de", texts)] + others
    result.findings = findings
    return result
  }

  /// Of the German sheet's rows for what was found, the source by its key; bars have texts of their own.
  private func sources(_ result: AuditResult) throws -> [String: String] {
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let sheet = try #require(sheets.first { $0.locale == "de" })
    let rows = sheet.rows.filter { !$0.entries.isEmpty }
    return Dictionary(rows.compactMap { row in row.key.map { ($0, row.source ?? "") } }) { first, _ in first }
  }

  @Test("What a rule compared is the source, wherever it is from, and only of the string that it is about")
  func compared() throws {
    let found = [finding("menu.save", [.text("source", "Save it")]), finding("Power off")]
    let result = result(found, source: ["a.b": "Other"])
    #expect(try sources(result) == ["menu.save": "Save it", "Power off": ""])
    #expect(CSVReport.audit(result).contains(",menu.save,Save it,Sichern,"))
    #expect(found[0].sourceText(of: "Power off") == nil && found[0].sourceText(of: nil) == nil)
  }

  @Test("A key that reads as a text is the source where the source's file is a stub, or has its keys as texts")
  func keys() throws {
    for source in [[:], ["": ""], ["Open": "Open"]] as [[String: String]] {
      let result = result([finding("Power off"), finding("menu.save")], source: source)
      #expect(try sources(result) == ["menu.save": "", "Power off": "Power off"], "\(source)")
      #expect(CSVReport.audit(result).contains(",Power off,Power off,Aus,"))
    }
  }

  @Test("What code gives is the source, and so is what another table of the name has, unless they differ")
  func elsewhere() throws {
    var coded = result([finding("menu.save")], source: ["a.b": "Other"])
    coded.project.codeTexts = [
      CodeText(key: "menu.save", defaultValue: "Save", location: SourceLocation(file: "A.swift", line: 1))
    ]
    #expect(try sources(coded) == ["menu.save": "Save"])
    let kit = table("Kit/en.lproj/Localizable.strings", "en", ["menu.save": "Save all"])
    #expect(try sources(result([finding("menu.save")], source: ["a.b": "Other"], others: [kit])) == ["menu.save": "Save all"])
    let other = table("More/en.lproj/Localizable.strings", "en", ["menu.save": "Keep"])
    #expect(try sources(result([finding("menu.save")], source: ["a.b": "Other"], others: [kit, other])) == ["menu.save": ""])
  }

  @Test("Errors stand first on the page, also one about no text; in a spreadsheet that is below all texts, since it has no key")
  func errorsFirst() throws {
    let result = result([finding("Power off", [], .note), finding(nil)], source: [:])
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let rows = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english).rows
    let last = try #require(rows.last).cells
    #expect(Array(last.prefix(4)) == ["error", "", "", "App/de.lproj/Localizable.strings:7"])
    #expect(rows.contains { $0.cells.starts(with: ["note", "Power off"]) })
    #expect(rows.dropLast().allSatisfy { !$0.cells[1].isEmpty || !$0.cells[5].isEmpty })
    let page = HTMLReport.audit(result)
    let sheet = try #require(page.split(separator: "<div class=sheet data-locale=de>").dropFirst().first)
    let error = try #require(sheet.firstRange(of: "<h3>Errors</h3>")).lowerBound
    #expect(error < (try #require(sheet.firstRange(of: "<code data-copy=key>Power off")).lowerBound))
    #expect(sheet[error...].contains("Localizable.strings<span class=line>:7:1</span>"))
  }
}
