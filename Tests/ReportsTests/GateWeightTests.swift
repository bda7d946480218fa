import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What the page of a gate weighs")
struct GateWeightTests {
  /// The sample with bars about which nothing is found.
  private static func result(quiet: Int, base: String? = "main (3f2a9c0d11e4)") -> AuditResult {
    var result = SampleResult.result
    for number in 0..<quiet {
      var toolbar = SampleProject.mail
      (toolbar.id, toolbar.name) = ("Quiet\(number).swift:1", "Quiet \(number)")
      result.project.toolbars.append(toolbar)
      for var bar in SampleResult.result.bars where bar.toolbar.id == SampleProject.mail.id {
        bar.toolbar = toolbar
        result.bars.append(bar)
      }
    }
    for index in result.findings.indices { result.findings[index].change = FindingChange(.new) }
    if let base { result.trend = Trend(new: 9, worse: 0, known: 4, gone: 0, base: base) }
    return result
  }

  @Test("A bar that the change brings nothing to has no section: such bars are counted, with the command that draws them")
  func quietBars() throws {
    let result = Self.result(quiet: 20)
    let model = PageModel(result)
    let hidden = model.toolbars.filter { !$0.isShown }
    #expect(hidden.count >= 20 && hidden.allSatisfy { $0.all.isEmpty })
    let page = HTMLReport.audit(result, name: "Sample").replacing("\"", with: "")
    for part in hidden { #expect(!page.contains(" id=toolbar-\(part.number)>") && !page.contains("#toolbar-\(part.number)>")) }
    for part in model.toolbars where part.isShown { #expect(page.contains("id=toolbar-\(part.number)")) }
    #expect(page.contains("nothing about them is new or worse"))
    #expect(page.contains("Quiet 7"), "the map names them")
  }

  @Test("Each bar more that the change brings nothing to weighs no more than its name")
  func weight() {
    let few = HTMLReport.audit(Self.result(quiet: 10), name: "Sample").utf8.count
    let many = HTMLReport.audit(Self.result(quiet: 110), name: "Sample").utf8.count
    #expect(many - few < 100 * 500, "\(many - few)")
  }

  @Test("A page of few bars, and one of an audit, shows each bar")
  func whole() {
    #expect(PageModel(Self.result(quiet: 1)).toolbars.allSatisfy { $0.isShown })
    let audit = Self.result(quiet: 20, base: nil)
    #expect(PageModel(audit).toolbars.allSatisfy { $0.isShown })
    #expect(!HTMLReport.audit(audit, name: "Sample").contains("nothing about them is new or worse"))
  }

  @Test("A bar whose text the change touched and nobody judged has its section")
  func unjudged() {
    var result = Self.result(quiet: 20)
    result.unjudgedTexts = [UnjudgedText(locale: "de", key: "save", bar: "Quiet 7")]
    #expect(PageModel(result).toolbars.first { $0.toolbar.name == "Quiet 7" }?.isShown == true)
  }

  @Test("Sheets of a change count what fits, and still say what is wrong with the rest")
  func sheets() {
    let page = AuditPage(PageModel(Self.result(quiet: 0)), name: nil, runs: [], pages: nil, words: .english)
    let whole = page.translators(nil).markup.page(in: .english)
    let ofChange = page.translators(nil, .ofChange).markup.page(in: .english)
    #expect(ofChange.utf8.count < whole.utf8.count)
    #expect(Leanness.ofChange.sentence == nil && Leanness.ofChange.tellsFaults)
  }
}
