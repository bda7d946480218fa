import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The page for people who listen to it")
struct SpokenPageTests {
  private let page = HTMLReport.audit(SampleResult.result)

  @Test("A menu of languages says in words, and without signs, how grave what was found is, and that nothing was")
  func severities() throws {
    let menus = page.matches(of: /(?s)<label class="?language"?>.*?<\/label>/).map { String($0.0) }
    let options = menus.flatMap { $0.matches(of: /<option value="?[a-z-]+"?[^>]*>[^<]*<\/option>/).map { String($0.0) } }
    #expect(!options.isEmpty)
    #expect(options.allSatisfy { $0.contains(/\([^)]*[a-z]{4}[^)]*\)</) })
    #expect(options.contains { $0.contains(" (1 error") })
    // A sign is read aloud as what it looks like.
    #expect(page.matches(of: /<option[^>]*>[^<]*[✕▲●✓][^<]*<\/option>/).isEmpty)
  }

  @Test("A cause is a heading that says how grave it is, and its button says by its number which ticket it copies")
  func causes() throws {
    let causes = page.matches(
      of: /<h3 id="cause-([0-9]+)"><span class="vh">(Error|Warning|Needs review|Note): <\/span><span class="ordinal">[0-9]+\.<\/span> <a href="#/)
    #expect(!causes.isEmpty)
    for cause in causes {
      let number = cause.1
      #expect(page.contains("hidden=\"hidden\" aria-label=\"Copy as a ticket: cause \(number)\""))
    }
    let model = PageModel(SampleResult.result)
    let name = model.shortName(ofCause: 0).english
    #expect(name.hasPrefix("1. \(RuleName.of(model.causes[0].rules[0]).english)"))
    #expect(!name.contains(model.causes[0].findings[0].message.english))
  }

  @Test("A cause's name that has two of four tables says how many more there are")
  func namesLeftOut() throws {
    var result = SampleResult.result
    var finding = try #require(result.findings.first { $0.locale == "de" })
    finding.toolbar = nil
    finding.strings = (1...4).map { FoundString(table: "T\($0)", key: "k", locale: "de") }
    result.findings = [finding]
    let name = PageModel(result).shortName(ofCause: 0).english
    #expect(name.hasSuffix("Table T1, Table T2 and 2 more"))
  }

  @Test("What opens a list of a cause says by its number of which cause")
  func listsOfCauses() throws {
    var result = SampleResult.result
    var finding = try #require(result.findings.first { $0.locale == "de" && $0.over != nil })
    finding.strings = (1...3).map { FoundString(toolbar: finding.toolbar, key: "k\($0)", locale: "de") }
    finding.locales = ["ar", "cs", "da", "de", "es", "fi", "fr", "it", "ja", "ko"]
    finding.locale = nil
    result.findings = [finding]
    let page = HTMLReport.audit(result)
    for list in ["keys", "which", "all"] {
      let opener = page.matches(
        of: /<details class="([a-z]+)"><summary>([^<]+)<span class="vh">: cause 1<\/span><\/summary>/
      )
      .first { $0.1 == list }
      // Its name begins with what is seen of it, and no label makes a description of that.
      #expect(opener != nil, "\(list)")
    }
  }

  @Test("What is hidden without scripts has no way to it then; the page's script shows both")
  func waysToHidden() {
    for place in ["find", "translators"] {
      #expect(page.contains("<li hidden=\"hidden\"><a href=\"#\(place)\">"), "\(place)")
    }
    #expect(page.contains("page.reveal(section)"))
  }

  @Test("No way leads to a table of languages that is not there")
  func noLanguages() {
    let link = "<li><a href=\"#languages\">"
    #expect(page.contains(link) && page.contains(" id=\"languages\""))
    var result = SampleResult.result
    result.findings = Array(result.findings.filter { $0.locale == "de" }.prefix(1))
    result.project.tables = []
    let section = LanguageSection(model: PageModel(result), sheets: [])
    let single = HTMLReport.audit(result)
    #expect(!section.isShown && !single.contains(link) && !single.contains(" id=\"languages\""))
    result.findings = []
    #expect(!HTMLReport.audit(result).contains(link))
  }

  @Test("The lists of counts have names, and a picture has one name only")
  func namesOfLists() {
    #expect(page.contains("<ul class=\"counts\" aria-label=\"Severity\">"))
    #expect(page.contains("<dl class=\"blame\" aria-label=\"Owner\">"))
    #expect(!page.contains("Picture of the bar"))
  }

  @Test("A way past the head leads to what to start with, where there is something")
  func skips() {
    let link = "<a class=\"skip\" href=\"#start\">Skip to “Start here”</a>"
    #expect(page.contains(link) && page.contains(" id=\"start\""))
    var result = SampleResult.result
    result.findings = []
    #expect(!HTMLReport.audit(result).contains(link))
  }

  @Test("A way leads from the table of languages to the translators' section, as soon as that is there, and one back")
  func betweenSections() throws {
    let (there, back) = ("<a class=\"skip between\" href=\"#translators\" hidden=\"hidden\">", "<a class=\"skip between\" href=\"#languages\">")
    let languages = try #require(page.firstRange(of: "<h2 id=\"languages-title\">")).upperBound
    let translators = try #require(page.firstRange(of: "<h2 id=\"translators-title\">")).upperBound
    #expect(page[languages..<translators].contains(there) && page[translators...].contains(back))
  }

  @Test("Three ways at most stand before the page itself, and the second waits for the page's script")
  func fewSkips() {
    let skips = page.matches(of: /<a class="skip" href="#([a-z]+)"( hidden="hidden")?>/)
    #expect(skips.map { String($0.1) } == ["start", "find", "toolbars"])
    #expect(skips.map { $0.2 != nil } == [false, true, false])
  }

  @Test("Each part of the page has a way to it past the head, and leads there")
  func waysToParts() throws {
    let start = try #require(page.firstRange(of: "<nav class=\"parts\"")).lowerBound
    let list = page[start..<(try #require(page[start...].firstRange(of: "</nav>")).lowerBound)]
    let goals = list.matches(of: /href="#([a-z]+)"/).map { String($0.1) }
    #expect(goals.count > 5 && Set(goals).isSuperset(of: ["toolbars", "start", "map", "find", "translators", "coverage"]))
    for goal in goals { #expect(page.contains(" id=\"\(goal)\""), "\(goal)") }
    // In the page's order.
    let places = goals.compactMap { page.firstRange(of: " id=\"\($0)\"")?.lowerBound }
    #expect(places == places.sorted())
  }

  @Test("From where the first link leads at most one stop stands before the first cause, and the ways to all parts are one")
  func stopsBeforeCauses() throws {
    let start = try #require(page.firstRange(of: "<section class=\"worst\" id=\"start\"")).upperBound
    let cause = try #require(page.firstRange(of: "<h3 id=\"cause-1\">")).lowerBound
    #expect(start < cause && page[start..<cause].matches(of: /<(?:a|summary|button)[ >]/).count <= 1)
    #expect(page.contains(/<nav class="parts"[^>]*><details><summary>Parts of the page<\/summary><ul>/))
  }

  @Test("The head's table of languages is a grid that is only read: one stop of the tab key, with a line on its keys")
  func headTable() throws {
    #expect(page.contains("id=\"failing-keys\" hidden=\"hidden\">The arrow keys move through the table;"))
    #expect(page.contains("table.setAttribute(\"role\", \"grid\")") && page.contains("table.setAttribute(\"aria-readonly\", \"true\")"))
    for key in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] { #expect(page.contains("case \"\(key)\":")) }
    // Without scripts it is a table, whose links are stops as any others.
    let table = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(!table.contains("tabindex") && !table.contains("role="))
  }

  @Test("The map and the head's table alone are one stop of the tab key, and says that the arrow keys lead on in it")
  func arrowKeys() {
    #expect(page.contains("id=\"heat-hint\" hidden=\"hidden\">The arrow keys move through the map;"))
    #expect(page.contains("this.table.setAttribute(\"aria-describedby\", \"heat-hint\")"))
    // Cards, which the map is where it has no room, are no map: each way in them is a stop.
    #expect(page.contains("@media (pointer: coarse), (max-width: 40rem) { #heat-hint { display: none; } }"))
    #expect(page.contains("this.table.removeAttribute(\"aria-describedby\")"))
    #expect(!page.contains("Roving") && !page.contains("id=\"arrows\""))
    // Links and buttons elsewhere are stops as any other.
    #expect(page.ranges(of: "stop.tabIndex = ").count == 1 && !page.contains("button.tabIndex"))
    // A style that hangs on the focus anywhere on the page is asked anew with each part that is opened.
    #expect(!page.contains(":focus-visible) "))
  }

  @Test("Where a link led is drawn otherwise than what has the focus, which is drawn as such also there")
  func targets() throws {
    let target = try #require(page.firstRange(of: ":target { outline: 2px dashed "))
    let focus = try #require(page.firstRange(of: ":focus-visible { outline: 3px solid "))
    // Of two styles that weigh the same the later one counts.
    #expect(target.lowerBound < focus.lowerBound)
  }

  @Test("A path in a link breaks rather than making a narrow page wider")
  func reflow() {
    #expect(page.contains("text-underline-offset: 0.15em; max-width: 100%; }"))
    #expect(page.contains("a { overflow-wrap: anywhere; }"))
    // In the lines of their sentence, so that no bracket stands alone at the end of one.
    #expect(page.contains(".spoken a { padding-block: 0.3rem; }"))
    // What an owner begins with is told whole.
    #expect(!page.contains("line-clamp"))
  }

  @Test("A row of a sheet is called by its severity and its key, and the buttons in it by what they copy of which key")
  func rowsOfSheets() {
    #expect(page.contains("if (key) head.setAttribute(\"aria-label\", [kind, key].filter(Boolean).join(\" \"));"))
    #expect(page.contains("data-named=\"Copy the key: {}\"") && page.contains("data-named=\"Copy the translation: {}\""))
    #expect(page.contains("button.dataset.named.replace(\"{}\", () => key)"))
  }

  @Test("The heading of a language says whose it is: every bar has the same languages")
  func headingsOfLanguages() { #expect(page.contains("whose.textContent = ` · ${this.title}`")) }

  @Test("A finding that is gone to is called what its heading says")
  func namesOfFindings() { #expect(page.contains("finding.setAttribute(\"aria-labelledby\", heading.id)")) }

  @Test("A button that copies a ticket says so in sight, too, and its name has the words that are seen")
  func copied() {
    #expect(page.contains("button.label.replace(button.words, () => done)"))
    #expect(page.contains("button.textContent = done") && page.contains("static shown = 2000"))
    #expect(page.ranges(of: "Ticket.show(button, ").count == 1)
  }

  @Test("No link has a line that is hardly seen")
  func linesOfLinks() {
    #expect(!page.contains("text-decoration-color: var(--line)"))
    #expect(page.contains("a.tile .word { text-decoration: underline;"))
  }

  @Test("Where a system sets the colours, pictures take them, and no kind of finding is told by a wash alone")
  func forcedColours() throws {
    let start = try #require(page.firstRange(of: "@media (forced-colors: active)")).lowerBound
    let rules = page[start..<(try #require(page[start...].firstRange(of: "</style>")).lowerBound)]
    for name in ["error", "warning", "review", "note"] {
      #expect(rules.contains("--\(name): CanvasText; --\(name)-wash: Canvas;"))
    }
    for name in ["screen", "bar-ink", "tint", "edge", "skeleton"] { #expect(rules.contains("--\(name): ")) }
    #expect(
      rules.contains("border: 2px dashed") && rules.contains("border: 3px double") && rules.contains("border: 1px dotted"))
  }

  @Test("Every table has a name: its caption, or the heading above it")
  func namesOfTables() {
    let tables = page.matches(of: /<table([^>]*)>([^>]*>)/)
    #expect(tables.count > 4)
    for table in tables {
      let heading = table.1.firstMatch(of: /aria-labelledby="([a-z-]+)"/).map { String($0.1) }
      let isNamed = heading.map { page.contains("<h2 id=\"\($0)\">") } ?? table.2.hasPrefix("<caption ")
      #expect(isNamed, "\(table.0)")
    }
    #expect(page.contains("<caption class=vh>Texts: German</caption>"))
  }

  @Test("A number in the table of languages is a link with a name: the language, and how many of what")
  func numbers() throws {
    let table = try #require(page.split(separator: "<section class=\"languages\"").dropFirst().first)
    #expect(table.contains("<caption class=\"vh\">By language</caption>"))
    let links = table.prefix(upTo: table.firstRange(of: "</section>")!.lowerBound).matches(
      of: /<a href="#find\?locale=[a-z]+&amp;kind=[a-z]+" aria-label="([^"]*)">([0-9]+)<\/a>/)
    #expect(!links.isEmpty)
    #expect(links.allSatisfy { $0.1.contains(": \($0.2) ") })
    #expect(links.contains { $0.1.hasPrefix("German: ") })
  }

  @Test("Two pictures of a bar in one language have two names")
  func pictures() throws {
    let part = try #require(page.split(separator: "<details class=\"part").dropFirst().first)
    let names = part.matches(of: /<svg class="bar[^>]* aria-label="([^"]*)"/).map { String($0.1) }
    #expect(names.count > 1 && Set(names).count == names.count)
    #expect(names.allSatisfy { $0.contains(#/, (iOS|iPadOS|macOS) [0-9.]+, /#) })
  }

  @Test("The name of a bar says which language it is in where that is another one than the page's")
  func namesOfBars() throws {
    let german = HTMLReport.audit(SampleResult.result, words: Localizer(language: "de"))
    #expect(german.contains("<h3><bdi lang=\"en\">Inbox</bdi></h3>"))
    #expect(german.contains("<th scope=\"row\"><a href=\"#toolbar-2\"><bdi lang=\"en\">Inbox</bdi></a></th>"))
    #expect(german.contains("<span class=\"where\"><bdi lang=\"en\">"))
    #expect(page.contains("<h3>Inbox</h3>"))
    var result = SampleResult.result
    for index in result.project.toolbars.indices { result.project.toolbars[index].sourceLocale = "de" }
    #expect(HTMLReport.audit(result).contains("<h3><bdi lang=\"de\">Posteingang</bdi></h3>"))
  }

  @Test("Ids of rules are English on a page in any language; what a cause is called is the rule's title, with its id behind it")
  func rules() {
    let german = HTMLReport.audit(SampleResult.result, words: Localizer(language: "de"))
    #expect(german.contains("<code lang=\"en\">title-truncated</code>") && !german.contains("<code>title-truncated</code>"))
    #expect(german.contains(/<a href="#cause-[0-9]+" title="[a-z-]+">[0-9]+\. [A-ZÄÖÜ][^<.]+ ·/))
    #expect(page.contains(/<a href="#cause-[0-9]+" title="[a-z-]+">[0-9]+\. [A-Z][^<.]+ ·/))
    // A rule that nobody has titled is called by its id.
    var other = SampleResult.result
    for index in other.findings.indices { other.findings[index].rule = "a-rule" }
    #expect(
      HTMLReport.audit(other, words: Localizer(language: "de")).contains(
        /<a href="#cause-[0-9]+" title="a-rule">[0-9]+\. <bdi lang="en">a-rule<\/bdi>/))
    #expect(page.contains("<code>title-truncated</code>") && !page.contains("<code lang=\"en\">title-truncated</code>"))
  }

  @Test("So they are in the menu of what to find, by the criteria that they support, and where a pipeline ends")
  func rulesElsewhere() throws {
    var result = SampleResult.result
    let rule = try #require(result.findings.first { $0.verdict == .fails && $0.severity == .error }).rule
    result.criteria = ["2.4.2": [rule], "2.5.3": ["a-rule"]]
    let german = HTMLReport.audit(result, words: Localizer(language: "de"))
    let title = Localizer(language: "de").text(RuleName.of(rule))
    #expect(title != rule && german.contains("<option value=\"\(rule)\">\(title) ("))
    #expect(german.contains("<a href=\"#find?rule=\(rule)\"><code lang=\"en\">\(rule)</code></a>"))
    #expect(german.contains("<td><code lang=\"en\">a-rule</code></td>"))
    #expect(german.contains("<li><code lang=\"en\">\(rule)</code>: "))
    #expect(HTMLReport.audit(result).contains("<option value=\"\(rule)\">\(RuleName.of(rule).english) ("))
  }

  @Test("What is left of a text that is cut in several languages is in that of the bar that shows it so")
  func cutTexts() throws {
    var result = SampleResult.result
    var finding = try #require(result.findings.first { $0.rule == "title-truncated" && $0.locale == "de" })
    let languages: [LocaleID] = ["ar", "de"]
    finding.isAboutTitle = true
    (finding.locale, finding.locales) = (nil, languages)
    finding.strings = languages.map { FoundString(toolbar: finding.toolbar, key: finding.key, locale: $0) }
    result.findings = [finding]
    let model = PageModel(result)
    #expect(model.cutLanguages(of: finding).values.map(\.id) == ["de"])
    #expect(HTMLReport.audit(result).contains(/<dd><bdi lang="?de"?>/))
    #expect(PageModel(SampleResult.result).cutLanguages(of: SampleResult.findings[1]).isEmpty)
  }

  @Test("What is not translated shows a text of the source")
  func untranslatedTexts() {
    func language(_ rule: String) -> LocaleID? {
      let finding = Finding(
        rule: rule, verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, locale: "de",
        message: "It is the same", reason: "r", evidence: [.text("label", "Save")])
      return finding.quotedLanguages(source: "en")["Save"]
    }
    #expect(language("label-copied") == "en" && language("label-punctuation") == "de")
  }

  @Test("What a sentence names without quotation marks is in its language, too, and what it quotes is marked once")
  func namesInSentences() {
    func shown(_ message: Message) -> String {
      Markup.quoted(message, ["Posteingang": "de", "Inbox": "en"]).page(in: .english)
    }
    #expect(shown("\(Message.data("Posteingang")) has no title").contains("<bdi lang=\"de\">Posteingang</bdi> has no title"))
    #expect(
      shown("The title “\(Message.data("Posteingang"))” is long").contains("“<bdi lang=\"de\">Posteingang</bdi>” is long"))
    #expect(shown("\(Message.data("Inbox")) has no title").contains("\nInbox has no title"))
  }

  @Test("Examples among the figures are in the source's language where they are its texts, not where code names them")
  func examples() {
    var project = SampleResult.result.project
    let place = SourceLocation(file: "L.xcstrings", line: 1)
    let id = TableID(path: place.file)
    var table = StringTable(file: place.file, id: id, format: .xcstrings, locale: "mul", encoding: "UTF-8")
    table.units = [("Save it", "Save it"), ("Share", "Share"), ("edit.title", "Edit")].map {
      StringUnit(key: $0, locale: project.sourceLocale, value: $1, location: place)
    }
    project.tables = [table]
    func language(_ keys: [String]) -> LocaleID? {
      let list = keys.joined(separator: ", ")
      var finding = Finding(
        rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
        table: id.path, locale: "de", message: "Much is missing", reason: "r", evidence: [.text("for example", list)])
      finding.strings = keys.map { FoundString(key: $0) }
      return QuotedTexts(project, of: [finding]).languages(in: finding)[list]
    }
    #expect(language(["Save it", "Share"]) == project.sourceLocale)
    #expect(language(["Save it", "edit.title"]) == nil)
  }

  @Test("The headings of a bar's variants differ in words, and no condition of the code is read aloud with them")
  func variants() throws {
    var result = SampleResult.result
    var other = result.project.toolbars[1]
    other.id += "-2"
    other.variant = .init(bar: "mail", arms: "unless model.isEditing")
    result.project.toolbars[1].variant = .init(bar: "mail", arms: "if model.isEditing")
    result.project.toolbars.append(other)
    let page = HTMLReport.audit(result)
    let headings = page.matches(of: /<summary><h3>(.*?)<\/h3>/).map { String($0.1) }
    #expect(Set(headings.filter { $0.hasPrefix("Inbox") }) == ["Inbox (variant 1 of 2)", "Inbox (variant 2 of 2)"])
    #expect(headings.allSatisfy { !$0.contains("<code") && !$0.contains("model.") && !$0.contains(".xib") })
    // What only the code calls it is beside the heading, and its condition is told when it is opened.
    #expect(page.contains("<code class=\"arms\">Mail window (MailWindow.xib)</code></summary>"))
    #expect(page.contains("<p class=\"about variant\">Variant: while editing</p>"))
    #expect(page.contains("<p class=\"about conditions\"><code>if model.isEditing</code></p>"))
  }

  @Test("A space at the edge of a text is seen as a sign, and said as a word")
  func edgeSpaces() {
    func shown(_ text: String) -> String { foreign(text, "de").page(in: .english) }
    let sign = "<span class=\"space\" role=\"img\" aria-label=\"space\">␣</span>"
    #expect(shown(" Become").contains("<bdi lang=\"de\">\(sign)Become</bdi>"))
    #expect(shown("Sort by:  ").contains(">Sort by:\(sign)\(sign)</bdi>"))
    #expect(shown("  ").contains(">\(sign)\(sign)</bdi>"))
    #expect(shown("Sort by").contains(">Sort by</bdi>"))
    // What has no letters would run as the page does.
    #expect(shown("%@").contains("<bdi lang=\"de\" dir=\"ltr\">%@</bdi>"))
    let sentence = Markup.quoting("The text “\(Message.data("Become "))” has a space at its end")
    for language in ["en", "de"] {
      #expect(sentence.page(in: Localizer(language: language)).contains("Become<span class=\"space\""))
    }
  }
}
