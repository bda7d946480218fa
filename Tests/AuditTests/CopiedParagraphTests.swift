import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("How grave a single copy of the source is")
struct CopiedParagraphTests {
  private func severity(of text: String) async -> Severity? {
    func table(_ others: String, _ text: String) -> String {
      (10..<40).map { "\"page.\($0)\" = \"\(others) \($0)\";\n" }.joined() + "\"k\" = \"\(text)\";\n"
    }
    let files = [
      "en.lproj/L.strings": table("Delete all of the pages in list", text),
      "fr.lproj/L.strings": table("Supprimer les pages de la liste", text),
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "untranslated" }
    return found.first?.severity
  }

  @Test("A paragraph that was left as it is, is a warning as one of a table's many copies is; a single sentence is a note")
  func paragraph() async {
    #expect(await severity(of: "The copy is kept on this device. It is deleted with the app.") == .warning)
    #expect(await severity(of: "The copy is kept here\\n\\nIt is deleted with the app") == .warning)
    #expect(await severity(of: "The copy is kept on this device.") == .note)
    #expect(await severity(of: "The copy is kept on this device. OK") == .note)
  }
}
