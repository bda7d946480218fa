import LintelAudit
import Testing

@Suite("Full stops of shortened labels")
struct ShortenedLabelTests {
  private func isTold(_ english: String, _ other: String) async -> Bool {
    let project = ProjectSource.read(texts: [
      "en.lproj/L.strings": "\"k\" = \"\(english)\";\n", "nb.lproj/L.strings": "\"k\" = \"\(other)\";\n",
    ])
    return await Auditor.audit(project).findings.contains { $0.rule == "full-stop-added" }
  }

  @Test("The point of an abbreviation is none", arguments: [("Dn Reqs", "Nedforesp."), ("Up Reqs", "Oppforesp.")])
  func abbreviations(english: String, other: String) async {
    #expect(await isTold(english, other) == false)
  }

  @Test("A word that stands whole in the source has one", arguments: [("Delete", "Slettingen."), ("Quick Sync", "Synkroniser.")])
  func words(english: String, other: String) async {
    #expect(await isTold(english, other))
  }
}
