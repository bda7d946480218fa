import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Which finding heads a cause of cut texts")
struct FoundWidthsTests {
  /// The German title lacks 20 points; what is told of Arabic and French at once lacks as many in Arabic.
  private func result(arabic over: Points) throws -> AuditResult {
    var result = SampleResult.result
    var german = try #require(result.findings.first { $0.rule == "title-truncated" && $0.locale == "de" })
    (german.isAboutTitle, german.environmentCount, german.over) = (true, 6, 20)
    var several = german
    (several.locale, several.over, several.fingerprint) = (nil, nil, "several")
    several.locales = ["ar", "fr"]
    result.findings = [german, several]
    for index in result.bars.indices
    where result.bars[index].locale == "ar" && result.bars[index].toolbar.id == SampleProject.settings.id {
      for number in result.bars[index].layouts.indices {
        result.bars[index].layouts[number].title?.needed = Width(exactly: 150 + over)
        result.bars[index].layouts[number].title?.room = Width(exactly: 150)
        result.bars[index].layouts[number].title?.cut = .certain
      }
    }
    return result
  }

  @Test("The language that lacks most room heads it, also where it is told with others and its finding has no figure")
  func widest() throws {
    let wide = try result(arabic: 90).matters
    #expect(wide.count == 1 && wide[0].findings.map(\.languages) == [["ar", "fr"], ["de"]])
    let narrow = try result(arabic: 10).matters
    #expect(narrow.count == 1 && narrow[0].findings.map(\.languages) == [["de"], ["ar", "fr"]])
  }

  @Test("What is less sure heads nothing, however wide it is")
  func unsure() throws {
    var result = try result(arabic: 90)
    result.findings[1].certainty = .likely
    #expect(result.matters.first?.findings.first?.locale == "de")
  }
}
