import LintelFindings
import LintelModel
import LintelRules
import Testing

@testable import LintelReports

@Suite("The criteria that a finding is told to miss")
struct FindingCriteriaTests {
  private func finding(_ rule: String, toolbar: String? = "bar", size: Points? = nil) -> Finding {
    Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: .warning, blame: .definition, toolbar: toolbar,
      message: "It is so", reason: "so", evidence: size.map { [.points("size", $0)] } ?? [])
  }

  @Test(
    "A target of 24 points and more misses the platform's guideline alone",
    arguments: [(20.0, true), (23.9, true), (24, false), (25, false)])
  func targets(size: Double, misses: Bool) {
    #expect(finding("target-size", size: Points(size)).bears(on: "2.5.8", shown: []) == misses)
    #expect(finding("label-truncated", size: Points(size)).bears(on: "1.4.4", shown: []))
  }

  @Test("Targets that are too small for the platform alone are counted apart from those that miss WCAG's size")
  func platformTargets() {
    var result = SampleResult.result
    result.criteria = ["2.5.8": ["target-size"]]
    result.findings = [finding("target-size", size: 25), finding("target-size", size: 20)]
    let page = HTMLReport.audit(result)
    #expect(page.contains("1 warning; above the 24 px of WCAG, against the guideline of the platform: 1 warning"))
  }

  @Test("What a table lacks bears on the language of parts where a bar shows it, and is counted apart elsewhere")
  func parts() {
    #expect(finding("untranslated").bears(on: "3.1.2", shown: []))
    #expect(!finding("untranslated", toolbar: nil).bears(on: "3.1.2", shown: []))
    var result = SampleResult.result
    result.criteria = ["3.1.2": ["aaa", "zzz"], "4.1.2": ["zzz"]]
    result.findings = [finding("zzz"), finding("aaa", toolbar: nil), finding("aaa", toolbar: nil)]
    let page = HTMLReport.audit(result)
    #expect(page.contains("1 warning; about strings in tables: 2 warnings"))
    // What is spoken comes first.
    let section = page[(page.firstRange(of: "3.1.2 Language of Parts")?.lowerBound ?? page.startIndex)...]
    let (spoken, other) = (section.firstRange(of: "zzz")?.lowerBound, section.firstRange(of: "aaa")?.lowerBound)
    #expect((spoken ?? page.endIndex) < (other ?? page.endIndex))
  }

  @Test("Every criterion that a rule supports is about one subject, by which the head of the page has what was found")
  func subjects() {
    let told = CriteriaSummary.Subject.allCases.flatMap(\.criteria)
    #expect(told.count == Set(told).count && Set(Rule.all.flatMap(\.criteria)).isSubset(of: told))
  }

  @Test("The head counts names, targets and languages apart, each finding once, and leads to the criterion")
  func head() {
    var result = SampleResult.result
    result.criteria = ["1.1.1": ["name"], "4.1.2": ["name", "foreign-name"], "3.1.2": ["foreign-name"], "2.5.8": ["size"]]
    result.findings = [finding("name"), finding("name"), finding("foreign-name"), finding("size", size: 30)]
    #expect(
      HTMLReport.audit(result).contains(
        "Accessibility criteria</a>: <a href=\"#criterion-4.1.2\">Names: 2 warnings</a> · "
          + "<a href=\"#criterion-3.1.2\">Language: 1 warning</a></p>"))
  }

  @Test("What a table lacks bears on the language of parts where a bar shows that string")
  func shownOnBar() {
    var lacking = finding("untranslated", toolbar: nil)
    (lacking.table, lacking.key) = ("App/Main", "a.title")
    #expect(lacking.bears(on: "3.1.2", shown: [.init(table: "Main", key: "a.title")]))
    #expect(!lacking.bears(on: "3.1.2", shown: [.init(table: "Main", key: "b.title")]))
    #expect(!lacking.bears(on: "3.1.2", shown: [.init(table: "Localizable", key: "a.title")]))
    let title = SampleProject.settings.title
    #expect(
      title.key.map { SampleProject.project.shownNames.contains(.init(table: title.table ?? "Localizable", key: $0)) } == true)
  }
}
