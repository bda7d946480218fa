import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What is wrong, in a spreadsheet for translators")
struct SheetFaultTests {
  private func finding(
    _ rule: String, _ reason: String, _ message: Message, suggestion: Message?, key: String?, in locales: [LocaleID]
  ) -> Finding {
    var finding = Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "Localizable",
      key: key, locale: locales.count == 1 ? locales[0] : nil, message: message, reason: reason, suggestion: suggestion)
    if locales.count > 1 {
      finding.locales = locales
      finding.strings = locales.map { FoundString(key: key ?? "b", locale: $0) }
    }
    return finding
  }

  /// Of each row of the German sheet its key, what is wrong, and what to do.
  private func rows(_ findings: [Finding]) throws -> [[String]] {
    var result = SampleResult.result
    result.findings = findings
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let table = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english)
    let columns = try ["key", "what is wrong", "what to do"].map { try #require(SheetTable.columns.firstIndex(of: $0)) }
    #expect(columns[2] == columns[1] + 1)
    return table.rows.map { row in columns.map { row.cells[$0] } }
  }

  @Test("It stands before what to do, and nothing is said twice")
  func own() throws {
    let told = try rows([
      finding("full-stop-added", "r", "It ends with a full stop", suggestion: "Leave it out.", key: "a", in: ["de"]),
      finding("machine-translated", "r", "It is a machine's", suggestion: nil, key: "b", in: ["de"]),
      finding("missing-translation", "strings-missing", "2 strings are missing", suggestion: "Translate it.", key: "c", in: ["de"]),
    ])
    #expect(told.contains { $0[1] == "It ends with a full stop" && $0[2].hasPrefix("Leave it out.") }, "\(told)")
    #expect(told.contains { $0[1] == "It is a machine's" && !$0[2].contains($0[1]) }, "\(told)")
    #expect(told.contains { $0[1] == "Not translated" && $0[2].hasPrefix("Translate it.") }, "\(told)")
  }

  @Test("A note on what no language has yet says why it is one, and a warning does not")
  func newEverywhere() throws {
    for severity in [Severity.note, .warning] {
      var new = finding("missing-translation", "strings-new", "c has no translation yet", suggestion: "Translate it.", key: "c", in: ["de"])
      new.severity = severity
      let told = try #require(try rows([new]).first { $0[0] == "c" })
      #expect(told[2].contains(TranslationRow.newEverywhere.english) == (severity == .note), "\(told)")
    }
  }

  @Test("The page says in a few words what is wrong, and nothing of what is missing or a copy, which stands in another cell")
  func onPage() throws {
    func german(_ rule: String, _ reason: String) throws -> String {
      var result = SampleResult.result
      result.findings = [finding(rule, reason, "Something is wrong", suggestion: "Mend it.", key: "Doz-aa-3q7.title", in: ["de"])]
      result.findings[0].toolbar = SampleProject.settings.id
      let page = HTMLReport.audit(result)
      let sheet = try #require(page.split(separator: "<div class=sheet data-locale=de>").dropFirst().first)
      let rows = (sheet.split(separator: "<div class=sheet data-locale=").first ?? sheet).split(separator: "</tr>")
      return String(try #require(rows.first { $0.contains("<code data-copy=key>Doz-aa-3q7.title") }))
    }
    #expect(try german("ending-punctuation", "r").contains("<span class=\"where fault\">\(RuleName.of("ending-punctuation").english)</span>"))
    #expect(try !german("untranslated", "copy").contains("where fault"))
  }

  @Test("A number far above the one to deliver says what it hangs on")
  func farAbove() {
    #expect(LessSureLength(9...13, highest: 31).words?.english == "To be safe: 9. \(LessSureLength.farMost(31).english)")
    #expect(LessSureLength(9...13, highest: 20).words?.english == "To be safe: 9. At best: 20.")
  }

  @Test("What is cut in several languages says first that its bar has too little room, and then by how much")
  func figuresLast() throws {
    var result = SampleResult.result
    let key = "Doz-aa-3q7.title"
    let place = try #require(result.findings.firstIndex { $0.locale == "de" && $0.key == key && $0.over != nil })
    (result.findings[place].locale, result.findings[place].locales) = (nil, ["de", "fr"])
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let sheet = try #require(sheets.first { $0.locale == "de" })
    let row = try #require(sheet.rows.first { $0.key == key && $0.tightest?.isTooLong == true })
    let said = SheetTable(sheet: sheet, words: .english).faults(of: row)
    #expect(said.hasPrefix("Its bar ") && said.contains("too little room for it: "), "\(said)")
  }

  @Test("A text that is too wide, and of which nothing is reported, or only to its bar's designers, says so and is not like one with a mark")
  func tooWide() throws {
    func cells(_ blame: Blame?) throws -> [String] {
      var result = SampleResult.result
      let key = "Doz-aa-3q7.title"
      let place = try #require(result.findings.firstIndex { $0.locale == "de" && $0.key == key && $0.over != nil })
      result.findings = blame.map { blame in
        var finding = result.findings[place]
        finding.blame = blame
        return [finding]
      } ?? []
      let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
      let table = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english)
      for row in table.rows.dropFirst() { #expect(["", SheetTable.nothing].contains(row.cells[0]) || !row.cells[16].isEmpty) }
      let row = try #require(table.rows.first { $0.cells[1] == key })
      return try ["severity", "what is wrong", "rule", "what to do"].map { row.cells[try #require(SheetTable.columns.firstIndex(of: $0))] }
    }
    #expect(SheetTable.columns[16] == "what is wrong")
    let doubted = try cells(nil)
    #expect(doubted[0] == "review" && doubted[1].contains("may have too little room for it: ") && doubted[2] == "title-truncated")
    #expect(doubted[3].hasPrefix("If it does not fit: "))
    let ofBar = try cells(.layout)
    #expect(ofBar[0] == "review" && ofBar[1].contains("too little room for it: ") && ofBar[2] == "title-truncated")
    #expect(ofBar[1].contains("may have") == ofBar[3].contains("If it does not fit: "))
  }

  @Test("What the file marks for review is to be mended, with the file's own word")
  func marked() throws {
    var result = SampleResult.result
    result.findings = []
    let index = try #require(result.project.tables.firstIndex { $0.locale == "de" && !$0.units.isEmpty })
    result.project.tables[index].units[0].state = "needs_review"
    let key = result.project.tables[index].units[0].key
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let sheet = try #require(sheets.first { $0.locale == "de" })
    #expect(sheet.work.toMend == 1)
    let cells = try #require(SheetTable(sheet: sheet, words: .english).rows.first { $0.cells[1] == key }).cells
    let place = try #require(SheetTable.columns.firstIndex(of: "state"))
    #expect(cells[0] == "review" && cells[place] == "needs_review" && cells.contains(TranslationRow.marked.english))
  }

  @Test("A copy of the source that is marked for review is to be translated, and nobody is asked to check it")
  func markedCopy() throws {
    var result = SampleResult.result
    result.findings = []
    let index = try #require(result.project.tables.firstIndex { $0.locale == "de" && !$0.units.isEmpty })
    let key = result.project.tables[index].units[0].key
    var source = result.project.tables[index]
    (source.file, source.locale) = ("en.lproj/Localizable.strings", result.project.sourceLocale)
    // No name, which may well stay.
    let place = LintelModel.SourceLocation(file: source.file, line: 1)
    source.units = [
      StringUnit(key: key, locale: source.locale, value: "Write down what you have seen today.", location: place)
    ]
    result.project.tables.append(source)
    result.project.tables[index].units[0].value = "Write down what you have seen today."
    result.project.tables[index].units[0].state = "needs_review"
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let sheet = try #require(sheets.first { $0.locale == "de" })
    let row = try #require(sheet.rows.first { $0.key == key })
    #expect(row.isUntouched && row.markAdvice.english == "Translate it. Take the mark off once it is translated.")
    let cells = try #require(SheetTable(sheet: sheet, words: .english).rows.first { $0.cells[1] == key }).cells
    #expect(cells.contains { $0.contains("Take the mark off once") } && !cells.contains { $0.contains("Check the translation") })
  }

  @Test("A text whose file calls it translated, new or stale is not marked", arguments: [nil, "translated", "new", "stale", "final"])
  func unmarked(state: String?) {
    var unit = StringUnit(key: "a", locale: "de", value: "b", location: SourceLocation(file: "de.xliff", line: 1))
    unit.state = state
    #expect(!unit.isMarkedForReview)
    unit.state = "needs-review-translation"
    #expect(unit.isMarkedForReview)
  }

  @Test("A table that a syntax error cuts short is the first row of its language's sheet, with its place, what is lost and what to do")
  func broken() throws {
    var result = SampleResult.result
    let index = try #require(result.findings.firstIndex { $0.rule == "table-truncated" })
    func first() throws -> [String] {
      let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
      let table = SheetTable(sheet: try #require(sheets.first { $0.locale == "fr" }), words: .english)
      #expect(table.rows.count { $0.cells.contains("table-truncated") } == 1)
      let columns = ["severity", "key", "write into", "what is wrong", "what to do"]
      return try columns.map { table.rows[1].cells[try #require(SheetTable.columns.firstIndex(of: $0))] }
    }
    let told = [
      "error", "", "fr.lproj/Localizable.strings:3", result.findings[index].message.english,
      "Delete the stray “»” after the semicolon. · "
        + "Mend fr.lproj/Localizable.strings:3 first. Strings of this table that nobody sees until then: 2.",
    ]
    #expect(try first() == told)
    // For the audit it is who builds the app that mends it.
    result.findings[index].blame = .definition
    #expect(try first() == told)
    // What else there is to do of French is none the less there, and what nobody finds fault with has no such row.
    result.findings.remove(at: index)
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    #expect(sheets.allSatisfy { $0.broken.isEmpty })
  }

  @Test("A row has the sentence about its own text, wherever that was told with many")
  func ownSentence() throws {
    var many = finding("ending-punctuation", "many-endings", "3 strings end otherwise", suggestion: "End it.", key: nil, in: ["de", "fr"])
    var german = finding("ending-punctuation", "colon-nothing", "The text “Öffnen” ends with no mark", suggestion: "End it.", key: "c", in: ["de"])
    let french = finding("ending-punctuation", "colon-nothing", "The text “Ouvrir” ends with no mark", suggestion: "End it.", key: "c", in: ["fr"])
    many.strings = ["de", "fr"].map { FoundString(key: "c", locale: $0) }
    many.parts = [french, german]
    #expect(many.fault(in: "de", of: "c") == german.message && many.fault(in: "fr", of: "c") == french.message)
    german.key = nil
    german.reason = "many-endings"
    var string = FoundString(key: "c")
    string.fault = "The text “Öffnen” ends with no mark"
    german.strings = [string]
    #expect(german.fault(in: "de", of: "c") == string.fault)
    #expect(german.fault(in: "de", of: "other") == RuleName.of("ending-punctuation"))
    let twice = finding("duplicate-key", "same-value", "The key “a” stands here and in line 2", suggestion: nil, key: "a", in: ["de", "fr"])
    #expect(twice.fault(in: "de", of: "a") == Finding.repeatedKey)
  }

  @Test("What is told of several texts, or languages, says of each row what is wrong there, and never how many there are")
  func several() throws {
    let told = try rows([
      finding(
        "edge-space", "space-lost-end", "The fr text “Open ” has no space", suggestion: EdgeAdvice.asTheSource, key: "a",
        in: ["de", "fr"]),
      finding("ending-punctuation", "r", "The fr text “Ask” ends otherwise", suggestion: "End it.", key: "c", in: ["de", "fr"]),
      finding("ending-punctuation", "many-endings", "3 strings end otherwise", suggestion: "End it.", key: nil, in: ["de", "fr"]),
    ])
    #expect(told.contains { $0[0] == "a" && $0[1] == EdgeAdvice.fault.english }, "\(told)")
    #expect(told.contains { $0[0] == "c" && $0[1] == "Ending punctuation differs" && !$0[2].isEmpty }, "\(told)")
    #expect(told.contains { $0[0] == "b" && $0[1] == "Ending punctuation differs" }, "\(told)")
    #expect(!told.joined().contains { $0.contains("The fr text") || $0.contains("3 strings") }, "\(told)")
  }
}
