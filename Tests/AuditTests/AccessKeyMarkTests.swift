import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Access keys that PO files mark with an underscore")
struct AccessKeyMarkTests {
  private func findings(_ entries: [(source: String, translation: String)]) async -> [Finding] {
    let header = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\n"
    let text = entries.map { "msgid \"\($0.source)\"\nmsgstr \"\($0.translation)\"\n\n" }.joined()
    return await Auditor.audit(ProjectSource.read(texts: ["po/de.po": header + text])).findings
  }

  private let sentences = [
    (source: "Save the file to disk", translation: "Die Datei auf den Datenträger sichern"),
    (source: "No such file was found", translation: "Diese Datei gibt es nicht"),
    (source: "Open the last file again", translation: "Die letzte Datei wieder öffnen"),
    (source: "Show all of the messages", translation: "Alle Mitteilungen zeigen"),
  ]

  @Test("A label with an access key is a text with a source, wherever its mark is")
  func marked() async {
    let labels = [
      (source: "_Cancel", translation: "_Abbrechen"), (source: "_Quit", translation: "_Beenden"),
      (source: "P_ause", translation: "_Anhalten"), (source: "Pass_word:", translation: "_Passwort:"),
      (source: "_Import %s", translation: "_Importieren"),
    ]
    for all in [labels + sentences, labels] {
      let found = await findings(all)
      #expect(!found.contains { $0.rule == "source-unknown" })
      // What has a source is compared with it.
      #expect(found.filter { $0.rule == "placeholder-mismatch" }.map(\.key) == ["_Import %s"])
    }
  }

  @Test("Names with underscores stay names, among sentences, too")
  func names() async {
    let names = [
      (source: "file_name", translation: "Dateiname"), (source: "_Private", translation: "Privat"),
      (source: "Page_title", translation: "Seitentitel"), (source: "page_setup_title", translation: "Seite einrichten"),
    ]
    let found = await findings(names + sentences).filter { $0.rule == "source-unknown" }
    #expect(found.map(\.count) == [4])
  }
}
