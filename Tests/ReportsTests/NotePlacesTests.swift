import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Where a terminal says notes are")
struct NotePlacesTests {
  private func report(of count: Int, blame: Blame) -> String {
    var result = SampleResult.result
    result.findings = (1...count).map { line in
      var finding = Finding(
        rule: "symbol-bordered", verdict: .fails, certainty: .certain, severity: .note, blame: blame,
        toolbar: SampleProject.mail.id, item: "item\(line)", message: "The symbol has a circle of its own", reason: "outlined")
      finding.definitionLocation = LintelModel.SourceLocation(file: "App/Bar.swift", line: line)
      return finding
    }
    return TextReport.render(result, colour: false, width: 300).replacing("\u{A0}", with: " ")
  }

  @Test("Each of a few notes for developers has its place")
  func few() {
    let text = report(of: 3, blame: .definition)
    #expect(text.contains("and 2 more like them\n    App/Bar.swift:2:1\n    App/Bar.swift:3:1\n"), "\(text)")
  }

  @Test("Of many five more places are written, and the others counted")
  func many() {
    let text = report(of: 9, blame: .definition)
    #expect(text.contains("App/Bar.swift:6:1\n    and 3 more\n"), "\(text)")
    #expect(!text.contains("App/Bar.swift:7:1\n"))
  }

  @Test("What is of no developer's has none")
  func translators() {
    #expect(!report(of: 3, blame: .translation).contains("\n    App/Bar.swift:2:1\n"))
  }
}
