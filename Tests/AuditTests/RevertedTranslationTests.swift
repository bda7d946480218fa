import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Texts of a table, in English and in two other languages.
private enum Mailbox {
  static let english = ["unread": "%@ unread", "delete": "Delete Account", "mail": "Email", "all": "Read all of them"]
  static let french = ["unread": "%@ non lus", "delete": "Supprimer le compte", "mail": "Courriel", "all": "Tout lire"]
  static let german = ["unread": "%@ ungelesen", "delete": "Konto löschen", "mail": "Nachricht", "all": "Alle lesen"]

  static func files(french: [String: String] = Self.french, german: [String: String] = Self.german) -> [String: String] {
    func table(_ texts: [String: String]) -> String {
      texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    }
    return [
      "en.lproj/Mail.strings": table(english), "fr.lproj/Mail.strings": table(french),
      "de.lproj/Mail.strings": table(german),
    ]
  }

  static func changed(to files: [String: String]) async -> [Finding] {
    await FormsOfText.changed(Self.files(), to: files, of: "missing-translation")
  }
}

@Suite("Translations that are the source's text after a change")
struct RevertedTranslationTests {
  private func french(_ key: String) -> [String: String] { Mailbox.french.merging([key: Mailbox.english[key]!]) { $1 } }

  @Test("A short text that has words is an error at the translation's line, with what was there")
  func short() async throws {
    let found = await Mailbox.changed(to: Mailbox.files(french: french("unread")))
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.reason == "translations-reverted" && finding.change?.state == .new)
    #expect(finding.severity == .error && finding.verdict == .fails && finding.key == "unread")
    #expect(finding.location.map { "\($0.file):\($0.line)" } == "fr.lproj/Mail.strings:4")
    #expect(finding.evidence.contains(.text("lost", "%@ non lus")))
    #expect(finding.suggestion?.english == "Put back “%@ non lus”, unless the source's text is meant.")
  }

  @Test("Several words in capitals are a warning, and so is a single word: it had a translation")
  func names() async {
    let name = await Mailbox.changed(to: Mailbox.files(french: french("delete")))
    #expect(name.map(\.severity) == [.warning] && name.map(\.verdict) == [.fails])
    let word = await Mailbox.changed(to: Mailbox.files(french: french("mail")))
    #expect(word.map(\.severity) == [.warning] && word.map(\.verdict) == [.fails])
  }

  @Test("Where several languages lost it, each has its text in the evidence")
  func languages() async throws {
    let german = Mailbox.german.merging(["unread": Mailbox.english["unread"]!]) { $1 }
    let found = await Mailbox.changed(to: Mailbox.files(french: french("unread"), german: german))
    let finding = try #require(found.first)
    #expect(finding.evidence.contains(.text("lost", "de: %@ ungelesen · fr: %@ non lus")), "\(finding.evidence)")
  }

  @Test("Another translation, and a copy that was one before, are none")
  func otherwise() async {
    let other = Mailbox.french.merging(["unread": "%@ à lire"]) { $1 }
    #expect(await Mailbox.changed(to: Mailbox.files(french: other)).isEmpty)
    let same = await FormsOfText.changed(
      Mailbox.files(french: french("unread")), to: Mailbox.files(french: french("unread")), of: "missing-translation")
    #expect(same.isEmpty)
  }

  @Test("A translation that is gone is told with what it was")
  func gone() async {
    let found = await Mailbox.changed(to: Mailbox.files(french: Mailbox.french.filter { $0.key != "all" }))
    #expect(found.map(\.reason) == ["translations-lost"] && found.first?.evidence.contains(.text("lost", "Tout lire")) == true)
    #expect(found.first?.suggestion?.english == "Put back “Tout lire”; if nothing shows it any more, delete the key in every language.")
  }
}
