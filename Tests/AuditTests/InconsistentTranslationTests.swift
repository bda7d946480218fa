import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("One text in several wordings")
struct InconsistentTranslationTests {
  private func found(_ texts: [(english: String, german: String)]) async -> [Finding] {
    func file(_ texts: [String]) -> String { texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined() }
    let files = ["en.lproj/L.strings": file(texts.map(\.english)), "de.lproj/L.strings": file(texts.map(\.german))]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "inconsistent-translation" }
  }

  @Test("A paragraph that many texts have is told with its wordings, the usual one first, and the others named")
  func paragraph() async throws {
    let german = ["Die Datenbank sagt:", "Die Datenbank sagt:", "Datenbankmeldung:", "Antwort der Datenbank:"]
    let all = await found(
      german.enumerated().map { (#"Action \#($0.offset) failed.\n\nThe database said: %@"#, #"Vorgang \#($0.offset) misslang.\n\n\#($0.element) %@"#) })
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.verdict == .needsReview && finding.severity == .note)
    #expect(
      finding.message.english.contains(
        "“The database said: %@” has 3 de translations: “Die Datenbank sagt: %@” (2), “Datenbankmeldung: %@” (1)"))
    #expect(finding.units.compactMap(\.key) == ["k2", "k3"])
    #expect(
      finding.strings.first?.fault?.english
        == "“The database said: %@” is translated as “Datenbankmeldung: %@” here, and most often as “Die Datenbank sagt: %@” (2)")
  }

  @Test("Several texts are one finding, which begins with the one of most wordings")
  func several() async throws {
    let all = await found([
      ("Server not found", "Kein Server"), ("Server not found", "Server fehlt"), ("Server not found", "Server nicht da"),
      ("Try it again", "Noch einmal"), ("Try it again", "Erneut versuchen"), ("Try it again", "Neuer Versuch"),
      ("Try it again", "Noch ein Versuch"),
    ])
    let finding = try #require(all.first)
    #expect(all.count == 1)
    #expect(finding.message.english.contains("2 source texts have more than two de translations each, such as “Try it again”"))
    // Each says what it has itself, whichever text the finding begins with.
    #expect(
      finding.strings.first { $0.key == "k1" }?.fault?.english
        == "“Server not found” is translated as “Server fehlt” here, and elsewhere as “Kein Server” (1)")
  }

  @Test("Two wordings, single words, copies and other paragraphs are not told")
  func none() async {
    #expect(await found([("Try it again", "Erneut"), ("Try it again", "Nochmal"), ("Try it again", "Erneut")]).isEmpty)
    #expect(await found([("Search", "Suche"), ("Search", "Suchen"), ("Search", "Finden")]).isEmpty)
    #expect(await found([("Try it again", "Erneut"), ("Try it again", "Nochmal"), ("Try it again", "Try it again")]).isEmpty)
    #expect(await found([("Try it again", "Noch einmal"), ("Try it again", "noch einmal!"), ("Try it again", "Noch einmal.")]).isEmpty)
  }
}
