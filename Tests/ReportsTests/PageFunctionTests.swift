import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// What the page's script works on: it finds, counts and sorts by what is written into the page.
@Suite("The functions of the page")
struct PageFunctionTests {
  private let page = HTMLReport.audit(SampleResult.result)

  @Test("What copies has a drawn sign, whatever fonts there are")
  func copySign() {
    let page = HTMLReport.audit(SampleResult.result)
    #expect(!page.contains("⧉") && page.contains(/<button class="copy"[^>]*><svg viewBox="0 0 16 16"[^>]* aria-hidden="true">/))
  }

  @Test("Every finding carries what the filters ask for, and every choice of a filter is some finding's")
  func filters() {
    let cards = page.matches(
      of:
        /class="(?:finding|row) ([a-z]+)" id="?([^" ]+)"? data-rule="?([^" ]+)"? data-blame="?([a-z]+)"? data-locale="?([^" >]*)/
    )
    #expect(cards.count == SampleResult.findings.count)
    for finding in SampleResult.findings {
      #expect(
        cards.contains {
          $0.2.hasSuffix(finding.fingerprint) && $0.3 == finding.rule && $0.4 == finding.blame.rawValue
            && String($0.5) == finding.locale?.id ?? ""
        })
    }
    for rule in Set(SampleResult.findings.map(\.rule)) { #expect(page.contains("<option value=\"\(rule)\">")) }
    #expect(page.contains("role=\"status\"") && page.contains("data-count=\"\(SampleResult.findings.count)\""))
  }

  @Test("The form of filters folds on a narrow screen, and its summary says how many filters are in use")
  func foldedFilters() {
    #expect(page.contains(/<details class="choices" open[^>]*><summary data-active="Filters in use: \{found\}">Find<\/summary>/))
    let german = HTMLReport.audit(SampleResult.result, words: Localizer(language: "de"))
    #expect(german.contains("data-active=\"Verwendete Filter: {found}\""))
    #expect(page.contains("details:is(.audited, .choices)") && page.contains(".choices > summary { display: none; }"))
  }

  @Test("Lists that are short on a narrow screen say how long they are; what is looked for, or printed, is never left out")
  func shortLists() {
    #expect(page.contains("<template id=\"tools\" data-all=\"Show all: {}\">"))
    #expect(HTMLReport.audit(SampleResult.result, words: Localizer(language: "de")).contains("data-all=\"Alle zeigen: {}\""))
    #expect(page.contains("@media screen and (max-width: 30rem) {\n  body:not(.filtered) .beyond { display: none; }"))
    #expect(page.contains("ShortList.reveal(place);"))
  }

  @Test("The escape key clears the text that is looked for, whatever the browser does by itself")
  func escape() { #expect(page.contains("if (event.key !== \"Escape\" || !event.target.value) return;")) }

  @Test("A section in which nothing fits what is chosen says so, with a button that shows all")
  func emptySections() {
    #expect(page.contains("data-nothing=\"Nothing here fits what is chosen under “Find”.\""))
    #expect(page.contains("this.tellEmpty(all)") && page.contains("Part.note(\"unfit\", this.sentence(\"nothing\"), all,"))
    let german = HTMLReport.audit(SampleResult.result, words: Localizer(language: "de"))
    #expect(german.contains("data-nothing=\"Hier passt nichts zur Auswahl unter „Suchen“.\""))
  }

  @Test("Translators see what they can mend, with the room in points and characters; the source language has no sheet")
  func translators() throws {
    let section = try #require(page.split(separator: "<section class=\"translators\"").dropFirst().first)
    let sheets = section.split(separator: "<div class=sheet data-locale=").dropFirst().map { $0.prefix { $0 != ">" } }
    // Those with the most that fails come first, as the links to them stand.
    #expect(sheets == ["de", "ar", "fr", "ja"])
    // As the CSV report has it: what was found about a text is what is said of its room.
    let over = SampleResult.findings.first { $0.locale == "de" && $0.over != nil }!.over!
    #expect(section.contains("<span class=\"where over\">\(over) pt too wide<"))
    #expect(section.contains(/<span class=where>room left: [0-9.]+ pt, about [0-9]+ characters?<\/span>/))
    #expect(!section.contains("is a noun"))
  }

  @Test("What is about several languages is found under each of them: by the filters, on the map, on its sheet")
  func severalLanguages() throws {
    var result = SampleResult.result
    var finding = SampleResult.findings[0]
    (finding.toolbar, finding.table, finding.locale, finding.locales) = (nil, "Titles", nil, ["ar", "cs", "de"])
    (finding.blame, finding.verdict, finding.severity) = (.translation, .fails, .error)
    finding.fingerprint = "0123456789abcdef"
    result.findings = [finding]
    result.gaps = [TableGap(table: TableID(folder: "", name: "Titles"), locale: "de", missing: 2, strings: 5)]
    let page = HTMLReport.audit(result)
    #expect(page.contains(/<article class="finding error" [^>]*data-locale="?"?[^>]* data-locales="ar cs de">/))
    for language in finding.locales { #expect(page.contains("<option value=\"\(language)\">")) }
    #expect(page.contains("<option value=\"*\">Several or all languages</option>"))
    let cells = page.matches(of: /<td class="error" data-counts="1 0 0 0"><a href="#([^"]*)"/).map { String($0.1) }
    #expect(cells == Array(repeating: "table-1", count: 4))
    // German lacks the most texts of the three, as the table of languages has it.
    let columns = page.matches(of: /<th scope="col" data-locale="([^"]*)"/).map { String($0.1) }
    #expect(columns == ["de", "ar", "cs"])
    let section = try #require(page.split(separator: "<section class=\"translators\"").dropFirst().first)
    #expect(section.contains("data-locale=cs>") && !section.contains("data-locale=en>"))
    #expect(section.contains(/<li class="row error" data-locales="ar cs de">.*?href=#finding-0123456789abcdef/))
    // Who looks at one of them in the table is led to it.
    #expect(page.contains(/id="?table-1-cs"? .*?<a href="?#table-1-all"?>1 finding about this language and others/))
  }

  @Test("A cell of the map counts what is worst, and beside it all else")
  func cells() {
    var result = SampleResult.result
    result.findings = [(Verdict.fails, Severity.error), (.fails, .note), (.needsReview, .note), (.fails, .error)]
      .enumerated()
      .map { index, grade in
        var finding = SampleResult.findings[0]
        (finding.verdict, finding.severity, finding.fingerprint) = (grade.0, grade.1, "\(index)")
        return finding
      }
    // All are of one rule, which is named.
    let rule = RuleName.of(SampleResult.findings[0].rule).english
    let cell = ": 2 errors, 1 needs review, 1 note: \(rule)\">✕\u{A0}2<small>\u{A0}+2</small></a></td>"
    #expect(HTMLReport.audit(result).contains(cell))
  }

  @Test("What has changed since the baseline stands at the top")
  func trend() {
    #expect(!page.contains("Since the baseline"))
    var result = SampleResult.result
    result.trend = Trend(new: 3, worse: 1, known: 1200, gone: 2)
    #expect(HTMLReport.audit(result).contains("Since the baseline, string by string: 3 new, 1 worse, 2 fixed, 1,200 known and not shown here."))
  }

  @Test("Places and translations are links where the project says to where, with everything in them encoded")
  func links() {
    var result = SampleResult.result
    result.findings[0].key = "a key/ü\"<b>"
    result.findings[0].translationLocation?.file = "dir name/a&b.strings"
    result.links = LinkTemplates(
      source: "https://git.example.org/{file}?at=1&x=2#L{line}", translation: "http://l10n.example.org/{locale}/{key}")
    let page = HTMLReport.audit(result)
    #expect(page.contains("href=\"https://git.example.org/dir%20name/a%26b.strings?at=1&amp;x=2#L10\" rel="))
    #expect(page.contains("href=\"http://l10n.example.org/ar/a%20key%2F%C3%BC%22%3Cb%3E\" rel="))
    // Nothing else leads out.
    for link in page.matches(of: /href="([^"]*)"/) {
      #expect(["#", "https://git.example.org/", "http://l10n.example.org/"].contains { link.1.hasPrefix($0) })
    }
  }

  @Test(
    "A template that is no web address makes no link",
    arguments: ["javascript:alert(1)//{file}", "https://{file}", "//a.example"])
  func refusedLinks(template: String) {
    var result = SampleResult.result
    result.links = LinkTemplates(source: template, translation: template)
    #expect(HTMLReport.audit(result) == page)
  }
}
