import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Where a text is used, on a sheet for translators")
struct TextUsesTests {
  private func table(_ folder: String, _ locale: LocaleID, _ keys: [String]) -> StringTable {
    let file = (folder.isEmpty ? "" : folder + "/") + "\(locale).lproj/Localizable.strings"
    return StringTable(
      file: file, id: TableID(folder: folder, name: "Localizable"), format: .strings, locale: locale, encoding: "UTF-8",
      units: keys.enumerated().map { index, key in
        StringUnit(key: key, locale: locale, value: "Text", location: LintelModel.SourceLocation(file: file, line: index + 5))
      })
  }

  private func places(_ lines: [(String, Int)]) -> [KeyUses.Place] { lines.map { KeyUses.Place(file: $0.0, line: $0.1) } }

  /// A language that lacks `open` and ends `save` otherwise, both on no bar.
  private var result: AuditResult {
    var result = SampleResult.result
    result.project.tables = [table("", "en", ["open", "save"]), table("", "de", ["save"])]
    result.project.keyUses = KeyUses()
    let many = (1...7).map { ("App/List\($0).swift", 3) }
    result.project.keyUses.places = [
      .init(table: nil, key: "open"): places([("App/Menu.swift", 12)]), .init(table: nil, key: "save"): places(many),
    ]
    let missing = Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      table: "Localizable", key: "open", locale: "de", message: "It is missing", reason: "no-translation",
      suggestion: "Translate it.")
    let ending = Finding(
      rule: "full-stop-added", verdict: .fails, certainty: .certain, severity: .note, blame: .translation,
      table: "Localizable", key: "save", locale: "de", message: "It ends with a full stop", reason: "r",
      suggestion: "Leave it out.")
    result.findings = [missing, ending]
    return result
  }

  /// Of the German row of a key the cells of some columns.
  private func cells(_ key: String, _ columns: [String], of result: AuditResult) throws -> [String] {
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let table = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english)
    let row = try #require(table.rows.first { $0.cells[1] == key })
    return try columns.map { row.cells[try #require(SheetTable.columns.firstIndex(of: $0))] }
  }

  @Test("It says where code asks for a text, and apart from that where the source has it")
  func missing() throws {
    let cells = try cells("open", ["used at", "source at", "what to do"], of: result)
    #expect(cells[0] == "App/Menu.swift:12" && cells[1] == "en.lproj/Localizable.strings:5")
    #expect(!cells[2].contains("en.lproj"), "a line stands once in a row")
  }

  @Test("Of a text with a translation, too; of many places the first are named, and the others counted")
  func translated() throws {
    let cells = try cells("save", ["used at", "write into", "source at"], of: result)
    let named = (1...5).map { "App/List\($0).swift:3" }.joined(separator: " · ")
    #expect(cells == ["\(named) · and 2 more", "de.lproj/Localizable.strings:5", "en.lproj/Localizable.strings:6"])
  }

  @Test("The page says it of what a language lacks, and of texts that no bar shows")
  func page() throws {
    let page = HTMLReport.audit(result)
    #expect(page.contains("Used at: <span class=use>App/<wbr>Menu.swift<span class=line>:12</span>"))
    #expect(page.contains("Used at: <span class=use>App/<wbr>List1.swift<span class=line>:3</span>") && page.contains("and 4 more"))
    // The script takes it for no place to write into.
    #expect(page.contains("item.querySelectorAll(\".where:not(.used)\")"))
  }

  @Test("Where the source is the code that asks, or the file to write into, its line stands once")
  func once() throws {
    var result = result
    result.project.tables[0].units[0].location = LintelModel.SourceLocation(file: "App/Menu.swift", line: 12)
    #expect(try cells("open", ["used at", "source at"], of: result) == ["App/Menu.swift:12", ""])
    let catalogue = table("", "en", ["open"])
    result.project.tables = [catalogue]
    result.project.tables[0].file = "Localizable.xcstrings"
    result.project.tables[0].format = .xcstrings
    result.project.tables[0].locale = "mul"
    result.project.tables[0].units[0].location = LintelModel.SourceLocation(file: "Localizable.xcstrings", line: 5)
    #expect(
      try cells("open", ["used at", "write into", "source at"], of: result)
        == ["App/Menu.swift:12", "Localizable.xcstrings:5", ""])
  }

  @Test("A key that tables of one name have in several folders is used where the nearest of these lies")
  func nearest() {
    var project = Project(tables: [
      table("App", "en", ["open"]), table("Widget", "en", ["open"]), table("Other", "en", ["close"]),
    ])
    project.keyUses.places = [
      .init(table: nil, key: "open"): places([("App/Menu.swift", 12), ("Shared/Menu.swift", 4), ("Widget/List.swift", 8)])
    ]
    let uses = TextUses(project)
    func files(_ table: String) -> [String] { uses.places(of: .init(table: table, key: "open")).map(\.file) }
    #expect(files("App/Localizable") == ["App/Menu.swift", "Shared/Menu.swift"])
    #expect(files("Widget/Localizable") == ["Shared/Menu.swift", "Widget/List.swift"])
  }

  @Test("The constant that holds a bar's text is no place that shows it, where others are known to")
  func constant() throws {
    var result = SampleResult.result
    let key = try #require(result.bars.first?.toolbar.title.key)
    for index in result.bars.indices where result.bars[index].toolbar.title.key == key {
      result.bars[index].toolbar.title.location = LintelModel.SourceLocation(file: "App/Strings.swift", line: 3)
    }
    result.project.keyUses.places = [.init(table: "Main", key: key): places([("App/Settings.swift", 9)])]
    #expect(try cells(key, ["used at"], of: result) == ["App/Settings.swift:9"])
  }

  @Test("Of a text on a bar the bar's own line comes first, and stands once")
  func onBar() throws {
    var result = SampleResult.result
    let place = LintelModel.SourceLocation(file: "App/Settings.swift", line: 9)
    let key = try #require(result.bars.first?.toolbar.title.key)
    for index in result.bars.indices where result.bars[index].toolbar.title.key == key {
      result.bars[index].toolbar.title.location = place
    }
    result.project.keyUses.places = [.init(table: "Main", key: key): places([("App/About.swift", 2), ("App/Settings.swift", 9)])]
    #expect(try cells(key, ["used at"], of: result) == ["App/Settings.swift:9 · App/About.swift:2"])
  }
}
