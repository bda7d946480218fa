import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Titles that do not fit in any language, and titles that nobody formats")
struct TitleOfSourceTests {
  private func findings(_ files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "title-truncated" }
  }

  private func controller(_ title: String) -> String {
    "@implementation FirstController\n- (void)viewDidLoad {\n  self.title = \(title);\n}\n@end\n"
  }

  @Test("Where the source's own title surely does not fit, that is the error, and the translations are one note")
  func source() async {
    let long = "The title of this screen goes on and on and on and on and on"
    var files = ["App/A.m": controller("NSLocalizedString(@\"first\", nil)")]
    for locale in ["en", "de", "fr", "it"] {
      files["App/\(locale).lproj/Localizable.strings"] = "\"first\" = \"\(long)\(locale == "en" ? "" : " \(locale)")\";\n"
    }
    let found = await findings(files)
    #expect(found.filter { $0.severity == .error }.map(\.locale) == ["en"])
    #expect(found.filter { $0.severity == .note }.map(\.locales) == [["de", "fr", "it"]])
  }

  @Test("A placeholder that nobody fills is no reason to be certain")
  func raw() async {
    let files = [
      "App/A.m": controller("NSLocalizedString(@\"first\", nil)"),
      "App/en.lproj/Localizable.strings": "\"first\" = \"From %@\";\n",
      "App/de.lproj/Localizable.strings": "\"first\" = \"Die Daten werden gerade importiert von %@\";\n",
    ]
    #expect(await findings(files).allSatisfy { $0.verdict == .needsReview && $0.severity == .note })
  }
}
