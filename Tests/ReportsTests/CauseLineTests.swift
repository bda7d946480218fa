import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Causes that have a line under “Start here”")
struct CauseLineTests {
  private func finding(_ rule: String, _ severity: Severity) -> Finding {
    Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "Titles", key: "k",
      locale: "de", message: "It breaks", reason: "r", suggestion: "Mend it.")
  }

  @Test("What the page has no room for in full has a line with its address and its ticket")
  func lines() throws {
    var result = SampleResult.result
    result.findings = (1...28).map { finding("rule-\($0)", .warning) }
    let page = HTMLReport.audit(result)
    let section = try #require(page.firstRange(of: "<section class=\"worst\"")).lowerBound
    let start = page[section..<(try #require(page[section...].firstRange(of: "</section>")).lowerBound)]
    #expect(start.contains("<summary>More causes: 23 · 23 warnings</summary>"))
    #expect(start.ranges(of: "<li class=\"row ").count == 25 && !start.contains("in the XML report"))
    #expect(start.ranges(of: "<li class=\"brief\">").count == 3 && start.ranges(of: "class=\"ticket\"").count == 28)
    for number in 1...28 { #expect(start.contains("<h3 id=\"cause-\(number)\">"), "\(number)") }
    // Closed, each line is a heading, too.
    #expect(start.ranges(of: "<span class=\"gist\" role=\"heading\" aria-level=\"3\">").count == 3)
  }

  @Test("A line about several languages has no number that is one language's, as its row and its card have none")
  func several() throws {
    var result = SampleResult.result
    result.findings = (1...27).map { finding("rule-\($0)", .warning) }
    var question = finding("title-truncated", .warning)
    (question.verdict, question.locale, question.locales) = (.needsReview, nil, ["de", "fr"])
    question.suggestion = "If it does not fit, shorten the translation to about 3 characters, for which 20 pt are enough."
    result.findings.append(question)
    let page = HTMLReport.audit(result)
    let line = try #require(page.split(separator: "<li class=\"brief\">").last?.split(separator: "</summary>").first)
    #expect(line.contains("in 2 languages"), "\(line)")
    #expect(line.contains(Finding.adviceOfSeveral.english) && !line.contains("about 3 characters"))
    for name in ["text", "markdown", "github", "checkstyle", "junit", "xcode"] {
      let report = try #require(ReportFormat.named(name)).report(result, .init(name: "Sample"))
      #expect(!report.contains("about 3 characters"), "\(name)")
    }
  }

  @Test("What to do has a line of its own, so that no long name hides it; open, a line is not seen to repeat the row's heading")
  func advice() throws {
    var result = SampleResult.result
    result.findings = (1...28).map { finding("rule-\($0)", .warning) }
    let page = HTMLReport.audit(result)
    let line = try #require(page.split(separator: "<li class=\"brief\">").last?.split(separator: "</summary>").first)
    #expect(line.contains(/<span class="?gist"? role="?heading"? aria-level="?3"?>.*<span class="?told"?>.*rule-28/), "\(line)")
    #expect(line.contains(/<span class="?remedy"? aria-hidden="?true"?>Mend it\.<\/span>/), "\(line)")
    // Its name for who listens is what it is about and how much there is.
    #expect(line.contains(/<span class="?tally"?>1 warning<span aria-hidden="?true"?> · translators<\/span><\/span>/), "\(line)")
    #expect(page.contains(/\.brief \.remedy ?\{ ?flex: ?1 1 100%/))
    #expect(page.contains(/\.brief details\[open\] ?> ?summary \.told ?\{ ?position: ?absolute/))
  }

  @Test("Without scripts every heading leads to what is on the page; the script leads on to the finding, which waits in an island")
  func ways() throws {
    var result = SampleResult.result
    result.findings = ["de", "fr", "it"].flatMap { locale in
      (1...9).map { number in
        var one = finding("rule-\(locale)-\(number)", .warning)
        (one.locale, one.table) = (LocaleID(locale), "Table \(locale)")
        return one
      }
    }
    let page = HTMLReport.audit(result)
    let shown = page.replacing(/(?s)<script.*?<\/script>/, with: "")
    let ids = Set(shown.matches(of: /\sid="([^"]*)"/).map { String($0.1) })
    let ways = shown.matches(of: /<h3 id="cause-\d+">.*?<a href="#([^"]*)"( data-finding="([^"]*)")?>/)
    #expect(ways.count == 27 && ways.allSatisfy { ids.contains(String($0.1)) })
    #expect(ways.prefix(5).allSatisfy { $0.1.hasPrefix("finding-") && $0.2 == nil })
    #expect(ways.dropFirst(5).allSatisfy { $0.1.hasPrefix("table-") && $0.3?.hasPrefix("finding-") == true })
    #expect(page.contains("link.setAttribute(\"href\", `#${link.dataset.finding}`)"))
  }

  @Test("However many causes there are, errors and what a success criterion asks for have a line")
  func linesOfErrors() {
    var result = SampleResult.result
    let count = 1 + PageModel.linesOfCauses
    func lines(_ severity: Severity, criteria: [String: [String]] = [:]) -> [Int] {
      result.findings = (0...count).map { finding("rule-\($0)", severity) }
      return PageModel.lines(of: result.matters, besides: 0, criteria: criteria)
    }
    #expect(lines(.warning) == Array(0..<PageModel.linesOfCauses))
    #expect(lines(.error).count == count + 1)
    let last = lines(.warning, criteria: ["1.1.1": ["rule-\(count)"]])
    #expect(last.count == PageModel.linesOfCauses + 1 && last.last == count)
  }
}
