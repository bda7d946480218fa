import Foundation
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("A file for each language's translators")
struct SplitReportTests {
  private func files(of result: AuditResult, words: Localizer = .english) -> [String: String] {
    var files: [String: String] = [:]
    SplitReport.write(result, .init(name: "Sample", words: words)) { files[$0] = $1 }
    return files
  }

  @Test(
    "Each language that has something to translate has a page and two sheets; the source language has none; an overview leads to them"
  )
  func names() {
    let kinds = ["html", "csv", "tsv"]
    let wanted =
      ["ar", "de", "fr", "ja"].flatMap { locale in kinds.map { "audit.\(locale).\($0)" } } + ["audit.html", "index.html"]
    #expect(files(of: SampleResult.result).keys.sorted() == wanted.sorted())
  }

  @Test("A language's code names a file and nothing else, and no two share one")
  func safeNames() {
    #expect(SplitReport.names(of: ["de", "zh-Hans", "pt-BR"]) == ["de", "zh-Hans", "pt-BR"])
    #expect(SplitReport.names(of: ["../x", "a/b", "DE", "de", "", "é"]) == ["___x", "a_b", "DE", "de-2", "_", "_-2"])
    #expect(SplitReport.names(of: [LocaleID(String(repeating: "x", count: 400))])[0].count == 40)
  }

  @Test("The page of a language has its sheet and its bars, no other language's, and every link leads to a place on it")
  func page() throws {
    let page = try #require(files(of: SampleResult.result)["audit.de.html"])
    #expect(page.contains("<title>Sample: German</title>") || page.contains("<title>Sample: de</title>"))
    #expect(page.contains("data-locale=de>") && !page.contains("class=sheet data-locale=fr"))
    #expect(page.contains("toolbar-1-de") && !page.contains("toolbar-1-fr"))
    let ids = page.matches(of: /\sid="?([^"\s>]*)/).map(\.1)
    let links = page.matches(of: /href="?#([^"\s>?]*)/).map(\.1)
    #expect(Set(ids).count == ids.count && Set(links).subtracting(ids).isEmpty)
  }

  @Test(
    "The overview, the whole page and those of the languages name each other, and no link leads to a file that is not there")
  func siblings() throws {
    let result = SampleResult.result
    let files = files(of: result)
    let whole = try #require(files["audit.html"])
    let overview = try #require(files["index.html"])
    let german = try #require(files["audit.de.html"])
    func links(_ page: String) -> Set<String> { Set(page.matches(of: /href="([^"#:]+)"/).map { String($0.1) }) }
    #expect(links(whole) == ["index.html", "audit.ar.html", "audit.de.html", "audit.fr.html", "audit.ja.html"])
    #expect(links(german) == ["index.html", "audit.html", "audit.ar.html", "audit.fr.html", "audit.ja.html"])
    #expect(links(overview) == Set(files.keys).subtracting(["index.html"]))
    #expect(overview.contains("<a href=\"audit.de.csv\" aria-label=\"CSV: German\">CSV</a>"))
    #expect(!HTMLReport.audit(result).contains("index.html"))
  }

  @Test("Each page says in every language that it is Lintel's")
  func own() {
    for words in [Localizer.english, Localizer(language: "ar")] {
      let pages = files(of: SampleResult.result, words: words).filter { $0.key.hasSuffix(".html") }
      #expect(pages.count == 6 && pages.values.allSatisfy(HTMLReport.isOwn))
    }
    #expect(!HTMLReport.isOwn("<!DOCTYPE html><title>Lintel toolbar audit</title>"))
  }

  @Test("The overview has every language of the project once, also one that nothing was found in")
  func everyLanguage() throws {
    var result = SampleResult.result
    result.findings = result.findings.filter { $0.locale == "de" }
    let overview = try #require(files(of: result)["index.html"])
    let rows = overview.matches(of: /<tr><th scope="row">/)
    let counts = PageModel(result).counts
    #expect(rows.count == Set(counts.order + result.project.locales).count + 1)
    #expect(overview.contains("The whole page</a></th>"))
  }

  @Test("The overview and the ways between the pages have the page's own language first, then the worst, as the whole page does")
  func ownLanguage() throws {
    let result = SampleResult.result
    let order = PageModel(result).counts.order
    func rows(_ words: Localizer) throws -> (languages: [LocaleID], ways: [String], overview: String) {
      let files = files(of: result, words: words)
      let overview = try #require(files["index.html"])
      let whole = try #require(files["audit.html"])
      let ways = try #require(whole.firstMatch(of: /(?s)<nav class="siblings".*?<\/nav>/)).output
      return (
        overview.matches(of: /<th scope="row"><a href="audit\.([A-Za-z-]+)\.html"/).map { LocaleID(String($0.1)) },
        ways.matches(of: /href="audit\.([A-Za-z-]+)\.html"/).map { String($0.1) }, overview
      )
    }
    let english = try rows(.english)
    #expect(english.languages == order.filter(english.languages.contains))
    #expect(english.overview.contains("<caption class=\"vh\">By language</caption>"))
    let last = try #require(english.languages.last)
    let words = Localizer(language: last.id)
    #expect(english.languages.count == 4 && words.language == last)
    let own = try rows(words)
    #expect(own.languages == [last] + english.languages.filter { $0 != last })
    #expect(own.overview.contains("</span>\(words.text(OwnLanguages.explanation))</caption>"))
    for said in [english, own] { #expect(said.ways == said.languages.map(\.id)) }
  }

  @Test("A sheet has a row for each text, with low and best figures; tabs part its cells, or commas as in RFC 4180")
  func sheet() throws {
    let files = files(of: SampleResult.result)
    let tsv = try #require(files["audit.de.tsv"])
    #expect(tsv.hasPrefix("\u{FEFF}severity\twork\tkey\tused at\twrite into\tcomment\tsource\ttranslation\tnew translation\tas row\tneeded at least (pt)\tneeded (pt)\t"))
    let rows = tsv.components(separatedBy: "\r\n").dropLast().map { $0.components(separatedBy: "\t") }
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    // What is empty in all rows is there, too.
    let columns = rows[0].map { $0.replacing("\u{FEFF}", with: "") }
    #expect(columns == SheetTable.fileColumns)
    let title = try #require(rows.first { $0[2] == "Doz-aa-3q7.title" })
    #expect(title[4] == "Main.xcstrings:11" && title[7] == "Einstellungen für Benachrichtigungen")
    #expect(Double(title[10])! <= Double(title[11])! && Int(title[13])! <= Int(title[14])!)
    let csv = try #require(files["audit.de.csv"])
    #expect(csv.components(separatedBy: "\r\n").count == rows.count + 1)
    #expect(csv.contains(",Einstellungen für Benachrichtigungen,"))
  }

  @Test("What is to be mended stands above what is to be translated, and of each the gravest first")
  func order() throws {
    var result = SampleResult.result
    func finding(_ rule: String, _ severity: Severity, _ key: String) -> Finding {
      Finding(
        rule: rule, verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "Localizable", key: key,
        locale: "de", message: "It is wrong", reason: "no-translation")
    }
    result.findings = [
      finding("missing-translation", .warning, "lacking"), finding("full-stop-added", .note, "key.1"),
      finding("edge-space", .warning, "key.2"),
    ]
    let csv = try #require(files(of: result)["audit.de.csv"])
    let places = try [",key.2,", ",key.1,", ",lacking,"].map { try #require(csv.firstRange(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }

  @Test("Narrowed to a language, there are the files of that one, also where something is found in several")
  func narrowed() {
    var result = SampleResult.result
    var finding = SampleResult.findings[0]
    (finding.toolbar, finding.item, finding.table, finding.key, finding.locale) = (nil, nil, "Localizable", "key.1", nil)
    (finding.blame, finding.locales) = (.translation, ["de", "fr"])
    result.findings = [finding]
    let files = files(of: result.narrowed(to: ReportScope(locales: ["de"])))
    #expect(files["audit.de.csv"] != nil && files["audit.fr.csv"] == nil)
  }

  @Test("Nothing in a sheet is run as a formula, and no text ends its cell or its row")
  func hostile() throws {
    let files = files(of: HostileResult.result)
    let tsv = try #require(files["audit.de.tsv"])
    for line in tsv.components(separatedBy: "\r\n").dropLast() {
      let cells = line.components(separatedBy: "\t")
      #expect(cells.count == tsv.components(separatedBy: "\r\n")[0].components(separatedBy: "\t").count)
      for cell in cells where Double(cell) == nil { #expect(!cell.hasPrefix("=") && !cell.hasPrefix("@")) }
    }
    #expect(!tsv.replacing("\r\n", with: "").unicodeScalars.contains { $0 == "\n" || $0 == "\r" })
    let csv = try #require(files["audit.de.csv"])
    #expect(csv.contains(",\"'=cmd()|' /C calc'!A0\"") == false)
    #expect(csv.contains(",'=cmd()|' /C calc'!A0,"))
  }

  @Test("Findings about many strings are told string by string")
  func groups() throws {
    var result = SampleResult.result
    var finding = SampleResult.findings[0]
    (finding.toolbar, finding.item, finding.table, finding.key, finding.locale) = (nil, nil, "Localizable", nil, "de")
    (finding.blame, finding.verdict, finding.severity) = (.translation, .fails, .warning)
    finding.strings = ["key.1", "key.2"].map { FoundString(key: $0) }
    result.findings.append(finding)
    let csv = try #require(files(of: result)["audit.de.csv"])
    #expect(csv.contains("warning,to mend,key.1,,de.lproj/Localizable.strings:1,,,Wert 1,"))
    #expect(csv.contains("warning,to mend,key.2,,de.lproj/Localizable.strings:2,,,Wert 2,"))
  }
}
