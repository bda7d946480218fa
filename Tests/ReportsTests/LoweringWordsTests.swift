import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Why something is a note, in reports")
struct LoweringWordsTests {
  private func result(_ severity: Severity, _ lowering: Lowering) -> AuditResult {
    var result = SampleResult.result
    result.findings = [
      Finding(
        rule: "placeholder-mismatch", verdict: .fails, certainty: .likely, severity: severity, blame: .translation,
        table: "Titles", key: "a", locale: "de", message: "It breaks", reason: "r", evidence: [lowering.evidence])
    ]
    return result
  }

  /// Lines may break anywhere, and marks of Markdown or JSON may stand in between.
  private func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  @Test("Text, Markdown, SARIF and the page say each reason", arguments: Lowering.allCases)
  func said(lowering: Lowering) {
    let (result, sentence) = (result(.note, lowering), lowering.sentence.english)
    #expect(words(TextReport.render(result, colour: false, width: 400)).contains(sentence))
    #expect(MarkdownReport.audit(result, name: "App").contains(sentence))
    #expect(SARIFReport.audit(result, rules: []).contains(sentence))
    #expect(HTMLReport.audit(result).contains(sentence))
  }

  @Test("What a project has made graver does not say that it is a note", arguments: Lowering.allCases)
  func graver(lowering: Lowering) {
    #expect(!MarkdownReport.audit(result(.error, lowering), name: "App").contains(lowering.sentence.english))
  }

  @Test("Each reason has a sentence and an evidence of its own")
  func distinct() {
    let sentences = Set(Lowering.allCases.map { $0.sentence.english })
    let evidence = Set(Lowering.allCases.map { $0.evidence })
    #expect(sentences.count == Lowering.allCases.count && evidence.count == Lowering.allCases.count)
  }
}
