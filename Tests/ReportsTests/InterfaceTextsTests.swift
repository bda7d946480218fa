import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What strings say whose keys are objects' ids")
struct InterfaceTextsTests {
  private let file = "App/Base.lproj/Window.xib"

  /// A xib without a table of the source's language: a bar of it has one text, a comment in the French table another.
  private var result: AuditResult {
    var result = SampleResult.result
    let texts = ["snd-ky-001.label": "Envoyer", "hlp-bt-002.toolTip": "Aide"]
    let path = "App/fr.lproj/Window.strings"
    var table = StringTable(
      file: path, id: TableID(folder: "App", name: "Window"), format: .strings, locale: "fr", encoding: "UTF-8",
      units: texts.sorted { $0.key < $1.key }.enumerated().map { index, text in
        var unit = StringUnit(key: text.key, locale: "fr", value: text.value, location: SourceLocation(file: path, line: index + 1))
        let id = text.key.prefix { $0 != "." }
        if text.key.hasSuffix("toolTip") { unit.comment = "Class = \"NSToolbarItem\"; toolTip = \"Open the manual\"; ObjectID = \"\(id)\";" }
        return unit
      })
    table.isKeyedByObjectID = true
    result.project.tables.append(table)
    let place = SourceLocation(file: file, line: 9)
    result.project.toolbars.append(
      Toolbar(
        id: "window", name: "Window", kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
        location: SourceLocation(file: file, line: 3),
        title: LocalizedText(state: .localized, key: "snd-ky-001.label", table: "Window", source: "Send Key", location: place)))
    var finding = Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      table: "App/Window", locale: "de", message: "2 strings have no translation", reason: "strings-missing",
      suggestion: "Translate them.", evidence: [.text("keys", "hlp-bt-002.toolTip, snd-ky-001.label")],
      definitionLocation: place, count: 2)
    finding.strings = texts.keys.sorted().map { FoundString(key: $0) }
    result.findings = [finding]
    return result
  }

  private func name(_ key: String) -> InterfaceTexts.Name { .init(table: "App/Window", key: key) }

  @Test("A bar has it from the file itself, and Interface Builder writes it into the comments of tables")
  func sources() {
    let texts = InterfaceTexts(result.project)
    #expect(texts.text(name("snd-ky-001.label")) == "Send Key" && texts.text(name("hlp-bt-002.toolTip")) == "Open the manual")
    #expect(texts.text(name("hlp-bt-002.label")) == nil && texts.named("menu.save", in: "App/Window") == "menu.save")
    #expect(SourceTexts(result.project, interface: texts).text(name("hlp-bt-002.toolTip")) == "Open the manual")
  }

  @Test("Comments that differ between languages are none: one of them is older than the file")
  func olderComments() {
    var result = result
    var table = result.project.tables[result.project.tables.count - 1]
    table.locale = "it"
    for index in table.units.indices {
      table.units[index].locale = "it"
      table.units[index].comment = "Class = \"NSToolbarItem\"; toolTip = \"Read the manual\"; ObjectID = \"hlp-bt-002\";"
    }
    result.project.tables.append(table)
    #expect(InterfaceTexts(result.project).text(name("hlp-bt-002.toolTip")) == nil)
  }

  @Test("A comment counts for nothing where a bar has the text from the file itself")
  func commentBesideBar() {
    var result = result
    let index = result.project.tables.count - 1
    for unit in result.project.tables[index].units.indices {
      let id = result.project.tables[index].units[unit].key.prefix { $0 != "." }
      result.project.tables[index].units[unit].comment = "Class = \"NSToolbarItem\"; label = \"Post Key\"; ObjectID = \"\(id)\";"
    }
    #expect(InterfaceTexts(result.project).text(name("snd-ky-001.label")) == "Send Key")
  }

  @Test("Figures of the report for a terminal, and lines of a ticket, say them behind the keys")
  func said() {
    let report = TextReport.render(result, colour: false, width: 200).replacing(/\n +/, with: " ")
    #expect(report.contains("“hlp-bt-002.toolTip (Open the manual)”, “snd-ky-001.label (Send Key)”"), "\(report)")
    let page = HTMLReport.audit(result)
    #expect(page.contains("hlp-bt-002.toolTip (Open the manual), snd-ky-001.label (Send Key)"))
    #expect(page.contains(/snd-ky-001\.label<\/code>(<\/a>)? <bdi lang="?en"?>Send Key<\/bdi>/))
  }
  /// The finding about one string, whose sentence names nothing but its key.
  private var ofOne: AuditResult {
    var result = result
    var finding = result.findings[0]
    (finding.key, finding.count, finding.strings, finding.evidence) = ("snd-ky-001.label", nil, [], [])
    finding.message = "“snd-ky-001.label” has no translation"
    result.findings = [finding]
    return result
  }

  @Test("Reports for pull requests, editors and servers say what an object's key says, also where the sentence names the key")
  func saidElsewhere() {
    let result = ofOne
    let reports = [
      GitHubReport.audit(result), JUnitReport.audit(result), MarkdownReport.audit(result, name: "App"), GitLabReport.audit(result),
      SARIFReport.audit(result, rules: []), CheckstyleReport.audit(result, words: .english), XcodeReport.audit(result, root: "", words: .english),
      ReviewdogReport.audit(result, words: .english),
    ]
    for report in reports { #expect(report.contains("snd-ky-001.label (Send Key)"), "\(report)") }
  }
}
