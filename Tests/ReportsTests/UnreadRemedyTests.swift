import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What helps where texts of bars could not be read")
struct UnreadRemedyTests {
  private func audit(_ readings: [AuditResult.UnresolvedReading]) -> AuditResult {
    var result = SampleResult.result
    (result.coverage.labelsResolved, result.coverage.labelsUnresolved) = (1, 3)
    result.coverage.unresolvedThrough = readings
    return result
  }

  @Test("The page says what the text report says: through what they are read, and which lines resolve them")
  func lines() {
    let result = audit([.init(name: "tr", count: 2, entry: "tr(_:)", resolvable: 2), .init(name: "model.title", count: 1)])
    let (page, text) = (HTMLReport.audit(result), TextReport.render(result, colour: false, width: 200))
    for report in [page, text] {
      #expect(report.contains("They are read through: ") && report.contains("These lines of lintel.yml resolve"))
      #expect(!report.contains("If one of them looks up a key"))
    }
    #expect(text.contains("  localized-functions:\n    - tr(_:)\n"))
    #expect(page.contains("<code>localized-functions:</code>"))
    #expect(page.contains("<code>- tr(_:)</code>"))
  }

  @Test("Where no line is known that helps, both say what to name there; where nothing has a name, neither does")
  func advice() {
    let named = audit([.init(name: "Window.titleKey", count: 3)])
    for report in [HTMLReport.audit(named), TextReport.render(named, colour: false, width: 300)] {
      #expect(report.contains("name it under localized-functions in lintel.yml"))
    }
    let constant = audit([.init(name: "ShareItemIdentifier", count: 1, isCall: false)])
    for report in [HTMLReport.audit(constant), TextReport.render(constant, colour: false, width: 300)] {
      #expect(report.contains("They are read through") && !report.contains("localized-functions"))
    }
    let unnamed = audit([.init(name: "", count: 3)])
    for report in [HTMLReport.audit(unnamed), TextReport.render(unnamed, colour: false, width: 300)] {
      #expect(!report.contains("They are read through") && !report.contains("localized-functions"))
    }
  }
}
