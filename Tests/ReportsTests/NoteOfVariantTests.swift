import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Notes about a variant of a bar")
struct NoteOfVariantTests {
  private func report(_ evidence: [Evidence]) -> String {
    var finding = Finding(
      rule: "too-many-groups", verdict: .fails, certainty: .certain, severity: .note, blame: .definition, toolbar: "Bar",
      message: "It has four groups", reason: "r", evidence: evidence)
    finding.definitionLocation = LintelModel.SourceLocation(file: "A.swift", line: 1)
    var result = SampleResult.result
    result.findings = [finding]
    return TextReport.render(result, colour: false, width: 200)
  }

  @Test("The line of a note says in which of the bar's variants it holds")
  func variant() {
    let found = report([.text("groups", "four"), .text("found on", "iOS 26, iPadOS 26")])
    #expect(found.contains("\n  too-many-groups: A.swift:1:1: It has four groups (found on “iOS 26, iPadOS 26”)\n"), "\(found)")
    let both = report([.text("only where", "if isOn"), .text("found on", "visionOS 26")])
    #expect(both.contains(": It has four groups (only where “if isOn”, found on “visionOS 26”)\n"), "\(both)")
  }

  @Test("What is known of no variant alone is a line without one")
  func everywhere() {
    let found = report([.text("groups", "four")])
    #expect(found.contains("\n  too-many-groups: A.swift:1:1: It has four groups\n"), "\(found)")
  }

  @Test("The line of what is told once for many places has them")
  func places() {
    let found = report([.text("on the bars of", "A.swift:1, B.swift:4")])
    #expect(found.contains(": It has four groups (on the bars of “A.swift:1, B.swift:4”)\n"), "\(found)")
  }
}
