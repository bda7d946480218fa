import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// A finding about four strings of two languages, one of which no one has.
private let finding: Finding = {
  var finding = Finding(
    rule: "untranslated", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, table: "Localizable",
    message: "4 translations are copies", reason: "copies", count: 4)
  finding.locales = ["de", "fr"]
  finding.strings = [
    FoundString(reason: "copy", key: "a", locale: "de", location: SourceLocation(file: "de.strings", line: 3, column: 7)),
    FoundString(reason: "copy", key: "a", locale: "fr", location: SourceLocation(file: "fr.strings", line: 4, column: 7)),
    FoundString(reason: "missing", key: "b"),
  ]
  return finding
}()

private let result: AuditResult = {
  var result = SampleResult.result
  result.findings = [finding]
  return result
}()

@Suite("The strings that a finding is about")
struct FoundStringTests {
  @Test("One without a language is about each of the finding's")
  func units() {
    #expect(finding.units.map { "\($0.key ?? "") \($0.locale?.id ?? "")" } == ["a de", "a fr", "b de", "b fr"])
    #expect(finding.units.allSatisfy { $0.table == "Localizable" && $0.reason != nil })
  }

  @Test("Keys that a figure lists are told apart, also where a key has a comma")
  func listedKeys() {
    var several = finding
    several.strings = [FoundString(key: "%.0f pt, Format"), FoundString(key: "Format"), FoundString(key: "%.0f pt")]
    #expect(several.keys(listedBy: .text("for example", "%.0f pt, Format")) == ["%.0f pt, Format"])
    #expect(several.keys(listedBy: .text("for example", "%.0f pt, %.0f pt, Format")) == ["%.0f pt", "%.0f pt, Format"])
    #expect(finding.keys(listedBy: .text("keys", "a, b")) == ["a", "b"])
    #expect(finding.keys(listedBy: .text("keys", "a, c")) == nil && finding.keys(listedBy: .text("source", "a, b")) == nil)
    let line = TextReport.line(of: .text("keys", "a, b"), in: finding, .none)
    #expect(line.english.contains("“a”, “b”"))
  }

  @Test("JSON has each of them in a line, and keeps to its schema")
  func json() throws {
    let json = JSONReport.audit(result)
    #expect(
      json.contains(
        #"        {"reason":"copy","key":"a","locale":"de","location":{"file":"de.strings","line":3,"column":7}},"# + "\n"))
    #expect(json.contains(#"        {"reason":"missing","key":"b"}"# + "\n"))
    #expect(try SchemaCheck.problems(json, "audit") == [])
  }

  @Test("CSV has a row for each string of each language, with its text, its place and what it is known by")
  func csv() {
    let rows = CSVReport.audit(result).components(separatedBy: "\r\n").filter { $0.contains("untranslated") }
    #expect(rows.count == 4)
    #expect(rows[0].hasPrefix("de,note,fails,untranslated,translation,,,Localizable,a,"))
    #expect(rows[0].contains(",de.strings,3,7,"))
    #expect(rows[3].hasPrefix("fr,note,fails,untranslated,translation,,,Localizable,b,"))
    let prints = Set(rows.map { $0.split(separator: ",", omittingEmptySubsequences: false).dropLast(4).last ?? "" })
    #expect(
      prints.count == 4
        && prints.contains(Substring(Fingerprint.of(["untranslated", "copy", nil, nil, "Localizable", "a", "de"]))))
  }

  @Test("The text report says how many they are")
  func text() {
    var result = result
    for index in result.findings.indices { result.findings[index].severity = .warning }
    let text = TextReport.render(result, colour: false, width: 80)
    #expect(text.contains("\n1. untranslated · Source copied, not translated · Localizable · 2 strings · German, French\n"))
  }
}
