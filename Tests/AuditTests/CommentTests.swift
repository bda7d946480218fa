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

  @Test("Values do not count, and a comment that the source itself is too long for speaks of another length")
  func source() async {
    func isTold(_ comment: String, _ english: String, _ german: String) async -> Bool {
      await findings("/* \(comment) */\n\"k\" = \"\(english)\";\n", "\"k\" = \"\(german)\";\n").contains { $0.rule == "length-limit" }
    }
    #expect(await !isTold("Use less than 9 characters.", "%1$@ opened %2$@", "%1$@ nahm %2$@"))
    #expect(await isTold("Use less than 9 characters.", "%1$@ opened %2$@", "%1$@ hat geöffnet %2$@"))
    #expect(await !isTold("At most 10 characters", "Save all of your files", "Alle Dateien sichern"))
    #expect(await isTold("At most 22 characters", "Save all of your files", "Alle deine Dateien sichern"))
  }

  @Test("A message that tells people a limit is not held to it")
  func told() async {
    let german = "\"k\" = \"Der Name darf höchstens so lang sein: vierzig Zeichen\";\n"
    for text in ["Use at most 40 characters", "Use at most ٤٠ characters", "Use at most %d characters"] {
      let english = "/* At most 40 characters */\n\"k\" = \"\(text)\";\n"
      #expect(await !findings(english, german).contains { $0.rule == "length-limit" }, "\(text)")
      // Some tables repeat the source's comments.
      #expect(await !findings(english, "/* At most 40 characters */\n" + german).contains { $0.rule == "length-limit" }, "\(text)")
    }
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
