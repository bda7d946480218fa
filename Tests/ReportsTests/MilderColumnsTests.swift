import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Warnings and questions of languages, in the table of the page's head")
struct MilderColumnsTests {
  private func finding(_ key: String, _ severity: Severity, _ verdict: Verdict = .fails, _ locale: LocaleID = "de") -> Finding {
    Finding(
      rule: "format", verdict: verdict, certainty: .certain, severity: severity, blame: .translation, table: "Titles", key: key,
      locale: locale, message: "It breaks", reason: key)
  }

  private func page(_ findings: [Finding]) -> String {
    var result = SampleResult.result
    (result.findings, result.trend) = (findings, nil)
    return HTMLReport.audit(result).replacing("\u{A0}", with: " ")
  }

  private func table(_ findings: [Finding]) throws -> String {
    String(try #require(page(findings).firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output)
  }

  @Test("They stand beside the errors, each number leads to what it counts, and a language without has none")
  func columns() throws {
    let table = try table([
      finding("a", .error), finding("b", .warning), finding("c", .warning), finding("d", .error, .needsReview),
      finding("e", .error, .fails, "fr"),
    ])
    for heading in ["Warnings", "To review"] { #expect(table.contains("<th scope=\"col\" class=\"figure milder\">\(heading)</th>")) }
    let german = try #require(table.split(separator: "<tr").first { $0.contains("data-locale=\"de\"") })
    #expect(german.contains("<a href=\"#find?locale=de&amp;kind=warning\" aria-label=\"German: 2 warnings\">2</a>"))
    #expect(german.contains("<a href=\"#find?locale=de&amp;kind=review\" aria-label=\"German: 1 needs review\">1</a>"))
    let french = try #require(table.split(separator: "<tr").first { $0.contains("data-locale=\"fr\"") })
    #expect(french.ranges(of: "<td class=\"figure milder\"><span class=\"none\">0</span></td>").count == 2)
    let cells = table.split(separator: "<tr").dropFirst().map { $0.matches(of: /<t[hd][ >]/).count }
    #expect(Set(cells).count == 1, "\(cells)")
  }

  @Test("Where no such language has any there is no such column")
  func none() throws {
    #expect(try !table([finding("a", .error)]).contains("milder"))
    #expect(try !table([finding("a", .error), finding("b", .warning)]).contains("To review"))
  }

  @Test("Tables that a language has not at all are counted apart from its other warnings")
  func absentTables() throws {
    func absent(_ table: String) -> Finding {
      Finding(
        rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: table,
        locale: "de", message: "It has no German translation", reason: "no-table")
    }
    let table = try table([finding("x", .error), finding("y", .error, .fails, "fr"), finding("a", .warning), absent("Search/InfoPlist"), absent("Sync/InfoPlist"), finding("b", .warning, .fails, "fr")])
    let german = try #require(table.split(separator: "<tr").first { $0.contains("data-locale=\"de\"") })
    #expect(german.contains("aria-label=\"German: Warnings: 1 · whole tables missing: 2\">1 <small class=\"absent\">· whole tables missing: 2</small></a>"), "\(german)")
    let french = try #require(table.split(separator: "<tr").first { $0.contains("data-locale=\"fr\"") })
    #expect(french.contains("aria-label=\"French: 1 warning\">1</a>"), "\(french)")
  }

  @Test("Where their strings are known, they are counted with the tables, and not among the other warnings")
  func stringsOfAbsentTables() throws {
    func absent(_ table: String, _ keys: [String]) -> Finding {
      var finding = Finding(
        rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: table,
        locale: "de", message: "It has no German translation", reason: "no-table")
      finding.strings = keys.map { FoundString(key: $0) }
      return finding
    }
    let table = try table([
      finding("x", .error), finding("y", .error, .fails, "fr"), finding("a", .warning), absent("Search/InfoPlist", ["a", "b"]),
      absent("Sync/InfoPlist", ["a"]), finding("b", .warning, .fails, "fr"),
    ])
    #expect(table.contains(">1 <small class=\"absent\">· whole tables missing: 2, strings in them: 3</small></a>"), "\(table)")
  }

  @Test("A table that every language shown lacks alike is named once below them, and counts among the warnings of each")
  func sharedAbsentTables() throws {
    func absent(_ locale: LocaleID) -> Finding {
      Finding(
        rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "Settings/Root",
        locale: locale, message: "It has no translation into \(locale)", reason: "no-table")
    }
    var result = SampleResult.result
    (result.trend, result.gaps) = (nil, [])
    result.findings = [finding("x", .error), finding("y", .error, .fails, "fr"), absent("de"), absent("fr"), finding("a", .warning)]
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    let table = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(!table.contains("whole tables missing") && table.contains("aria-label=\"German: 2 warnings\">2</a>"), "\(table)")
    // Where one of them has it, the others say so themselves.
    #expect(page.ranges(of: "Tables that none of these languages has, counted among the warnings of each: ").count == 1)
    result.findings.removeAll { $0.reason == "no-table" && $0.locale == "fr" }
    #expect(!HTMLReport.audit(result).contains("Tables that none of these languages has"))
  }

  @Test("A screen without room for them, of less than 700 px, leaves them out")
  func narrow() {
    let page = page([finding("a", .error), finding("b", .warning)])
    #expect(page.contains(/@media ?\(max-width: ?43\.74rem\) ?\{ ?\.failing \.milder ?\{ ?display: ?none/))
    // Where they begin to have room, how many tables are missing takes several lines rather than widening the page.
    #expect(page.contains(/\.failing tbody \.absent ?\{ ?white-space: ?normal/))
  }

  @Test("Whoever goes by Tab has one stop in the table, and arrow keys reach every cell and link in it")
  func stops() throws {
    let page = page([finding("a", .error), finding("b", .warning)])
    let grid = try #require(page.firstMatch(of: /(?s)class HeadGrid \{.*?\n\}\n/)).output
    #expect(grid.contains("this.current.tabIndex = -1") && grid.contains("ArrowRight"))
    #expect(page.contains("table.failing"))
  }
}
