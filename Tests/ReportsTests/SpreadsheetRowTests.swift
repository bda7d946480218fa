import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Rows for spreadsheets of what is told of several languages or strings")
struct SpreadsheetRowTests {
  /// Told of Arabic and German at once, with the figures of Arabic.
  private func several() throws -> AuditResult {
    var result = SampleResult.result
    var finding = try #require(result.findings.first { $0.rule == "title-truncated" && $0.locale == "ar" })
    (finding.isAboutTitle, finding.environmentCount, finding.locale, finding.over) = (true, 6, nil, nil)
    finding.locales = ["ar", "de"]
    finding.evidence = [.points("needed", 240), .points("available", 150), .points("over", 90)]
    result.findings = [finding]
    let own: [LocaleID: (needed: Points, room: Points)] = ["ar": (240, 150), "de": (200, 170)]
    for index in result.bars.indices where result.bars[index].toolbar.id == SampleProject.settings.id {
      guard let (needed, room) = own[result.bars[index].locale] else { continue }
      for number in result.bars[index].layouts.indices {
        result.bars[index].layouts[number].title?.needed = Width(exactly: needed)
        result.bars[index].layouts[number].title?.room = Width(exactly: room)
        result.bars[index].layouts[number].title?.cut = .certain
      }
    }
    return result
  }

  @Test("Each language has its own room, and is too wide by its own points")
  func rooms() throws {
    let names = CSVReport.columns
    let over = try #require(names.firstIndex(of: "over (pt)"))
    let room = try #require(names.firstIndex(of: "room (pt)"))
    let left = try #require(names.firstIndex(of: "room left (pt)"))
    let rows = try CSVReport.audit(several()).split(separator: "\r\n").filter { $0.contains(",title-truncated,") }
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    #expect(rows.map { $0[0] } == ["ar", "de"])
    #expect(rows.map { $0[over] } == ["90", "30"])
    #expect(rows.map { $0[room] } == ["150", "170"])
    #expect(rows.map { $0[left] } == ["-90", "-30"])
  }

  @Test("A finding counts once, in a row that is as grave as the page says, however many rows it has")
  func counts() throws {
    var result = try several()
    result.findings[0].strings = [
      FoundString(locale: "ar", gravity: Gravity(.needsReview, .error)), FoundString(locale: "de"),
      FoundString(item: "save", locale: "de"),
    ]
    let finding = result.findings[0].fingerprint
    let rows = CSVReport.audit(result).split(separator: "\r\n").filter { $0.contains(",title-truncated,") }
    #expect(rows.map { $0.contains(",\(finding),1,") } == [true, false, false])
    #expect(rows.map { $0.contains(",\(finding),0,") } == [false, true, true])
    #expect(rows.map { $0.hasPrefix("ar,needs review,") || $0.hasPrefix("de,error,") } == [true, true, true])
  }

  @Test("The sum of what rows count as is the number of findings, and other texts count as nothing")
  func sum() {
    let rows = CSVReport.audit(SampleResult.result).split(separator: "\r\n")
    for finding in SampleResult.result.findings {
      #expect(rows.count { $0.contains(",\(finding.fingerprint),1,") } == 1)
    }
    #expect(rows.filter { $0.contains(",nothing found,") }.allSatisfy { $0.hasSuffix(",,,,,,,") })
  }
}
