import LintelAudit
import LintelFindings
import Testing

@Suite("An entry that the platform fails at")
struct BrokenEntryTests {
  private func found(_ french: String) async -> [String] {
    let english = "\"open\" = \"Open the file\";\n\"close\" = \"Close the file\";\n"
    let files = ["en.lproj/L.strings": english, "fr.lproj/L.strings": french]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.map(\.rule)
  }

  @Test(
    "The string is there and is to be repaired: that it has no translation is not told",
    arguments: [
      "\"open\" = \"Ouvrir le fichier\";\n\"close = \"Fermer le fichier\";\n",
      "\"open\" = \"Ouvrir le fichier\";\n\"close\" \"Fermer le fichier\";\n",
      "\"open\" = \"Ouvrir le fichier\";\n\"close\" = \"Fermer le fichier;\n",
      "\"open\" = \"Ouvrir le fichier\";\n\"close\" = \"Fermer le fichier\n",
    ])
  func brokenOnce(table: String) async {
    #expect(await found(table) == ["table-truncated"])
  }

  @Test("A string that the table does not have is told beside it")
  func missing() async {
    #expect(await found("\"open = \"Ouvrir le fichier\";\n").sorted() == ["missing-translation", "table-truncated"])
  }
}
