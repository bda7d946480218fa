import Foundation
import LintelAudit
import LintelFindings
import LintelModel
import LintelRules
import Testing

@testable import LintelReports

/// Holds `Locales/Lintel.xcstrings` to what reports say today. `make record` adds what is new to it, in English.
@Suite("The catalogue of Lintel's own words")
struct CatalogueTests {
  @Test("Everything that reports and its rules say stands in it; if something is new, run `make record`")
  func isComplete() async throws {
    let said = await SaidWords()
    var catalogue = try CatalogueFile()
    // A rule that nobody has translated speaks English: whoever adds one has nothing to do here.
    let known =
      said.reports + said.rules.sorted { $0.key < $1.key }.filter { catalogue.knows(rule: $0.key) }.flatMap(\.value)
    let new = catalogue.add(said.all)
    if ProcessInfo.processInfo.environment["LINTEL_RECORD"] == "1" { try catalogue.write() }
    #expect(try CatalogueFile().missing(of: known).isEmpty, "\(new)")
    let orphans = try CatalogueFile().orphans(of: said.all, rules: Set(Rule.all.map(\.id)))
    #expect(orphans.isEmpty, "nobody says this any more: delete it from the catalogue")
  }

  @Test("Its entries stand in the order of their keys' code points, as `make record` writes them")
  func isInOrder() throws {
    let recorded = try CatalogueFile()
    #expect(try recorded.json() == CatalogueFile.contents(), "run `make record`")
  }
}
