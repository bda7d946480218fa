import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Translations that are another text's")
struct MistakenTextTests {
  private func suggestions(_ english: String, _ german: String) async -> [String] {
    let files = ["en.lproj/L.strings": english, "de.lproj/L.strings": german]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "placeholder-mismatch" }
      .compactMap { $0.suggestion?.english }
  }

  @Test("A translation with a value too many that stands under its own key, too, is to be written anew, and names that key")
  func another() async {
    let english = "\"encoding\" = \"Encoding\";\n\"driver\" = \"The driver %@ was not found\";\n"
    let german = "\"encoding\" = \"Der Treiber %@ fehlt\";\n\"driver\" = \"Der Treiber %@ fehlt\";\n"
    let said = await suggestions(english, german)
    #expect(said == ["It seems to be the translation of “driver” (also at de.lproj/L.strings:2): translate it anew."])
  }

  @Test("Without its like under another key, or where both have one source, it is mended as it is")
  func own() async {
    let alone = await suggestions("\"a\" = \"Encoding\";\n", "\"a\" = \"Treiber %@\";\n")
    #expect(alone == ["Leave it out, or let the source have it too."])
    let copied = await suggestions("\"a\" = \"Delete\";\n\"b\" = \"Delete\";\n", "\"a\" = \"%@ löschen\";\n\"b\" = \"%@ löschen\";\n")
    #expect(!copied.contains { $0.contains("translate it anew") })
  }

  @Test("A translation of the key's name, which a program was given, is to be written anew")
  func nameOfKey() async {
    let english = "\"total-effect-of-all\" = \"Total effect: %1$@ of %2$@\";\n"
    let said = await suggestions(english, "\"total-effect-of-all\" = \"gesamt-wirkung-von-allem\";\n")
    #expect(said == ["It reads like the name of the key, not like its text: translate it anew."])
    let label = await suggestions(english, "\"total-effect-of-all\" = \"Gesamt-Wirkung\";\n")
    #expect(!label.contains { $0.contains("name of the key") })
  }

  @Test("A translation that reads a value as another key's text does is that text, and the source is quoted as it stands")
  func otherType() async throws {
    let files = [
      "en.lproj/L.strings": "\"list\" = \"Estimated of the list: %d\";\n\"kind\" = \"Estimated of the kind (%s): %d\";\n",
      "de.lproj/L.strings": "\"list\" = \"Geschätzt nach der Liste: %d\";\n\"kind\" = \"Geschätzt nach der Liste: %d\";\n",
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "placeholder-mismatch" }
    let finding = try #require(found.first { $0.key == "kind" })
    #expect(
      finding.suggestion?.english == "It seems to be the translation of “list” (also at de.lproj/L.strings:1): translate it anew.")
    #expect(!finding.message.english.contains("which the source reads by “%1$s”"))
  }
}
