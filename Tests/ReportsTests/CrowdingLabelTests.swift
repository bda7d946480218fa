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
}
