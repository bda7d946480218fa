import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Items of one spoken name")
struct DuplicateNameTests {
  private func findings(_ items: String) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: ["a.sketch": "ios26 en 402pt\n| Inbox | \(items)"])).findings
      .filter { $0.rule == "duplicate-name" }
  }

  @Test("Two are told as before, with the other one's place")
  func two() async {
    let found = await findings("{star \"Mark\"} {flag \"Mark\"}")
    #expect(found.count == 1)
    #expect(found.first?.message.english.hasPrefix("Two items of") == true)
    #expect(found.first?.evidence.map(\.name).contains("other item") == true)
  }

  @Test("More are one finding, which counts them and has each place")
  func four() async {
    let found = await findings("{star \"Mark\"} {flag \"Mark\"} {pin \"Mark\"} {bell \"Mark\"}")
    #expect(found.count == 1)
    #expect(found.first?.message.english.hasSuffix("are called “Mark”: 4") == true)
    let places = found.first?.evidence.first { $0.name == "other items" }
    guard case .text(let listed)? = places?.value else {
      Issue.record("no places")
      return
    }
    #expect(listed.split(separator: ",").count == 3)
  }

  @Test("Two names of two items each are two findings")
  func pairs() async {
    #expect(await findings("{star \"Mark\"} {flag \"Mark\"} {pin \"Keep\"} {bell \"Keep\"}").count == 2)
  }
}
