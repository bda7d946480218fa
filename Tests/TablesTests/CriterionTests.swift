import LintelTables
import Testing

@Suite("The success criteria that rules support")
struct CriterionTests {
  @Test("A criterion is written in full, with its clauses")
  func summary() {
    #expect(Criterion.named("2.5.3")?.summary == "WCAG 2.2 2.5.3 Label in Name (A), EN 301 549 11.2.5.3")
    #expect(
      Criterion.summaries(of: ["4.1.2"]) == ["WCAG 2.2 4.1.2 Name, Role, Value (A), EN 301 549 11.4.1.2.1/11.5.2.5"])
  }

  @Test("One that EN 301 549 V3.2.1 asks of web content alone, or does not have, says so, or no more than that")
  func fewerClauses() {
    #expect(
      Criterion.named("2.4.2")?.summary
        == "WCAG 2.2 2.4.2 Page Titled (A), EN 301 549 9.2.4.2 (web only, no software clause)")
    #expect(Criterion.named("2.5.8")?.summary == "WCAG 2.2 2.5.8 Target Size (Minimum) (AA)")
    #expect(Criterion.named("9.9.9") == nil)
  }

  @Test("Every row is whole, and its clauses have its number, of open functionality where these are told apart", arguments: Criterion.all)
  func rows(criterion: Criterion) {
    #expect(["A", "AA"].contains(criterion.level))
    #expect(!criterion.name.isEmpty && criterion.person.hasSuffix("."))
    for clause in criterion.clauses where clause != "11.5.2.5" {
      #expect(["9.\(criterion.number)", "11.\(criterion.number)", "11.\(criterion.number).1"].contains(clause), "\(clause)")
    }
  }
}
