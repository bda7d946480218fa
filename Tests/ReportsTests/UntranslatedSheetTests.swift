import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a sheet says of many strings at once")
struct UntranslatedSheetTests {
  private let place = SourceLocation(file: "en.lproj/Localizable.strings", line: 4)

  /// A project whose source has four strings, some of which languages lack or end otherwise.
  private func result(_ findings: [Finding]) -> AuditResult {
    var result = SampleResult.result
    let texts = ["ask": "Really?", "list": "Files:", "open": "Open", "save": "Save"]
    for locale in ["en", "de", "fr"] as [LocaleID] {
      let file = "\(locale).lproj/Localizable.strings"
      result.project.tables.append(
        StringTable(
          file: file, id: TableID(folder: "", name: "Localizable"), format: .strings, locale: locale, encoding: "UTF-8",
          units: texts.sorted { $0.key < $1.key }.enumerated().map { index, text in
            StringUnit(
              key: text.key, locale: locale, value: locale == "en" ? text.value : "\(text.value.dropLast()) \(locale)",
              location: SourceLocation(file: file, line: index + 1))
          }))
    }
    result.findings = findings
    return result
  }

  private func finding(
    _ rule: String, _ reason: String, _ message: Message, suggestion: Message, strings: [FoundString], in locales: [LocaleID]
  ) -> Finding {
    var finding = Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "Localizable",
      locale: locales.count == 1 ? locales[0] : nil, message: message, reason: reason, suggestion: suggestion,
      definitionLocation: place, count: strings.count)
    finding.locales = locales.count == 1 ? [] : locales
    finding.strings = strings
    return finding
  }

  private func missing(_ keys: [String], in locales: [LocaleID]) -> Finding {
    finding(
      "missing-translation", "strings-missing", "\(keys.count) strings are missing", suggestion: "Translate them.",
      strings: keys.map { FoundString(key: $0) }, in: locales)
  }

  private var endings: Finding {
    finding(
      "ending-punctuation", "many-endings", "3 strings end otherwise", suggestion: "End it as the source does.",
      strings: [
        FoundString(key: "ask", locale: "de", location: place), FoundString(key: "list", locale: "de", location: place),
        FoundString(key: "save", locale: "fr", location: place),
      ], in: ["de", "fr"])
  }

  private func sheet(_ locale: String, of page: String) throws -> Substring {
    let sheet = try #require(page.split(separator: "<div class=sheet data-locale=\(locale)>").dropFirst().first)
    return sheet.split(separator: "<div class=sheet data-locale=").first ?? sheet
  }

  @Test("Each language has its own number of strings without a translation, and a list has them with source and place")
  func ownNumber() throws {
    let result = result([missing(["open", "save"], in: ["de", "fr"]), missing(["ask"], in: ["fr"])])
    let sheets = TranslationSheets(PageModel(result), names: .english)
    #expect(sheets.untranslated.count(in: "de") == 2 && sheets.untranslated.count(in: "fr") == 3)
    let strings = sheets.untranslated.of("fr").groups.flatMap(\.strings)
    #expect(
      Set(strings.map(\.key)) == ["ask", "open", "save"] && Set(strings.map(\.source)) == ["Really?", "Open", "Save"])
    #expect(strings.allSatisfy { $0.location?.file == "en.lproj/Localizable.strings" && $0.anchor != nil })
    let page = HTMLReport.audit(result)
    #expect(try sheet("de", of: page).contains("Not translated: 2 strings"))
    #expect(try sheet("fr", of: page).contains("Not translated: 3 strings"))
    #expect(summaries(of: page).contains("2 strings: Open, Save"))
    #expect(page.contains(/data-locales="de fr"><summary>2 strings: <bdi lang=en>Open<\/bdi>, <bdi lang=en>Save<\/bdi></))
    #expect(page.contains(/<code>open<\/code><\/a> <bdi lang=en>Open<\/bdi><span class=where>Source at en\.lproj/))
  }

  @Test("A sheet that a page saves in part says in its last line how many strings it lacks, and what writes all of them")
  func lastLine() throws {
    let gaps = [missing(["open", "save"], in: ["de", "fr"]), missing(["ask"], in: ["fr"])]
    let sheets = TranslationSheets(PageModel(result(gaps)), names: .english)
    for (locale, count) in [("de", 2), ("fr", 3)] as [(LocaleID, Int)] {
      let sheet = try #require(sheets.sheets.first { $0.locale == locale })
      #expect(LackedStrings(sheets.untranslated, besides: sheet).count == count)
      let last = try #require(SheetTable(sheet: sheet, words: .english, omitted: count).rows.last)
      #expect(last.cells.count == SheetTable.columns.count)
      #expect(
        last.cells.filter { !$0.isEmpty } == [
          "Not in this file: \(count) strings without a translation. “lintel audit . --output DIR --split” writes all of them."
        ])
      let whole = SheetTable(sheet: sheet, words: .english).rows
      #expect(!whole.contains { row in row.cells.contains { $0.hasPrefix("Not in this file") } })
    }
  }

  @Test("What is listed as untranslated is not told again below")
  func once() {
    let sheets = TranslationSheets(PageModel(result([missing(["open", "save"], in: ["de", "fr"])])), names: .english)
    #expect(sheets.shared.isEmpty && sheets.sheets.allSatisfy { $0.others.isEmpty })
  }

  /// Of each list of strings that languages lack what is seen before it is opened.
  private func summaries(of page: String) -> [String] {
    page.matches(of: /data-locales=[^>]*><summary>(.*?)<\/summary>/).map {
      String($0.1).replacing(/<span class=where>.*?<\/span>/, with: "").replacing(/<[^>]*>/, with: "")
    }
  }

  @Test("What to do is said once of all strings that it is to be done with, and each list says which strings it has")
  func numberOfStrings() {
    func lone(_ key: String, _ advice: Message, _ locales: [LocaleID]) -> Finding {
      var finding = missing([], in: locales)
      (finding.key, finding.reason, finding.suggestion, finding.fingerprint) = (key, "no-translation", advice, "f\(key)")
      return finding
    }
    let remove = UntranslatedAdvice.askFirst.ofOne
    let page = HTMLReport.audit(
      result([
        lone("open", remove, ["de", "fr"]), lone("save", remove, ["de", "fr"]), lone("ask", remove, ["fr"]),
        lone("list", "Translate it.", ["de", "fr"]), missing(["more"], in: ["de", "fr"]),
      ]))
    for advice in [UntranslatedAdvice.translate, .askFirst] {
      #expect(page.ranges(of: "<p>\(advice.ofEach.english)</p>").count == 1)
    }
    let told = summaries(of: page)
    #expect(told.count == 3 && told.contains("1 string: Really?"))
    #expect(!Set(told).isDisjoint(with: ["2 strings: Open, Save", "2 strings: Save, Open"]))
    #expect(!Set(told).isDisjoint(with: ["2 strings: Files:, more", "2 strings: more, Files:"]))
  }

  @Test("Strings of each table are a list of their own, which names table, source file and the language's file")
  func tables() throws {
    var other = missing(["url"], in: ["de", "fr"])
    other.table = "UITests/Localizable"
    var result = result([missing(["open", "save"], in: ["de", "fr"]), other])
    result.findings[1].fingerprint = "other"
    func place(_ locale: LocaleID) -> LintelModel.SourceLocation {
      SourceLocation(file: "UITests/\(locale).lproj/Localizable.strings", line: 2)
    }
    for locale in ["en", "de"] as [LocaleID] {
      result.project.tables.append(
        StringTable(
          file: place(locale).file, id: TableID(folder: "UITests", name: "Localizable"), format: .strings, locale: locale,
          encoding: "UTF-8",
          units: locale == "en"
            ? [StringUnit(key: "url", locale: "en", value: "https://example.com/%@", location: place("en"))] : []))
    }
    let groups = TranslationSheets(PageModel(result), names: .english).untranslated.groups
    #expect(groups.map(\.table) == ["Localizable", "UITests/Localizable"])
    #expect(groups.map(\.leaving) == [nil, .webAddress] && groups.map(\.isOfTests) == [false, true])
    let page = HTMLReport.audit(result)
    #expect(page.contains("<span class=where>Table Localizable · en.lproj/Localizable.strings</span></summary>"))
    let tests = "Table UITests/Localizable · UITests/en.lproj/Localizable.strings · of tests or examples"
    // Translators have no work with these: they are told apart, last, and only counted in the head.
    #expect(page.contains("<p>Perhaps to be left as they are · of tests or examples</p>"))
    #expect(try sheet("de", of: page).contains("<h3>Not translated: 2 strings · of tests or examples: 1</h3>"))
    #expect(page.contains("<details class=texts data-table=\"UITests/Localizable\" data-count=1 data-tests=tests data-locales="))
    let sheets = TranslationSheets(PageModel(result), names: .english)
    #expect(sheets.untranslated.count(in: "de") == 2 && sheets.untranslated.countOfTests(in: "de") == 1)
    // A project of nothing else has asked for them.
    result.project.tables.removeAll { $0.id.folder != "UITests" }
    #expect(TranslationSheets(PageModel(result), names: .english).untranslated.countOfTests(in: "de") == 0)
    #expect(page.contains("<span class=where>\(tests) · <span class=reason>a web address</span></span></summary>"))
    #expect(page.contains("<span class=where data-room=de>Add it to UITests/de.lproj/Localizable.strings</span>"))
  }

  @Test("Many strings, and long ones, are told by the beginning of the first")
  func longSummary() {
    let keys = ["open", String(repeating: "long ", count: 20), "save", "ask", "list"]
    let told = summaries(of: HTMLReport.audit(result([missing(keys, in: ["de"])])))
    #expect(told == ["5 strings: Open, \(String(repeating: "long ", count: 8))…, Save and 2 more"])
  }

  @Test("A string that a bar shows leads to that bar, whose name is in its own language")
  func whereItIsUsed() {
    var lone = missing(["arc.label"], in: ["ar"])
    lone.table = "Main"
    let page = HTMLReport.audit(result([lone]))
    #expect(page.contains("<span class=where>On the bar: <a href=#toolbar-2>Inbox</a></span>"))
    let german = HTMLReport.audit(result([lone]), words: Localizer(language: "de"))
    #expect(german.contains(/<a href=#toolbar-2><bdi lang="en">Inbox<\/bdi><\/a><\/span>/))
  }

  @Test("A string without a translation has its comment, and what fits on its bar in each language by itself")
  func commentAndRoom() throws {
    var result = result([missing(["cmp.title"], in: ["de", "fr"])])
    result.findings[0].table = "Main"
    var unit = StringUnit(
      key: "cmp.title", locale: "en", value: "Message", location: SourceLocation(file: "Main.xcstrings", line: 90))
    unit.comment = "Title of a new message"
    result.project.tables[2].units.append(unit)
    let lacking = LocalizedValue(state: .missing, text: "Message")
    for index in result.project.toolbars.indices where result.project.toolbars[index].id == SampleProject.tabs.id {
      for locale in ["de", "fr"] as [LocaleID] { result.project.toolbars[index].title.values[locale] = lacking }
    }
    for index in result.bars.indices where result.bars[index].toolbar.id == SampleProject.tabs.id {
      let locale = result.bars[index].locale
      guard locale == "de" || locale == "fr" else { continue }
      result.bars[index].toolbar.title.values[locale] = lacking
      for layout in result.bars[index].layouts.indices {
        result.bars[index].layouts[layout].title?.spare = locale == "de" ? 40 : 90
      }
    }
    let sheets = TranslationSheets(PageModel(result), names: .english).sheets
    let rows = sheets.flatMap(\.rows).filter { $0.key == "cmp.title" && $0.translation == nil }
    #expect(Set(rows.map(\.locale)) == ["de", "fr"])
    let page = HTMLReport.audit(result)
    for row in rows { #expect(page.contains("<span class=where data-room=\(row.locale.id)>Room: ")) }
    let place = "<bdi lang=en>Message</bdi><span class=where>Main.xcstrings<span class=line>:90:1</span></span>"
    let comment = "<span class=where><bdi lang=en>Title of a new message</bdi></span>"
    #expect(page.contains("<code>cmp.title</code></a> \(place)\(comment)"))
  }

  @Test("Of texts with other spaces at their edges each says which one to set or to take out")
  func edges() throws {
    func string(_ key: String, _ reason: String) -> FoundString {
      FoundString(reason: reason, key: key, locale: "de", location: place)
    }
    let edges = finding(
      "edge-space", "many-edges", "2 strings begin or end otherwise", suggestion: EdgeAdvice.asTheSource,
      strings: [string("open", "space-lost-end"), string("save", "space-added-start")], in: ["de"])
    let german = try sheet("de", of: HTMLReport.audit(result([edges])))
    #expect(german.contains("Add a space at the end.") && german.contains("Remove the space at the start."))
    let sheets = TranslationSheets(PageModel(result([edges])), names: .english, extent: .whole).sheets
    let csv = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english).csv
    #expect(csv.contains("Add a space at the end.") && csv.contains("Remove the space at the start."))
  }

  @Test(
    "What several languages have wrong is headed by what is wrong, and what to do stands below",
    arguments: ["many-edges", "space-lost-end"])
  func fault(reason: String) throws {
    let strings = ["de", "fr"].map { FoundString(locale: LocaleID($0), location: place) }
    let words: Message = reason == "many-edges" ? "2 strings begin or end otherwise" : "The fr text “Open ” has no space"
    var edges = finding("edge-space", reason, words, suggestion: EdgeAdvice.asTheSource, strings: strings, in: ["de", "fr"])
    edges.key = "open"
    let entry = try #require(PageModel(result([edges])).counts.languages["de"]?.first)
    let text = TranslationSheet.Other.Text(
      name: TranslationStrings.Name(table: "Localizable", key: "open"), source: "Open", translation: "Open ", form: nil,
      location: place, comment: nil, leaving: nil)
    let other = TranslationSheet.Other(entry: entry, texts: [text])
    let row = findingRow(entry, in: "de", isOfOthersToo: other.isOfOthersToo).page(in: .english)
    let heading: Message = reason == "many-edges" ? words : EdgeAdvice.fault
    #expect(row.contains(">\(heading.english)</a>") && row.contains("Begin and end the text as the source does."))
  }

  @Test("A string without a translation is at the source's place in a spreadsheet, in a row for each language")
  func spreadsheet() throws {
    let result = result([missing(["hello"], in: ["de", "fr"]), missing(["open", "save"], in: ["de", "fr"])])
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    for locale in ["de", "fr"] as [LocaleID] {
      let sheet = try #require(sheets.first { $0.locale == locale })
      let lines = SheetTable(sheet: sheet, words: .english).csv.split(separator: "\r\n")
      #expect(lines.count { $0.contains("Translate it.") } == 3 && !lines.contains(where: { $0.contains("Translate them.") }))
    }
    var lacking = result
    for index in lacking.project.tables.indices where lacking.project.tables[index].locale == "fr" {
      lacking.project.tables[index].units.removeAll { $0.key == "open" }
    }
    let french = try #require(
      TranslationSheets(PageModel(lacking), names: .english, extent: .whole).sheets.first { $0.locale == "fr" })
    let csv = SheetTable(sheet: french, words: .english).csv
    #expect(csv.contains("warning,to translate,open,,fr.lproj/Localizable.strings,,Open,,"))
    #expect(csv.contains(",en.lproj/Localizable.strings:3,missing-translation,"))
  }

  @Test("Of strings of several languages a sheet says how many are its own, which ones, and what each source ends with")
  func ownStrings() throws {
    let page = HTMLReport.audit(result([endings]))
    let german = try sheet("de", of: page)
    #expect(german.contains("In this language: 2 strings") && !german.contains("<code>save</code>"))
    #expect(german.contains("<code>ask</code>") && german.contains("<bdi lang=en>Really?</bdi>"))
    #expect(german.contains("End it with “?” as the source does") && german.contains("End it with “:” as the source does"))
    // Nobody sees what is in a closed list.
    #expect(german.contains(/<details class="?texts"? open/))
    // A single one needs no opening.
    let french = try sheet("fr", of: page)
    #expect(french.contains(/<div class="?texts"?><span class="?where"?>In this language: 1 string<\/span><ul>/))
    #expect(try sheet("fr", of: page).contains("End it without a mark, as the source does."))
  }

  @Test("In a spreadsheet each string says what its source ends with")
  func endingOfEach() throws {
    let sheets = TranslationSheets(PageModel(result([endings])), names: .english, extent: .whole).sheets
    let csv = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english).csv
    #expect(csv.contains("End it with “?”") && csv.contains("End it with “:”"))
  }

  @Test("Of a long text only the last words are shown for the mark that it ends with")
  func longEnd() {
    let notes = Array(repeating: "Something was changed for the better.", count: 20).joined(separator: "\n")
    let end = SourceEnding.end(of: notes)
    #expect(end.count <= 101 && end.hasPrefix("…") && notes.hasSuffix(end.dropFirst()) && SourceEnding.end(of: "Done.") == "Done.")
  }

  @Test("An ellipsis of three full stops is one mark")
  func ellipsis() {
    #expect(SourceEnding.advice(source: "Open...").english.contains("“...”"))
    #expect(SourceEnding.advice(source: "Open… ").english.contains("“…”"))
    #expect(SourceEnding.advice(source: "See 'Open?'").english.contains("“?”") && SourceEnding.mark(of: "(so)") == nil)
  }

  @Test("A text that does not fit in the source language either is no translator's ticket, and its row says whose it is")
  func sourceMatter() throws {
    var result = SampleResult.result
    let own = try #require(result.findings.first { $0.rule == "title-truncated" && $0.locale == "de" && $0.key != nil })
    var whole = own
    whole.blame = .source
    whole.locale = nil
    whole.locales = ["de", "en", "fr"]
    whole.over = nil
    result.findings = [whole]
    let sheets = TranslationSheets(PageModel(result), names: .english).sheets
    let row = try #require(sheets.first { $0.locale == "de" }?.rows.first { $0.key == own.key })
    #expect(row.entries.isEmpty && row.kind == nil && row.sourceMatter != nil)
    #expect(try sheet("de", of: HTMLReport.audit(result)).contains(TranslationRow.sourceAdvice.english))
    // A question of the source is less grave than a translator's error.
    var doubted = whole
    doubted.strings = [FoundString(locale: "de"), FoundString(locale: "en", gravity: Gravity(.needsReview, .error))]
    var asked = result
    asked.findings = [doubted]
    let others = TranslationSheets(PageModel(asked), names: .english).sheets.first { $0.locale == "de" }?.rows ?? []
    #expect(!others.contains { $0.key == own.key && $0.sourceMatter != nil })
    // Cut where few people see it: of what fits elsewhere nobody says that it does not fit “either”.
    for index in result.bars.indices where result.bars[index].locale == "de" {
      for layout in result.bars[index].layouts.indices {
        result.bars[index].layouts[layout].title?.cut = nil
        result.bars[index].layouts[layout].title?.spare = 50
      }
    }
    let fitting = TranslationSheets(PageModel(result), names: .english).sheets.first { $0.locale == "de" }
    #expect(try #require(fitting?.rows.first { $0.key == own.key }).sourceMatter == nil)
  }

  @Test("Of a text that begins with a value what is read of it is shown, and not all of it as lost")
  func valueFirst() {
    func parts(_ text: String, _ shown: String) -> [String] {
      let text = BarLayout.VisibleText(
        text: text, shown: shown, needed: Width(exactly: 200), room: Width(exactly: 90), font: Font(size: 17), cut: .certain)
      return [text.parts.kept, text.parts.lost, text.parts.end]
    }
    #expect(parts("%@ kullanıcısına cevap", "Alexandra kull…") == ["Alexandra kull…", "", ""])
    #expect(parts("Benachrichtigungen", "Benach…") == ["Benach", "richtigungen", ""])
    #expect(parts("Mail", "…") == ["", "Mail", ""])
  }

  @Test("A row says where else its text is used, as its finding does")
  func otherUses() throws {
    var result = SampleResult.result
    let index = try #require(
      result.findings.firstIndex { $0.rule == "title-truncated" && $0.locale == "de" && $0.blame == .translation })
    result.findings[index].evidence.append(.text("also used at", "Other.swift:3"))
    #expect(try sheet("de", of: HTMLReport.audit(result)).contains("Also used at: Other.swift<span class=line>:3</span>"))
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let csv = SheetTable(sheet: try #require(sheets.first { $0.locale == "de" }), words: .english).csv
    #expect(csv.contains(TranslationRow.usedElsewhere.english) && csv.contains(",Other.swift:3,"))
  }

  @Test("Of many other places the first three are in sight, and a path breaks behind its folders")
  func manyOtherUses() throws {
    var result = SampleResult.result
    let index = try #require(
      result.findings.firstIndex { $0.rule == "title-truncated" && $0.locale == "de" && $0.blame == .translation })
    let places = (1...5).map { "App/Views/Other\($0).swift:3" } + ["…"]
    result.findings[index].evidence.append(.text("also used at", places.joined(separator: ", ")))
    let german = try sheet("de", of: HTMLReport.audit(result))
    let parts = german.split(separator: ">More places</summary>")
    #expect(parts.count == 2 && parts[0].contains("App/<wbr>Views/<wbr>Other3.swift<span class=line>:3</span>"))
    #expect(!parts[0].contains("Other4.swift") && parts[1].contains("Other4.swift"))
  }

  @Test("A menu of languages tells apart what is for translators, and what else the first screen counts")
  func forOthers() throws {
    var result = SampleResult.result
    var own = missing(["open"], in: ["de"])
    own.severity = .error
    var layout = own
    (layout.blame, layout.rule, layout.fingerprint) = (.layout, "label-truncated", "other")
    result.findings = [own, layout]
    let page = HTMLReport.audit(result)
    #expect(page.contains(/<option value="?de"?>German \(1 error · 1 to translate · for others: 1 error\)<\/option>/))
  }

  @Test(
    "Where the strings that languages lack are too many for a page, the longest lists are cut first, and none to nothing")
  func shares() {
    #expect(UntranslatedSection.shares(of: [3, 150, 500]) == [3, 150, 200])
    let many = UntranslatedSection.shares(of: Array(repeating: 500, count: 90) + [4])
    #expect(many.reduce(0, +) <= 2_000 && many.last == 4 && Set(many.dropLast()).count == 1 && many[0] >= 5)
    #expect(UntranslatedSection.shares(of: Array(repeating: 500, count: 1_000)).allSatisfy { $0 == 5 })
  }
}
