import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Links of translations")
struct LinkTests {
  private func found(_ source: String, _ translation: String) async -> [Finding] {
    let files = ["en.lproj/L.strings": "\"k\" = \"\(source)\";\n", "uk.lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "link-changed" }
  }

  @Test("A host whose end is spelled in another script is another site; the end of a country is none")
  func ends() async {
    let other = await found("See https://relay.chat/help now", "Дивіться https://relay.чат/help зараз")
    #expect(other.map(\.message.english) == ["The uk text leads to relay.чат, its source to relay.chat"])
    #expect(await found("See https://relay.chat now", "Дивіться https://relay.укр зараз").isEmpty)
    #expect(await found("See https://relay.com now", "Дивіться https://relay.ua зараз").isEmpty)
    #expect(await found("See https://relay.com now", "Дивіться https://relay.org зараз").isEmpty)
    #expect(await found("See https://relay.social now", "Дивіться https://relay.online зараз").count == 1)
  }

  @Test("A sentence that has lost its link is asked about, and not one that names the site")
  func lost() async {
    let found = await found("See https://relay.chat/help for more.", "Дуже дякуємо!")
    #expect(found.map(\.reason) == ["no-link"] && found.map(\.verdict) == [.needsReview])
    #expect(await self.found("See https://relay.chat/help for more.", "Дивіться relay.chat/help.").isEmpty)
    #expect(await self.found("See https://%@ for more.", "Дивіться https://%@.").isEmpty)
  }
}
