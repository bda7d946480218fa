import LintelAudit
import LintelFindings
import Testing

@Suite("What comments say of a string")
struct CommentTests {
  private func findings(_ english: String, _ german: String) async -> [Finding] {
    await Auditor.audit(
      ProjectSource.read(texts: ["en.lproj/Localizable.strings": english, "de.lproj/Localizable.strings": german])
    ).findings
  }

  @Test("A translation that is longer than its comment allows is told with the comment's line")
  func limit() async throws {
    let english = "/* Button. Max. 12 chars. */\n\"save\" = \"Save all\";\n"
    let found = try #require(
      await findings(english, "\"save\" = \"Alle Dateien sichern\";\n").first { $0.rule == "length-limit" })
    #expect(found.reason == "over-comment" && found.verdict == .fails && found.severity == .warning)
    #expect(found.message.english.hasSuffix("has 20 characters; its comment allows 12"))
    #expect(found.evidence.contains(.text("comment", "Button. Max. 12 chars.")))
    #expect(await !findings(english, "\"save\" = \"Alle sichern\";\n").contains { $0.rule == "length-limit" })
  }

  @Test("Values do not count, and a limit that the source itself exceeds is a question for its writers alone")
  func source() async {
    let values = "/* Use less than 9 characters. */\n\"k\" = \"%1$@ opened %2$@\";\n"
    #expect(await !findings(values, "\"k\" = \"%1$@ nahm %2$@\";\n").contains { $0.rule == "length-limit" })
    let long = await findings(
      "/* At most 10 characters */\n\"k\" = \"Save all of your files\";\n", "\"k\" = \"Alle Dateien sichern\";\n"
    ).filter { $0.rule == "length-limit" }
    #expect(long.count == 1 && long.first?.verdict == .needsReview && long.first?.blame == .source)
  }

  @Test("What a comment says to leave as it is is neither missing nor a copy")
  func leftAsIs() async {
    func rules(_ comment: String, _ german: String) async -> Set<String> {
      let others = (1...5).map { "\"k\($0)\" = \"Another text \($0) of the app\";\n" }.joined()
      let translated = (1...5).map { "\"k\($0)\" = \"Ein anderer Text \($0) der App\";\n" }.joined()
      return Set(await findings("/* \(comment) */\n\"name\" = \"Delete all of your pages\";\n" + others, german + translated).map(\.rule))
    }
    let copy = "\"name\" = \"Delete all of your pages\";\n"
    #expect(await rules("What it is called", copy).contains("untranslated"))
    #expect(await !rules("What it is called. Do not translate.", copy).contains("untranslated"))
    #expect(await rules("What it is called", "").contains("missing-translation"))
    #expect(await !rules("What it is called. Do not translate.", "").contains("missing-translation"))
  }
}
