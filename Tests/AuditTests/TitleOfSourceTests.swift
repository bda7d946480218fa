import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Titles that do not fit in any language, and titles that nobody formats")
struct TitleOfSourceTests {
  private func findings(_ files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "title-truncated" }
  }

  private func controller(_ title: String, named name: String = "First") -> String {
    "@implementation \(name)Controller\n- (void)viewDidLoad {\n  self.title = \(title);\n}\n@end\n"
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

  @Test("Where it is only likely too long there, the translations that surely do not fit are one error, and the source's")
  func likely() async {
    let bar = """
      toolbars:
        - kind: navigationBar
          platforms: [ios]
          title:
            en: Notifications of yours
            de: Mitteilungen, die für Sie bestimmt sind
            fr: Les notifications qui vous sont destinées
          items:
            - {id: a, label: {en: Cancel all, de: Cancel all, fr: Cancel all}, placement: leading}
            - {id: b, label: {en: Publish all, de: Publish all, fr: Publish all}, placement: trailing}
      """
    let found = await findings(["Bars.toolbar.yml": bar])
    let source = found.filter { $0.locale == "en" }
    #expect(source.map(\.certainty) == [.likely] && source.map(\.verdict) == [.needsReview])
    let translations = found.filter { $0.locale != "en" }
    #expect(translations.map(\.locales) == [["de", "fr"]])
    #expect(translations.map(\.severity) == [.error] && translations.map(\.blame) == [.source])
  }

  @Test("A translation that is too long for two bars is one error, with both bars as its units")
  func twoBars() async {
    var files: [String: String] = [:]
    for name in ["First", "Second"] {
      files["App/\(name).m"] = controller("NSLocalizedString(@\"first\", nil)", named: name)
    }
    files["App/en.lproj/Localizable.strings"] = "\"first\" = \"Settings\";\n"
    files["App/de.lproj/Localizable.strings"] = "\"first\" = \"Einstellungen für die Benachrichtigungen dieses Geräts\";\n"
    let found = await findings(files).filter { $0.severity == .error }
    #expect(found.map(\.locale) == ["de"])
    #expect(found.first?.message.english.hasSuffix(", and so on 1 more bar") == true)
    #expect(Set(found.flatMap(\.units).map(\.toolbar)).count == 2)
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
