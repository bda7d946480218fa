import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Texts that advice proposes")
struct ProposedTextsTests {
  private func finding(_ suggestion: Message, _ locales: [LocaleID]) -> Finding {
    var finding = Finding(
      rule: "escaped-twice", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "L",
      locale: locales.count == 1 ? locales[0] : nil, message: "It has signs", reason: "escape")
    finding.suggestion = suggestion
    if locales.count > 1 { finding.locales = locales }
    return finding
  }

  @Test("A text that no table has yet is in the finding's language, by its letters; a file's name beside it is in none")
  func byLetters() {
    let found = finding("Write “\(Message.data("检查⏎网络"))” (\(Message.data("zh-Hans.lproj/L.strings:4")))", ["zh-Hans"])
    #expect(found.proposedLanguages == ["检查⏎网络": "zh-Hans"])
    #expect(QuotedTexts(SampleResult.result.project, of: [found]).languages(in: found)["检查⏎网络"] == "zh-Hans")
  }

  @Test("Of several languages it is the one that is written so; where two are, that is not known")
  func ofSeveral() {
    let advice: Message = "The project translates it as “\(Message.data("Докоснете"))”"
    #expect(finding(advice, ["bg", "de", "el"]).proposedLanguages == ["Докоснете": "bg"])
    #expect(finding(advice, ["bg", "de", "ru"]).proposedLanguages.isEmpty)
  }

  @Test("Where several are reported as one, the advice is in the language of the one that it is from")
  func ofPart() {
    let advice: Message = "The project translates it as “\(Message.data("Докоснете"))”"
    var whole = finding(advice, ["bg", "ru"])
    whole.parts = [finding("Translate it", ["ru"]), finding(advice, ["bg"])]
    #expect(whole.proposedLanguages == ["Докоснете": "bg"])
  }

  @Test("Latin letters tell no language, unless a fix writes the text")
  func latin() {
    var found = finding("The text is then “\(Message.data("Prüfen⏎Netz"))”", ["de"])
    #expect(found.proposedLanguages.isEmpty)
    found.fixes = [Fix("Prüfen\\nNetz", "Prüfen\nNetz", at: LintelModel.SourceLocation(file: "L.strings", line: 4))]
    #expect(found.proposedLanguages == ["Prüfen⏎Netz": "de"])
  }

  @Test("A part of a text is in its language, and so is a letter behind a backslash; what the source has as well is not told")
  func parts() {
    var project = SampleResult.result.project
    let place = LintelModel.SourceLocation(file: "L.xcstrings", line: 1)
    let id = TableID(path: place.file)
    var table = StringTable(file: place.file, id: id, format: .xcstrings, locale: "mul", encoding: "UTF-8")
    table.units = [
      StringUnit(key: "k", locale: project.sourceLocale, value: "Connects to your Home server, for all of it", location: place),
      StringUnit(key: "k", locale: "ca", value: "Es connecta al vostre servidor Home, per a tot això", location: place),
      StringUnit(key: "k", locale: "he", value: "בטוחה", location: place),
    ]
    project.tables = [table]
    func languages(_ locale: LocaleID, _ texts: [String]) -> [LocaleID?] {
      var found = finding("Mend it", [locale])
      (found.table, found.key) = (id.path, "k")
      found.message = "It says \(texts.map { Message.data($0) })"
      found.evidence = [.text("escape", "\\ה")]
      let known = QuotedTexts(project, of: [found]).languages(in: found)
      return (texts + ["\\ה"]).map { known[$0] }
    }
    #expect(languages("ca", ["…connecta al vostre…", "això", "…Home…", "L.xcstrings"]) == ["ca", "ca", nil, nil, nil])
    #expect(languages("he", ["בטוח", "u203A"]) == ["he", nil, "he"])
  }
}
