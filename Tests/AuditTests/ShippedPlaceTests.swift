import LintelFindings
import LintelModel
import Testing

@testable import LintelAudit

@Suite("Where what a language lacks is told")
struct ShippedPlaceTests {
  private func table(_ path: String, _ locale: LocaleID) -> StringTable {
    StringTable(
      file: path, id: TableID(path: path), format: .strings, locale: locale, encoding: "UTF-8",
      units: [
        StringUnit(key: "k", locale: locale, value: "v", location: LintelModel.SourceLocation(file: path, line: 1))
      ])
  }

  private func place(of file: String, others: Set<String>, among tables: [StringTable]) -> String? {
    var project = Project(tables: tables, locales: ["en", "hy"])
    project.tablesOfOtherParts = others
    var finding = Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      table: TableID(path: file).path, locale: "hy", message: "", reason: "no-translation")
    finding.definitionLocation = LintelModel.SourceLocation(file: file, line: 4)
    return LanguageFiles(project).placed(finding).definitionLocation?.file
  }

  @Test("What the app lacks is told in a table that it ships, and never in one of its name that belongs to no target")
  func shipped() {
    let (own, tool) = ("App/en.lproj/Menu.strings", "App/Converter/input/hy.lproj/Menu.strings")
    let shipped = "Kit/hy.lproj/Menu.strings"
    let tables = [table(own, "en"), table(tool, "hy")]
    #expect(place(of: own, others: [], among: tables) == tool)
    #expect(place(of: own, others: [tool], among: tables) == own)
    #expect(place(of: own, others: [tool], among: tables + [table(shipped, "hy")]) == shipped)
  }

  @Test("What a table of no target lacks is told in its own files")
  func ofTool() {
    let files = ["en", "hy"].map { "Converter/input/\($0).lproj/Menu.strings" }
    let tables = [table(files[0], "en"), table(files[1], "hy"), table("App/hy.lproj/Menu.strings", "hy")]
    #expect(place(of: files[0], others: Set(files), among: tables) == files[1])
  }
}
