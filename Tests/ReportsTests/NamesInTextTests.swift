import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Names in the text report")
struct NamesInTextTests {
  private func found(_ severity: Severity, line: Int) -> Finding {
    var finding = Finding(
      rule: "name-rule", verdict: .fails, certainty: .certain, severity: severity, blame: .definition, toolbar: "bar\(line)",
      item: "item", message: "The symbol bell\(line) has no name", reason: "r", evidence: [.text("image", "bell\(line)")])
    finding.suggestion = "Name the action at \(Message.data("line \(line)"))."
    finding.definitionLocation = LintelModel.SourceLocation(file: "A.swift", line: line)
    finding.fingerprint = "\(line)"
    return finding
  }

  private func report(_ findings: [Finding]) -> String {
    var result = SampleResult.result
    (result.findings, result.criteria) = (findings, ["4.1.2": ["name-rule"]])
    return TextReport.render(result, colour: false, width: 300)
  }

  @Test("Where they are a line a rule, five have their place and what mends each, and the rest are counted")
  func asides() {
    let text = report((1...8).map { found(.note, line: $0) })
    for line in 1...5 {
      #expect(text.contains("A.swift:\(line):1 (bell\(line)) → Name the action at line \(line)."), "\(text)")
    }
    #expect(!text.contains("Name the action at line 6."))
    #expect(text.contains("\n    and 3 more\n"))
  }

  @Test("A single one has its place above, and what mends it below")
  func one() {
    let text = report([found(.note, line: 1)])
    #expect(text.contains("\n    → Name the action at line 1.\n"))
  }

  @Test("In a matter of its own each that is written has what mends it")
  func matter() {
    let text = report((1...6).map { found(.warning, line: $0) })
    for line in 1...6 { #expect(text.contains("Name the action at line \(line).")) }
  }
}
