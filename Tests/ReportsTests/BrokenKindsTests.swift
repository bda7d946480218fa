import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What is broken, in a line of the page's head")
struct BrokenKindsTests {
  private func finding(_ rule: String, _ key: String, _ locale: LocaleID, _ severity: Severity = .error) -> Finding {
    Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "Titles", key: key,
      locale: locale, message: "It breaks", reason: key)
  }

  private func head(_ findings: [Finding]) throws -> String {
    var result = SampleResult.result
    (result.findings, result.trend) = (findings, nil)
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    return String(try #require(page.firstMatch(of: /(?s)<header class="masthead">.*?<\/header>/)).output)
  }

  private func line(_ findings: [Finding]) throws -> String {
    String(try #require(try head(findings).firstMatch(of: /(?s)<p class="broken">.*?<\/p>/)).output)
  }

  @Test("It names each rule with how much it found and in how many languages, leads there, and stands before the languages")
  func names() throws {
    let findings = [finding("rule-a", "a", "de"), finding("rule-a", "a", "fr"), finding("rule-b", "b", "de", .warning)]
    let line = try line(findings)
    #expect(line.contains(": 2 errors in 2 languages</a>") && line.contains("rule-a"), "\(line)")
    // Warnings are told where nothing is worse.
    #expect(!line.contains("rule-b"))
    let head = try head(findings)
    let place = try #require(head.firstRange(of: "<p class=\"broken\">")).lowerBound
    let table = try #require(head.firstRange(of: "<table class=\"failing\">")).lowerBound
    #expect(place < table)
  }

  @Test("There are at most three, and how many more there are leads to where all of them stand")
  func most() throws {
    let line = try line((1...5).map { finding("rule-\($0)", "k", "de") })
    #expect(line.ranges(of: ": 1 error in 1 language</a>").count == 3, "\(line)")
    #expect(line.contains("<a href=\"#start\">and 2 more</a>"))
    #expect(line.matches(of: /<a href="#cause-[1-5]">/).count == 3)
  }

  @Test("A rest of one is named, and so is the rule that found most, however little harm each of its findings does")
  func largest() throws {
    let four = try line((1...4).map { finding("rule-\($0)", "k", "de") })
    #expect(four.ranges(of: ": 1 error in 1 language</a>").count == 4 && !four.contains("more</a>"), "\(four)")
    let many = (1...9).map { finding("rule-6", "k\($0)", "de") }
    let line = try line((1...7).map { finding("rule-\($0)", "k", "de") } + many)
    #expect(line.contains(": 10 errors in 1 language</a>") && line.contains("and 3 more</a>"), "\(line)")
  }

  @Test("Texts that say the opposite or another number are named, however many rules stand before them")
  func wrongMeanings() throws {
    let lost = ["key-missing", "empty-value", "deleted-key", "plural-number-missing"].map { finding($0, "k", "de") }
    var wrong = [finding("translation-of-another", "k", "de"), finding("number-changed", "k", "de")]
    for index in wrong.indices { wrong[index].certainty = .likely }
    let line = try line(lost + wrong + [finding("title", "k", "de")])
    #expect(line.ranges(of: ": 1 error in 1 language</a>").count == 5, "\(line)")
    #expect(line.contains("<a href=\"#start\">and 2 more</a>"))
    #expect(line.contains(RuleName.of("translation-of-another").english) && line.contains(RuleName.of("number-changed").english))
  }

  @Test("A rule with several causes leads to all that it found as grave")
  func several() throws {
    var other = finding("rule-a", "b", "de")
    other.table = "Others"
    let line = try line([finding("rule-a", "a", "de"), other])
    #expect(line.contains("<a href=\"#find?rule=rule-a&amp;kind=error\">"), "\(line)")
  }

  @Test("Without errors it is about warnings, and without these there is no such line")
  func milder() throws {
    #expect(try line([finding("rule-b", "b", "de", .warning)]).contains(": 1 warning in 1 language</a>"))
    let clean = try head([])
    #expect(!clean.contains("class=\"broken\""))
  }
}
