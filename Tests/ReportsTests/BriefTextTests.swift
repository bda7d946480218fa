import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The text of a run that passes, in a terminal")
struct BriefTextTests {
  private func text(_ result: AuditResult, isBrief: Bool = true) -> String {
    TextReport.render(result, colour: false, width: 300, isBrief: isBrief).replacing("\u{A0}", with: " ")
  }

  private var passing: AuditResult {
    var result = SampleResult.result
    result.findings = result.findings.filter { $0.severity != .error }
    return result
  }

  @Test("Besides its findings it has what was read, what was skipped and how it ends, each once, and where the rest is")
  func passes() {
    let report = text(passing)
    let verdict = "Passes: errors fail (the default)."
    #expect(report.components(separatedBy: verdict).count == 2 && report.hasSuffix(verdict + "\n"), "\(report)")
    #expect(report.components(separatedBy: " warnings, ").count == 2, "\(report)")
    #expect(report.contains("Looked at ") && report.contains("Skipped it.lproj/Broken.strings"), "\(report)")
    #expect(!report.contains("Whose turn it is") && !report.contains("only people can answer"), "\(report)")
    #expect(report.contains("--verbose") && !report.hasPrefix("\n"), "\(report)")
    let whole = text(passing, isBrief: false)
    #expect(whole.contains("only people can answer") && !whole.contains("--verbose"), "\(whole)")
  }

  @Test("What the configuration takes away is named all the same")
  func configuration() {
    var result = passing
    result.rulesOff = ["title-length"]
    #expect(text(result).contains("Turned off by the configuration: 1 rule, title-length"), "\(text(result))")
  }

  @Test("A run that fails, or is asked not to, says all")
  func fails() {
    #expect(text(SampleResult.result) == text(SampleResult.result, isBrief: false))
    var result = SampleResult.result
    result.askedFailOn = .never
    #expect(text(result) == text(result, isBrief: false))
  }

  @Test("A gate that fails leaves to --verbose what nobody looks at, whatever the change touches")
  func failingGate() {
    var result = SampleResult.result
    result.trend = Trend(new: 1, worse: 0, known: 26, gone: 0, base: "main (3f2a9c0d11e4)")
    result.project.leftOut = [LeftOut(reason: .outsideBarsInCode, places: ["Feed.swift:3"])]
    result.rulesOff = ["title-length"]
    let (report, whole) = (text(result), text(result, isBrief: false))
    #expect(result.isFailing && report.contains("Turned off by the configuration: 1 rule, title-length"), "\(report)")
    #expect(!report.contains("outside bars") && report.contains("What else was read and not judged"), "\(report)")
    #expect(whole.contains("outside bars") && !whole.contains("What else was read"), "\(whole)")
  }

  @Test("A gate that passes with nothing new says no more than that")
  func nothingNew() {
    var result = SampleResult.result
    result.findings = []
    result.trend = Trend(new: 0, worse: 0, known: 26, gone: 0, base: "main (3f2a9c0d11e4)")
    let report = text(result)
    #expect(!report.contains("audited against") && !report.contains("--verbose"), "\(report)")
    #expect(report.contains("Nothing new"), "\(report)")
    #expect(report.hasSuffix("Passes: new or worse errors fail (the default).\n"), "\(report)")
    #expect(text(result, isBrief: false).contains("audited against"))
  }
}
