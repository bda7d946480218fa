import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Pseudolanguages: texts in disguise, which tools make to try layouts")
struct PseudolanguageTests {
  private static let english = ["save": "Save Page", "none": "No pages yet. Tap + to make one.", "push": "Push"]
  private static let disguised = ["save": "[Šåvé Påğé one two]", "none": "[Ñö þåğéš ýéť one two]", "push": "[Þûšĥ one]"]

  private func table(_ texts: [String: String]) -> String {
    texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  private func result(_ tables: [String: [String: String]]) async -> AuditResult {
    await Auditor.audit(
      ProjectSource.read(
        texts: Dictionary(uniqueKeysWithValues: tables.map { ("\($0.key).lproj/L.strings", table($0.value)) })))
  }

  @Test("Their regions and their language tell them from those that people read")
  func names() {
    let all: [LocaleID] = ["en-XA", "ar-XB", "en-XC", "qps-Ploc", "en", "en-GB", "ar", "sr-Latn-XK", "zh-Hant-HK"]
    let found = all.filter { $0.isPseudolanguage }
    #expect(found == ["en-XA", "ar-XB", "en-XC", "qps-Ploc"])
  }

  @Test("Nothing is said of their letters, marks and words", arguments: ["en-XA", "ar-XB"])
  func nothing(locale: String) async {
    let found = await result(["en": Self.english, locale: Self.disguised]).findings
    #expect(found.allSatisfy { !$0.languages.contains(LocaleID(locale)) }, "\(found.map(\.message.english))")
  }

  @Test("What they lack is nobody's to translate, and what others have is judged as before")
  func missing() async {
    var german = ["save": "Seite sichern", "none": "Noch keine Seiten. Tippe auf +, um eine anzulegen.", "push": "Push"]
    let part = Self.disguised.filter { $0.key == "save" }
    let whole = await result(["en": Self.english, "de": german, "ar-XB": part])
    #expect(whole.findings.allSatisfy { !$0.languages.contains("ar-XB") })
    #expect(whole.gaps.allSatisfy { $0.locale != "ar-XB" })
    german["none"] = nil
    let found = await result(["en": Self.english, "de": german, "ar-XB": part]).findings
    #expect(found.filter { $0.rule == "missing-translation" }.flatMap { $0.languages } == ["de"])
  }

  @Test("They are no other language that translates a word, so that a copy would be one left over")
  func votes() async {
    func copies(_ others: [String: [String: String]]) async -> [Finding] {
      let german = ["save": "Seite sichern", "none": "Noch keine Seiten.", "push": "Push"]
      return await result(["en": Self.english, "de": german].merging(others) { $1 }).findings
        .filter { $0.rule == "untranslated" && $0.languages.contains("de") }
    }
    let (alone, beside) = (await copies([:]), await copies(["en-XA": Self.disguised, "ar-XB": Self.disguised]))
    #expect(alone.map { $0.verdict } == beside.map { $0.verdict })
    #expect(alone.map { $0.severity } == beside.map { $0.severity })
  }
}
