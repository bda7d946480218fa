import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What one function makes for several bars is one cause")
struct CauseMakerTests {
  private func unnamed(on bar: String, line: Int, madeAt made: Int?) -> Finding {
    var finding = Finding(
      rule: "accessible-name-missing", verdict: .fails, certainty: .certain, severity: .error, blame: .definition, toolbar: bar,
      item: "close", table: nil, key: nil, locale: "en", message: "The image close has no accessible name", reason: "no-name")
    finding.definitionLocation = LintelModel.SourceLocation(file: "App/\(bar).swift", line: line)
    finding.madeLocation = made.map { LintelModel.SourceLocation(file: "App/Items.swift", line: $0) }
    return finding
  }

  private func matters(_ findings: [Finding]) -> [Matter] { Matter.all(in: findings, bars: [:], unshipped: []) }

  @Test("Items of one function are mended there, whichever bars show them")
  func oneFunction() {
    let found = matters([unnamed(on: "A", line: 3, madeAt: 7), unnamed(on: "B", line: 5, madeAt: 7)])
    #expect(found.count == 1)
    #expect(found[0].maker == LintelModel.SourceLocation(file: "App/Items.swift", line: 7))
  }

  @Test("Items of two functions, or of none, are two causes")
  func several() {
    #expect(matters([unnamed(on: "A", line: 3, madeAt: 7), unnamed(on: "B", line: 5, madeAt: 9)]).count == 2)
    let own = matters([unnamed(on: "A", line: 3, madeAt: nil), unnamed(on: "B", line: 5, madeAt: nil)])
    #expect(own.count == 2 && own.allSatisfy { $0.maker == nil })
  }
}
