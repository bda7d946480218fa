import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("A row of “Start here”")
struct CauseRowTests {
  private func finding(
    _ severity: Severity, table: String? = "Titles", key: String? = "a", _ locale: LocaleID, _ message: Message = "It breaks"
  ) -> Finding {
    Finding(
      rule: "plural", verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: table, key: key,
      locale: locale, message: message, reason: "r")
  }

  private func start(_ result: AuditResult, words: Localizer = .english) throws -> Substring {
    let page = HTMLReport.audit(result, words: words)
    let start = try #require(page.firstRange(of: "<section class=\"worst\"")).lowerBound
    return page[start..<(try #require(page[start...].firstRange(of: "</section>")).lowerBound)]
  }

  @Test("A heading is the name of what is wrong and where; the sentence stands below it")
  func headings() throws {
    var result = SampleResult.result
    result.findings = ["One", "Two"].map { finding(.warning, table: "App/Plugins/\($0).plugin/InfoPlist", "de") }
    let start = try start(result).replacing("<wbr>", with: "")
    for name in ["One", "Two"] {
      let table = "Table App/Plugins/\(name).plugin/InfoPlist"
      let heading = "\(RuleName.of("plural").english) · \(table)</a></h3>"
      #expect(start.contains(heading + "<p class=\"sentence\">It breaks</p>"), "\(name)")
    }
    #expect(!start.contains("class=\"arms\""))
  }

  @Test("Each heading is one of its kind, and short enough to be heard", arguments: ["en", "de", "ja"])
  func uniqueHeadings(language: String) throws {
    let start = try start(SampleResult.result, words: Localizer(language: language))
    let headings = start.matches(of: /<h3 id="cause-\d+">(.*?)<\/h3>/).map { $0.1.replacing(/<[^>]*>/, with: "") }
    #expect(headings.count > 1 && Set(headings).count == headings.count)
    // They are planned for about 80 characters (`CauseNames`), and words of some languages are longer.
    for heading in headings { #expect(heading.count <= 90, "\(heading)") }
  }

  @Test("Each row about a bar names the bar's picture, also of what the definition lacks and of those that are folded")
  func pictures() throws {
    var result = SampleResult.result
    result.findings = (1...8).map { number in
      var one = Finding(
        rule: "accessible-name-missing", verdict: .fails, certainty: .certain, severity: .warning, blame: .definition,
        toolbar: SampleProject.mail.id, locale: "en", message: "It has no name", reason: "r\(number)")
      one.definitionLocation = SourceLocation(file: "App/Mail.swift", line: number)
      return one
    }
    let start = try start(result)
    #expect(start.matches(of: /<(li|div) class="row cause/).count == 8)
    #expect(start.matches(of: /class="preview" data-case="toolbar-/).count == 8)
  }

  @Test("Each row has a file and a line: of a text on a bar those of the item or the bar, else where it can be mended")
  func places() throws {
    var result = SampleResult.result
    var symbol = finding(.warning, table: nil, key: nil, "en", "It is spoken by its symbol")
    (symbol.blame, symbol.toolbar) = (.definition, SampleProject.mail.id)
    symbol.definitionLocation = SourceLocation(file: "App/Mail.swift", line: 12, column: 5)
    result.findings = [symbol]
    #expect(try start(result).contains(" · <code>App/Mail.swift:12</code></span>"))
    result.findings[0].definitionLocation = nil
    result.findings[0].translationLocation = SourceLocation(file: "de.lproj/Localizable.strings", line: 3)
    let bar = SampleProject.mail.location
    #expect(try start(result).contains(" · <code>\(bar.file):\(bar.line)</code></span>"))
    result.findings = [finding(.warning, "de")]
    result.findings[0].translationLocation = SourceLocation(file: "de.lproj/Titles.strings", line: 7)
    #expect(try start(result).contains(" · <code>de.lproj/Titles.strings:7</code></span>"))
  }

  @Test("A place with no room on a narrow line breaks behind its folders, and a line's number stays whole")
  func longPlaces() throws {
    var result = SampleResult.result
    result.findings = [finding(.warning, "de")]
    result.findings[0].translationLocation = LintelModel.SourceLocation(file: "Mail/Resources/Localizable.xcstrings", line: 23462)
    let broken = "Mail/<wbr>Resources/<wbr>Localizable.xcstrings<span class=\"line\">:23462</span></code></span>"
    #expect(try start(result).contains(" · <code>\(broken)"))
  }

  @Test("What is about a bar's title has the place where the code says it, of the variant that it names, else the bar's")
  func titlePlaces() throws {
    var result = SampleResult.result
    var variant = SampleProject.mail
    variant.id += "-2"
    variant.title.location = SourceLocation(file: "App/Mail.swift", line: 40)
    result.project.toolbars.append(variant)
    var title = finding(.warning, "de")
    (title.toolbar, title.isAboutTitle, title.blame) = (variant.id, true, .definition)
    title.translationLocation = SourceLocation(file: "de.lproj/Localizable.strings", line: 3)
    result.findings = [title]
    #expect(try start(result).contains(" · <code>App/Mail.swift:40</code></span>"))
    result.project.toolbars[result.project.toolbars.count - 1].title.location = nil
    let bar = SampleProject.mail.location
    #expect(try start(result).contains(" · <code>\(bar.file):\(bar.line)</code></span>"))
  }

  @Test("Each owner is led to the line that they edit: translators to the table's, who makes the bar to where it says the title")
  func ownersPlaces() throws {
    var result = SampleResult.result
    result.project.toolbars[1].title.location = SourceLocation(file: "App/Words.swift", line: 227)
    let bar = result.project.toolbars[1]
    var title = finding(.warning, "de")
    (title.toolbar, title.isAboutTitle) = (bar.id, true)
    title.translationLocation = SourceLocation(file: "de.lproj/Localizable.strings", line: 3)
    title.definitionLocation = SourceLocation(file: "App/Words.swift", line: 227)
    for (owner, place) in [
      (Blame.translation, "de.lproj/Localizable.strings:3"), (.source, "de.lproj/Localizable.strings:3"), (.definition, "App/Words.swift:227"),
      (.layout, "App/Words.swift:227"),
    ] {
      title.blame = owner
      result.findings = [title]
      #expect(try start(result).contains(" · <code>\(place)</code></span>"), "\(owner)")
    }
  }

  private func distinctions(_ findings: [Finding]) -> [CauseNames.Distinction?] {
    let names = CauseNames(
      findings.enumerated().map { .init(number: $0.offset, words: "Plural · Inbox", finding: $0.element) })
    return findings.indices.map { names.distinction(ofCause: $0) }
  }

  @Test("Headings that are alike have their keys behind them, unless these are too long for a name")
  func keysOfHeadings() {
    func names(_ keys: [String]) -> [CauseNames.Distinction?] { distinctions(keys.map { finding(.warning, key: $0, "de") }) }
    #expect(names(["open", "save"]) == [.name("open"), .name("save")])
    let long = String(repeating: "Do you want to open it? ", count: 4)
    #expect(names([long, "save"]) == [.ordinal(1, of: 2), .ordinal(2, of: 2)])
  }

  @Test("Headings that neither table nor key tells apart have their places behind them, else which one of all they are")
  func placesOfHeadings() {
    func names(_ files: [String]) -> [CauseNames.Distinction?] {
      distinctions(
        files.map { file in
          var one = finding(.warning, table: nil, key: nil, "de")
          if !file.isEmpty { one.definitionLocation = SourceLocation(file: file, line: 3) }
          return one
        })
    }
    #expect(names(["App/A.storyboard", "App/B.storyboard"]) == [.name("A.storyboard:3"), .name("B.storyboard:3")])
    #expect(names(["App/A.storyboard", "Kit/A.storyboard"]) == [.name("App/A.storyboard:3"), .name("Kit/A.storyboard:3")])
    #expect(names(["", ""]) == [.ordinal(1, of: 2), .ordinal(2, of: 2)])
    #expect(names(["App/A.storyboard"]) == [nil])
  }

  @Test("Causes about placeholders of one table say in their headings what happens to the value")
  func valueFaults() throws {
    var result = SampleResult.result
    result.findings = ["missing", "type", "own-link"].map { reason in
      Finding(
        rule: "placeholder-mismatch", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "Titles",
        key: reason, locale: "de", message: "It breaks", reason: reason)
    }
    let start = try start(result)
    let name = RuleName.of("placeholder-mismatch").english
    for heading in ["\(name): a value is lost · ", "\(name): a value of the wrong kind · ", "\(name) · "] {
      #expect(start.ranges(of: ">\(heading)").count == 1, "\(heading)")
    }
  }

  @Test("Of paths the folders are told that not all begin or end with")
  func paths() {
    #expect(CauseNames.differing(["a/b/c", "a/d/e/c"]) == ["b", "d/e"])
    #expect(CauseNames.differing(["a/c", "a/b/c"]) == ["", "b"])
    #expect(CauseNames.differing(["a", "b"]) == ["a", "b"])
  }

  @Test("A warning of what goes wrong at run time stands before others, and its row says why")
  func atRunTime() throws {
    func found(_ rule: String, _ reason: String) -> Finding {
      Finding(
        rule: rule, verdict: .fails, certainty: .likely, severity: .warning, blame: .translation, table: "T", key: reason,
        locale: "de", message: "\(rule) \(reason)", reason: reason)
    }
    var result = SampleResult.result
    let cosmetic = ["plural-category-missing", "edge-space"].map { found($0, "category") }
    result.findings =
      cosmetic + [
        found("placeholder-mismatch", "size"), found("plural-category-missing", "other"), found("plural", "type-crash"),
      ]
    #expect(result.matters.map(\.findings[0].reason) == ["size", "other", "type-crash", "category", "category"])
    let start = try start(result)
    #expect(start.ranges(of: "<dt>At run time</dt>").count == 3)
    #expect(["reordered", "percent-not-doubled"].allSatisfy { reason in
      RunTimeFault(found(reason == "reordered" ? "argument-order" : "placeholder-mismatch", reason)) == .wrongValue
    })
    #expect(start.contains("the app may crash: it stands before other warnings."))
    var graver = found("placeholder-mismatch", "size")
    graver.severity = .error
    #expect(RunTimeFault(graver) == nil && RunTimeFault(cosmetic[0]) == nil)
  }

  @Test("A button that may have no name stands before other questions, and behind every warning")
  func namelessButtons() {
    func found(_ rule: String, _ verdict: Verdict, _ reason: String) -> Finding {
      Finding(
        rule: rule, verdict: verdict, certainty: verdict == .fails ? .certain : .possible, severity: .warning,
        blame: .definition, key: reason, message: "\(rule) \(reason)", reason: reason)
    }
    var result = SampleResult.result
    result.findings = [
      found("edge-space", .fails, "space"), found("wording", .needsReview, "question"),
      found("accessible-name-missing", .needsReview, "default-name-only"), found("placeholder-mismatch", .fails, "size"),
    ]
    #expect(result.matters.map(\.findings[0].reason) == ["size", "space", "default-name-only", "question"])
  }

  @Test("A language stands with each severity that it has, and a key's line says its own")
  func severities() throws {
    var result = SampleResult.result
    result.findings = [
      finding(.error, key: "a", "ko"), finding(.warning, key: "b", "ko"), finding(.warning, key: "c", "es"),
    ]
    let start = try start(result)
    #expect(start.contains(/Errors: Korean · Warnings: Korean, Spanish</))
    #expect(start.contains("<span class=\"alike\">(Error in 1 language, Warning in 2 languages)</span>"))
    #expect(start.contains(/Korean(<[^>]*>|\s)*<code>a<\/code>(<[^>]*>|\s)*·(<[^>]*>|\s)*Error</))
    #expect(start.contains(/Korean(<[^>]*>|\s)*<code>b<\/code>(<[^>]*>|\s)*·(<[^>]*>|\s)*Warning</))
    result.findings.removeFirst()
    #expect(try !self.start(result).contains(/<\/code>(<[^>]*>|\s)*·(<[^>]*>|\s)*Warning</))
  }

  @Test("Languages beyond the first eight are a menu: each leads to what of the cause is its own")
  func languageMenu() throws {
    var result = SampleResult.result
    let locales: [LocaleID] = ["ar", "cs", "da", "de", "fi", "fr", "it", "ja", "pl", "sv"]
    result.findings = locales.map { finding(.warning, $0) }
    let menu = try #require(try start(result).firstMatch(of: /(?s)<details class="?all"?>.*?<\/details>/)).output
    #expect(menu.contains(/<summary>and 2 more/) && menu.matches(of: /<a href="#find\?locale=[a-z]+&amp;cause=1">/).count == 2, "\(menu)")
  }

  @Test("Of a finding about several languages each stands with how grave it is there, not with the gravest")
  func severitiesOfOne() throws {
    var result = SampleResult.result
    var found = finding(.error, "de")
    (found.locale, found.locales) = (nil, ["de", "en", "fr", "ja"])
    found.strings = [
      FoundString(locale: "de"), FoundString(locale: "en", gravity: Gravity(.fails, .note)),
      FoundString(locale: "fr", gravity: Gravity(.fails, .warning)),
      FoundString(locale: "ja", gravity: Gravity(.needsReview, .error)),
    ]
    #expect(found.kindsByLanguage == ["de": .error, "en": .note, "fr": .warning, "ja": .review])
    result.findings = [found]
    let start = try start(result)
    #expect(start.contains("Errors: German · Warnings: French · To review: Japanese · Notes: English<"))
    #expect(
      start.contains("(Error in 1 language, Warning in 1 language, Needs review in 1 language, Note in 1 language)"))
    // A language that has it twice is as grave as the graver.
    found.strings.append(FoundString(locale: "en"))
    #expect(found.kindsByLanguage["en"] == .error)
    #expect(finding(.error, "de").kindsByLanguage.isEmpty)
  }

  @Test("Where findings of a cause are mended otherwise, a row says whose advice it shows, however grave the others are")
  func advice() throws {
    var result = SampleResult.result
    result.findings = [finding(.error, key: "a", "ko"), finding(.warning, key: "b", "es")]
    for (index, sign) in ["%@", "%d"].enumerated() { result.findings[index].suggestion = "Put “\(sign)” there." }
    func said() throws -> String { String(try start(result)).replacing(/<[^>]*>/, with: "") }
    #expect(try said().contains("Korean: Put “%@” there.") && !said().contains("For the others"))
    result.findings[1].suggestion = result.findings[0].suggestion
    #expect(try said().contains("Put “%@” there.") && !said().contains("Korean: Put"))
  }

  @Test("A row names three of the other texts that it is about, each with its language, and leads to all that are left")
  func samples() throws {
    var result = SampleResult.result
    let texts: [LocaleID: String] = ["de": "Öffnen", "fr": "Ouvrir", "it": "Apri", "ko": "열기", "nl": "Openen"]
    let place = SourceLocation(file: "L.xcstrings", line: 1)
    var table = StringTable(
      file: "L.xcstrings", id: TableID(path: "L.xcstrings"), format: .xcstrings, locale: "mul", encoding: "UTF-8")
    table.units = texts.sorted { $0.key < $1.key }.map {
      StringUnit(key: "open", locale: $0.key, value: $0.value, location: place)
    }
    result.project.tables = [table]
    result.findings = texts.keys.sorted().map { finding(.warning, table: table.id.path, key: "open", $0) }
    let samples = CauseSamples(of: try #require(result.matters.first), on: PageModel(result))
    #expect(samples.samples.map(\.text) == ["Ouvrir", "Apri", "열기"] && samples.rest == 1)
    let row = try start(result)
    #expect(row.contains("<dt>Also</dt><dd>French “<bdi lang=\"fr\">Ouvrir</bdi>”, Italian “"))
    #expect(row.contains(/<a href="#find\?cause=1"[^>]*>and 1 more<\/a><\/dd>/))
    // What is said of one text in several findings names no other.
    result.project.tables[0].units = []
    #expect(try !start(result).contains("<dt>Also</dt>"))
  }

  @Test("Texts of tables that a heading quotes are in their languages, whole and shortened")
  func quotations() throws {
    var result = SampleResult.result
    let place = SourceLocation(file: "L.xcstrings", line: 1)
    var table = StringTable(
      file: "L.xcstrings", id: TableID(path: "L.xcstrings"), format: .xcstrings, locale: "mul", encoding: "UTF-8")
    let long = String(repeating: "слово ", count: 20) + "конец"
    table.units = [
      StringUnit(key: "Forward it", locale: "en", value: "Forward it", location: place),
      StringUnit(key: "Forward it", locale: "ru", value: "Переслать", location: place),
      StringUnit(key: "long", locale: "ru", value: long, location: place),
    ]
    result.project.tables = [table]
    let path = table.id.path
    let message: Message = "The form “\(Message.data("Переслать"))” of “\(Message.data("Forward it"))” breaks"
    result.findings = [finding(.error, table: path, key: "Forward it", "ru", message)]
    let german = try start(result, words: Localizer(language: "de"))
    #expect(german.contains("<bdi lang=\"ru\">Переслать</bdi>") && german.contains("<bdi lang=\"en\">Forward it</bdi>"))
    // A key that is its text is in the source's language, too.
    #expect(german.contains("<code lang=\"en\">Forward it</code>"))
    result.findings = [finding(.error, table: path, key: "long", "ru", "The text \(StringUnit.quoted(long)) breaks")]
    #expect(try start(result).contains(/<bdi lang="ru">слово [^<]*…<\/bdi>/))
  }

  @Test("Where items lack room the worst screen is the finding's own, as in the text report; a rare one is the last")
  func worst() throws {
    var result = SampleResult.result
    func layout(_ width: Points, _ commonness: Environment.Commonness) -> BarLayout {
      let environment = Environment(
        platform: .ios, os: OSLine(26), device: "iPhone", width: width, commonness: commonness)
      var layout = BarLayout(environment: environment, width: width, direction: .leftToRight)
      layout.neededByItems = Width(exactly: 574.3)
      layout.itemsDoNotFit = .certain
      return layout
    }
    let layouts = [layout(375, .common), layout(320, .rare)]
    result.bars = [
      BarInLocale(
        toolbar: SampleProject.mail, locale: "de", direction: .leftToRight, layouts: layouts, sourceLayouts: layouts)
    ]
    var found = finding(.error, table: nil, key: nil, "de")
    (found.toolbar, found.over, found.environmentCount) = (SampleProject.mail.id, 199.3, 1)
    found.worstEnvironment = layouts[0].environment
    result.findings = [found]
    let reach = Reach(of: [found], on: PageModel(result))
    #expect(reach.worst?.environment.width == 375 && reach.worst?.over == 199.3)
    // By how much it is too wide at most is another question, and screens that few people have are no part of the count.
    #expect(reach.over == 254.3 && reach.count == 1 && reach.environments == [layouts[0].environment])
    // And where that is so stands beside it: the row and the table of languages name one figure as the most.
    #expect(reach.widest?.environment.width == 320 && reach.widest?.over == 254.3)
    let said = try start(result).replacing("\u{A0}", with: " ")
    #expect(said.contains(/worst on common devices: .*?375 pt\): <b>199\.3 pt too wide<\/b>/))
    #expect(said.contains(/worst of all: .*?320 pt\): <b>254\.3 pt too wide<\/b>/))
    var rare = finding(.error, table: nil, key: nil, "fr")
    (rare.toolbar, rare.over, rare.environmentCount) = (SampleProject.mail.id, 254.3, 1)
    rare.worstEnvironment = layouts[1].environment
    result.findings = [rare, found]
    #expect(Reach(of: [rare, found], on: PageModel(result)).worst?.locale == "de")
    // What says nothing of points is about something else.
    found.over = nil
    result.findings = [found]
    #expect(Reach(of: [found], on: PageModel(result)).over == nil)
  }

  @Test("By how much a text is too wide has beside it the environment that the figure is of")
  func placeOfFigure() {
    #expect(HTMLReport.audit(SampleResult.result).contains(/<dd>[0-9.]+.pt · [^\n]*?iPhone/))
  }

  @Test("Languages among the figures are called by their names")
  func languagesOfFigures() throws {
    var result = SampleResult.result
    var found = finding(.warning, "de")
    found.evidence = [.text("without a translation", "de ja")]
    result.findings = [found]
    #expect(HTMLReport.audit(result).contains("<dd>German, Japanese</dd>"))
    #expect(Evidence.text("source", "de ja").locales == nil)
    #expect(Evidence.text("languages that translate it", "de ja").locales == ["de", "ja"])
  }

  @Test("What a variant depends on is in our words where no name of the code's is in it")
  func variants() {
    let variant = Toolbar.Variant(bar: "a", arms: "one of several toolbar items")
    #expect(Localizer(language: "de").text(variant.words) == "eine von mehreren Gruppen von Symbolleistenelementen")
    #expect(Toolbar.Variant(bar: "a", arms: "if isEditing").words == .data("if isEditing"))
  }

  @Test("What can be done with a finding stands with each that is shown, and each button has one name")
  func tools() {
    let page = HTMLReport.audit(SampleResult.result)
    #expect(page.contains("FindingTools.equip(Part.list(element))"))
    let next =
      "<span class=\"sign\" aria-hidden=\"true\" title=\"Next finding\">›</span><span class=\"vh\">Next finding</span>"
    #expect(page.contains("<button type=\"button\" data-does=\"next\">\(next)</button>"))
    #expect(!page.contains(/data-does="[a-z]+" (?:aria-label|title)=/))
  }
}
