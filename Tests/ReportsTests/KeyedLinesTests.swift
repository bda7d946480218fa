import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Keys and places of a cause as a table")
struct KeyedLinesTests {
  private func unit(_ key: String, _ locale: LocaleID, _ advice: Message?, _ kind: FindingKind = .error) -> KeyedString {
    KeyedString(
      name: TranslationStrings.Name(table: "T", key: key), locale: locale,
      location: LintelModel.SourceLocation(file: "T.strings", line: 1), isOfSource: false, target: nil, kind: kind,
      advice: advice)
  }

  private func lines(_ units: [KeyedString], isOfSeveralKinds: Bool = false) -> [String] {
    KeyedLines(units: units, model: PageModel(SampleResult.result), isOfSeveralKinds: isOfSeveralKinds).markup.map {
      $0.page(in: .english)
    }
  }

  @Test("A language is seen once above its strings, and each line has it for tickets and for who listens")
  func languages() {
    let lines = lines([unit("a", "de", nil), unit("b", "de", nil), unit("c", "fr", nil)])
    let own = lines.map { $0.contains("again") }
    #expect(own == [false, true, false])
    #expect(lines[0].contains("German</span>") && lines[1].contains("German</span>") && lines[2].contains("French</span>"))
  }

  @Test("Advice that strings of a language in turn have alike is seen once, and anew where a line differs in how grave it is")
  func advice() {
    let lines = lines([
      unit("a", "de", "Put it there."), unit("b", "de", "Put it there."), unit("c", "de", "Delete it."),
      unit("d", "fr", "Delete it."),
    ])
    #expect(lines.allSatisfy { $0.contains(" it") })
    let repeated = lines.map { $0.contains("remark again") }
    #expect(repeated == [false, true, false, false])
    let grave = self.lines([unit("a", "de", "Delete it."), unit("b", "de", "Delete it.", .warning)], isOfSeveralKinds: true)
    #expect(grave.allSatisfy { !$0.contains("remark again") })
  }

  @Test("No entry is broken across columns, and a phone has what belongs to a key below it")
  func style() {
    let page = HTMLReport.audit(SampleResult.result)
    #expect(page.contains(".facts .keys > ul { columns: auto; display: grid;"))
    #expect(page.contains(".facts li { break-inside: avoid; }"))
    #expect(page.contains(".facts .keys > ul { grid-template-columns: minmax(0, 1fr); }"))
  }
}
