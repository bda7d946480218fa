import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("In which order a spreadsheet for translators has its rows")
struct SheetSequenceTests {
  private func row(
    _ severity: String?, _ key: String?, _ source: String?, _ translation: String?, _ rule: String?, usedAt place: String? = nil,
    on bar: String? = nil
  ) -> [String?] {
    var cells = [String?](repeating: nil, count: SheetTable.columns.count)
    (cells[SheetTable.column("used at")], cells[SheetTable.column("bar")]) = (place, bar)
    (cells[0], cells[1], cells[5], cells[6], cells[SheetTable.ruleColumn]) = (severity, key, source, translation, rule)
    return cells
  }

  @Test("What is wrong comes first, rule by rule, then copies; then what is missing, and last what has nothing to do")
  func order() {
    let rows = [
      row("none", "fits", "Open", "Öffnen", nil), row("warning", "copy", "Save", "Save", "untranslated"),
      row("warning", "gap", "Move", nil, "missing-translation"), row("warning", "a", "A", "B", "edge-space"),
      row("warning", "b", "A", "B", "placeholder-mismatch"), row("warning", "c", "A", "B", "edge-space"),
      row("error", "d", "A", "A", "untranslated"), row("note", "e", "A", "B", "edge-space"),
    ]
    #expect(SheetTable.ordered(rows).map { $0[1] } == ["d", "b", "a", "c", "copy", "e", "gap", "fits"])
  }

  @Test("A question about a text stands above a gap that is a warning, and one about a copy below it")
  func gaps() {
    let rows = [
      row("review", "perhaps", "Mail", "Mail", "untranslated"), row("warning", "gap", "Move", nil, "missing-translation"),
      row("review", "asked", "A", "B", "spelled-otherwise"), row("error", "lost", "Open", nil, "missing-translation"),
      row("note", "name", "Safari", "Safari", "untranslated"), row("note", "new", "New", nil, "missing-translation"),
    ]
    #expect(SheetTable.ordered(rows).map { $0[1] } == ["lost", "asked", "gap", "perhaps", "name", "new"])
  }

  @Test("Of what is as grave what bars show comes first, then what code asks for; of that what costs people most")
  func urgency() {
    func wrong(_ key: String, _ rule: String, usedAt place: String? = nil, on bar: String? = nil) -> [String?] {
      row("warning", key, "A", "B", rule, usedAt: place, on: bar)
    }
    let rows = [
      wrong("other", "placeholder-mismatch"), wrong("stop", "ending-punctuation", usedAt: "A.swift:1"),
      wrong("number", "number-changed", usedAt: "A.swift:2"), wrong("value", "edge-space placeholder-mismatch", usedAt: "A.swift:3"),
      wrong("title", "ending-punctuation", on: "Mail"), wrong("cut", "title-truncated", on: "Mail"),
      wrong("letter", "foreign-letters", on: "Mail"),
    ]
    #expect(
      SheetTable.ordered(rows).map { $0[1] } == ["cut", "letter", "title", "value", "number", "stop", "other"])
  }

  @Test("Of copies those on bars come first, then what every app says in words of its language, then the rest")
  func everyday() {
    func copy(_ text: String, on bar: String? = nil) -> [String?] {
      row("warning", text, text, text, "untranslated", usedAt: "A.swift:1", on: bar)
    }
    let rows = [copy("Saturation"), copy("Cannot Open File"), copy("Border"), copy("Cancel"), copy("Graphs", on: "Mail")]
    #expect(
      SheetTable.ordered(rows).map { $0[1] } == ["Graphs", "Cannot Open File", "Cancel", "Saturation", "Border"])
  }

  @Test("On the page, too, what is wrong with several texts stands above what nobody has translated")
  func page() throws {
    func finding(_ rule: String, _ reason: String, _ keys: [String]) -> Finding {
      var finding = Finding(
        rule: rule, verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "L", locale: "de",
        message: "They are wrong", reason: reason, suggestion: "Mend them.", count: keys.count)
      finding.strings = keys.map { FoundString(key: $0, locale: "de") }
      return finding
    }
    var result = SampleResult.result
    result.findings = [
      finding("untranslated", "table-untranslated", ["a", "b"]), finding("missing-translation", "table-incomplete", ["c", "d"]),
      finding("ending-punctuation", "many-endings", ["e", "f"]),
    ]
    let page = HTMLReport.audit(result)
    let rest = try #require(page.split(separator: "<div class=sheet data-locale=de>").dropFirst().first)
    let sheet = rest.split(separator: "<div class=sheet data-locale=").first ?? rest
    let places = try ["<h3>Other findings</h3>", "<h3>Not translated", "copied from the source</h3>"].map {
      try #require(sheet.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test("What has neither key nor source is about no single text")
  func aboutText() {
    #expect(!SheetTable.isAboutText(row("error", nil, nil, nil, "no-table")))
    #expect(SheetTable.isAboutText(row("error", nil, "Open", nil, "label-copied")))
  }

  @Test("A text of placeholders alone has a row only where something is wrong with it")
  func formats() throws {
    func keys(_ findings: [Finding]) throws -> [String?] {
      var result = SampleResult.result
      for index in result.bars.indices {
        for layout in result.bars[index].layouts.indices { result.bars[index].layouts[layout].title?.text = "%@ %@" }
        result.bars[index].toolbar.title.values = result.bars[index].toolbar.title.values.mapValues { value in
          var value = value
          value.text = "%@ %@"
          return value
        }
      }
      result.findings = findings
      let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
      return sheets.first { $0.locale == "de" }?.rows.filter(\.isFormat).map(\.key) ?? []
    }
    let found = try #require(SampleResult.result.findings.first { $0.locale == "de" && $0.key == "Doz-aa-3q7.title" })
    #expect(try keys([]).allSatisfy { $0 != "cmp.title" })
    #expect(try keys([found]).contains("Doz-aa-3q7.title"))
  }
}
