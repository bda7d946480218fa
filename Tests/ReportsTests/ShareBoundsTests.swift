import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("A share of which not all can be told has two bounds")
struct ShareBoundsTests {
  @Test("Both are said where they differ in a percent, and one where they do not")
  func words() {
    #expect(UntranslatedShare(missing: 12, most: 28, all: 100).words.english == "12–28 %")
    #expect(UntranslatedShare(missing: 12, all: 100).words.english == "12 %")
    #expect(UntranslatedShare(missing: 1_000, most: 1_001, all: 100_000).words.english == "1 %")
    #expect(UntranslatedShare(missing: 346, most: 472, all: 2_902).counted.english == "346–472 of 2,902 (12–16 %)")
    #expect(UntranslatedShare(missing: 346, all: 2_902).counted.english == "346 of 2,902 (12 %)")
  }

  @Test("Languages stand by the middle of the bounds, and not by the lower one")
  func order() {
    let wide = UntranslatedShare(missing: 70, most: 88, all: 100)
    let known = UntranslatedShare(missing: 75, all: 100)
    #expect(wide.likely == 0.79 && known.likely == 0.75)
  }

  @Test("What the higher one is stands with the two, for who points at them, hears them or reads the table")
  func higher() throws {
    #expect(UntranslatedShare(missing: 59, most: 74, all: 100).ifCopiesCount?.english == "74 % if copies count")
    #expect(UntranslatedShare(missing: 59, all: 100).ifCopiesCount == nil)
    var result = SampleResult.result
    let table = try #require(result.project.tables.first).id
    var gap = TableGap(table: table, locale: "de", missing: 59, strings: 100)
    gap.told = TableGap.Told(copies: 0, possibleCopies: 15, new: 0)
    (result.gaps, result.trend) = ([gap], nil)
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(head.contains("<abbr title=\"74 % if copies count\">59–74 %</abbr>"), "\(head)")
    #expect(page.contains(" 59–74 of 100 (59–74 %), 74 % if copies count\""))
  }

  @Test("Amounts of a sentence have their thousands set apart, in each language as it does so")
  func amounts() {
    let message: Message = "\(amount: 2_767) of \(amount: 2_902)"
    #expect(message.english == "2,767 of 2,902" && message.template == "%lld of %lld")
    #expect(Localizer(language: "de").text(message) == "2.767 von 2.902")
    #expect(GapsApart.new(1_204).english == "of these in no language yet: 1,204")
    #expect(TableGap(table: TableID(folder: "A", name: "L"), locale: "de", missing: 2_421, strings: 2_539).words.english.hasSuffix(": 2,421 of 2,539"))
  }

  @Test("Of how many strings a share is stands below the head's table, once, as far as languages agree")
  func denominators() {
    #expect(FailingLanguages.denominator(648, 648).english == "Untranslated is a share of the strings to be translated: 648")
    #expect(FailingLanguages.denominator(648, 648, of: 648).english == "Untranslated is a share of the strings to be translated: 648")
    let whole = FailingLanguages.denominator(2_902, 2_902, of: 3_130).english
    #expect(whole.hasPrefix("Untranslated is a share of 2,902 of the 3,130 strings of these tables: what no code asks for"))
    let several = FailingLanguages.denominator(640, 2_537).english
    #expect(several == "Untranslated is a share of the strings to be translated, by language: 640–2,537")
  }
}
