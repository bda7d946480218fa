import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What the menu of languages says of each")
struct LanguageMenuTests {
  private func menu(work: [Message], _ entries: [PageModel.Entry] = []) -> String {
    languagePicker(["de"], clean: .clean, work: ["de": work]) { _ in entries }.page(in: .english)
  }

  @Test("Where something is to be done, it does not say that nothing was found")
  func work() {
    #expect(menu(work: []).contains("German (nothing found)</option>"))
    #expect(menu(work: SheetCounts(toTranslate: 0, toMend: 1).words).contains("German (1 to mend)</option>"))
    #expect(menu(work: SheetCounts(toTranslate: 2, toMend: 1).words).contains("German (2 to translate · 1 to mend)</option>"))
  }

  @Test("What was found stands before what is to be done")
  func found() throws {
    let entry = try #require(PageModel(SampleResult.result).counts.languages["de"]?.first { $0.finding.locale == "de" })
    let words = menu(work: SheetCounts(toTranslate: 0, toMend: 1).words, [entry])
    #expect(words.contains(" · 1 to mend)</option>") && !words.contains("nothing found"))
  }
}
