import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// A bar whose items the app puts in order while it runs says so wherever they are shown.
@Suite("Items whose order is not known")
struct UnknownOrderTests {
  private static let words = "The order of the items is not known"

  private static let result: AuditResult = {
    var result = SampleResult.result
    for bar in result.project.toolbars.indices {
      for item in result.project.toolbars[bar].items.indices {
        result.project.toolbars[bar].items[item].facts.hasKnownPlace = .declared(false)
      }
    }
    return result
  }()

  @Test("The page says it with the bar, and inspect below the bar's name")
  func reports() {
    #expect(HTMLReport.audit(Self.result).contains(Self.words))
    #expect(!HTMLReport.audit(SampleResult.result).contains(Self.words))
    #expect(TextReport.inspect(Self.result.project, width: 200).contains(Self.words))
    #expect(JSONReport.inspect(Self.result.project).contains("\"hasKnownPlace\""))
  }

  @Test("A stored report keeps it")
  func stored() throws {
    let stored = try StoredReport.read(Array(XMLReport.audit(Self.result).utf8), file: "a.xml").result
    let items = stored.project.toolbars.flatMap(\.items)
    #expect(!items.isEmpty && items.allSatisfy { $0.facts.hasKnownPlace == .declared(false) })
  }

  @Test("An order that is known is not spoken of")
  func known() {
    #expect(SampleResult.result.project.toolbars.allSatisfy { $0.unknownOrder == nil })
    #expect(Self.result.project.toolbars[0].unknownOrder != nil)
  }
}
