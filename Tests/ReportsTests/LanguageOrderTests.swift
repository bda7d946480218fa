import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The order of languages on the page")
struct LanguageOrderTests {
  /// Three languages with an error each, one of them with a warning, and another without a text.
  private static var result: AuditResult {
    func finding(_ severity: Severity, _ locale: LocaleID) -> Finding {
      Finding(
        rule: "plural", verdict: .fails, certainty: .certain, severity: severity, blame: .translation, table: "L",
        key: "a", locale: locale, message: "It breaks in \(locale)", reason: "r")
    }
    func unit(_ key: String, _ locale: LocaleID) -> StringUnit {
      StringUnit(key: key, locale: locale, value: key, location: SourceLocation(file: "L.xcstrings", line: 1))
    }
    var table = StringTable(
      file: "L.xcstrings", id: TableID(path: "L.xcstrings"), format: .xcstrings, locale: "mul", encoding: "UTF-8")
    table.units = [unit("a", "en"), unit("b", "en"), unit("a", "uk")]
    table.units += (["bg", "de"] as [LocaleID]).flatMap { [unit("a", $0), unit("b", $0)] }
    var result = SampleResult.result
    result.project.tables = [table]
    result.gaps = (["bg", "de", "uk"] as [LocaleID]).map {
      TableGap(table: table.id, locale: $0, missing: $0 == "uk" ? 1 : 0, strings: 2)
    }
    result.findings = [finding(.error, "bg"), finding(.error, "de"), finding(.error, "uk"), finding(.warning, "de")]
    return result
  }

  @Test("What is equally bad stands in one order at the top, in the table of languages and on the map")
  func ties() throws {
    let page = HTMLReport.audit(Self.result)
    let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    let table = try #require(page.firstMatch(of: /(?s)<section class="languages".*?<\/section>/)).output
    let map = try #require(page.firstMatch(of: /(?s)<section class="heat".*?<\/section>/)).output
    let order = ["de", "uk", "bg"]
    #expect(head.matches(of: /href="#find\?locale=([a-z]+)&amp;kind=error"/).map { String($0.1) } == order)
    #expect(table.matches(of: /<th scope="row"><a href="#find\?locale=([a-z]+)"/).map { String($0.1) } == order)
    #expect(map.matches(of: /<th scope="col"[^>]* data-locale="([a-z]+)"/).map { String($0.1) } == order)
  }

  @Test("Where a table or a cause is about several languages, they stand as in the table of languages, and so in the menus")
  func everywhere() throws {
    let page = HTMLReport.audit(Self.result)
    // Of the three the table is worst off in German, which is chosen to begin with.
    let table = try #require(page.firstMatch(of: /(?s)<details class="part table".*?<\/details>/)).output
    let choices = table.matches(of: /<option value="?([a-z]+)"?( selected="?selected"?)?>/)
    #expect(choices.map { String($0.1) } == ["de", "uk", "bg"])
    #expect(choices.map { $0.2 != nil } == [true, false, false])
    let menu = try #require(page.firstMatch(of: /(?s)<select [^>]*name="locale".*?<\/select>/)).output
    #expect(menu.matches(of: /<option value="([a-z]+)">/).map { String($0.1) } == ["de", "uk", "bg"])
    let start = try #require(page.firstMatch(of: /(?s)<section class="worst".*?<\/section>/)).output
    let names = ["German", "Ukrainian", "Bulgarian"].compactMap { start.firstRange(of: $0)?.lowerBound }
    #expect(names.count == 3 && names == names.sorted())
  }

  @Test("The sheets for translators stand on the page in the order in which their menu names them")
  func sheetsInTurn() throws {
    let page = HTMLReport.audit(Self.result)
    let sheets = page.matches(of: /<div class="?sheet"? data-locale="?([A-Za-z-]+)"?/).map { String($0.1) }
    #expect(sheets.filter { ["de", "uk", "bg"].contains($0) } == ["de", "uk", "bg"])
  }

  @Test("A language's name leads to all that was found in it, whoever mends it, and a way of its own to its translators' sheet")
  func sheets() throws {
    let page = HTMLReport.audit(Self.result)
    #expect(
      page.contains(
        "<th scope=\"row\"><a href=\"#find?locale=de\">German</a> <span class=\"where\">2 findings</span></th>"))
    #expect(page.contains(/<a class="where" href="#translate\?locale=de"/))
    let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(
      head.contains(
        "<a href=\"#find?locale=de&amp;kind=error\" aria-label=\"German: 1 error\">1</a></td><td class=\"figure\">"
          + "<a href=\"#find?locale=de&amp;blame=translation&amp;kind=error\" aria-label=\"German: translators: 1 error\">1</a></td>"))
  }

  @Test("On a page in one of the languages this one's row and sheet stand first, and the table says so")
  func ownLanguage() throws {
    var result = Self.result
    result.findings.removeAll { $0.severity == .warning }
    func orders(_ words: Localizer) throws -> (head: [String], table: [String], sheets: [String], caption: String) {
      let page = HTMLReport.audit(result, words: words)
      let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
      let table = try #require(page.firstMatch(of: /(?s)<section class="languages".*?<\/section>/)).output
      let menu = try #require(page.firstMatch(of: /(?s)id="translate".*?<\/select>/)).output
      return (
        head.matches(of: /href="#find\?locale=([a-z]+)&amp;kind=error"/).map { String($0.1) },
        table.matches(of: /<th scope="row"><a href="#find\?locale=([a-z]+)"/).map { String($0.1) },
        menu.matches(of: /<option value="([a-z]+)"/).prefix(3).map { String($0.1) },
        String(try #require(table.firstMatch(of: /(?s)<caption.*?<\/caption>/)).output)
      )
    }
    let english = try orders(.english)
    #expect([english.head, english.table, english.sheets].allSatisfy { $0 == ["uk", "bg", "de"] })
    #expect(english.caption == "<caption class=\"vh\">By language</caption>")
    let words = Localizer(language: "de")
    let german = try orders(words)
    #expect([german.head, german.table, german.sheets].allSatisfy { $0 == ["de", "uk", "bg"] })
    #expect(german.caption.hasPrefix("<caption class=\"own\"><span class=\"vh\">"))
    #expect(german.caption.hasSuffix("</span>\(words.text(OwnLanguages.explanation))</caption>"))
  }

  @Test("What decides between languages with as many errors is said where there are such, and that the page's own stands first")
  func order() {
    var result = Self.result
    result.findings = result.findings.filter { $0.severity == .error }
    #expect(HTMLReport.audit(result).contains(FailingLanguages.ties.english))
    result.findings.removeAll { $0.locale != "de" }
    #expect(!HTMLReport.audit(result).contains(FailingLanguages.ties.english))
    let own = FailingLanguages.chosen(8, of: 34, isOwnFirst: true).english
    #expect(own == "Shown: 8 of 34 languages, that of this page first, then those with most errors, then those that lack most")
  }

  @Test("The page's own language without errors does not stand above those that have some in the table of languages, and above all elsewhere")
  func ownWithoutErrors() throws {
    var result = Self.result
    result.findings.removeAll { $0.locale == "de" && $0.severity == .error }
    let page = HTMLReport.audit(result, words: Localizer(language: "de"))
    let table = try #require(page.firstMatch(of: /(?s)<section class="languages".*?<\/section>/)).output
    #expect(table.matches(of: /<th scope="row"><a href="#find\?locale=([a-z]+)"/).map { String($0.1) } == ["uk", "bg", "de"])
    #expect(table.contains("<caption class=\"vh\">") && !table.contains("<caption class=\"own\">"))
    let menu = try #require(page.firstMatch(of: /(?s)id="translate".*?<\/select>/)).output
    #expect(menu.firstMatch(of: /<option value="([a-z]+)"/).map { String($0.1) } == "de")
  }

  @Test("Of the page's own language and its region only the one with errors stands above worse ones")
  func ownRegionWithErrors() throws {
    var result = Self.result
    result.findings.removeAll { $0.locale == "de" && $0.severity == .error }
    var austrian = result.findings[0]
    austrian.locale = "de-AT"
    result.findings.append(austrian)
    let page = HTMLReport.audit(result, words: Localizer(language: "de"))
    let table = try #require(page.firstMatch(of: /(?s)<section class="languages".*?<\/section>/)).output
    let order = table.matches(of: /<th scope="row"><a href="#find\?locale=([A-Za-z-]+)"/).map { String($0.1) }
    #expect(order == ["de-AT", "uk", "bg", "de"])
    #expect(table.contains("<caption class=\"own\">"))
  }

  @Test("A language without a sheet leads nowhere from the top where there is no table of languages")
  func noTable() throws {
    var result = Self.result
    result.findings = []
    result.project.tables[0].units.removeAll { $0.locale == "de" || $0.locale == "uk" }
    result.project.tables[0].units.removeAll { $0.locale == "bg" && $0.key == "b" }
    result.gaps = [TableGap(table: result.project.tables[0].id, locale: "bg", missing: 1, strings: 2)]
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(head.contains("Bulgarian</th>") && head.contains(">50 %</td>") && !page.contains("href=\"#languages\""))
  }

  @Test("Languages that have no text at all come behind those that are half done")
  func notBegun() throws {
    var result = SampleResult.result
    let table = try #require(result.project.tables.first).id
    result.gaps = [
      TableGap(table: table, locale: "bg", missing: 10, strings: 10), TableGap(table: table, locale: "uk", missing: 6, strings: 10),
    ]
    let page = HTMLReport.audit(result).replacing(/<\/?a[^>]*>/, with: "").replacing("\u{A0}", with: " ")
    let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    let lacking = head.matches(of: /<tr data-locale="([a-z]+)">(?:(?!<\/tr>).)*>([0-9]+ %)<\/td><\/tr>/).map { "\($0.1) \($0.2)" }
    #expect(lacking.suffix(2) == ["uk 60 %", "bg 100 %"])
  }

  @Test("At the top stands how many errors of a language are its translators', and how much it lacks")
  func translatorsAtTop() throws {
    var result = Self.result
    result.findings[1].blame = .layout
    let page = HTMLReport.audit(result)
    let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output.replacing("\u{A0}", with: " ")
    #expect(head.contains("aria-label=\"German: 1 error\">1</a></td><td class=\"figure\"><span class=\"none\">0</span></td>"), "\(head)")
    #expect(head.contains("aria-label=\"Bulgarian: translators: 1 error\">1</a>"), "\(head)")
    // In both tables a percentage leads to what is missing.
    let way = "<a href=\"#translate?locale=uk&amp;missing=1\" aria-label=\"Ukrainian: Untranslated: 1 of 2 (50 %)\">50 %</a>"
    #expect(head.contains(way) && page.replacing("\u{A0}", with: " ").ranges(of: way).count == 2)
  }

  @Test("A region is its language's, and nobody translates into the language of the source")
  func ownRegions() {
    var project = Self.result.project
    let german = OwnLanguages(of: Localizer(language: "de"), in: project)
    #expect(german.first(["fr", "de-AT", "bg", "de"]) == ["de-AT", "de", "fr", "bg"])
    #expect(!OwnLanguages(of: .english, in: project).contains("en-GB") && !OwnLanguages.none.contains("de"))
    project.sourceLocale = "de"
    #expect(OwnLanguages(of: .english, in: project).contains("en-GB"))
  }

  @Test("What is of no language comes first, and a language that the table has not comes last")
  func others() {
    let counts = PageModel(Self.result).counts
    #expect(counts.order == ["de", "uk", "bg"] && counts.inOrder(["bg", "fr", "de", "cs"]) == ["de", "bg", "cs", "fr"])
    let texts: [(LocaleID?, Int)] = [("bg", 1), (nil, 2), ("de", 3), ("bg", 4)]
    #expect(counts.inOrder(texts) { $0.0 }.map { $0.1 } == [2, 3, 1, 4])
  }

  @Test("Narrow, the table of languages leaves out notes, under shorter words; whoever listens hears the whole ones")
  func narrow() throws {
    let page = HTMLReport.audit(Self.result)
    let table = try #require(page.firstMatch(of: /(?s)<table class="?by-language"?>.*?<\/table>/)).output
    let heads = table.matches(of: /<th scope="col"([^>]*)>/).map { String($0.1) }
    #expect(heads.count(where: { $0.contains("in-detail") }) == 1)
    #expect(
      table.contains(
        "<span class=\"in-full\">Warnings</span><span class=\"in-short\" aria-hidden=\"true\">Warn.</span>"))
    let rows = table.split(separator: "<tr").dropFirst(2)
    #expect(!rows.isEmpty && rows.allSatisfy { $0.matches(of: /<t[hd][^>]*in-detail/).count == 1 })
  }

  @Test("The table of languages is put in order by its heads: each row says what it has of each kind and what it lacks")
  func sortable() throws {
    let page = HTMLReport.audit(Self.result)
    let table = try #require(page.firstMatch(of: /(?s)<table class="?by-language"?>.*?<\/table>/)).output
    let heads = table.matches(of: /<th scope="col"[^>]* data-sort="([a-z]+)"/).map { String($0.1) }
    #expect(heads == ["name", "error", "warning", "review", "note", "untranslated"])
    let rows = table.matches(of: /<tr data-counts="([0-9 ]+)" data-locale="([a-z]+)" data-lacks="([0-9 ]+)">/)
    #expect(rows.map { "\($0.2): \($0.1), \($0.3)" } == ["de: 1 1 0 0, 0 2", "uk: 1 0 0 0, 1 2", "bg: 1 0 0 0, 0 2"])
    #expect(table.contains("<tr class=\"total\">") && page.contains("new LanguageOrder(languages)"))
  }

  @Test("What leads to more languages sorts them by what it is about; without the page's script it leads to the table")
  func sortedLinks() throws {
    var result = Self.result
    let locales: [LocaleID] = ["bg", "cs", "da", "de", "fi", "fr", "hu", "it", "nb", "nl", "pl", "ro", "sk"]
    result.findings = locales.map { locale in
      var finding = Self.result.findings[0]
      (finding.locale, finding.fingerprint) = (locale, "\(locale)")
      return finding
    }
    result.gaps = locales.map { TableGap(table: result.project.tables[0].id, locale: $0, missing: 1, strings: 2) }
    let page = HTMLReport.audit(result)
    let links = page.matches(of: /<a href="#languages" data-sort="([a-z]+)">and [0-9]+ more<\/a>/).map { String($0.1) }
    #expect(links == ["error", "untranslated"])
  }

  @Test("Of dozens of languages the head has eight rows at most, and leads to the others")
  func dozens() throws {
    var result = Self.result
    let codes = "bg cs da de el es et fi fr ga hr hu is it ja ko lt lv mt nb nl pl pt ro ru sk sl sr sv tr uk vi zh"
    let locales = codes.split(separator: " ").map { LocaleID(String($0)) }
    result.findings = locales.map { locale in
      var finding = Self.result.findings[0]
      (finding.locale, finding.fingerprint) = (locale, "\(locale)")
      return finding
    }
    let page = HTMLReport.audit(result)
    let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(page.contains(">and \(locales.count - head.matches(of: /<tr data-locale=/).count) more</a>"), "\(head)")
    #expect(head.matches(of: /aria-label="[A-Z][a-z]+: 1 error"/).count > 6, "\(head)")
    #expect(head.matches(of: /<tr data-locale=/).count == 8, "\(head)")
    #expect(head.contains("<th scope=\"row\"><a href=\"#find?locale="))
  }

  @Test("In the table of languages each is a line: the owner who has most is in sight, and what takes sentences is folded behind it")
  func lines() throws {
    let page = HTMLReport.audit(Self.result).replacing("\u{A0}", with: " ")
    let table = try #require(page.firstMatch(of: /(?s)<table class="?by-language"?>.*?<\/table>/)).output
    let row = try #require(table.split(separator: "<tr").first { $0.contains("data-locale=\"uk\"") })
    let cell = try #require(row.split(separator: "<td").last)
    let parts = cell.split(separator: "<details>")
    #expect(parts.count == 2 && parts.first?.contains("translators: 1") == true, "\(cell)")
    #expect(parts.last?.hasPrefix("<summary aria-label=\"Ukrainian: Details\">Details</summary>") == true, "\(cell)")
    #expect(parts.last?.contains("1 of 2") == true && parts.last?.contains("#translate?locale=uk") == true, "\(cell)")
    #expect(!row.dropLast(cell.count).contains("1 of 2</span>"))
  }
}
