import LintelAudit
import LintelFindings
import Testing

@Suite("An entry that the platform fails at")
struct BrokenEntryTests {
  /// - Parameter more: What English has besides.
  private func found(_ french: String, more: String = "") async -> [String] {
    let english = "\"open\" = \"Open the file\";\n\"close\" = \"Close the file\";\n"
    let files = ["en.lproj/L.strings": english + more, "fr.lproj/L.strings": french]
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

  @Test("Nor is it told of a region that takes the string from the broken table")
  func inRegion() async {
    let files = [
      "en.lproj/L.strings": "\"open\" = \"Open the file\";\n\"close\" = \"Close the file\";\n",
      "es.lproj/L.strings": "\"open\" = \"Abrir el archivo\"\n\"close\" = \"Cerrar el archivo\";\n",
      "es-419.lproj/L.strings": "\"close\" = \"Cierra el archivo\";\n",
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings
    #expect(found.map { $0.rule } == ["table-truncated"])
  }

  @Test("A string that the table does not have is told beside it")
  func missing() async {
    let rules = await found(
      "\"open\" = \"Ouvrir le fichier\";\n\"close = \"Fermer le fichier\";\n", more: "\"save\" = \"Save the file\";\n")
    #expect(rules.sorted() == ["missing-translation", "table-truncated"])
  }
}
