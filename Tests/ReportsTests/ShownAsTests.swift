import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a text is where it is used, for translators")
struct ShownAsTests {
  private func table(_ locale: LocaleID, _ keys: [String]) -> StringTable {
    let file = "\(locale).lproj/Localizable.strings"
    return StringTable(
      file: file, id: TableID(folder: "", name: "Localizable"), format: .strings, locale: locale, encoding: "UTF-8",
      units: keys.enumerated().map { index, key in
        StringUnit(key: key, locale: locale, value: "Text", location: LintelModel.SourceLocation(file: file, line: index + 5))
      })
  }

  private func place(_ file: String, _ role: ShownRole? = nil, _ screen: String? = nil) -> KeyUses.Place {
    KeyUses.Place(file: file, line: 12, appearance: role.map { TextAppearance(role: $0, screen: screen) })
  }

  /// A language that lacks `open`, which no bar shows.
  private func result(_ places: [KeyUses.Place]) -> AuditResult {
    var result = SampleResult.result
    result.project.tables = [table("en", ["open", "save"]), table("de", ["save"])]
    result.project.keyUses = KeyUses()
    result.project.keyUses.places = [.init(table: nil, key: "open"): places]
    result.findings = [
      Finding(
        rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
        table: "Localizable", key: "open", locale: "de", message: "It is missing", reason: "no-translation",
        suggestion: "Translate it.")
    ]
    return result
  }

  private func sheet(_ places: [KeyUses.Place]) throws -> SheetTable {
    let sheets = TranslationSheets(PageModel(result(places)), names: .english, extent: .whole).sheets
    return SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english)
  }

  @Test("A sheet says it in a column of its own, each once, with the screen where that is known")
  func column() throws {
    let places = [
      place("A.swift", .alertTitle, "SettingsView"), place("B.swift"), place("C.swift", .alertTitle, "SettingsView"),
      place("D.swift", .button),
    ]
    let rows = try sheet(places).rows
    let row = try #require(rows.first { $0.cells[1] == "open" })
    #expect(row.cells[SheetTable.column("shown as")] == "title of an alert, SettingsView · button")
    #expect(row.cells[SheetTable.column("used at")].hasPrefix("A.swift:12 · B.swift:12"))
  }

  @Test("A file has the column also where nothing is known")
  func always() throws {
    let (some, none) = (try sheet([place("A.swift", .tab)]), try sheet([place("A.swift")]))
    let (known, unknown) = (try #require(some.fileRows.first), try #require(none.fileRows.first))
    #expect(known.cells == SheetTable.fileColumns && unknown.cells == SheetTable.fileColumns)
  }

  @Test("The page says it below the place, and nothing where it is not known")
  func page() {
    let told = HTMLReport.audit(result([place("A.swift", .alertTitle, "SettingsView")]))
    #expect(told.contains("Shown as: <span class=as>title of an alert, SettingsView</span>"))
    #expect(!HTMLReport.audit(result([place("A.swift")])).contains("Shown as: "))
  }

  @Test("A stored report keeps it, and one of before has none")
  func stored() throws {
    let result = result([place("A.swift", .placeholder, "Login"), place("B.swift", .text), place("C.swift")])
    let xml = XMLReport.audit(result, name: "A")
    #expect(xml.contains("shownAs=\"placeholder\"") && xml.contains("screen=\"Login\""))
    let read = try StoredReport.read(Array(xml.utf8), file: "a.xml").result.project.keyUses[.init(table: nil, key: "open")]
    let field = TextAppearance(role: .placeholder, screen: "Login")
    #expect(read.map { $0.appearance } == [field, TextAppearance(role: .text), nil])
    let before = xml.replacing(" shownAs=\"placeholder\"", with: "").replacing(" screen=\"Login\"", with: "")
      .replacing(" shownAs=\"text\"", with: "")
    let old = try StoredReport.read(Array(before.utf8), file: "a.xml").result.project.keyUses[.init(table: nil, key: "open")]
    #expect(old.count == 3 && old.allSatisfy { $0.appearance == nil })
  }
}
