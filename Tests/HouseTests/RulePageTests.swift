import Foundation
import LintelAudit
import LintelFindings
import LintelReports
import LintelRules
import LintelTables
import Testing

@Suite("The pages about rules")
struct RulePageTests {
  @Test("docs/rules is what `make pages` writes", arguments: Rule.all.map(\.id))
  func fresh(id: String) async throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let page = RulePages.page(RuleCard(rule, results: await ExampleRun.results(of: rule)))
    #expect(try Repository.text("docs/rules/\(id).md") == page)
  }

  @Test("docs/accessibility.md is what `make pages` writes, and every criterion of the table has a rule")
  func accessibility() throws {
    #expect(try Repository.text("docs/accessibility.md") == AccessibilityPage.page(Rule.all))
    let used = Set(Rule.all.flatMap(\.criteria))
    #expect(used == Set(Criterion.all.map(\.number)))
  }

  @Test("The list of rules is too, and there is no page of a rule that is gone")
  func list() throws {
    #expect(try Repository.text("docs/rules/README.md") == RulePages.index(RuleSubject.allCases.map { ($0.title, $0.rules) }))
    let pages = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: "docs/rules").path)
    #expect(Set(pages) == Set(Rule.all.map { "\($0.id).md" } + ["README.md"]))
  }
}
