import LintelFindings
import LintelModel
import Testing

@testable import LintelAudit

@Suite("Languages of a copy that are told with their table")
struct CopyTwiceTests {
  private func copy(_ locale: LocaleID, evidence: [Evidence] = []) -> Finding {
    Finding(
      rule: "accessible-name-not-localized", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      toolbar: "Inbox", item: "new", table: "L", key: "new.spoken", locale: locale, message: "Left as it is", reason: "copy",
      evidence: evidence)
  }

  @Test("Are one list, whoever found them")
  func joined() {
    let kept = copy("nl", evidence: [.text("spoken", "New message"), .text(Evidence.withTheirTable, "da sv")])
    let named = CopiesInTables.named(in: [kept], of: [kept, copy("cs"), copy("da")])
    #expect(named.map(\.evidence) == [[.text("spoken", "New message"), .text(Evidence.withTheirTable, "cs da sv")]])
  }

  @Test("Are added where the rule has named none, and are none where all are told by themselves")
  func added() {
    let (kept, other) = (copy("nl"), copy("da"))
    #expect(
      CopiesInTables.named(in: [kept], of: [kept, other]).map(\.evidence) == [[.text(Evidence.withTheirTable, "da")]])
    #expect(CopiesInTables.named(in: [kept, other], of: [kept, other]).allSatisfy { $0.evidence.isEmpty })
  }
}
