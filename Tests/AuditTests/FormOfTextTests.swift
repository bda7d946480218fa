import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// One text in English and in another language, each with its forms.
enum FormsOfText {
  static let english = [("one", "%lld new page fetched"), ("other", "%lld new pages fetched")]

  /// A catalogue that has a form in each line, from line 7 on.
  static func catalogue(
    _ language: String, _ forms: [(String, String)], by axis: String = "plural", source: [(String, String)] = Self.english
  ) -> [String: String] {
    func varied(_ forms: [(String, String)], by axis: String) -> String {
      let units = forms.map { "\"\($0.0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.1)\"}}" }
      return "{\"variations\":{\"\(axis)\":{\n\(units.joined(separator: ",\n"))}}}"
    }
    return [
      "L.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "pages":{"localizations":{
      "en":\(varied(source, by: axis)),
      "\(language)":\(varied(forms, by: axis))}}}}

      """
    ]
  }

  static func audited(_ files: [String: String], of rule: String) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.flatMap(\.single).filter { $0.rule == rule }
  }

  /// What a change brings about.
  static func changed(_ before: [String: String], to now: [String: String], of rule: String) async -> [Finding] {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result.findings.filter { $0.rule == rule }
  }
}

@Suite("Empty forms of a text")
struct EmptyFormTests {
  @Test("An empty form for several numbers is an error at its line, and is named")
  func other() async throws {
    let files = FormsOfText.catalogue("de", [("one", "%lld neue Seite"), ("other", "")])
    let found = await FormsOfText.audited(files, of: "empty-value")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .error && finding.verdict == .fails)
    #expect(finding.message.english.contains("form “other”"), "\(finding.message.english)")
    #expect(finding.location.map { "\($0.file):\($0.line)" } == "L.xcstrings:8")
  }

  @Test("One that its file says is not translated yet is told as that, and no one is told that it is empty")
  func new() async throws {
    let files = [
      "L.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{"pages":{"localizations":{
      "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld page"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld pages"}}}}},
      "pl":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld strona"}},
      "few":{"stringUnit":{"state":"translated","value":"%lld strony"}},
      "many":{"stringUnit":{"state":"new","value":""}},
      "other":{"stringUnit":{"state":"translated","value":"%lld strony"}}}}}}}}}
      """
    ]
    let found = await FormsOfText.audited(files, of: "empty-value")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .warning && finding.reason == "new-form-many")
    #expect(finding.message.english.contains("form “many” of “%lld pages” is not translated yet"), "\(finding.message.english)")
    #expect(finding.location.map { "\($0.file):\($0.line)" } == "L.xcstrings:6" && finding.suggestion?.english == "Translate it.")
  }

  @Test("So is one of a device")
  func device() async {
    let files = FormsOfText.catalogue(
      "de", [("iphone", "Tippen"), ("mac", "")], by: "device", source: [("iphone", "Tap here"), ("mac", "Click here")])
    let found = await FormsOfText.audited(files, of: "empty-value")
    #expect(found.map(\.severity) == [.error] && found[0].message.english.contains("“mac”"))
  }

  @Test("Of a variable in a dictionary of strings, too")
  func variable() async {
    func table(_ one: String, _ other: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>pages</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string>
      <key>other</key><string>\(other)</string>
      </dict></dict></dict></plist>

      """
    }
    let files = [
      "en.lproj/L.stringsdict": table("%d page", "%d pages"), "de.lproj/L.stringsdict": table("%d Seite", ""),
    ]
    let found = await FormsOfText.audited(files, of: "empty-value")
    #expect(found.map(\.severity) == [.error] && found[0].message.english.contains("“other”"))
  }

  @Test("Nothing for none is a question, and an ending that the source leaves out, too, is as it should be")
  func meant() async {
    let none = FormsOfText.catalogue("de", [("zero", ""), ("one", "%lld Seite"), ("other", "%lld Seiten")])
    #expect(await FormsOfText.audited(none, of: "empty-value").map(\.verdict) == [.needsReview])
    let ending = FormsOfText.catalogue("de", [("one", ""), ("other", "n")], source: [("one", ""), ("other", "s")])
    #expect(await FormsOfText.audited(ending, of: "empty-value").isEmpty)
  }

  @Test("A change that empties a form is told as new")
  func emptied() async {
    let before = FormsOfText.catalogue("de", [("one", "%lld neue Seite"), ("other", "%lld neue Seiten")])
    let now = FormsOfText.catalogue("de", [("one", "%lld neue Seite"), ("other", "")])
    let found = await FormsOfText.changed(before, to: now, of: "empty-value")
    #expect(found.map(\.change?.state) == [.new] && found.map(\.severity) == [.error])
  }
}

@Suite("Forms of a text for devices")
struct DeviceFormTests {
  @Test(
    "A bar has the forms of its title, also where the catalogue calls the key stale and the code asks for it", arguments: [false, true])
  func stale(isStale: Bool) throws {
    let forms = [("ipad", "On This iPad"), ("iphone", "On This iPhone"), ("other", "On This Device")]
    var files = FormsOfText.catalogue("de", forms, by: "device", source: forms)
    if isStale {
      files["L.xcstrings"] = files["L.xcstrings"]?.replacing("\"pages\":{", with: "\"pages\":{\"extractionState\":\"stale\",")
    }
    files["Places.swift"] = """
      final class PlacesController: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("pages", tableName: "L", comment: "") }
      }
      """
    let bar = try #require(ProjectSource.read(texts: files).toolbars.first)
    let value = try #require(bar.title.values["en"])
    #expect(value.text == "On This Device")
    #expect(value.variants.map(\.device) == ["ipad", "iphone", "other"])
    #expect(value.variants.map(\.text) == forms.map(\.1))
  }
}
