import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What languages lack that no target has")
struct UnshippedGapTests {
  private func found(_ project: Project) async -> [[LocaleID]: Severity] {
    let findings = await Auditor.audit(project).findings.filter { $0.rule == "missing-translation" }
    return Dictionary(findings.map { ($0.languages.sorted(), $0.severity) }) { first, _ in first }
  }

  @Test("It is a note by itself, and the other languages are told without them")
  func parted() async {
    var project = ProjectSource.read(texts: [
      "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
      "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n",
      "cy.lproj/Localizable.strings": "\"save\" = \"Cadw\";\n",
      "en.lproj/Extra.strings": "\"open\" = \"Open the whole file\";\n",
    ])
    #expect(await found(project) == [["cy", "de"]: .warning])
    project.unshippedLocales = ["cy"]
    #expect(await found(project) == [["de"]: .warning, ["cy"]: .note])
  }
}
