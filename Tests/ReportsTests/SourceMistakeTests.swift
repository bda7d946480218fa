import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("How far errors reach, and what of that is one mistake of the source")
struct SourceMistakeTests {
  private func error(_ reason: String, _ blame: Blame, _ locales: [LocaleID]) -> Finding {
    var finding = Finding(
      rule: "wrong-escape", verdict: .fails, certainty: .certain, severity: .error, blame: blame, table: "Nests", key: reason,
      locale: locales.count == 1 ? locales[0] : nil, message: "It breaks", reason: reason)
    if locales.count > 1 { finding.locales = locales }
    return finding
  }

  private func result(_ findings: [Finding]) -> AuditResult {
    var result = SampleResult.result
    (result.findings, result.failOn, result.trend) = (findings, .never, nil)
    return result
  }

  @Test("A language has errors where its own text or a mistake of the source is met in it, and all that have some are split once")
  func apart() throws {
    var result = result([error("a", .translation, ["de"]), error("b", .source, ["ar", "de", "fr"])])
    #expect(result.verdict.english.hasPrefix("A build would fail: 2 errors in "))
    let parts = "(1 with mistakes of their own, 2 only by the source)."
    #expect(result.verdict.english.contains(" in 3 languages \(parts)"))
    // Below the verdict stands what it does not say, by the same number of languages.
    let below = try #require(result.errorSpread).english
    #expect(below.hasPrefix("Languages with errors: 3 of ") && !below.contains("source"))
    result.failOn = .error
    #expect(!result.verdict.english.contains("source"))
    let spread = try #require(result.errorSpread).english
    #expect(spread.hasPrefix("Languages with errors: 3 of "))
    // It stands with the languages: behind the toolbars it would seem to be about these.
    #expect(spread.contains(" \(parts) Toolbars"))
  }

  @Test("The head's table names the languages that the verdict counts, and splits their errors once, by who mends them")
  func tableOfHead() throws {
    let result = result([error("a", .translation, ["de"]), error("b", .source, ["ar", "de", "fr"])])
    #expect(result.languagesWithErrors.all == ["ar", "de", "fr"] && result.languagesWithErrors.own == ["de"])
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    let table = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    // A second split would count the same errors in two columns more.
    for heading in ["Own errors", "Of the source, seen here"] { #expect(!table.contains(heading), "\(heading)") }
    let failing = table.split(separator: "<tr").filter { $0.contains("&amp;kind=error\" aria-label=") }
    #expect(failing.count == 3)
    let german = try #require(failing.first { $0.contains("data-locale=\"de\"") })
    #expect(german.contains("aria-label=\"German: 2 errors\">2</a>"))
    #expect(german.contains("aria-label=\"German: translators: 1 error\">1</a>"))
    #expect(german.contains("blame=source&amp;kind=error") && german.contains(">source: 1</a>"))
    // What is the source's is told of each language in the table of all of them.
    let languages = try #require(page.firstMatch(of: /(?s)<table class="by-language">.*?<\/table>/)).output
    #expect(languages.contains("Of the source, seen here: 1"))
  }

  @Test("Languages with errors of their own have a row before any without, and the head says how its rows were chosen")
  func ownFirst() throws {
    let codes = "bg cs da de el es fi fr".split(separator: " ").map { LocaleID(String($0)) }
    var result = result(codes.map { error("\($0)", .translation, [$0]) } + [error("s", .source, codes + ["ar", "he", "ja"])])
    let table = try #require(result.project.tables.first).id
    result.gaps = (["he", "ja"] as [LocaleID]).map { TableGap(table: table, locale: $0, missing: 9, strings: 10) }
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(head.matches(of: /<tr data-locale="([a-z]+)"/).map { LocaleID(String($0.1)) }.sorted() == codes.sorted())
    #expect(page.contains(/Shown: 8 of [0-9]+ languages, those with most errors first, then those that lack most/))
  }

  @Test("The head's table is of as many languages as the verdict counts, the source's too, in which nothing may be found")
  func countsAllLanguages() {
    let codes = "bg cs da de el es fi fr it".split(separator: " ").map { LocaleID(String($0)) }
    var result = result(codes.map { error("\($0)", .translation, [$0]) })
    result.coverage.locales = 40
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    #expect(page.contains("Languages with errors: 9 of 40."))
    #expect(page.contains("Shown: 8 of 40 languages, those with most errors first"))
  }

  @Test("Where no mistake of the source is met in several languages, no column is about any")
  func noMistakes() {
    let page = HTMLReport.audit(result([error("a", .translation, ["de"]), error("c", .source, ["en"])]))
    #expect(!page.contains("Of the source, seen here"))
  }

  @Test("Where fewer than three languages have mistakes of the source, or all rows are alike, no column is about these", arguments: [
    ["ar", "de"] as [LocaleID], ["ar", "de", "fr"],
  ])
  func fewMistakes(locales: [LocaleID]) throws {
    var result = result([error("b", .source, locales)])
    result.gaps = []
    let page = HTMLReport.audit(result)
    let table = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(!table.contains("Of the source, seen here") && table.matches(of: /<tr data-locale=/).count == locales.count)
  }

  @Test("What the verdict counts adds up: the parts of the languages come to all of them, and what is of none is said behind them")
  func parts() throws {
    var result = result([
      error("a", .translation, ["de"]), error("b", .source, ["ar", "de", "fr"]), error("c", .translation, ["de"]),
      error("d", .definition, ["mul"]),
    ])
    let split = " in 3 languages (1 with mistakes of their own, 2 only by the source)"
    let parts = "\(split); 1 of these whatever the language."
    #expect(result.verdict.english.hasPrefix("A build would fail: 4 errors in ") && result.verdict.english.contains(parts))
    for text in [TextReport.render(result, colour: false, width: 400), MarkdownReport.audit(result, name: "Sample")] {
      #expect(text.replacing("\u{A0}", with: " ").contains(parts))
    }
    result.findings.remove(at: 3)
    #expect(result.verdict.english.contains("\(split)."))
  }

  @Test("Where languages have nothing else, they are counted as any")
  func alone() throws {
    let result = result([error("b", .source, ["ar", "de", "fr"])])
    #expect(result.verdict.english.contains("1 error in 3 languages."))
    #expect(try #require(result.errorSpread).english.hasPrefix("Languages with errors: 3 of "))
  }

  @Test("Where no bar is judged that is said with its reason, and not that none of none has errors")
  func nothingToJudge() throws {
    var result = result([error("a", .translation, ["de"])])
    (result.project.toolbars, result.coverage.toolbars, result.bars) = ([], 0, [])
    let none = try #require(result.errorSpread).english
    #expect(none.hasPrefix("Languages with errors: 1 of ") && none.hasSuffix(". Toolbars: nothing to judge, as none was found."))
    var unread = Toolbar(
      id: "unread", name: "Unread", kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
      location: LintelModel.SourceLocation(file: "A.swift", line: 1), title: LocalizedText(state: .unresolved, expression: "name"))
    unread.titleMayBeSetByCode = true
    (result.project.toolbars, result.coverage.toolbars) = ([unread], 1)
    let unjudged = try #require(result.errorSpread).english
    let why = " No toolbar was judged for fit: of none could all texts, widths and places be read. Toolbars found: 1."
    #expect(unjudged.hasSuffix(why))
    #expect(!unjudged.contains("0 of 0"))
  }
}
