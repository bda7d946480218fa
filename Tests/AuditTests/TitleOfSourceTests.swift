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

  @Test(
    "A title that surely fits neither in the source language nor in several others is one error, and none of translators")
  func source() async {
    let long = "The title of this screen goes on and on and on and on and on"
    var files = ["App/A.m": controller("NSLocalizedString(@\"first\", nil)")]
    for locale in ["en", "de", "fr", "it"] {
      files["App/\(locale).lproj/Localizable.strings"] = "\"first\" = \"\(long)\(locale == "en" ? "" : " \(locale)")\";\n"
    }
    let found = await findings(files)
    #expect(found.map(\.locales) == [["de", "en", "fr", "it"]])
    #expect(found.map(\.severity) == [.error] && found.map(\.blame) == [.source] && found.map(\.verdict) == [.fails])
    #expect(found.map(\.reason) == ["source-and-translations"])
    #expect(found.first?.message.english == "The title “\(long)” fits neither in the source language nor in several others")
    #expect(found.first?.translationLocation?.file == "App/en.lproj/Localizable.strings")
    #expect(found.first?.suggestion?.english.hasPrefix("Shorten it in the source and have the translations follow, or ask the designers") == true)
  }

  @Test("Where the translations do not fit on common screens, and the source's on small ones only, each is its translators'")
  func onSmallScreens() async {
    var files = ["App/A.m": controller("NSLocalizedString(@\"first\", nil)")]
    let long = "Einstellungen für die Benachrichtigungen dieses Geräts"
    files["App/en.lproj/Localizable.strings"] = "\"first\" = \"Settings of this device and of its account\";\n"
    for locale in ["de", "fr", "it"] {
      files["App/\(locale).lproj/Localizable.strings"] = "\"first\" = \"\(long) \(locale)\";\n"
    }
    let found = await findings(files)
    let errors = found.filter { $0.severity == .error }
    #expect(Set(errors.map(\.locale)) == ["de", "fr", "it"] && errors.allSatisfy { $0.blame == .translation })
    #expect(errors.allSatisfy { $0.suggestion?.english.hasPrefix("Shorten the translation to about ") == true })
    // The source's own is a note of its writers.
    let source = found.filter { $0.locale == "en" }
    #expect(source.map(\.severity) == [.note] && source.map(\.blame) == [.source])
    #expect(!found.contains { $0.reason == "source-and-translations" })
  }

  @Test("Where the source's title fits, each translation that does not is its translators'")
  func ofTranslators() async {
    var files = ["App/A.m": controller("NSLocalizedString(@\"first\", nil)")]
    files["App/en.lproj/Localizable.strings"] = "\"first\" = \"Settings\";\n"
    for locale in ["de", "fr", "it"] {
      files["App/\(locale).lproj/Localizable.strings"] =
        "\"first\" = \"Einstellungen für die Benachrichtigungen dieses Geräts \(locale)\";\n"
    }
    let found = await findings(files).filter { $0.severity == .error }
    #expect(Set(found.map(\.locale)) == ["de", "fr", "it"] && found.allSatisfy { $0.blame == .translation })
    #expect(found.allSatisfy { $0.suggestion?.english.hasPrefix("Shorten the translation to about ") == true })
  }

  @Test("A text that is to be shorter says where else code asks for it, and not where the bar itself does")
  func otherUses() async {
    let files = [
      "App/A.m": controller("NSLocalizedString(@\"first\", nil)"),
      "App/B.m":
        "@implementation Other\n- (NSString *)name {\n  return NSLocalizedString(@\"first\", nil);\n}\n@end\n",
      "App/en.lproj/Localizable.strings": "\"first\" = \"Settings\";\n",
      "App/de.lproj/Localizable.strings": "\"first\" = \"Einstellungen für die Benachrichtigungen dieses Geräts\";\n",
    ]
    let evidence = await findings(files).flatMap(\.evidence).filter { $0.name == "also used at" }
    #expect(evidence.map(\.value) == [.text("App/B.m:3")])
  }

  @Test("A finding about several languages says it, too")
  func otherUsesInLanguages() async {
    let long = "The title of this screen goes on and on and on and on and on"
    var files = [
      "App/A.m": controller("NSLocalizedString(@\"first\", nil)"),
      "App/B.m":
        "@implementation Other\n- (NSString *)name {\n  return NSLocalizedString(@\"first\", nil);\n}\n@end\n",
    ]
    for locale in ["en", "de", "fr", "it"] {
      files["App/\(locale).lproj/Localizable.strings"] = "\"first\" = \"\(long)\(locale == "en" ? "" : " \(locale)")\";\n"
    }
    let found = await findings(files)
    #expect(found.map(\.reason) == ["source-and-translations"])
    #expect(found.flatMap(\.evidence).filter { $0.name == "also used at" }.map(\.value) == [.text("App/B.m:3")])
  }

  @Test("So it says where SwiftUI takes its key")
  func otherUsesInSwiftUI() async {
    let bar = "struct A: View {\n  var body: some View {\n    List {}.navigationTitle(\"first\")\n  }\n}\n"
    let other =
      "struct B: View {\n  var body: some View {\n    Text(\"first\")\n    Label(\"first\", systemImage: \"gear\")\n  }\n}\n"
    let files = [
      "App/A.swift": "import SwiftUI\n" + bar, "App/B.swift": "import SwiftUI\n" + other,
      "App/en.lproj/Localizable.strings": "\"first\" = \"Settings\";\n",
      "App/de.lproj/Localizable.strings": "\"first\" = \"Einstellungen für die Benachrichtigungen dieses Geräts\";\n",
    ]
    let evidence = await findings(files).flatMap(\.evidence).filter { $0.name == "also used at" }
    #expect(evidence.map(\.value) == [.text("App/B.swift:4, App/B.swift:5")])
  }

  @Test("What is said to be too much is the difference of the figures that are said")
  func difference() async throws {
    let files = [
      "App/A.m": controller("NSLocalizedString(@\"first\", nil)"),
      "App/en.lproj/Localizable.strings": "\"first\" = \"Settings\";\n",
      "App/de.lproj/Localizable.strings": "\"first\" = \"Einstellungen für die Benachrichtigungen dieses Geräts\";\n",
    ]
    for finding in await findings(files) {
      func figure(_ name: String) throws -> Double {
        let found = try #require(finding.evidence.first { $0.name == name })
        guard case .number(let number) = found.value else { return .nan }
        return number
      }
      #expect(try Points(try figure("needed") - figure("available")).rounded == Points(try figure("over")).rounded)
    }
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
      "App/de.lproj/Localizable.strings": "\"first\" = \"Die Daten werden gerade auf dieses Gerät importiert von %@\";\n",
    ]
    let found = await findings(files)
    #expect(found.map(\.verdict) == [.needsReview] && found.map(\.severity) == [.note])
  }
}
