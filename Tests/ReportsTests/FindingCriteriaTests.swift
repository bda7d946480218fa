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
    #expect(finding("target-size", size: Points(size)).bears(on: "2.5.8") == misses)
    #expect(finding("label-truncated", size: Points(size)).bears(on: "1.4.4"))
  }

  @Test("Targets that are too small for the platform alone are counted apart from those that miss WCAG's size")
  func platformTargets() {
    var result = SampleResult.result
    result.criteria = ["2.5.8": ["target-size"]]
    let bar = SampleProject.mail.id
    result.findings = [
      finding("target-size", toolbar: bar, size: 25), finding("target-size", toolbar: bar, size: 20),
    ]
    let page = HTMLReport.audit(result)
    #expect(
      page.contains(
        "<td><a href=\"#find?kind=warning&amp;criterion=2.5.8\">1 warning</a>"
          + "<p class=\"hint\">Above the 24 px of WCAG, against the guideline of the platform: "
          + "<a href=\"#find?kind=warning&amp;criterion=related-2.5.8\">1 warning</a></p>"))
    // The ways lead to exactly these.
    for value in ["2.5.8", "related-2.5.8"] {
      #expect(page.replacing("\"", with: "").ranges(of: "data-criteria=\(value)").count == 1)
      #expect(page.contains("<option value=\"\(value)\""))
    }
  }

  @Test("A criterion that a large page only counts can be chosen by an address, and is not offered")
  func countedOnly() {
    var result = SampleResult.result
    result.criteria = ["1.1.1": ["name"], "4.1.2": ["role"]]
    let shown = PageModel.Form.cards + PageModel.Form.lines
    result.findings = (0...shown).map { number in
      Finding(
        rule: number < shown ? "name" : "role", verdict: .fails, certainty: .certain, severity: number < shown ? .error : .note,
        blame: .translation, table: "T", key: "k\(number)", locale: "de", message: "same", reason: "same",
        translationLocation: SourceLocation(file: "de.lproj/T.strings", line: number + 1, column: 1))
    }
    let section = FilterSection(model: PageModel(result), names: .english).markup.map { $0.page(in: .english) }.joined()
    let choices = section.replacing("\"", with: "")
    #expect(choices.contains(/<option value=1\.1\.1>/))
    #expect(choices.contains(/<option value=4\.1\.2 hidden/))
  }

  @Test("What a bar shows bears on the language of parts; what a table lacks is related to it, and no failure")
  func parts() {
    #expect(finding("untranslated").bears(on: "3.1.2"))
    #expect(!finding("untranslated", toolbar: nil).bears(on: "3.1.2"))
    var result = SampleResult.result
    result.criteria = ["3.1.2": ["aaa", "zzz"]]
    result.findings = [finding("zzz"), finding("aaa", toolbar: nil), finding("aaa", toolbar: nil)]
    let page = HTMLReport.audit(result)
    #expect(page.contains(">1 warning</a><p class=\"hint\">Related, no failure of this criterion: strings in tables: "))
    #expect(page.contains("<a href=\"#find?kind=warning&amp;criterion=related-3.1.2\">2 warnings</a></p>"))
  }

  @Test("Every criterion that a rule supports is about one subject, by which the head of the page has what was found")
  func subjects() {
    let told = CriteriaSummary.Subject.allCases.flatMap(\.criteria)
    #expect(told.count == Set(told).count && Set(Rule.all.flatMap(\.criteria)).isSubset(of: told))
  }

  @Test("The head counts names, targets and languages apart, each finding once, and leads to all of them and to their criteria")
  func head() {
    var result = SampleResult.result
    result.criteria = [
      "1.1.1": ["name"], "4.1.2": ["name"], "3.1.2": ["foreign-name", "foreign-text"], "2.5.8": ["size"],
    ]
    result.findings = [
      finding("name"), finding("name"), finding("foreign-name"), finding("foreign-text"),
      finding("foreign-text", toolbar: nil), finding("size", size: 30),
    ]
    #expect(
      HTMLReport.audit(result).contains(
        "Accessibility criteria</a>: <a href=\"#find?criterion=4.1.2-1.1.1\">Names: 2 warnings</a> "
          + "(<a href=\"#criterion-4.1.2\">WCAG 4.1.2</a>, <a href=\"#criterion-1.1.1\">1.1.1</a>) · "
          + "<a href=\"#find?criterion=3.1.2\">Language: 2 warnings</a> (<a href=\"#criterion-3.1.2\">WCAG 3.1.2</a>)</p>"))
    #expect(HTMLReport.audit(result).contains("<option value=\"4.1.2-1.1.1\" hidden"))
  }

  @Test("Rules that no bar and no language of the project is for are said not to apply")
  func notApplying() {
    var result = SampleResult.result
    result.findings = []
    #expect(result.reasonNotLookedAt("1.3.2") == nil && result.reasonNotLookedAt("1.4.4") == nil)
    result.project.locales = ["de", "en"]
    for index in result.project.toolbars.indices { result.project.toolbars[index].platforms = [.macos] }
    result.criteria = ["1.3.2": ["a"], "1.4.4": ["b"]]
    let page = HTMLReport.audit(result)
    #expect(page.contains("<td>the rules do not apply: no language runs from right to left</td>"))
    #expect(page.contains("<td>the rules do not apply: they are about iOS, iPadOS and visionOS</td>"))
    #expect(result.reasonNotLookedAt("1.4.10")?.english == "the rules do not apply: they are about iOS")
    for index in result.project.toolbars.indices { result.project.toolbars[index].isFragment = true }
    #expect(result.reasonNotLookedAt("2.4.2")?.english == "the rules do not apply: no bar has a place for a title")
  }

  @Test("Where nothing is found about names, the head says so, with how many items were asked, and leads to the criterion")
  func quietNames() {
    var result = SampleResult.result
    result.criteria = ["4.1.2": ["name"], "2.5.8": ["size"]]
    result.findings = [finding("size", size: 20)]
    let names = /Accessibility criteria<\/a>: <a href="#criterion-4\.1\.2">Names: nothing found \([1-9][0-9]* items?\)<\/a>/
    #expect(HTMLReport.audit(result).contains(names))
    result.findings = []
    #expect(HTMLReport.audit(result).contains(names))
    // Where its rules did not run nothing is known.
    result.criteria["4.1.2"] = nil
    #expect(!HTMLReport.audit(result).contains("Names: nothing found"))
    (result.criteria, result.project.toolbars, result.bars) = (["4.1.2": ["name"]], [], [])
    #expect(HTMLReport.audit(result).contains("Names: the rules do not apply: there is no bar</a>"))
  }

  @Test("Where names of bars lack a translation, and are told with their tables, the head says so and leads there")
  func namesInTables() {
    var result = SampleResult.result
    (result.criteria, result.findings) = (["4.1.2": ["name"]], [])
    func head(_ untranslated: Int) -> String {
      CriteriaSummary(result: result, untranslated: untranslated).markup.map { $0.page(in: .english) }.joined()
    }
    // The link leads to all that languages lack: the number of those on bars is none of it.
    #expect(head(3).contains(", without a translation: 3 (<a ") && head(3).contains("missing-translation"))
    #expect(head(3).contains(">told with their tables</a>)"))
    #expect(!head(0).contains("told with their tables"))
  }

  @Test("Nothing found says of how many bars, items or languages; where no bar could be judged for fit, nothing is claimed")
  func reach() {
    var result = SampleResult.result
    result.findings = []
    #expect(result.nothingFound(of: "3.1.2").english == "nothing found (5 languages)")
    #expect(result.nothingFound(of: "1.3.2").english == "nothing found (3 bars)")
    #expect(result.nothingFound(of: "1.4.5").english == "not looked at: no definition declares it")
    for index in result.project.toolbars.indices {
      result.project.toolbars[index].platforms = [.ios]
      result.project.toolbars[index].title = LocalizedText(state: .unresolved, expression: "model.heading")
    }
    #expect(result.nothingFound(of: "1.4.10").english == "not judged for fit")
  }

  @Test("Where source code may set it in other ways than those that are looked for, these are named")
  func lookedFor() {
    var result = SampleResult.result
    result.findings = []
    for index in result.project.toolbars.indices {
      result.project.toolbars[index].platforms = [.ios]
      result.project.toolbars[index].location.file = "Inbox.swift"
      for item in result.project.toolbars[index].items.indices { result.project.toolbars[index].items[item].fixedWidth = 44 }
    }
    let sizes = result.nothingFound(of: "1.4.4").english
    #expect(sizes.contains("; looked for: dynamicTypeSize, maximumContentSizeCategory, systemFont(ofSize:)"))
    #expect(result.nothingFound(of: "2.5.8").english.contains("; looked for: frame, widthAnchor"))
    for index in result.project.toolbars.indices { result.project.toolbars[index].location.file = "Inbox.sketch" }
    #expect(!result.nothingFound(of: "1.4.4").english.contains("looked for"))
  }

  @Test("Where source code says no size that was read, that is what the row of target sizes says, and not that there is none")
  func unreadSizes() {
    var result = SampleResult.result
    for index in result.project.toolbars.indices {
      result.project.toolbars[index].location.file = "Inbox.swift"
      for item in result.project.toolbars[index].items.indices {
        result.project.toolbars[index].items[item].fixedWidth = nil
        result.project.toolbars[index].items[item].fixedHeight = nil
        result.project.toolbars[index].items[item].facts.targetWidth = .unknown
        result.project.toolbars[index].items[item].facts.targetHeight = .unknown
      }
    }
    let said = result.nothingFound(of: "2.5.8").english
    #expect(said.hasPrefix("not looked at: sizes in code were not read (looked for numbers and constants in: frame, widthAnchor"))
    for index in result.project.toolbars.indices { result.project.toolbars[index].location.file = "Inbox.sketch" }
    #expect(result.nothingFound(of: "2.5.8").english == "not looked at: no definition declares it")
  }

  @Test("The row of text sizes says how many views on bars have texts whose size was not read")
  func unreadTextSizes() {
    var result = SampleResult.result
    (result.criteria, result.findings) = (["1.4.4": ["text-size-capped"]], [])
    result.project.toolbars[0].platforms = [.ios]
    result.project.toolbars[0].items[0].hasUnreadTextSize = true
    let page = CriteriaSection(result: result).markup.map { $0.page(in: .english) }.joined()
    #expect(page.contains("<p class=\"hint\">Views whose text size was not read"))
  }

  @Test("Without a bar no criterion but that of languages says that nothing was found")
  func noBar() {
    var result = SampleResult.result
    (result.findings, result.project.toolbars, result.bars) = ([], [], [])
    for criterion in Set(Rule.all.flatMap(\.criteria)) {
      #expect(result.reasonNotLookedAt(criterion) == (criterion == "3.1.2" ? nil : AuditResult.noBar), "\(criterion)")
    }
  }

  @Test("A criterion whose rules the configuration turned off has a row that says so")
  func turnedOff() {
    var result = SampleResult.result
    result.findings = []
    result.criteria = ["4.1.2": ["name"]]
    let sentence = "<td>not looked at: the configuration turned its rules off</td>"
    #expect(!HTMLReport.audit(result).contains(sentence))
    result.rulesOff = ["title-missing"]
    #expect(HTMLReport.audit(result).contains(sentence))
  }
}
