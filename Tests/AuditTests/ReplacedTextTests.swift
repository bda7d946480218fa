import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Translations that a change replaces with another string's")
struct ReplacedTextTests {
  private static let english = [
    "archive": "Archive Chat", "block": "Block Contact", "delete": "Delete", "cancel": "Cancel", "mute": "Mute",
    "unmute": "Unmute", "remove": "Delete…", "first": "Show First Page", "last": "Show Last Page", "count": "%@ pages",
  ]
  private static let german = [
    "archive": "Chat archivieren", "block": "Kontakt blockieren", "delete": "Löschen", "cancel": "Abbrechen", "mute": "Ton aus",
    "unmute": "Ton an", "remove": "Entfernen…", "first": "Erste Seite zeigen", "last": "Letzte Seite zeigen",
    "count": "%@ Seiten",
  ]

  private func files(_ changes: [String: String], french: [String: String] = [:]) -> [String: String] {
    func table(_ texts: [String: String]) -> String {
      texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    }
    let other = Self.english.mapValues { "Le \($0.lowercased())" }
    return [
      "en.lproj/Chat.strings": table(Self.english), "de.lproj/Chat.strings": table(Self.german.merging(changes) { $1 }),
      "fr.lproj/Chat.strings": table(other.merging(french) { $1 }),
    ]
  }

  private func changed(
    _ changes: [String: String], from before: [String: String] = [:], french: [String: String] = [:]
  ) async -> [Finding] {
    await FormsOfText.changed(
      files(before, french: french), to: files(changes, french: french), of: "translation-of-another")
  }

  @Test("A text of several words whose words are another source's is an error, and says what it was")
  func mistaken() async throws {
    let found = await changed(["archive": "Kontakt blockieren"])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.verdict == .fails && finding.severity == .error && finding.key == "archive")
    #expect(finding.change?.state == .new && finding.location?.file == "de.lproj/Chat.strings")
    #expect(
      finding.message.english
        == "The de text of “Archive Chat” was “Chat archivieren”, and is “Kontakt blockieren” now, which is the text of “Block Contact”")
    #expect(finding.suggestion?.english == "Put back “Chat archivieren”.")
  }

  @Test("The text of its opposite is an error")
  func opposite() async {
    let found = await changed(["unmute": "Ton aus"])
    #expect(found.map(\.severity) == [.error] && found.map(\.key) == ["unmute"])
    #expect(found.first?.message.english.hasSuffix("which is the text of its opposite, “Mute”") == true)
  }

  @Test("A single word that may do for both is a question")
  func word() async {
    let found = await changed(["delete": "Abbrechen"])
    #expect(found.map(\.verdict) == [.needsReview] && found.map(\.reason) == ["replaced"])
    #expect(found.first?.suggestion?.english == "Put back “Löschen”, unless “Abbrechen” is meant.")
  }

  @Test("Two texts that change places are one question, and none where their words show that they are right now")
  func exchanged() async {
    let asked = await changed(["delete": "Abbrechen", "cancel": "Löschen"])
    #expect(asked.map(\.reason) == ["exchanged"] && asked.map(\.verdict) == [.needsReview])
    let wrong = ["archive": "Kontakt blockieren", "block": "Chat archivieren"]
    let mistaken = await changed(wrong)
    #expect(mistaken.map(\.reason) == ["exchanged"] && mistaken.map(\.severity) == [.error])
    #expect(await changed([:], from: wrong).isEmpty)
  }

  @Test("A text that another string of the same meaning has, or that another language has for both, is none")
  func shared() async {
    #expect(await changed(["delete": "Entfernen"]).isEmpty)
    #expect(await changed(["delete": "Abbrechen"], french: ["delete": "Non", "cancel": "Non"]).isEmpty)
  }

  @Test("One of many languages that has one text for opposites silences no other one, and several do")
  func oneOfMany() async {
    func changed(_ german: [String: String], sharing: Int) async -> [Finding] {
      func all(_ german: [String: String]) -> [String: String] {
        var all = files(german)
        for (number, language) in ["cs", "da", "es", "fi", "hu", "it", "nb", "nl", "pl", "ro", "sk", "sv"].enumerated() {
          let other = files([:], french: number < sharing ? ["mute": "Son", "unmute": "Son"] : [:])
          all["\(language).lproj/Chat.strings"] = other["fr.lproj/Chat.strings"]
        }
        return all
      }
      let found = await FormsOfText.changed(all([:]), to: all(german), of: "translation-of-another")
      return found.filter { $0.languages.contains("de") }
    }
    let exchanged = ["mute": "Ton an", "unmute": "Ton aus"]
    #expect(await changed(exchanged, sharing: 0).map(\.reason) == ["exchanged"])
    #expect(await changed(exchanged, sharing: 1).map(\.reason) == ["exchanged"])
    #expect(await changed(["unmute": "Ton aus"], sharing: 1).contains { $0.reason == "replaced" && $0.severity == .error })
    #expect(await changed(exchanged, sharing: 3).isEmpty)
  }

  @Test("Another file of the language tells by what it had before: a change of both is no second language's choice")
  func sameLanguage() async {
    func changed(
      _ german: [String: String], austrian: [String: String], before: [String: String] = [:]
    ) async -> Set<LocaleID> {
      func all(_ german: [String: String], _ austrian: [String: String]) -> [String: String] {
        var all = files(german)
        all["de-AT.lproj/Chat.strings"] = files(austrian)["de.lproj/Chat.strings"]
        return all
      }
      let found = await FormsOfText.changed(
        all([:], before), to: all(german, austrian), of: "translation-of-another")
      return Set(found.flatMap(\.languages))
    }
    let wrong = ["unmute": "Ton aus"]
    #expect(await changed(wrong, austrian: wrong) == ["de", "de-AT"])
    #expect(await changed(wrong, austrian: wrong, before: wrong).isEmpty)
    #expect(await changed(wrong, austrian: [:]) == ["de"])
  }

  @Test("A new text of its own, one that the string had before, and one that reads other values are none")
  func otherwise() async {
    #expect(await changed(["delete": "Verwerfen"]).isEmpty)
    #expect(await changed(["delete": "Abbrechen"], from: ["delete": "Abbrechen"]).isEmpty)
    #expect(await changed(["archive": "%@ Seiten"]).isEmpty)
  }

  @Test("A table with the texts of another language is one error, and a few words that both have are none")
  func otherLanguage() async throws {
    let french = Self.english.mapValues { "Le \($0.lowercased())" }.filter { $0.key != "count" }
    let found = await changed(french)
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.reason == "other-language" && finding.severity == .error, "\(found.map(\.reason))")
    #expect(finding.message.english.hasPrefix("A change replaced de texts of Chat with the fr ones: 9, such as “"))
    #expect(finding.strings.count == 9)
    let few = await changed(french.filter { ["delete", "cancel", "mute"].contains($0.key) })
    #expect(few.isEmpty, "\(few.map(\.reason))")
  }
}
