import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The first screen of the page")
struct FirstScreenTests {
  private let page = HTMLReport.audit(SampleResult.result)

  private func section(_ name: String, of page: String) throws -> Substring {
    let start = try #require(page.firstRange(of: "<section class=\"\(name)\"")).lowerBound
    return page[start..<(try #require(page[start...].firstRange(of: "</section>")).lowerBound)]
  }

  @Test("Says of each language how bad it is and whose turn it is, the worst first, and leads to what was found")
  func languages() throws {
    let table = try section("languages", of: page)
    let links = table.matches(of: /href="#find\?locale=([a-zA-Z-]+)"/).map { String($0.1) }
    let model = PageModel(SampleResult.result)
    let entries = (model.toolbars.map(\.entries) + model.tables.map(\.entries)).flatMap { $0.values.joined() }
    let tallies = links.map { id in Tally(entries.filter { $0.finding.languages.contains(LocaleID(id)) }, in: LocaleID(id)) }
    #expect(links.count >= 4 && tallies == tallies.sorted(by: >))
    for kind in ["error", "warning"] { #expect(table.contains("&amp;kind=\(kind)\"")) }
    // Each of these is about one language: the rows come to the total.
    #expect(table.contains("translators") && !table.contains(LanguageCounts.explanation.english))
  }

  @Test("A text that a rule calls a copy of its source is untranslated, too, where its table counts")
  func copies() {
    var result = SampleResult.result
    result.gaps = [TableGap(table: TableID(folder: "a", name: "L"), locale: "de", missing: 0, strings: 1)]
    result.findings = ["a/L", "b/L"].map { table in
      Finding(
        rule: "untranslated", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, toolbar: nil,
        item: nil, table: table, key: "a", locale: "de", message: "A copy", reason: "copy")
    }
    #expect(UntranslatedShare.all(of: result)["de"]?.counted.english == "1 of 1 (100 %)")
    result.findings.removeFirst()
    #expect(UntranslatedShare.all(of: result)["de"]?.words.english == "0 %")
  }

  private func finding(
    _ rule: String, _ severity: Severity, _ locale: LocaleID, over: Points? = nil, key: String? = nil,
    _ blame: Blame = .translation
  ) -> Finding {
    var finding = Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: severity, blame: blame,
      toolbar: over == nil ? nil : SampleProject.mail.id, item: nil, table: "Titles", key: key, locale: locale,
      environmentCount: over == nil ? 0 : 1, worstEnvironment: over == nil ? nil : SampleResult.windows[0],
      message: "It breaks in \(locale)", reason: "r",
      suggestion: "Mend it.", over: over)
    finding.isAboutTitle = over != nil
    return finding
  }

  @Test("What has one cause is one row, with its languages, how far it reaches, whose it is and what mends it")
  func causes() throws {
    var result = SampleResult.result
    result.findings =
      ["de", "fr", "ar"].map { finding("long", .error, $0, over: 9, key: "title") }
      + [finding("plural", .warning, "ja", key: "a"), finding("plural", .warning, "de", key: "b")]
    let start = try section("worst", of: HTMLReport.audit(result))
    let rows = start.split(separator: "<li class=\"row ").dropFirst()
    #expect(rows.count == 2)
    let first = try #require(rows.first)
    for name in ["German", "French", "Arabic", "Mend it.", "For translators", "9 pt too wide", "3 errors"] {
      #expect(first.replacing("\u{A0}", with: " ").contains(name), "\(name)")
    }
    #expect(first.contains(/[0-9]+ of [0-9]+ devices and windows/))
    #expect(first.contains("href=\"#find?cause=1\"") && rows.last!.contains("href=\"#find?cause=2\""))
    #expect(rows.last!.contains("2 strings"))
  }

  @Test("Of the keys of a cause each language has one among the first, and what has no line has its finding's place")
  func keys() throws {
    var result = SampleResult.result
    var german = finding("plural", .error, "de")
    german.strings = (1...34).map {
      FoundString(table: "Titles", key: "de\($0)", locale: "de", location: SourceLocation(file: "de.strings", line: $0))
    }
    var spanish = finding("plural", .error, "es", key: "es1")
    spanish.translationLocation = SourceLocation(file: "es.strings", line: 7)
    spanish.strings = [FoundString(table: "Titles", key: "es1", locale: "es")]
    result.findings = [german, spanish]
    let matter = try #require(result.matters.first)
    let keyed = matter.keyed(placedBy: PageModel(result).stringPlaces)
    #expect(result.matters.count == 1 && keyed.count == 35)
    #expect(keyed.prefix(3).map(\.key) == ["de1", "es1", "de2"])
    #expect(keyed[1].location == SourceLocation(file: "es.strings", line: 7))
    let start = try section("worst", of: HTMLReport.audit(result)).replacing(
      /(?s)<template class="rest">.*?<\/template>/, with: "")
    #expect(start.contains("es.strings:7") && start.contains("de.strings:29") && !start.contains("de.strings:30"))
    // The others are found on the page.
    #expect(
      start.contains("<a href=\"#find?cause=1\" aria-label=\"and 5 more: cause 1\">and 5 more</a>"))
  }

  @Test("Where tables stand first, a line leads to the first cause of bars; where a bar does, there is none")
  func barsFirst() throws {
    var result = SampleResult.result
    let (table, bar) = (finding("plural", .error, "de", key: "a"), finding("long", .warning, "de", over: 9, key: "title"))
    result.findings = [table, bar]
    let start = try section("worst", of: HTMLReport.audit(result))
    #expect(start.contains("First cause about bars") && start.contains("<a href=\"#cause-2\">"))
    result.findings = [bar]
    #expect(try !section("worst", of: HTMLReport.audit(result)).contains("First cause about bars"))
  }

  @Test("Each finding names the cause that it is of, and the causes can be chosen")
  func chosenByCause() {
    let model = PageModel(SampleResult.result)
    for number in model.causes.indices {
      #expect(page.contains("data-cause=\"\(number + 1)\"") || page.contains("data-cause=\(number + 1)"))
      #expect(page.contains("<option value=\"\(number + 1)\">"))
    }
  }

  @Test("Causes that have no row of their own are named too, for what is found of them, and are not in the menu")
  func unofferedCauses() {
    var result = SampleResult.result
    result.findings = (1...28).map { finding("rule-\($0)", .warning, "de", key: "k") }
    let model = PageModel(result)
    #expect(model.causes.count == 25 && model.allCauses.count == 28)
    let page = HTMLReport.audit(result)
    for number in 1...28 {
      #expect(page.contains("data-cause=\"\(number)\"") || page.contains("data-cause=\(number)"), "\(number)")
      let option = number <= 25 ? "<option value=\"\(number)\">" : "<option value=\"\(number)\" hidden=\"hidden\">"
      #expect(page.contains(option + "\(number). rule-"), "\(number)")
    }
  }

  @Test("What is chosen is listed by its cause: the page has the sentences that say how much of how many")
  func foundByCause() {
    #expect(page.contains("data-some=\"Findings: {found} of {all}. Causes: {causes}. Bars and tables: {parts} of {total}.\""))
    #expect(page.contains("data-group=\"Findings: {found} of {all}.\""))
    #expect(page.contains("<ol class=\"results\"></ol>"))
  }

  @Test("A finding about several languages is one in every total and one in each language; the head and the table agree")
  func countedOnce() throws {
    var result = SampleResult.result
    var several = finding("plural", .error, "de", key: "several")
    (several.locale, several.locales) = (nil, ["de", "fr", "ja"])
    var everywhere = finding("no-label", .error, "en", .definition)
    everywhere.toolbar = SampleProject.mail.id
    result.findings = [several, finding("plural", .error, "de", key: "one"), everywhere]
    let counts = PageModel(result).counts
    #expect(counts.all.count == 3 && counts.shared.count == 1 && counts.isMetTwice)
    #expect(counts.languages.mapValues(\.count) == ["de": 2, "fr": 1, "ja": 1])
    let page = HTMLReport.audit(result)
    let table = try section("languages", of: page)
    let total = try #require(table.firstMatch(of: /(?s)<tr class="total">.*?<\/tr>/)).output
    #expect(total.contains("href=\"#find?kind=error\" aria-label=\"Total: 3 errors\">3</a>"))
    #expect(total.contains("translators: 2</a>") && total.contains("developers: 1</a>"))
    let head = try #require(page.firstMatch(of: /(?s)<header class="masthead">.*?<\/header>/)).output
    #expect(head.contains("<span class=\"number\">3</span>") && head.contains(LanguageCounts.inEach.english))
    #expect([String(head), String(table)].allSatisfy { $0.contains(LanguageCounts.explanation.english) })
    for (name, id, count) in [("German", "de", 2), ("French", "fr", 1), ("Japanese", "ja", 1)] {
      let said = count == 1 ? "1 error\">1</a>" : "\(count) errors\">\(count)</a>"
      #expect(head.contains("=\(id)&amp;kind=error\" aria-label=\"\(name): \(said)"), "\(name)")
      #expect(head.contains("=\(id)&amp;blame=translation&amp;kind=error\" aria-label=\"\(name): translators: \(said)"), "\(name)")
      #expect(table.contains(">\(name)</a>") && table.contains("aria-label=\"\(name): \(count) error"), "\(name)")
    }
    // What is so in every language is no error of the source's: neither place counts it there.
    #expect(!head.contains("locale=en") && head.contains("=none&amp;kind=error\" aria-label=\"Whatever the language: 1 error\">1</a>"))
    #expect(table.contains("href=\"#find?locale=none\">Whatever the language</a>"))
    #expect(
      table.contains("href=\"#find?locale=none&amp;kind=error\" aria-label=\"Whatever the language: 1 error\">1</a>"))
    #expect(page.contains("<option value=\"none\">Whatever the language</option>"))
    // An owner has as many in the head as in the total.
    #expect(head.contains("aria-label=\"For translators: 2\">2</a>"))
    #expect(
      head.contains("href=\"#find?blame=translation&amp;kind=error\" aria-label=\"For translators: 2 errors\">2 errors</a>"))
    result.findings = [finding("plural", .error, "de", key: "one")]
    let single = try #require(HTMLReport.audit(result).firstMatch(of: /(?s)<header class="masthead">.*?<\/header>/)).output
    #expect(!single.contains(LanguageCounts.explanation.english) && !single.contains(LanguageCounts.inEach.english))
  }

  @Test("What was audited, and by whom it is mended, stands in what a narrow screen folds; verdict, counts and languages do not")
  func folds() throws {
    let head = try #require(page.firstMatch(of: /(?s)<header class="masthead">.*?<\/header>/)).output
    let fold = try #require(head.firstRange(of: "<details class=\"audited\" open=\"open\">")).lowerBound
    for part in ["<p class=\"lede\">", "<span class=\"setting\">", "<dl class=\"blame\""] {
      #expect(head[fold...].contains(part) && !head[..<fold].contains(part), "\(part)")
    }
    for part in ["<p class=\"verdict ", "<ul class=\"counts\"", "<table class=\"failing\">"] { #expect(head[..<fold].contains(part), "\(part)") }
  }

  @Test("Many languages and causes are folded, and every one of them is there")
  func folded() throws {
    var result = SampleResult.result
    let locales = ["cs", "da", "de", "es", "fi", "fr", "it", "ja", "ko", "nl", "pl"].map { LocaleID($0) }
    result.findings = (1...8).flatMap { rule in locales.map { finding("rule-\(rule)", .warning, $0, key: "k") } }
    let start = try section("worst", of: HTMLReport.audit(result))
    #expect(start.contains(/<summary>and 3 more<span class="vh">: cause 1<\/span><\/summary>/))
    #expect(start.ranges(of: "<li class=\"row ").count == 8)
    // What is folded says how bad it is, and each cause in it can be taken along like those above.
    #expect(start.contains("<summary>More causes: 3 · 33 warnings</summary>"))
    #expect(start.ranges(of: "class=\"ticket\"").count == 8 && start.ranges(of: "<dl class=\"facts\">").count == 8)
    for name in ["Czech", "Polish", "Korean"] { #expect(start.contains(name)) }
  }

  @Test("How a build ends, and by which threshold, is the first thing said")
  func verdict() {
    var result = SampleResult.result
    result.findings = [finding("a", .error, "de"), finding("b", .warning, "de"), finding("c", .warning, "fr")]
    func said(_ failOn: FailOn?, asked: FailOn? = nil) -> String {
      (result.failOn, result.askedFailOn) = (failOn, asked)
      return result.verdict.english
    }
    #expect(said(nil) == "Fails with 1 error: errors fail (the default).")
    #expect(said(.warning) == "Fails with 1 error, 2 warnings: errors and warnings fail, by the configuration.")
    let unheeded = "A build would fail: 1 error in 1 language. This run only reports and never fails (--fail-on never)."
    #expect(said(.error, asked: .never) == unheeded)
    #expect(result.errorSpread?.english.hasPrefix("Languages with errors: 1 of ") == true)
    var unread = Toolbar(
      id: "unread", name: "Unread", kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
      location: SourceLocation(file: "A.swift", line: 1), title: LocalizedText(state: .unresolved, expression: "name"))
    unread.titleMayBeSetByCode = true
    result.project.toolbars.append(unread)
    result.coverage.toolbars += 1
    let unjudged = Set(result.project.toolbars.filter { !$0.isJudgedForFit }.map(\.barID)).count
    let counts = " of \(result.coverage.toolbars - unjudged) judged; \(unjudged) not judged."
    #expect(unjudged > 0 && result.errorSpread?.english.hasSuffix(counts) == true)
    result.findings.removeFirst()
    #expect(said(nil) == "Passes: errors fail (the default)." && result.errorSpread == nil)
    result.trend = Trend(new: 2, worse: 0, known: 0, gone: 0)
    #expect(
      said(.note) == "Fails with 2 warnings: new or worse errors, warnings and notes fail, by the configuration.")
    #expect(HTMLReport.audit(result).contains(/<header class="masthead">(?s).*?<p class="verdict (error|clean)"/))
  }

  @Test("What keeps findings from counting is said where there is some and where there is none, and leads to it")
  func setting() throws {
    var result = SampleResult.result
    func said() throws -> String {
      String(try #require(HTMLReport.audit(result).firstMatch(of: /<span class="setting">(.*?)<\/span>/)).1)
    }
    result.suppressions = .none
    #expect(
      try said().hasSuffix(" · No suppressions · Nothing excluded by the configuration · No rule turned off"))
    #expect(try said().hasPrefix("<a href=\"#about\">No baseline</a> · This page is about the whole app"))
    #expect(HTMLReport.audit(result).contains(/<details class="?pipeline"? id="?about"?>/))
    result.suppressions = SampleResult.result.suppressions
    result.trend = Trend(new: 1, worse: 0, known: 2, gone: 0)
    result.project.leftOut = [
      LeftOut(reason: .excluded, files: 3, places: ["Vendor"]), LeftOut(reason: .built, files: 9, places: ["Built"]),
    ]
    result.rulesOff = ["title-length"]
    let parts = try said().split(separator: " · ").map(String.init)
    #expect(
      parts == [
        "<a href=\"#trend\">With a baseline</a>",
        "<a href=\"#suppressions\">Suppressions in use: 1, expired: 1</a>",
        "<a href=\"#coverage\">Files excluded by the configuration: 3 (Vendor)</a>",
        "<a href=\"#coverage\">Rules turned off: title-length</a>",
      ])
    let page = HTMLReport.audit(result)
    result.rulesOff = ["a", "b", "c", "d", "e"]
    result.only = RuleChoice(theme: .accessibility, rules: 37, all: 112)
    #expect(try said().contains("Rules turned off: a, b, c and 2 more</a>"))
    #expect(try said().hasSuffix(" · Only: accessibility, 37 of 112 rules"))
    #expect(TextReport.render(result, colour: false, width: 100).contains("Only: accessibility, 37 of 112 rules\n"))
    for place in ["trend", "suppressions", "coverage"] { #expect(page.contains(" id=\"\(place)\"")) }
    result.trend?.base = "main (3f2a9c0d11e4)"
    #expect(try said().hasPrefix("<a href=\"#trend\">Compared with main</a>"))
  }

  @Test("How many bars are not judged is said once in the head of the page, with the reason")
  func notJudgedOnce() throws {
    var result = SampleResult.result
    result.findings = [finding("a", .error, "de")]
    result.project.toolbars.append(
      Toolbar(
        id: "unread", name: "Unread", kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
        location: SourceLocation(file: "A.swift", line: 1), title: LocalizedText(state: .unresolved, expression: "name"),
        titleMayBeSetByCode: true))
    result.coverage.toolbars += 1
    (result.coverage.labelsUnresolved, result.coverage.toolbarsNotJudged) = (1, 1)
    let page = HTMLReport.audit(result)
    let head = page[..<(try #require(page.firstRange(of: "</header>")).lowerBound)]
    #expect(result.errorSpread?.english.hasSuffix(" judged.") == true)
    #expect(head.ranges(of: "not judged").count == 1 && head.contains("since not all texts are known"))
  }

  @Test("Each language says on how many devices and windows something is cut, by how much at most, and whose it is")
  func reach() throws {
    var result = SampleResult.result
    result.findings = [
      finding("long", .error, "de", over: 9, key: "title"), finding("plural", .warning, "de", key: "b", .definition),
      finding("plural", .warning, "ja", key: "c"),
    ]
    let table = try section("languages", of: HTMLReport.audit(result))
    let german = try #require(table.split(separator: "<tr").first { $0.contains(">German<") })
    #expect(german.contains(/[0-9]+ of [0-9]+/) && german.contains("9\u{A0}pt"))
    #expect(german.contains("translators: 1</a> <span class=\"error\">(<a "))
    #expect(
      german.contains(/locale=de&amp;blame=translation&amp;kind=error" aria-label="German: translators: 1 error">1 error</))
    #expect(!german.contains("developers: 1</a> <span"))
    #expect(german.contains(/blame=translation"[^>]*>translators: 1</))
    #expect(german.contains(/blame=definition"[^>]*>developers: 1</))
    let japanese = try #require(table.split(separator: "<tr").first { $0.contains(">Japanese<") })
    #expect(!japanese.contains("\u{A0}pt"))
  }

  @Test("A column of the table of languages that would be empty in every row is left out, and so is what is said of it")
  func columns() throws {
    var result = SampleResult.result
    result.findings = [finding("plural", .error, "de", key: "a"), finding("plural", .error, "ja", key: "a")]
    let narrow = try section("languages", of: HTMLReport.audit(result))
    #expect(narrow.contains(">German<") && !narrow.contains("Reach") && !narrow.contains("At most too wide by"))
    result.findings.append(finding("long", .error, "de", over: 9, key: "title"))
    let wide = try section("languages", of: HTMLReport.audit(result))
    #expect(wide.contains("Reach</th>") && wide.contains("At most too wide by</th>") && wide.contains("Reach counts "))
  }

  @Test("A finding whose definition is in another file than its bar leads to the bar first")
  func generated() throws {
    var result = SampleResult.result
    var finding = finding("long", .error, "de", over: 9, key: "title")
    finding.definitionLocation = SourceLocation(file: "Generated/Strings.swift", line: 7)
    result.findings = [finding]
    let card = try #require(HTMLReport.audit(result).firstMatch(of: /(?s)<article class="?finding.*?<\/article>/)).output
    let bar = try #require(card.firstRange(of: SampleProject.mail.location.description))
    let definition = try #require(card.firstRange(of: "Generated/Strings.swift:7"))
    #expect(bar.lowerBound < definition.lowerBound)
  }

  @Test("Quoted texts are marked with their languages, and headings say how grave a finding is")
  func languagesOfQuotations() {
    #expect(page.replacing("\"", with: "").contains(/<h5 class=message><span class=vh>Error: <\/span>[^<]*<bdi lang=de>/))
    #expect(page.contains(/<section class="worst"(?s).*?<bdi lang="(de|fr|ar|ja)">/))
  }

  @Test("Of each language the share without a text is told over all of its tables, and the table that lacks most")
  func untranslated() throws {
    var result = SampleResult.result
    result.findings = []
    let (main, other) = (TableID(folder: "App", name: "L"), TableID(folder: "", name: "Root"))
    result.gaps = [
      TableGap(table: other, locale: "de", missing: 4, strings: 7),
      TableGap(table: main, locale: "de", missing: 160, strings: 733),
      TableGap(table: main, locale: "fr", missing: 0, strings: 733),
    ]
    let shares = UntranslatedShare.all(of: result)
    #expect(shares["de"]?.counted.english == "164 of 740 (22 %)" && shares["fr"]?.words.english == "0 %")
    #expect(shares["de"]?.worst?.words.english == "most of them in App/L: 160 of 733" && shares["fr"]?.worst == nil)
    #expect(shares["en"] == nil)
    #expect(UntranslatedShare(missing: 1, all: 1_000).words.english == "under 1 %")
    #expect(UntranslatedShare(missing: 559, all: 560).words.english == "99 %")
  }

  @Test("What is broken first stands with its bar, whose turn it is, and a place for its picture")
  func start() throws {
    let start = try section("worst", of: page)
    #expect(start.ranges(of: "<li class=\"row ").count == PageModel(SampleResult.result).causes.count)
    #expect(start.contains("data-case=\"toolbar-") && start.contains("For translators"))
    // A picture is on the page only once.
    #expect(!start.contains("<svg"))
  }

  @Test("Numbers lead to what they count: by severity, addressee and rule")
  func numbers() {
    for address in ["#find?kind=error", "#find?blame=translation", "#find?rule=title-truncated"] {
      #expect(page.contains("href=\"\(address)\"") || page.contains("href=\(address)"), "\(address)")
    }
  }

  @Test("The map has the rows with findings, the worst first; all others are counted below it, by why")
  func map() throws {
    var result = SampleResult.result
    let quiet = try #require(result.project.toolbars.last)
    result.findings.removeAll { $0.toolbar == quiet.id }
    let map = try section("heat", of: HTMLReport.audit(result))
    let body = map[
      try #require(map.firstRange(of: "<tbody>")).upperBound..<(try #require(map.firstRange(of: "</tbody>")).lowerBound)]
    let model = PageModel(result)
    let rows = body.matches(of: /<th scope="row"><a href="#(toolbar|table)-([0-9]+)"/).map { match in
      let number = Int(match.2)! - 1
      return Tally(match.1 == "table" ? model.tables[number].all : model.toolbars[number].all)
    }
    #expect(rows.count >= 2 && rows == rows.sorted(by: >) && rows.allSatisfy { $0.worst != nil })
    #expect(map.contains("Bars and variants without findings: ") && map.contains("<tr class=\"totals\">"))
    #expect(!body.contains("toolbar-\(result.project.toolbars.count)\""))
  }

  @Test("A finding says on which picture it is, and where: at the frame of its item or title")
  func frames() throws {
    let frames = page.matches(of: /<article [^>]*data-at="?([^ "]+) ([0-9.]+)"? data-frame="([0-9. -]+)"/)
    #expect(!frames.isEmpty)
    for frame in frames {
      let numbers = frame.3.split(separator: " ").compactMap { Double($0) }
      let width = try #require(Double(frame.2))
      // Within the bar, which is as wide as what it was found on.
      #expect(numbers.count == 4 && numbers[0] >= 0 && numbers[0] + numbers[2] <= width + 1 && numbers[2] > 0)
    }
  }
}
