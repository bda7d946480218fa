import LintelAudit
import LintelFindings
import Testing

@Suite("Names of keys that exchange files have as their source texts")
struct RepeatedNameTests {
  private func findings(_ entries: [(source: String, translation: String)], xliff: Bool) async -> [Finding] {
    // Among names alone an underscore may be the mark of an access key.
    let entries =
      entries + [
        (source: "Save the file to disk", translation: "Die Datei auf den Datenträger sichern"),
        (source: "No such file was found", translation: "Diese Datei gibt es nicht"),
        (source: "Show all of the messages", translation: "Alle Mitteilungen zeigen"),
      ]
    let header = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\n"
    let po = header + entries.map { "msgid \"\($0.source)\"\nmsgstr \"\($0.translation)\"\n\n" }.joined()
    let units = entries.map {
      "<trans-unit id=\"\($0.source)\"><source>\($0.source)</source><target>\($0.translation)</target></trans-unit>"
    }
    let document =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">"
      + "<file original=\"App/en.lproj/L.strings\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\">"
      + "<body>\(units.joined())</body></file></xliff>"
    return await Auditor.audit(ProjectSource.read(texts: xliff ? ["de.xliff": document] : ["po/de.po": po])).findings
  }

  @Test("No text is compared with such a name: how it ends, and whether there is a space, the name does not tell", arguments: [true, false])
  func names(xliff: Bool) async {
    let names = [(source: "file_open", translation: "Datei öffnen…"), (source: "file_name", translation: "Dateiname: ")]
    let found = await findings(names, xliff: xliff)
    #expect(!found.contains { ["ending-punctuation", "edge-space", "full-stop-added"].contains($0.rule) })
    #expect(found.contains { $0.rule == "source-unknown" })
  }

  @Test("Values in a name are those of the text, and its end is not", arguments: [true, false])
  func values(xliff: Bool) async {
    let found = await findings(
      [(source: "file.named %@ %lld", translation: "Diese Datei:"), (source: "file.size %d", translation: "%d KB…")], xliff: xliff)
    let lost = found.filter { $0.rule == "placeholder-mismatch" }.flatMap(\.single)
    #expect(lost.compactMap(\.key) == ["file.named %@ %lld"])
    #expect(!found.contains { $0.rule == "ending-punctuation" })
  }

  @Test("A text is compared as before, also one of a single word", arguments: [true, false])
  func texts(xliff: Bool) async {
    let found = await findings(
      [(source: "Open the last file again", translation: "Die letzte Datei wieder öffnen:")], xliff: xliff)
    #expect(found.contains { $0.rule == "ending-punctuation" })
  }
}
