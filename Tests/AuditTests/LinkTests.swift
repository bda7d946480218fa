import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Links of translations")
struct LinkTests {
  private func found(_ source: String, _ translation: String) async -> [Finding] {
    await OneString.findings(source, translation, in: "uk").filter { $0.rule == "link-changed" }
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

  @Test("A link in Markdown whose parts are set apart opens nothing; a whole one, and brackets beside a text, are silent")
  func parted() async throws {
    let source = "Read [the guide](https://relay.chat/guide)"
    let apart = try #require(await found(source, "Читайте [посібник] (https://relay.chat/guide)").first)
    #expect(apart.reason == "link-parted" && apart.severity == .warning)
    #expect(
      apart.message.english
        == "The uk text has “] (” where its source has “](”: it is no link, and people read the address")
    #expect(await found(source, "Читайте [посібник]（https://relay.chat/guide）").count == 1)
    #expect(await found(source, "Читайте [посібник](https://relay.chat/guide)").isEmpty)
    #expect(await found(source, "Читайте [посібник](https://relay.chat/guide) [новий] (тут)").isEmpty)
    #expect(await found("All files [new] (https://relay.chat)", "Усі файли [нові] (https://relay.chat)").isEmpty)
  }

  @Test("A sentence that has lost its link is asked about, and not one that names the site")
  func lost() async {
    let found = await found("See https://relay.chat/help for more.", "Дуже дякуємо!")
    #expect(found.map(\.reason) == ["no-link"] && found.map(\.verdict) == [.needsReview])
    #expect(await self.found("See https://relay.chat/help for more.", "Дивіться relay.chat/help.").isEmpty)
    #expect(await self.found("See https://%@ for more.", "Дивіться https://%@.").isEmpty)
  }

  @Test("A path that most languages keep and one spells otherwise is told; where many translate an example, nothing is")
  func paths() async throws {
    func found(_ texts: [String: String]) async -> [Finding] {
      var files: [String: String] = [:]
      for (locale, text) in texts { files["\(locale).lproj/L.strings"] = "\"k\" = \"\(text)\";\n" }
      return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "link-changed" }
    }
    let kept = [
      "en": "Put it into ~/Library/Sounds.", "de": "In ~/Library/Sounds legen.", "fr": "À mettre dans ~/Library/Sounds.",
      "es": "Ponlo en ~/Library/Sounds.",
    ]
    let slip = await found(kept.merging(["it": "Mettilo in ~/Libary/Sounds."]) { $1 })
    #expect(slip.map { $0.message.english } == ["The it text has “~/Libary/Sounds” where its source has “~/Library/Sounds”"])
    #expect(slip.map { $0.suggestion?.english } == ["Write “~/Library/Sounds” in place of “~/Libary/Sounds”."])
    let gone = await found(kept.merging(["it": "Mettilo nella cartella dei suoni."]) { $1 })
    #expect(gone.map { $0.message.english } == ["The it text has no “~/Library/Sounds”, the path that its source names"])
    #expect(await found(kept).isEmpty)
    let example = kept.mapValues { $0.replacing("~/Library/Sounds", with: "/path/to/folder") }
    #expect(await found(example.merging(["it": "Mettilo in /percorso/di/cartella."]) { $1 }).isEmpty)
    let file = kept.mapValues { $0.replacing("~/Library/Sounds", with: "Info.json") }
    let small = await found(file.merging(["it": "Mettilo in info.json."]) { $1 })
    #expect(small.map { $0.verdict } == [.needsReview])
    #expect(await found(file.merging(["it": "Mettilo nel file."]) { $1 }).isEmpty)
  }

  @Test("A link that is lost with its sentence is told with the value that is lost there, and translated anew with it")
  func withValue() async {
    let source = "Audit checks your passwords against an online list. They go to https://relay.chat/help then. Ask %@ for more."
    let all = await OneString.findings(source, "Перевірка паролів.", in: "uk")
    let found = all.filter { ["link-changed", "placeholder-mismatch"].contains($0.rule) }
    #expect(found.map(\.rule) == ["placeholder-mismatch"])
    #expect(found.first?.suggestion?.english.hasSuffix("translate it anew.") == true)
    let kept = await OneString.findings("See https://relay.chat/help for %@.", "Дивіться сторінку, де є %@.", in: "uk")
    #expect(kept.contains { $0.rule == "link-changed" }, "where the value is there, the link is a matter of its own")
  }

  /// What is said of the Ukrainian text without a link, beside other languages.
  private func lost(beside others: [String]) async -> [Verdict] {
    let languages = ["de", "es", "fr", "it", "sv"]
    var files = [
      "en.lproj/L.strings": "\"k\" = \"See https://relay.chat/help for more.\";\n",
      "uk.lproj/L.strings": "\"k\" = \"Дуже дякуємо!\";\n",
    ]
    for (language, text) in zip(languages, others) { files["\(language).lproj/L.strings"] = "\"k\" = \"\(text)\";\n" }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "link-changed" }
    return found.filter { $0.languages.contains("uk") }.map(\.verdict)
  }

  @Test("A link that most other languages keep is lost, and one that many do without is no matter")
  func othersKeep() async {
    let (kept, without) = ("Hier: https://relay.chat/help", "Hier steht mehr.")
    #expect(await lost(beside: [kept, kept, kept, without]) == [.fails])
    #expect(await lost(beside: [kept, kept, without, without]).isEmpty)
    #expect(await lost(beside: [kept]) == [.needsReview])
  }
}
