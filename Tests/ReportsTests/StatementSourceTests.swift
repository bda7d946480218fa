import LintelFindings
import LintelModel
import LintelReports
import LintelRules
import LintelTables
import Testing

@Suite("What of a project can answer a guideline")
struct StatementSourceTests {
  @Test("Every statement is answered by source, by people, or by a declaration alone", arguments: GuidelineStatement.all)
  func answered(statement: GuidelineStatement) {
    #expect(statement.answer(by: Rule.all) != nil)
  }

  @Test("Source answers nearly all of them")
  func share() {
    let answers = GuidelineStatement.all.compactMap { $0.answer(by: Rule.all) }
    let fromSource = answers.count { if case .source = $0 { true } else { false } }
    #expect(fromSource >= 125)
  }

  @Test("A rule's facts are facts that there are", arguments: Rule.all.filter { !$0.facts.isEmpty }.map(\.id))
  func facts(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let known = Set(BarFacts.vocabulary.map(\.name) + ItemFacts.vocabulary.map(\.name))
    #expect(Set(rule.facts).isSubset(of: known))
  }

  @Test("The list of statements says of each where it is told from")
  func list() {
    let text = TextReport.coverage(Rule.all)
    #expect(text.contains("source shows it: asset catalogues"))
    #expect(text.contains("declaration only: no source shows it"))
    #expect(text.contains("people tell: it is asked"))
  }
}
