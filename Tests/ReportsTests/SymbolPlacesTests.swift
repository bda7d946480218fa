import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Causes about items that show a symbol alone")
struct SymbolPlacesTests {
  private func result(of symbols: [String] = ["phone", "mic", "chevron.up"]) -> AuditResult {
    var result = SampleResult.result
    var bar = SampleProject.mail
    bar.items = symbols.enumerated().map { index, symbol in
      var item = bar.items[0]
      (item.id, item.symbol) = ("item-\(index)", symbol)
      return item
    }
    result.project.toolbars = [bar]
    result.findings = bar.items.enumerated().map { index, item in
      Finding(
        rule: "symbol-spoken", verdict: .needsReview, certainty: .likely, severity: .warning, blame: .definition,
        toolbar: bar.id, item: item.id, locale: "en", message: "The symbol \(item.symbol ?? "") is spoken", reason: "r",
        definitionLocation: LintelModel.SourceLocation(file: "App/Chat.swift", line: index + 10))
    }
    return result
  }

  @Test("A cause names each of its symbols, with its place, as it does keys")
  func named() throws {
    let result = result()
    let model = PageModel(result)
    let cause = try #require(result.matters.first)
    #expect(cause.findings.count == 3)
    #expect(CauseSamples(of: cause, on: model).samples.map(\.text) == ["mic", "chevron.up"])
    #expect(SymbolPlaces(of: cause, on: model).lines.map(\.symbol) == ["phone", "mic", "chevron.up"])
    let page = HTMLReport.audit(result)
    for (symbol, line) in [("phone", 10), ("mic", 11), ("chevron.up", 12)] {
      #expect(page.contains("<code>\(symbol)</code> <span class=\"where\">App/Chat.swift:\(line)</span>"), "\(symbol)")
    }
  }

  @Test("Of several owners each has in the ticket the symbols that are theirs, and what has a key beside them")
  func owned() throws {
    var result = result(of: ["phone", "mic", "pencil", "trash"])
    for index in 2...3 { result.findings[index].blame = .layout }
    var keyed = result.findings[3]
    (keyed.key, keyed.table, keyed.message) = ("delete", "Titles", "The symbol trash is spoken")
    result.findings[3] = keyed
    #expect(result.matters.count == 1)
    let page = HTMLReport.audit(result)
    let list = try #require(page.firstMatch(of: /(?s)<ul class="owners">.*?<\/ul>/)).output
    let lines = list.split(separator: "<li data-kind=").dropFirst().map { String($0) }
    #expect(lines.count == 2)
    for line in lines {
      let isOfDevelopers = line.contains("For developers")
      for (symbol, isTheirs) in [("phone", true), ("mic", true), ("pencil", false)] {
        #expect(line.contains("<code>\(symbol)</code> <span class=\"where\">") == (isTheirs == isOfDevelopers), "\(symbol)")
      }
      #expect(line.contains(">delete</code>") == !isOfDevelopers)
    }
  }

  @Test("More of them than a ticket takes are counted")
  func omittedOnes() {
    let page = HTMLReport.audit(result(of: (1...1_002).map { "symbol-\($0)" })).replacing("\u{A0}", with: " ")
    #expect(page.contains(/<li>And (<[^>]*>)?2(<[^>]*>)? more, in the XML report\.<\/li>/))
  }
}
