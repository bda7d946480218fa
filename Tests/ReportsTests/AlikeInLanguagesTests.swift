import Foundation
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What differs in its language alone is told once")
struct AlikeInLanguagesTests {
  private static let locales: [LocaleID] = ["be", "de", "es", "fr"]

  private static func finding(_ locale: LocaleID, key: String = "save", reason: String = "lost") -> Finding {
    var finding = Finding(
      rule: "placeholder-mismatch", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "T",
      key: key, locale: locale, message: "The \(locale) text never shows the value", reason: reason,
      translationLocation: LintelModel.SourceLocation(file: "\(locale.id).lproj/T.strings", line: 7))
    finding.change = FindingChange(.new)
    return finding
  }

  private static func gate(_ findings: [Finding]) -> AuditResult {
    var result = SampleResult.result
    result.findings = findings
    result.trend = Trend(new: findings.count, worse: 0, known: 0, gone: 0, base: "main (3f2a9c0d11e4)")
    return result
  }

  private func errors(_ result: AuditResult) -> [Substring] {
    GitHubReport.audit(result).split(separator: "\n").filter { $0.hasPrefix("::error file=") }
  }

  @Test("One key in four languages is one annotation of GitHub, with every language and every place")
  func annotation() {
    let lines = errors(Self.gate(Self.locales.map { Self.finding($0) }))
    #expect(lines.count == 1, "\(lines)")
    #expect(lines[0].contains("(be%2C de%2C es%2C …) · new::"), "\(lines)")
    #expect(lines[0].contains("%0AIn these languages, too: German, Spanish, French."), "\(lines)")
    #expect(lines[0].hasSuffix("%0AGerman: de.lproj/T.strings:7%0ASpanish: es.lproj/T.strings:7%0AFrench: fr.lproj/T.strings:7"))
  }

  @Test("Another key, another mistake, and two languages alone are told one by one")
  func others() {
    let findings = [
      Self.finding("be"), Self.finding("de"), Self.finding("es", key: "open"), Self.finding("fr", reason: "other-type"),
    ]
    #expect(errors(Self.gate(findings)).count == 4)
    #expect(AlikeInLanguages.joined(findings).allSatisfy { $0.count == 1 && $0.sentence == nil && $0.places.isEmpty })
  }

  @Test("No finding is lost, and of two in one language each is told with its like")
  func whole() {
    let findings = Self.locales.flatMap { locale in [Self.finding(locale), Self.finding(locale)] }
    let joined = AlikeInLanguages.joined(findings)
    #expect(joined.map(\.count) == [4, 4])
  }

  @Test("A gate's JUnit has one case, which keeps its name when a language joins, and lists the places")
  func test() {
    let result = Self.gate(Self.locales.map { Self.finding($0) })
    let report = JUnitReport.audit(result)
    #expect(report.contains("name=\"placeholder-mismatch (save)\""), "\(report)")
    #expect(report.split(separator: "<failure ").count == 2 && report.contains("French: fr.lproj/T.strings:7"), "\(report)")
    var audit = result
    audit.trend = nil
    #expect(JUnitReport.audit(audit).split(separator: "<failure ").count == 5)
  }

  @Test("A gate's SARIF has one result, with related places that are called by their language; an audit's has one each")
  func result() throws {
    func results(_ result: AuditResult) throws -> [[String: Any]] {
      let text = SARIFReport.audit(result, rules: [])
      let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      return try #require(run["results"] as? [[String: Any]])
    }
    var gate = Self.gate(Self.locales.map { Self.finding($0) })
    let told = try results(gate)
    #expect(told.count == 1)
    let places = try #require(told.first?["relatedLocations"] as? [[String: Any]])
    let names = places.compactMap { ($0["message"] as? [String: String])?["text"] }
    #expect(names.suffix(3) == ["German", "Spanish", "French"], "\(names)")
    let properties = try #require(told.first?["properties"] as? [String: Any])
    #expect(properties["locales"] as? [String] == ["be", "de", "es", "fr"] && properties["count"] as? Int == 4)
    gate.trend = nil
    #expect(try results(gate).count == 4)
  }

  @Test("A finding about one key in several languages has the places of the others in a gate's JUnit and SARIF, too")
  func gathered() {
    var whole = Self.finding("be")
    (whole.locale, whole.locales) = (nil, Self.locales)
    whole.strings = Self.locales.map { FoundString(locale: $0, location: Self.finding($0).translationLocation) }
    let gate = Self.gate([whole])
    #expect(JUnitReport.audit(gate).contains("French: fr.lproj/T.strings:7"))
    #expect(SARIFReport.audit(gate, rules: []).contains("fr.lproj/T.strings"))
    var audit = gate
    audit.trend = nil
    #expect(!JUnitReport.audit(audit).contains("fr.lproj/T.strings"))
  }

  @Test("Of one cause GitHub shows ten, however many kinds of it there are")
  func ten() {
    let notes = (1...9).map { number -> Finding in
      var finding = Self.finding("de", key: "note.\(number)")
      finding.severity = .warning
      return finding
    }
    let result = Self.gate((1...9).map { Self.finding("de", key: "error.\($0)") } + notes)
    let lines = GitHubReport.audit(result).split(separator: "\n").filter { $0.contains(" file=") }
    #expect(result.matters.count == 1 && lines.count <= 10, "\(lines)")
    #expect(lines.count { $0.hasPrefix("::error ") } == 9, "\(lines)")
  }
}
