import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A plural form that is left in the source's words beside others that are translated")
struct CopiedFormTests {
  private func findings(_ language: String, _ forms: [(String, String)]) async -> [Finding] {
    func variations(_ forms: [(String, String)]) -> String {
      let units = forms.map { "\"\($0.0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.1)\"}}" }
      return "{\"variations\":{\"plural\":{\(units.joined(separator: ","))}}}"
    }
    let english = variations([("zero", "%lld entries"), ("one", "%lld entry"), ("other", "%lld entries")])
    let catalogue =
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{"
      + "\"en\":\(english),\"\(language)\":\(variations(forms))}}}}"
    return await Auditor.audit(ProjectSource.read(texts: ["L.xcstrings": catalogue])).findings
      .filter { $0.rule == "untranslated" }
  }

  @Test("One for 0 is found, which every language shows, and may be taken out where the grammar has none")
  func zero() async {
    let found = await findings("de", [("zero", "%lld entries"), ("one", "%lld Eintrag"), ("other", "%lld Einträge")])
    #expect(found.map(\.reason) == ["form-copy"] && found.map(\.severity) == [.note])
    #expect(found.first?.message.english.contains("“zero” “%lld entries”") == true)
    #expect(found.first?.suggestion?.english.hasPrefix("Translate it, or take it out") == true)
    let arabic = await findings(
      "ar", ["zero", "one", "two", "few", "many", "other"].map { ($0, $0 == "zero" ? "%lld entries" : "%lld مدخلات") })
    #expect(arabic.map(\.suggestion?.english) == ["Translate it."])
  }

  @Test("Any other form is found as well, for certain where the others have other letters")
  func others() async {
    let russian = await findings("ru", [("one", "%lld запись"), ("few", "%lld записи"), ("many", "%lld записей"), ("other", "%lld entries")])
    #expect(russian.map(\.reason) == ["form-copy"] && russian.map(\.verdict) == [.fails])
    #expect(russian.first?.message.english.contains("form “other” “%lld entries” is a copy of its source") == true)
    let polish = await findings("pl", [("one", "%lld entry"), ("few", "%lld wpisy"), ("many", "%lld wpisów"), ("other", "%lld wpisu")])
    #expect(polish.map(\.reason) == ["form-perhaps-copy"] && polish.map(\.verdict) == [.needsReview])
  }

  @Test("So is the text for one kind of device, at its line")
  func devices() async {
    func texts(_ forms: [(String, String)]) -> String {
      let units = forms.map { "\"\($0.0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.1)\"}}" }
      return "{\"variations\":{\"device\":{\n\(units.joined(separator: ",\n"))}}}"
    }
    let notes = [("mac", "Click a note to open it."), ("other", "Tap a note to open it.")]
    func found(
      _ own: [(String, String)], in language: String = "fr", of source: [(String, String)]? = nil
    ) async -> [Finding] {
      let english = texts(source ?? notes)
      let catalogue =
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{\n"
        + "\"en\":\(english),\n\"\(language)\":\(texts(own))}}}}"
      return await Auditor.audit(ProjectSource.read(texts: ["L.xcstrings": catalogue])).findings
        .filter { $0.rule == "untranslated" }
    }
    let copied = await found([("mac", "Click a note to open it."), ("other", "Touchez une note pour l’ouvrir.")])
    #expect(copied.map { $0.reason } == ["form-copy"] && copied.map { $0.location?.line } == [6])
    #expect(
      copied.first?.message.english
        == "The fr form “mac” “Click a note to open it.” is a copy of its source, and others are translated")
    #expect(await found([("mac", "Cliquez sur une note."), ("other", "Touchez une note.")]).isEmpty)
    // The name of a kind of device is the same in all languages.
    #expect(await found([("mac", "Mac"), ("other", "メモを開く")], in: "ja", of: [("mac", "Mac"), ("other", "Device")]).isEmpty)
  }

  @Test("The same form of the same key in two tables is one finding")
  func inTables() async throws {
    func table(_ one: String, _ other: String) -> String {
      "<plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
        + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>ld</string><key>one</key><string>\(one)</string>"
        + "<key>other</key><string>\(other)</string></dict></dict></dict></plist>"
    }
    var files: [String: String] = [:]
    for folder in ["Input", "Output"] {
      files["\(folder)/en.lproj/Localizable.stringsdict"] = table("1 following", "%ld following")
      files["\(folder)/it.lproj/Localizable.stringsdict"] = table("1 following", "%ld seguiti")
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.reason == "form-perhaps-copy" }
    let whole = try #require(found.first)
    #expect(found.count == 1 && whole.parts.map(\.table) == ["Input/Localizable", "Output/Localizable"])
    #expect(whole.message.english.hasSuffix(", and so in 1 more table"))
  }

  @Test("A form that begins as the others do is a word of the language")
  func oneStem() async {
    #expect(await findings("nl", [("one", "%lld entry"), ("other", "%lld entrees")]) == [])
  }

  @Test("A word that both languages have is no copy, and neither is a form of a text that is left as a whole")
  func ownWords() async {
    #expect(await findings("nl", [("zero", "%lld entries"), ("one", "%lld entry"), ("other", "%lld entries x")]) == [])
    #expect(await findings("de", [("one", "%lld Eintrag"), ("other", "%lld Einträge")]) == [])
    #expect(await findings("de", [("zero", "%lld entries"), ("one", "%lld entry"), ("other", "%lld entries")]) == [])
  }
}
