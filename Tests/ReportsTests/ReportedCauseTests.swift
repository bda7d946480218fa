import Foundation
import LintelFindings
import LintelModel
import LintelXMLTree
import Testing

@testable import LintelReports

@Suite("The cause that a finding comes of")
struct ReportedCauseTests {
  private static func finding(_ rule: String, key: String, in locale: LocaleID = "de") -> Finding {
    Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "Titles", key: key,
      locale: locale, message: "\(key) ends otherwise", reason: "r",
      translationLocation: SourceLocation(file: "de.lproj/Titles.strings", line: 3))
  }

  /// Two findings of one cause, and one of another.
  private static var result: AuditResult {
    var result = SampleResult.result
    result.findings = [finding("marks", key: "a"), finding("marks", key: "b"), finding("spaces", key: "c")]
    return result
  }

  private static var causes: [ReportedCause] { result.withCauses.findings.compactMap(\.reportedCause) }

  private func list(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

  private func document(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("It is known by the least of its fingerprints, and has a title where it has several findings")
  func causes() {
    let causes = Self.causes
    #expect(causes.map(\.findings) == [2, 2, 1] && causes[0] == causes[1])
    #expect(causes[0].id == Self.result.findings.prefix(2).map(\.fingerprint).min())
    #expect(causes[0].title != nil && causes[2].title == nil && causes[2].id == Self.result.findings[2].fingerprint)
  }

  @Test("Two forms of one plural that lack the same are one cause, told one by one or together")
  func forms() {
    var result = SampleResult.result
    result.findings = ["no-number-few", "no-number-other", "many-without-number"].enumerated().map { place, reason in
      Finding(
        rule: "plural-number-missing", verdict: .fails, certainty: .certain, severity: place == 0 ? .error : .warning,
        blame: .translation, table: "Titles", key: "k", locale: "pl", message: "It says no number", reason: reason,
        translationLocation: SourceLocation(file: "pl.lproj/Titles.stringsdict", line: place + 1))
    }
    #expect(result.matters.map(\.findings.count) == [3])
    for place in result.findings.indices { result.findings[place].rule = "empty-value" }
    for (place, reason) in ["empty-form-few", "empty-form-other", "new-form-many"].enumerated() {
      result.findings[place].reason = reason
    }
    #expect(result.matters.map(\.findings.count).sorted() == [1, 2])
  }

  @Test("JSON and SARIF have it with its sentence, and keep to their schemas; XML has the same id")
  func documents() throws {
    let json = JSONReport.audit(Self.result)
    let sarif = SARIFReport.audit(Self.result, rules: [])
    #expect(try SchemaCheck.problems(json, "audit") == [] && SchemaCheck.problems(sarif, "sarif") == [])
    let xml = try XMLReader.read(Array(XMLReport.audit(Self.result).utf8))
    let ids = try #require(xml.child("findings")).children("finding").map { $0["cause"] ?? "" }
    let told = try list(document(json)["findings"]).map { $0["cause"] as? [String: Any] ?? [:] }
    #expect(told.map { $0["id"] as? String ?? "none" } == ids && Set(ids).count == 2)
    #expect(told.map { $0["findings"] as? Int } == [2, 2, 1])
    #expect(told.map { $0["title"] as? String } == Self.causes.map { $0.title?.english })
    let results = try list(list(document(sarif)["runs"])[0]["results"])
    for result in results {
      let own = (result["properties"] as? [String: Any])?["cause"] as? [String: Any]
      #expect(ids.contains(own?["id"] as? String ?? "none"))
      // By these services know it again, also beside another finding of its cause.
      #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
    }
  }

  @Test("JUnit has it as properties of the case, CSV in its last two columns")
  func rows() throws {
    let suites = try XMLReader.read(Array(JUnitReport.audit(Self.result).utf8)).children
    let properties = suites.flatMap { $0.children("testcase") }.compactMap { $0.child("properties")?.children("property") }
    #expect(properties.map(\.count) == [3, 3, 2])
    let ids = Self.causes.map(\.id)
    #expect(properties.map { $0[0]["value"] ?? "" } == ids)
    let lines = CSVReport.audit(Self.result).components(separatedBy: "\r\n")
    #expect(lines[0].hasSuffix(",cause,cause title"))
    #expect(lines.count { $0.hasSuffix(",\(ids[0]),\(Self.causes[0].title?.english ?? "none")") } == 2)
    #expect(lines.count { $0.hasSuffix(",\(ids[2]),") } == 1)
  }

  @Test("A result of SARIF that stands for findings of several causes has none")
  func merged() {
    var findings = Self.result.withCauses.findings
    for index in findings.indices { findings[index].rule = "marks" }
    let merged = MergedFindings.merged(findings, toAtMost: 1)
    #expect(merged.map(\.count) == [3] && merged[0].finding.reportedCause == nil)
    let alike = MergedFindings.merged(Array(findings.prefix(2)), toAtMost: 1)
    #expect(alike.map(\.finding.reportedCause) == [Self.causes[0]])
  }

  @Test("Where many findings share few causes, text and GitHub end with how few, and what the largest is")
  func inOneLine() throws {
    var result = Self.result
    result.findings = (1...19).map { Self.finding("marks", key: "key.\($0)") } + [Self.finding("spaces", key: "c")]
    for index in result.findings.indices { result.findings[index].severity = .error }
    let causes = result.matters
    let largest = try #require(causes.first { $0.findings.count == 19 })
    let sentence = "Findings: 20. Causes: 2. The largest (findings: 19): \(largest.message.english)."
    #expect(result.causeSentence?.english == sentence)
    let text = TextReport.render(result, colour: false, width: 400)
    #expect(text.contains("\n\(sentence)\nFails with 20 errors"), "\(text)")
    let github = GitHubReport.audit(result)
    #expect(github.contains(" The largest (findings: 19): ") && github.contains("::error title=lintel::Fails with 20 errors"))
    result.findings.removeLast()
    #expect(result.causeSentence == nil)
    // Each of its own.
    result.findings = (1...30).map { Self.finding("rule-\($0)", key: "c") }
    #expect(result.causeSentence == nil)
  }
}
