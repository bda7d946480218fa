import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The worst causes in the page's head")
struct FirstCausesTests {
  private func page(_ findings: [Finding]) -> String {
    var result = SampleResult.result
    (result.findings, result.trend) = (findings, nil)
    return HTMLReport.audit(result).replacing("\u{A0}", with: " ")
  }

  private func cards(_ page: String) throws -> [Substring] {
    let list = try #require(page.firstMatch(of: /(?s)<ol class="first-causes".*?<\/ol>/)).output
    return list.split(separator: "<li class=").dropFirst().map { $0 }
  }

  private func finding(_ rule: String, _ severity: Severity = .error) -> Finding {
    Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "Titles", key: rule,
      locale: "de", message: "It breaks", reason: rule)
  }

  @Test("Three are there, each as its sentence with the way to its row, before the languages; a bar's with its picture")
  func three() throws {
    let page = page((1...5).map { finding("rule-\($0)") })
    let cards = try cards(page)
    #expect(cards.count == 3)
    for (place, card) in cards.enumerated() {
      #expect(card.contains("<a href=\"#cause-\(place + 1)\">It breaks</a>") && !card.contains("class=\"preview\""), "\(card)")
    }
    let list = try #require(page.firstRange(of: "<ol class=\"first-causes\"")).lowerBound
    let table = try #require(page.firstRange(of: "<table class=\"failing\">")).lowerBound
    #expect(list < table)
    #expect(page.contains("document.querySelectorAll(\".first-causes\")) this.draw(cards);"))
  }

  @Test("A text that is surely cut is told as people see it, and its figures are left to its row")
  func cut() throws {
    var result = SampleResult.result
    (result.findings, result.trend) = (result.findings.filter { $0.isAboutTitle || $0.rule == "title-truncated" }, nil)
    for place in result.findings.indices {
      result.findings[place].isAboutTitle = true
      result.findings[place].key = SampleProject.settings.title.key
    }
    let model = PageModel(result)
    let german = try #require(result.findings.first { $0.locale == "de" })
    let cut = try #require(FirstCauses.Cut(german, on: model))
    #expect(cut.words.english.contains(" “\(cut.text)” is cut to “\(cut.shown)” in "))
    #expect(cut.shown.hasSuffix("…") && cut.text != cut.shown)
    var doubted = german
    doubted.certainty = .likely
    #expect(FirstCauses.Cut(doubted, on: model) == nil)
  }

  @Test("Of notes alone there is none, and of nothing no list")
  func none() {
    #expect(!page([]).contains("<ol class=\"first-causes\""))
    #expect(!page([finding("rule-1", .note)]).contains("<ol class=\"first-causes\""))
  }
}
