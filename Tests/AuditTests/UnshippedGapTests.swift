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

  @Test("What one of them has is not told as a string that no language has yet")
  func notNew() async {
    func table(_ locale: String, _ numbers: Range<Int>) -> String {
      numbers.map { "\"k\($0)\" = \"Open the file number \($0) again, \(locale)\";\n" }.joined()
    }
    func reasons(_ welsh: Range<Int>) async -> [[LocaleID]: String] {
      var files = ["en.lproj/Localizable.strings": table("en", 0..<40), "cy.lproj/Localizable.strings": table("cy", welsh)]
      for locale in ["de", "fr", "it"] { files["\(locale).lproj/Localizable.strings"] = table(locale, 0..<39) }
      var project = ProjectSource.read(texts: files)
      project.unshippedLocales = ["cy"]
      let findings = await Auditor.audit(project).findings.filter { $0.rule == "missing-translation" }
      return Dictionary(findings.map { ($0.languages.sorted(), $0.reason) }) { first, _ in first }
    }
    #expect(await reasons(0..<40) == [["de", "fr", "it"]: "no-translation"])
    #expect(await reasons(0..<39)[["de", "fr", "it"]] == "strings-new")
  }

  @Test("Of how many languages a string's gap is counts all that have the table, whether the app has them or not")
  func ofHowMany() async {
    func table(_ locale: String, _ count: Int) -> String {
      (0..<count).map { "\"k\($0)\" = \"Open the file number \($0) again, \(locale)\";\n" }.joined()
    }
    var files: [String: String] = [:]
    for (locale, count) in ["en": 40, "cy": 40, "de": 40, "fr": 39, "it": 39] {
      files["\(locale).lproj/Localizable.strings"] = table(locale, count)
    }
    var project = ProjectSource.read(texts: files)
    project.unshippedLocales = ["cy"]
    let found = await Auditor.audit(project).findings.filter { $0.rule == "missing-translation" }
    #expect(found.count == 1 && found[0].message.english.contains(" in 2 of the 4 languages of Localizable: fr, it"))
  }
}
