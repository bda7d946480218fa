import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Which file a missing translation is written into")
struct WriteIntoTests {
  private let key = "Show all"
  private let code = LintelModel.SourceLocation(file: "App/Views/List.swift", line: 12)

  private func table(_ path: String, _ locale: LocaleID, _ format: StringTable.Format = .strings, key: String? = nil) -> StringTable {
    let folder = format == .strings ? path.split(separator: "/").dropLast(2) : path.split(separator: "/").dropLast()
    return StringTable(
      file: path, id: TableID(folder: folder.joined(separator: "/"), name: "Localizable"), format: format, locale: locale,
      encoding: "UTF-8",
      units: [
        StringUnit(
          key: key ?? "other", locale: locale == "mul" ? "en" : locale, value: "Text",
          location: LintelModel.SourceLocation(file: path, line: 1))
      ])
  }

  /// What code calls an item by ear alone, and no table of the source has.
  private func result(_ tables: [StringTable], values: [LocaleID: LocalizedValue] = [:], withTheirTable: String? = nil) -> AuditResult {
    var result = SampleResult.result
    result.project.tables = tables
    result.project.toolbars[0].location = code
    result.project.toolbars[0].items[1].accessibilityLabel = LocalizedText(
      state: .localized, key: key, source: key, values: values, location: code)
    var finding = Finding(
      rule: "accessible-name-not-localized", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      toolbar: SampleProject.settings.id, item: "shr", key: key, message: "It has no translation", reason: "no-translation",
      suggestion: "Translate it.", definitionLocation: code)
    finding.evidence =
      [Evidence.text("spoken", key)] + (withTheirTable.map { [Evidence.text(Evidence.withTheirTable, $0)] } ?? [])
    finding.locale = "fr"
    result.findings = [finding]
    return result
  }

  private func cells(_ result: AuditResult, _ locale: LocaleID) throws -> [String: String] {
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let sheet = try #require(sheets.first { $0.locale == locale })
    let row = try #require(SheetTable(sheet: sheet, words: .english).rows.first { $0.cells[1] == key })
    return Dictionary(uniqueKeysWithValues: zip(SheetTable.columns, row.cells))
  }

  @Test("What code asks for, and another language has, belongs into the language's own file of that table, and never into code")
  func otherLanguage() throws {
    let korean = LocalizedValue(
      state: .translated, text: "모두 보기", location: LintelModel.SourceLocation(file: "App/ko.lproj/Localizable.strings", line: 1))
    let tables = [
      table("App/en.lproj/Localizable.strings", "en"), table("App/ko.lproj/Localizable.strings", "ko", key: key),
      table("App/fr.lproj/Localizable.strings", "fr"), table("Kit/fr.lproj/Localizable.strings", "fr"),
    ]
    let cells = try cells(result(tables, values: ["ko": korean]), "fr")
    #expect(cells["write into"] == "App/fr.lproj/Localizable.strings" && cells["used at"]?.contains("App/Views/List.swift:12") == true)
    #expect(cells["what to do"]?.contains("Add it to App/fr.lproj/Localizable.strings") == true)
  }

  @Test("What no language has belongs into the table that lies nearest to the code, or into its catalogue")
  func nearest() throws {
    let near = [
      table("App/en.lproj/Localizable.strings", "en"), table("App/fr.lproj/Localizable.strings", "fr"),
      table("Kit/en.lproj/Localizable.strings", "en"), table("Kit/fr.lproj/Localizable.strings", "fr"),
    ]
    #expect(try cells(result(near), "fr")["write into"] == "App/fr.lproj/Localizable.strings")
    let catalogue = [table("App/Localizable.xcstrings", "mul", .xcstrings)]
    #expect(try cells(result(catalogue), "fr")["write into"] == "App/Localizable.xcstrings")
  }

  @Test("A language that lacks it with most of its table has the row, too")
  func withTheirTable() throws {
    let tables = ["en", "fr", "de"].map { table("App/\($0).lproj/Localizable.strings", LocaleID($0)) }
    let cells = try cells(result(tables, withTheirTable: "de"), "de")
    #expect(cells["write into"] == "App/de.lproj/Localizable.strings" && cells["severity"] == "warning")
    let page = HTMLReport.audit(result(tables, withTheirTable: "de"))
    let german = try #require(page.split(separator: "<div class=sheet data-locale=de>").dropFirst().first)
    #expect(german.split(separator: "<div class=sheet data-locale=").first?.contains(key) == true)
  }

  @Test("A comment in another language's file is none of the string's; that of the source's, or of a catalogue, is")
  func comments() throws {
    for (file, locale, isShown) in [("en", "en", true), ("fr", "fr", false)] as [(String, LocaleID, Bool)] {
      var tables = [table("App/en.lproj/Localizable.strings", "en", key: key), table("App/fr.lproj/Localizable.strings", "fr", key: key)]
      let index = try #require(tables.firstIndex { $0.locale == locale })
      tables[index].units[0].comment = "Route info"
      var result = SampleResult.result
      result.project.tables = tables
      result.findings = [
        Finding(
          rule: "full-stop-added", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
          table: "App/Localizable", key: key, locale: "fr", message: "It ends with a full stop", reason: "r")
      ]
      #expect(try cells(result, "fr")["comment"] == (isShown ? "Route info" : ""), "\(file)")
    }
  }
}
