import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The place of a finding, in every report")
struct OnePlaceTests {
  private static let file = "App/InfoPlist.xcstrings"

  private func missing(_ key: String, _ locale: LocaleID, line: Int) -> Finding {
    Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      table: "App/InfoPlist", key: key, locale: locale, message: "\(key) has no translation", reason: "no-translation",
      definitionLocation: SourceLocation(file: Self.file, line: line))
  }

  private var result: AuditResult {
    var result = SampleResult.result
    result.findings = [
      missing("Camera", "de", line: 65), missing("Microphone", "ja", line: 72), missing("Photos", "ja", line: 80),
    ]
    // The page once had the string's own line where the others had the finding's.
    var table = StringTable(
      file: Self.file, id: TableID(folder: "App", name: "InfoPlist"), format: .xcstrings, locale: "mul", encoding: "UTF-8")
    table.units = [
      StringUnit(
        key: "Microphone", locale: "en", value: "To record", location: SourceLocation(file: Self.file, line: 90))
    ]
    result.project.tables = [table]
    return result
  }

  @Test("Text, page, Markdown and XML begin a cause with the same finding, and have it at the same line")
  func first() throws {
    let result = result
    let first = try #require(result.matters.first?.findings.first)
    #expect(result.matters.count == 1 && first.key == "Microphone" && first.location?.line == 72)
    let text = TextReport.worst(result, count: 1)
    #expect(text.contains("Microphone has no translation") && text.contains("\(Self.file):72:"))
    #expect(HTMLReport.audit(result).contains("data-place=\"\(Self.file):72\""))
    let rows = MarkdownReport.audit(result, name: "App").split(separator: "\n").filter { $0.contains("has no translation") }
    #expect(rows.count == 3 && rows[0].contains("Microphone") && rows[0].contains("InfoPlist.xcstrings:72<"))
    let stored = try StoredReport.read(Array(XMLReport.audit(result).utf8), file: "audit.xml").result.findings
    #expect(stored.map(\.location) == result.findings.map(\.location))
  }

  @Test("What has no place of its own is where its first string is, also on the page")
  func ofStrings() throws {
    var result = result
    var found = missing("Camera", "de", line: 1)
    (found.key, found.definitionLocation) = (nil, nil)
    found.strings = [FoundString(key: "a"), FoundString(key: "b", location: SourceLocation(file: "T.strings", line: 7))]
    result.findings = [found]
    #expect(found.location?.line == 7 && TextReport.worst(result, count: 1).contains("T.strings:7:"))
    #expect(HTMLReport.audit(result).contains("data-place=\"T.strings:7\""))
    let stored = try StoredReport.read(Array(XMLReport.audit(result).utf8), file: "audit.xml").result.findings
    #expect(stored == result.findings)
  }
}
