import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A table of a chat, in English and in German.
private enum ChatTable {
  static let german = [
    "chat_archive": "Chat archivieren", "chat_block": "Kontakt blockieren", "chat_new": "%@ neue Nachrichten",
    "chat_save": "Speichern", "delete": "Löschen",
  ]
  static let english = [
    "chat_archive": "Archive Chat", "chat_block": "Block Contact", "chat_new": "%@ new messages", "chat_save": "Save",
    "delete": "Delete",
  ]

  static func files(_ changes: [String: String] = [:]) -> [String: String] {
    func table(_ texts: [String: String]) -> String {
      texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    }
    return [
      "en.lproj/Chat.strings": table(english), "de.lproj/Chat.strings": table(german.merging(changes) { $1 }),
    ]
  }

  static func changed(_ changes: [String: String]) async -> [Finding] {
    let (old, new) = (ProjectSource.read(texts: files()), ProjectSource.read(texts: files(changes)))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings
  }
}

@Suite("Texts that stand for a translation and are none")
struct UnfinishedTranslationTests {
  @Test("A translation that a change replaces with a mark is an error at its line, with what was there, and nothing else is said of it")
  func mark() async throws {
    let found = await ChatTable.changed(["chat_archive": "TODO"])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.rule == "missing-translation" && finding.reason == "translations-unfinished")
    #expect(finding.verdict == .fails && finding.severity == .error && finding.change?.state == .new)
    #expect(finding.location.map { "\($0.file):\($0.line)" } == "de.lproj/Chat.strings:1")
    #expect(
      finding.message.english
        == "“Archive Chat” was translated in Chat, and is “TODO” now, which is no translation: de")
    #expect(finding.suggestion?.english == "Put back “Chat archivieren”, or translate it anew.")
  }

  @Test("So are one with the name of its key, and one that loses a value with it", arguments: ["chat_archive", "chat_new"])
  func key(key: String) async {
    let found = await ChatTable.changed([key: key])
    #expect(found.map(\.reason) == ["translations-unfinished"] && found.map(\.severity) == [.error], "\(found)")
  }

  @Test("Many are one finding")
  func many() async {
    let found = await ChatTable.changed(["chat_archive": "TODO", "chat_block": "xxx", "chat_save": "???", "chat_new": "FIXME"])
    #expect(found.map(\.reason) == ["translations-unfinished"] && found.first?.strings.count == 4, "\(found.map(\.reason))")
  }

  @Test("A source that only differs in capitals is a copy of it, and a single word is a warning")
  func capitals() async {
    let found = await ChatTable.changed(["delete": "delete"]).filter { $0.rule == "missing-translation" }
    #expect(found.map(\.reason) == ["translations-reverted"] && found.map(\.verdict) == [.fails])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("Where nothing is compared, a mark is a warning")
  func audited() async {
    let found = await FormsOfText.audited(ChatTable.files(["chat_archive": "TODO"]), of: "untranslated")
    #expect(found.map(\.reason) == ["unfinished"] && found.map(\.severity) == [.warning])
  }

  @Test("Of a text with forms the unfinished one is quoted, at its line, and not the shortest")
  func forms() async throws {
    let files = FormsOfText.catalogue(
      "pl", [("one", "%lld"), ("few", "%lld strony"), ("many", "FIXME: %lld pages, plural"), ("other", "%lld strony")])
    let found = try #require(await FormsOfText.audited(files, of: "untranslated").first { $0.reason == "unfinished" })
    #expect(found.message.english.contains("is “FIXME: %lld pages, plural”, which is a mark"), "\(found.message.english)")
    #expect(found.location?.line == 9)
  }

  @Test("A change that replaces one form with a mark is told with that form, and with what it was")
  func changedForm() async throws {
    let (one, few) = (("one", "%lld nowa strona"), ("few", "%lld nowe strony"))
    let before = FormsOfText.catalogue("pl", [one, few, ("many", "%lld nowych stron"), ("other", "%lld nowej strony")])
    let after = FormsOfText.catalogue("pl", [one, few, ("many", "TODO: ask the translators"), ("other", "%lld nowej strony")])
    let found = try #require(
      await FormsOfText.changed(before, to: after, of: "missing-translation").first { $0.reason == "translations-unfinished" })
    #expect(found.message.english.contains("is “TODO: ask the translators” now"), "\(found.message.english)")
    #expect(found.location?.line == 9)
    #expect(found.suggestion?.english == "Put back “%lld nowych stron”, or translate it anew.")
  }
}
