import LintelDatabase
import LintelFindings
import LintelModel
import Testing

@testable import LintelFleet
@testable import LintelReports

@Suite("Languages of a fleet")
struct LanguageGravityTests {
  private let fleet: SampleFleet

  init() throws { fleet = try SampleFleet() }

  /// One finding that is an error of German, a warning of French, a question of Japanese, and of the source a note.
  private static var result: AuditResult {
    var result = SampleFleet.result()
    var found = Finding(
      rule: "plural", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "Main", key: "a",
      message: "It breaks", reason: "r")
    found.locales = ["de", "en", "fr", "ja"]
    found.strings = [
      FoundString(locale: "de"), FoundString(locale: "en", gravity: Gravity(.fails, .note)),
      FoundString(locale: "fr", gravity: Gravity(.fails, .warning)),
      FoundString(locale: "ja", gravity: Gravity(.needsReview, .error)),
    ]
    // What code says is wrong in every language, and told in the source's.
    let everywhere = Finding(
      rule: "unnamed", verdict: .fails, certainty: .certain, severity: .error, blame: .definition,
      toolbar: result.project.toolbars[0].id, locale: "en", message: "No name", reason: "r")
    result.findings = [found, everywhere]
    return result
  }

  @Test("Each language of a joined finding has how grave it is there; the finding has the worst")
  func rows() {
    let rows = SampleFleet.rows("Birds", Self.result)
    let kinds = rows[.findingLanguage].map { row in row.dropFirst().map { $0.text ?? "" }.joined(separator: " ") }
    #expect(kinds == ["de error fails", "en note fails", "fr warning fails", "ja error needsReview"])
    #expect(rows[.finding].map { $0[2] } == [.text("error"), .text("error")])
  }

  @Test("The page counts languages as the project’s own page does, and what is wrong whatever the language in none")
  func page() throws {
    let database = try fleet.database("one", [("", SampleFleet.rows("Birds", Self.result))])
    let summary = try FleetPage(of: database, run: "").summary
    func counts(_ locale: LocaleID) -> [Int] {
      summary.languages[locale].map { [$0.errors, $0.warnings, $0.reviews, $0.notes] } ?? []
    }
    #expect(counts("de") == [1, 0, 0, 0] && counts("fr") == [0, 1, 0, 0])
    #expect(counts("ja") == [0, 0, 1, 0] && counts("en") == [0, 0, 0, 1])
    #expect(summary.projects[0].figures.errors == 2)
  }

  @Test("So does what is drawn over several runs, where notes count in no language")
  func course() throws {
    let rows = SampleFleet.rows("Birds", Self.result)
    let database = try fleet.database("two", [("monday", rows), ("tuesday", rows)])
    let runs = try FleetPage(of: database, run: "tuesday").summary.runs
    #expect(runs.map(\.languages) == Array(repeating: ["de": 1, "fr": 1, "ja": 1], count: 2))
    #expect(AuditRun(Self.result, file: "a.xml").languages == runs[0].languages)
  }
}
