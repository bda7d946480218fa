import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Whose a language's errors are, in the table of the page's head")
struct OtherOwnersTests {
  private func error(_ key: String, _ blame: Blame, _ locale: LocaleID?) -> Finding {
    Finding(
      rule: "format", verdict: .fails, certainty: .certain, severity: .error, blame: blame, table: locale == nil ? nil : "Titles",
      key: locale == nil ? nil : key, locale: locale, message: "It breaks", reason: key)
  }

  private func table(_ findings: [Finding]) throws -> String {
    var result = SampleResult.result
    (result.findings, result.trend) = (findings, nil)
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    return String(try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output)
  }

  @Test("Errors that others than translators mend stand beside theirs, each owner with how many, and lead to these")
  func others() throws {
    let table = try table([
      error("a", .translation, "de"), error("b", .definition, "de"), error("c", .definition, "de"), error("d", .translation, "fr"),
    ])
    #expect(table.contains("<th scope=\"col\" class=\"others\"><span class=\"in-full\">Errors for others</span>"))
    let german = try #require(table.split(separator: "<tr").first { $0.contains("data-locale=\"de\"") })
    #expect(german.contains("aria-label=\"German: 3 errors\">3</a>") && german.contains("aria-label=\"German: translators: 1 error\">1</a>"))
    #expect(
      german.contains(
        "<a href=\"#find?locale=de&amp;blame=definition&amp;kind=error\" aria-label=\"German: developers: 2 errors\">developers: 2</a>"))
    // A narrow screen has one column for all owners.
    #expect(german.contains("<span class=\"in-short\"><a ") && german.contains(">translators: 1</a>"))
    let french = try #require(table.split(separator: "<tr").first { $0.contains("data-locale=\"fr\"") })
    #expect(!french.contains("developers"))
  }

  @Test("Owners stand in a line, in a word each that is said as it is shown; the whole name is its title")
  func brief() throws {
    let table = try table([error("a", .source, "de"), error("b", .source, "de"), error("c", .layout, "de")])
    let german = try #require(table.split(separator: "<tr").first { $0.contains("data-locale=\"de\"") })
    #expect(
      german.contains(" aria-label=\"German: source: 2 errors\" title=\"writers of the source text\">source: 2</a>"), "\(german)")
    #expect(
      german.contains(" aria-label=\"German: designers: 1 error\" title=\"toolbar designers\">designers: 1</a>"), "\(german)")
    #expect(HTMLReport.audit(SampleResult.result).contains(/min-width: ?64rem\) ?\{ ?\.failing :is\(tbody th, ?\.others\) ?\{ ?white-space: ?nowrap/))
  }

  @Test("A row is headed by its language's name alone, with which each of its cells is read")
  func heading() throws {
    let table = try table([error("a", .translation, "de"), error("b", .definition, "de")])
    #expect(table.contains(/<th scope="row"><a href="#find\?locale=de">German</))
  }

  @Test("On the narrowest screens their column takes no more room than a scroll bar leaves")
  func narrow() {
    #expect(HTMLReport.audit(SampleResult.result).contains(/\.failing \.others ?\{ ?min-width: ?5rem; ?overflow-wrap: ?anywhere/))
  }

  @Test("On a phone a language's row names the owner who has most, with the way to all of its errors")
  func phone() throws {
    let findings = [error("a", .translation, "de"), error("b", .definition, "de"), error("c", .definition, "de"), error("d", .translation, "fr")]
    let table = try table(findings)
    let german = try #require(table.split(separator: "<tr").first { $0.contains("data-locale=\"de\"") })
    #expect(
      german.contains(
        "<a class=\"more-owners\" href=\"#find?locale=de&amp;kind=error\" aria-label=\"German: Owner: and 1 more\">and 1 more</a>"))
    #expect(german.contains(/<td class="others"><a [^>]*blame=definition/))
    let french = try #require(table.split(separator: "<tr").first { $0.contains("data-locale=\"fr\"") })
    #expect(!french.contains("more-owners"))
    #expect(HTMLReport.audit(SampleResult.result).contains(/td\.others ?> ?:nth-child\(n ?\+ ?2\) ?\{ ?display: ?none/))
  }

  @Test("Where translators have all there is no such column, and each row has as many cells as the head")
  func translatorsAlone() throws {
    #expect(try !table([error("a", .translation, "de"), error("d", .translation, "fr")]).contains("others"))
    let table = try table([error("a", .translation, "de"), error("b", .layout, "fr"), error("c", .definition, SampleProject.project.sourceLocale)])
    let cells = table.split(separator: "<tr").dropFirst().filter { !$0.contains("class=\"lost\"") }.map { $0.matches(of: /<t[hd][ >]/).count }
    #expect(Set(cells).count == 1, "\(cells)")
  }
}
