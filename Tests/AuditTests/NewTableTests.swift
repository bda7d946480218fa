import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Tables that a change adds to a language")
struct NewTableTests {
  private static let english = [
    "Archive Chat", "Block Contact", "Delete Message", "Cancel Download", "Mute Sound", "Show First Page", "Show Last Page",
    "OK",
  ]
  private static let french = [
    "Archiver le chat", "Bloquer le contact", "Supprimer le message", "Annuler le téléchargement", "Couper le son",
    "Afficher la première page", "Afficher la dernière page", "OK",
  ]

  private func table(_ texts: [String]) -> String {
    texts.enumerated().map { "\"k\($0.offset)\" = \"\($0.element)\";\n" }.joined()
  }

  /// What is found where a language gets a table beside English and another language, which has French texts.
  private func added(_ language: String, _ texts: [String] = Self.french, beside other: String = "fr") async -> [Finding] {
    let before = [
      "en.lproj/Chat.strings": table(Self.english), "\(other).lproj/Chat.strings": table(Self.french),
    ]
    let now = before.merging(["\(language).lproj/Chat.strings": "/* Chat */\n\n" + table(texts)]) { $1 }
    return await FormsOfText.changed(before, to: now, of: "translation-of-another")
  }

  @Test("One with the texts of another language is one error at its first line, which names both files")
  func otherLanguage() async throws {
    let found = await added("hr")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.reason == "new-in-other-language", "\(found.map(\.reason))")
    #expect(finding.severity == .error && finding.count == 7)
    #expect(finding.change?.state == .new && finding.locale == "hr" && finding.verdict == .fails)
    #expect(finding.location == LintelModel.SourceLocation(file: "hr.lproj/Chat.strings", line: 1))
    #expect(
      finding.message.english
        == "The new hr texts in hr.lproj/Chat.strings are the fr ones in fr.lproj/Chat.strings: 7, such as “Archiver le chat”")
  }

  @Test("A few texts of its own do not hide it, and many do")
  func most() async {
    let own = ["Arhiviraj razgovor", "Blokiraj kontakt", "Izbriši poruku", "Otkaži preuzimanje"]
    #expect(await added("hr", Array(own.prefix(1)) + Self.french.dropFirst()).count == 1)
    let many = await added("hr", own + Self.french.dropFirst(own.count))
    #expect(many.isEmpty, "\(many.map(\.reason))")
  }

  @Test("One that is the source's, of a region, or of a language that is near the other one, is none")
  func near() async {
    #expect(await added("hr", Self.english).isEmpty)
    #expect(await added("fr-CA").isEmpty)
    #expect(await added("en-GB").isEmpty)
    #expect(await added("nb", beside: "da").isEmpty)
    #expect(await added("sr", beside: "hr").isEmpty)
  }

  @Test("A language that a String Catalog gets is told where its first text is")
  func catalog() async throws {
    func catalog(_ languages: [String]) -> [String: String] {
      let strings = Self.english.indices.map { index in
        let texts = languages.map { language in
          let value = language == "en" ? Self.english[index] : Self.french[index]
          return "\"\(language)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(value)\"}}"
        }
        return "\"k\(index)\":{\"localizations\":{\n\(texts.joined(separator: ",\n"))}}"
      }
      return [
        "L.xcstrings":
          "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n\(strings.joined(separator: ",\n"))}}\n",
      ]
    }
    let found = await FormsOfText.changed(catalog(["en", "fr"]), to: catalog(["en", "fr", "hr"]), of: "translation-of-another")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.reason == "new-in-other-language" && finding.location?.line == 5)
  }
}
