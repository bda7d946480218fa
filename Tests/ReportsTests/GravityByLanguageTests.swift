import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What is about several languages counts in each as grave as it is there")
struct GravityByLanguageTests {
  /// An error of German, a warning of French, a question of Japanese, and of the source a note.
  private static var result: AuditResult {
    var found = Finding(
      rule: "plural", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "Titles", key: "a",
      message: "It breaks", reason: "r")
    found.locales = ["de", "en", "fr", "ja"]
    found.strings = [
      FoundString(locale: "de"), FoundString(locale: "en", gravity: Gravity(.fails, .note)),
      FoundString(locale: "fr", gravity: Gravity(.fails, .warning)),
      FoundString(locale: "ja", gravity: Gravity(.needsReview, .error)),
    ]
    var result = SampleResult.result
    result.findings = [found]
    return result
  }

  @Test("The counts of a language, and the order of languages, go by it; the total goes by the worst")
  func counts() {
    let counts = PageModel(Self.result).counts
    #expect(Tally(counts.all).errors == 1)
    let order: [LocaleID] = ["de", "fr", "ja", "en"]
    let kinds: [FindingKind] = [.error, .warning, .review, .note]
    #expect(order.compactMap { counts.tally(of: $0).worst } == kinds)
    #expect(counts.order.filter { counts.languages[$0] != nil } == order)
  }

  @Test("Each cell of the map has its language's kind")
  func map() {
    let page = HTMLReport.audit(Self.result)
    let cells = page.matches(of: /<td class="(\w+)" data-counts="([^"]*)"/).map { "\($0.1) \($0.2)" }
    #expect(cells == ["error 1 0 0 0", "error 1 0 0 0", "warning 0 1 0 0", "review 0 0 1 0", "note 0 0 0 1"])
  }

  @Test("What is less grave in some language has a mark of that kind, which shows as soon as the language is chosen")
  func marks() throws {
    let page = HTMLReport.audit(Self.result).replacing("\u{A0}", with: " ")
    let summary = try #require(page.firstMatch(of: /(?s)<details class="part table".*?<\/summary>/)).output
    let marks = summary.matches(of: /<span class="mark (\w+)"( hidden="hidden")?><span aria-hidden="true">[^<]*<\/span>(\d)</)
    #expect(marks.map { "\($0.1) \($0.3)" } == ["error 1", "warning 0", "review 0", "note 0"])
    #expect(marks.map { $0.2 != nil } == [false, true, true, true])
    #expect(summary.contains("<span class=\"vh\"> Warnings </span>") && summary.contains("<span class=\"vh\"> error </span>"))
    #expect(page.contains("mark.hidden = findings ? count === 0 : isOfSome;"))
    // As grave everywhere, it is of one kind.
    var result = Self.result
    result.findings[0].strings = []
    #expect(!HTMLReport.audit(result).contains(/<span class="mark \w+" hidden/))
  }

  @Test("The head names no language in which it is no error, and the filters find it under each language’s own kind")
  func head() throws {
    let page = HTMLReport.audit(Self.result)
    let head = try #require(page.firstMatch(of: /(?s)<header class="masthead">.*?<\/header>/)).output
    #expect(head.contains("locale=de&amp;kind=error") && !head.contains("locale=en&amp;kind=error"))
    #expect(try #require(Self.result.errorSpread).english.hasPrefix("Languages with errors: 1 of "))
    #expect(page.contains("data-kinds=\"de:error en:note fr:warning ja:review\""))
    // Marks, order and rows of what is found go by the same kind.
    #expect(page.contains("element.kind = kindOf(element)") && page.contains("FoundCauses.badge(element)"))
  }

  @Test("The head gives translators no share of a language's errors where theirs is no error")
  func translators() throws {
    var result = Self.result
    result.findings.append(
      Finding(
        rule: "format", verdict: .fails, certainty: .certain, severity: .error, blame: .definition, table: "Titles", key: "b",
        locale: "fr", message: "It breaks", reason: "r"))
    let page = HTMLReport.audit(result)
    let head = try #require(page.firstMatch(of: /(?s)<header class="masthead">.*?<\/header>/)).output
    #expect(head.contains("locale=fr&amp;kind=error"))
    let errors = try #require(head.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(errors.contains("locale=fr&amp;kind=error") && !errors.contains("locale=fr&amp;blame=translation"))
  }

  @Test("So do tables for spreadsheets, and what is drawn over time")
  func tables() {
    let rows = CSVReport.audit(Self.result).split(whereSeparator: \.isNewline)
    for start in ["de,error,fails,", "en,note,fails,", "fr,warning,fails,", "ja,needs review,needs review,"] {
      #expect(rows.contains { $0.hasPrefix(start) }, "\(start)")
    }
    #expect(AuditRun(Self.result, file: "a.xml").languages == ["de": 1, "fr": 1, "ja": 1])
  }

  @Test("A string of all its languages is as grave in each, beside one that is less grave in one of them")
  func ofAll() {
    var found = Self.result.findings[0]
    found.strings = [FoundString(key: "b"), FoundString(key: "a", locale: "fr", gravity: Gravity(.fails, .note))]
    #expect(found.kindsByLanguage == ["de": .error, "en": .error, "fr": .error, "ja": .error])
  }
}
