import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A file of plural forms that was copied from another language is to be translated, and not only completed.
@Suite("Plural forms in another language than their table")
struct FormsOfAnotherTests {
  private func dictionary(_ one: String, _ other: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld Cores</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@cores@</string>
    <key>cores</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld \(one)</string><key>other</key><string>%lld \(other)</string>
    </dict></dict></dict></plist>
    """
  }

  /// What is said of the Polish text.
  private func found(_ polish: (String, String), _ more: [String: (String, String)] = [:]) async -> [Finding] {
    let all = ["en": ("Core", "Cores"), "fr": ("Cœur", "Cœurs"), "de": ("Kern", "Kerne"), "pl": polish].merging(more) { $1 }
    var files: [String: String] = [:]
    for (language, forms) in all { files["\(language).lproj/Localizable.stringsdict"] = dictionary(forms.0, forms.1) }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter {
      $0.rule == "plural-category-missing" && $0.languages.contains("pl")
    }
  }

  @Test("It says whose they are, and to translate them with the forms that lack")
  func copied() async {
    let all = await found(("Cœur", "Cœurs"))
    #expect(all.map(\.reason) == ["of-another"] && all.map(\.severity) == [.warning])
    #expect(
      all.first?.message.english.hasPrefix(
        "The variable cores of “%lld Cores” has the fr text in pl, without a form “few” (") == true)
    #expect(all.first?.suggestion?.english == "Translate it, with the forms “one”, “few”, “many” and “other”.")
  }

  @Test("Forms of its own, and what several languages write alike, only lack some")
  func own() async {
    #expect(await found(("rdzeń", "rdzeni")).map(\.reason) == ["category"])
    #expect(await found(("Cœur", "Cœurs"), ["it": ("Cœur", "Cœurs")]).map(\.reason) == ["category"])
  }

  @Test("What a kindred language writes alike is no other language's: only the forms that lack are told")
  func kindred() async {
    var files = ["en.lproj/Localizable.stringsdict": dictionary("Core", "Cores")]
    for language in ["ar", "ars"] { files["\(language).lproj/Localizable.stringsdict"] = dictionary("نواة", "نواة") }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "plural-category-missing" }
    #expect(!found.isEmpty && !found.contains { $0.reason == "of-another" })
  }
}
