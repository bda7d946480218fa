import LintelFindings
import LintelModel
import LintelRules
import Testing

@testable import LintelReports

@Suite("What is said of a label that takes the room of the title beside it")
struct CrowdingLabelTests {
  @Test("Both ways out are told with whose work each is, and the one who decides is the owner")
  func decision() throws {
    let rule = try #require(Rule.all.first { $0.id == "title-truncated" })
    guard case .bar(let check) = rule.check else { return }
    let remarks = CutBars.all.flatMap(check).filter { $0.suggestion?.english.contains("beside it takes") == true }
    #expect(!remarks.isEmpty)
    for remark in remarks {
      let advice = try #require(remark.suggestion?.english)
      if remark.blame == .source {
        #expect(advice.hasSuffix("shorten it, or ask the designers of the bar for a symbol."))
      } else {
        #expect(advice.hasSuffix("shorten it, or the designers of the bar, who decide, give it a symbol."))
        // Nobody is given a limit: so that a translator's is the bar's as well.
        #expect(remark.blame == .layout || !remark.evidence.contains { $0.name == "room" })
      }
    }
  }

  @Test("Nobody asks translators to shorten a label that no table has")
  func inCode() throws {
    let rule = try #require(Rule.all.first { $0.id == "title-truncated" })
    guard case .bar(let check) = rule.check else { return }
    func advice(_ isInCode: Bool) -> [String] {
      let bars = CutBars.all.filter { bar in
        bar.toolbar.items.allSatisfy { $0.systemItem == nil && ($0.label.state == .literal) == isInCode }
      }
      return bars.flatMap(check).compactMap { $0.suggestion?.english }
    }
    let ofCode = advice(true)
    #expect(ofCode.contains { $0.contains("no table has it: either the developers shorten it") })
    #expect(!ofCode.contains { $0.contains("translators shorten it") })
    #expect(!advice(false).contains { $0.contains("no table has it") })
  }
}
