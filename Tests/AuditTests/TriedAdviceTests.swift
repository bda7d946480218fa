import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Advice on placeholders leaves no fault behind")
struct TriedAdviceTests {
  private func advice(_ english: String, _ german: String) async -> [String?] {
    await FormsOfText.audited(
      ["en.lproj/L.strings": "\"k\" = \"\(english)\";\n", "de.lproj/L.strings": "\"k\" = \"\(german)\";\n"],
      of: "placeholder-mismatch"
    ).map(\.suggestion?.english)
  }

  @Test("Two values that have each other's number are both mended")
  func exchanged() async {
    #expect(await advice("Page %1$d of ‘%2$@’", "Seite %2$d von ‚%1$@‘") == ["Write “Seite %1$d von ‚%2$@‘”."])
    #expect(await advice("%d of %@", "%2$d von %1$@") == ["Write “%1$d von %2$@”."])
  }

  @Test("Where one placeholder is all that is wrong, it alone is named")
  func one() async {
    #expect(await advice("%1$@, %2$d of %3$d", "%1$@, %2$@ von %3$d") == ["Write “%2$d” in place of “%2$@”."])
  }

  @Test("Where several are of another size, all of them are named")
  func sizes() async {
    #expect(await advice("%lld of %lld", "%d von %d") == ["Replace “%d” with “%1$lld”, “%d” with “%2$lld”."])
    #expect(await advice("%1$lld of %2$lld", "%1$d von %2$d") == ["Write “%1$lld von %2$lld”."])
  }

  @Test("A numbered sign beside a plain one would read the first value twice: the text is told as a whole")
  func plain() async {
    #expect(await advice("%d of %@", "%@ von %@") == ["Write “%d von %@”."])
  }

  @Test("Where nothing tells which value is meant, it says which ones there are")
  func unknown() async {
    #expect(await advice("%1$d of %2$@", "%2$d") == ["Use the placeholders of the source: “%1$d”, “%2$@”."])
  }

  @Test("A sign of percent that reads the word behind it as a placeholder is to be doubled")
  func percent() async {
    let whole = "A percent sign that people are to read is written “%%”: write “%@ (100 %% du fichier)”."
    #expect(await advice("%@ (the whole file)", "%@ (100 % du fichier)") == [whole])
    #expect(await advice("%@", "%@, %d") == ["Use the placeholders of the source: “%@”."])
  }

  @Test("A value that a plural text loses belongs into its forms, and the variable stays")
  func forms() async throws {
    let english = PluralDictionary.file([("one", "Send %1$d file to ‘%2$@’?"), ("other", "Send %1$d files to ‘%2$@’?")])
    let german = PluralDictionary.file([("one", "%1$d Datei senden?"), ("other", "%1$d Dateien senden?")])
    let files = ["en.lproj/L.stringsdict": english, "de.lproj/L.stringsdict": german]
    let found = await FormsOfText.audited(files, of: "placeholder-mismatch")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.reason == "missing")
    #expect(finding.message.english.hasPrefix("The de text “%1$d Dateien senden?” never shows “%2$@”, argument 2"))
    #expect(finding.suggestion?.english == "Put “%2$@” into each form of the variable “f”.")
  }
}
