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
  @Test("Everything that core rules and reports say stands in it; if something is new, run `make record`")
  func isComplete() async throws {
    let said = await SaidWords.all
    var catalogue = try CatalogueFile()
    let new = catalogue.add(said)
    if ProcessInfo.processInfo.environment["LINTEL_RECORD"] == "1" { try catalogue.write() }
    #expect(try CatalogueFile().missing(of: said).isEmpty, "\(new)")
    let orphans = try CatalogueFile().orphans(of: said, rules: Set(Rule.all.map(\.id)))
    #expect(orphans.isEmpty, "nobody says this any more: delete it from the catalogue")
  }

  @Test("Its entries stand in the order of their keys' code points, as `make record` writes them")
  func isInOrder() throws {
    let recorded = try CatalogueFile()
    #expect(try recorded.json() == CatalogueFile.contents(), "run `make record`")
  }
}
