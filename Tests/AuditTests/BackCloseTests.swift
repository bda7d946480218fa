import LintelAudit
import LintelFindings
import Testing

@Suite("A text that says Back or Close")
struct BackCloseTests {
  private func findings(_ sketch: String) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: ["a.sketch": sketch])).findings.filter { $0.rule == "label-back-close" }
  }

  @Test("Where only a translation says it, translators are asked first, and both texts are named")
  func translation() async throws {
    let found = try #require(await findings("ios26 fr 402pt\nsource en: [Done] | Photo |\n[Fermer] | Photo |").first)
    #expect(found.verdict == .needsReview && found.blame == .translation)
    #expect(found.message.english == "The text “Fermer” says Close, and its source “Done” does not")
    #expect(found.suggestion?.english.hasPrefix("Let it say what its source says.") == true)
  }

  @Test("Where the source says it, it is the bar that has a symbol for it")
  func source() async throws {
    let found = try #require(await findings("ios26 en 402pt\n[Close] | Photo |").first)
    #expect(found.verdict == .fails && found.blame == .definition)
  }
}
