import LintelFindings
import LintelModel
import LintelRules
import Testing

@testable import LintelReports

/// Every rule has a title that people read beside its id.
@Suite("What rules are called")
struct RuleNameTests {
  @Test("Every rule has a title, and every title a rule")
  func complete() {
    #expect(Set(RuleName.titles.keys).symmetricDifference(Rule.all.map(\.id)).sorted() == [])
  }

  @Test("A title is two to six words, begins with a capital, and is no sentence", arguments: RuleName.titles.sorted { $0.key < $1.key })
  func short(id: String, title: String) {
    #expect((2...6).contains(title.split(separator: " ").count), "\(id): \(title)")
    #expect(title.first?.isUppercase == true && title.last?.isPunctuation == false, "\(id): \(title)")
  }

  @Test("No two rules have the same title, in any language", arguments: ["en"] + Localizer.languages)
  func distinct(language: LocaleID) {
    let words = Localizer(language: language.id)
    let titles = Dictionary(grouping: Rule.all.map(\.id)) { words.text(RuleName.of($0)) }
    #expect(titles.filter { $0.value.count > 1 }.isEmpty)
    if language != "en" { #expect(titles.keys.allSatisfy { !RuleName.titles.values.contains($0) }) }
  }

  @Test("A rule without a title is called by its id")
  func untitled() {
    #expect(RuleName.of("a-rule") == .data("a-rule") && RuleName.withID("a-rule") == .data("a-rule"))
    #expect(RuleName.withID("title-truncated").english == "Title cut off (title-truncated)")
  }

  @Test("Cards and the menu of what to find have the title beside the id; the text report has it in each head")
  func shown() {
    let page = HTMLReport.audit(SampleResult.result)
    #expect(page.contains(">Title cut off <code>title-truncated</code>"))
    #expect(TextReport.render(SampleResult.result, colour: false, width: 100).contains(". title-truncated · Title cut off · "))
    #expect(!JSONReport.audit(SampleResult.result).contains("Title cut off"))
  }
}
