import LintelFindings
import LintelModel
import LintelXMLTree
import Testing

@testable import LintelReports

@Suite("Checkstyle")
struct CheckstyleTests {
  private func root(_ result: AuditResult) throws -> XMLElement {
    try XMLReader.read(Array(CheckstyleReport.audit(result, words: .english).utf8))
  }

  @Test("Every finding is an error of its file, with place, severity, message and source")
  func errors() throws {
    let result = SampleResult.result
    let root = try root(result)
    #expect(root.name == "checkstyle" && root["version"] != nil)
    #expect(root.children.allSatisfy { $0.name == "file" })
    let names = root.children.compactMap { $0["name"] }
    #expect(names == Set(result.findings.map { $0.location?.file ?? "." }).sorted())
    for file in root.children {
      let findings = result.findings.filter { ($0.location?.file ?? ".") == file["name"] }
      #expect(file.children.count == findings.count)
      for (error, finding) in zip(file.children, findings) {
        #expect(error.name == "error")
        #expect(error["line"] == "\(finding.location?.line ?? 1)" && error["column"] == "\(finding.location?.column ?? 1)")
        #expect(error["source"] == "lintel.\(finding.rule)")
        #expect(error["message"]?.contains(Localizer.english.visible(finding.message)) == true)
        let isSure = finding.verdict == .fails && finding.severity > .note
        #expect(error["severity"] == (isSure ? finding.severity.rawValue : "info"))
      }
    }
  }

  @Test("Where nothing was found there is a document without a file; what was not read or is known stands with the folder")
  func nothing() throws {
    var result = SampleResult.result
    result.findings = []
    #expect(try root(result).children.isEmpty)
    result.folder = "App/iOS"
    result.coverage.labelsUnresolved = 1
    result.trend = Trend(new: 0, worse: 0, known: 2, gone: 0)
    let file = try #require(try root(result).children.first)
    #expect(file["name"] == "App/iOS")
    #expect(file.children.compactMap { $0["source"] } == ["lintel.coverage", "lintel.baseline"])
  }

  @Test("It is well-formed whatever a text holds, and shows what acts")
  func hostile() throws {
    let root = try root(HostileResult.result)
    let errors = root.children.flatMap(\.children)
    #expect(errors.count == HostileResult.texts.count)
    let messages = errors.compactMap { $0["message"] }.joined()
    #expect(messages.contains("⟨U+202E⟩abc") && messages.contains("⟨U+001B⟩"))
    #expect(!messages.unicodeScalars.contains("\u{1B}") && !messages.unicodeScalars.contains("\u{202E}"))
  }
}
