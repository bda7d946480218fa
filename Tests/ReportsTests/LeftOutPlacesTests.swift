import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Places of buttons outside bars")
struct LeftOutPlacesTests {
  private func result(_ count: Int) -> AuditResult {
    var result = SampleResult.result
    result.criteria = ["4.1.2": ["accessible-name-missing"]]
    let places = (1...count).map { "Player.swift:\($0)" }
    result.project.leftOut = [LeftOut(reason: .outsideBarsInCode, files: 1, places: places, buttons: count)]
    return result
  }

  private func section(_ count: Int) -> String {
    CriteriaSection(result: result(count)).markup.reduce(into: "") { $0 += $1.page(in: .english) }
  }

  @Test("The page lists every place, folded, below the sentence that names three")
  func page() {
    let page = section(27)
    #expect(page.contains("and 24 more"))
    #expect(page.contains("<summary>All places: 27</summary>"))
    for line in 1...27 { #expect(page.contains("<li><code>Player.swift:\(line)</code>"), "\(line)") }
  }

  @Test("Where the sentence names all of them there is no list")
  func few() {
    #expect(!section(3).contains("All places"))
  }

  @Test("The text names twenty, and the command that lists the others")
  func text() {
    let few = result(20).leftOutLines(naming: LeftOut.namedInText)[0].english
    #expect(few.contains("Player.swift:20") && !few.contains(" more") && !few.contains("lintel audit"))
    let many = result(27).leftOutLines(naming: LeftOut.namedInText)[0].english
    #expect(many.contains("Player.swift:20") && !many.contains("Player.swift:21"))
    #expect(many.hasSuffix("and 7 more. All of them are in the XML report: lintel audit . --format xml"))
  }

  @Test("Folders that were left out are named as before, three of them")
  func folders() {
    var result = SampleResult.result
    result.project.leftOut = [LeftOut(reason: .dependencies, places: ["a", "b", "c", "d"])]
    let line = result.leftOutLines(naming: LeftOut.namedInText)[0].english
    #expect(line == "Not entered, because dependencies and built files lie there: a, b, c and 1 more.")
  }
}
