import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Where the rows of a finding about several languages are")
struct CSVPlaceTests {
  private func table(_ locale: LocaleID, _ keys: [String]) -> StringTable {
    let path = "App/\(locale.id).lproj/Localizable.strings"
    return StringTable(
      file: path, id: TableID(folder: "App", name: "Localizable"), format: .strings, locale: locale, encoding: "UTF-8",
      units: keys.enumerated().map { index, key in
        StringUnit(
          key: key, locale: locale, value: key, location: LintelModel.SourceLocation(file: path, line: index + 1, column: 1))
      })
  }

  @Test("Each row has the place in its own language's file, and the source's where that lacks the string")
  func own() {
    var result = SampleResult.result
    result.project.tables = [table("en", ["open", "save"]), table("fr", ["save"]), table("de", ["open", "undo", "save"]), table("ja", [])]
    let french = LintelModel.SourceLocation(file: "App/fr.lproj/Localizable.strings", line: 1, column: 1)
    var finding = Finding(
      rule: "duplicate-key", verdict: .fails, certainty: .certain, severity: .note, blame: .translation,
      table: "App/Localizable", key: "save", locale: nil, message: "It stands twice", reason: "r")
    finding.locales = ["de", "fr", "ja"]
    finding.translationLocation = french
    result.findings = [finding]
    let rows = CSVReport.audit(result).split(separator: "\r\n").filter { $0.contains("duplicate-key") }.map { String($0) }
    let places = ["App/de.lproj/Localizable.strings,3,", "App/fr.lproj/Localizable.strings,1,", "App/en.lproj/Localizable.strings,2,"]
    #expect(rows.count == 3)
    // A sentence that quotes one language's text is told as that in the others' rows.
    result.project.tables[1].units[0].value = "Garder"
    finding.message = "The title “\("Garder")” does not fit"
    result.findings = [finding]
    let said = CSVReport.audit(result).split(separator: "\r\n").filter { $0.contains("duplicate-key") }.map { $0.contains(", too: ") }
    #expect(said == [true, false, false])
    for (row, place) in zip(rows, places) { #expect(row.contains(place), "\(row)") }
  }
}
