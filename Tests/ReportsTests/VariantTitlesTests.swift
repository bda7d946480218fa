import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Titles of the variants that one finding is true of")
struct VariantTitlesTests {
  private func bar(_ id: String, _ title: String) -> Toolbar {
    let place = SourceLocation(file: "App/Machines.swift", line: 1)
    return Toolbar(
      id: id, name: "\(title) (Machines.swift)", kind: .navigationBar, platforms: [.ios], sourceLocale: "en", location: place,
      title: .literal(title, at: place), variant: .init(bar: "machines", arms: "#if \(id)"))
  }

  private func titles(_ names: [String], isMeasured: Bool = false) -> VariantTitles {
    let bars = names.enumerated().map { bar("\($0.offset)", $0.element) }
    var finding = Finding(
      rule: "r", verdict: .needsReview, certainty: .possible, severity: .warning, blame: .definition, toolbar: "0", item: "heart",
      environmentCount: isMeasured ? 1 : 0, message: "It has no name", reason: "no-name")
    finding.alsoOn = bars.dropFirst().map(\.id)
    return VariantTitles(of: finding) { id in bars.first { $0.id == id } }
  }

  @Test("Each is named, the finding's own first")
  func several() {
    let titles = titles(["Machines SE", "Machines", "Machines"])
    #expect(titles.names == ["Machines SE", "Machines"])
    #expect(titles.inText == "Machines SE, Machines (Machines.swift)")
  }

  @Test("One title is the bar's name as always, and so is the first of many and that of what was measured")
  func one() {
    #expect(titles(["Machines", "Machines"]).names == nil)
    #expect(titles(["A", "B", "C", "D"]).names == nil)
    #expect(titles(["A", "B"], isMeasured: true).inText == nil)
  }
}
