import LintelUnicodeText
import Testing

@Suite struct BreaksTests {
  @Test("Words end where a language says, in Thai by dictionary")
  func words() {
    #expect(Breaks(.words, locale: "en").ends(in: "Save as") == [4, 5, 7])
    #expect(Breaks(.words, locale: "th").ends(in: "การตั้งค่า").count > 1)
    #expect(Breaks(.words, locale: "en").ends(in: "") == [])
  }

  @Test("Lines end after spaces and hyphens, and not between a number and its sign")
  func lines() {
    #expect(Breaks(.lines, locale: "en").ends(in: "Save as PDF") == [5, 8, 11])
    #expect(Breaks(.lines, locale: "de").ends(in: "E-Mail 50\u{A0}%") == [2, 7, 11])
    #expect(Breaks(.lines, locale: "../../etc").ends(in: "a b") == [2, 3])
  }

  @Test("Stretches stand in visual order")
  func visualOrder() {
    let runs = Itemizer().visualRuns("אב PDF גד")
    #expect(runs.map(\.range) == [6..<9, 3..<6, 0..<3])
    #expect(runs.map(\.isRightToLeft) == [true, false, true])
    #expect(Itemizer().visualRuns("").isEmpty)
    #expect(Itemizer().visualRuns("…", isRightToLeft: true).map(\.isRightToLeft) == [true])
  }

  @Test("Title case follows the language")
  func titleCase() {
    #expect(TitleCase(locale: "nl").titlecased("ijsland openen") == "IJsland Openen")
    #expect(TitleCase(locale: "tr").titlecased("istanbul ızgara") == "İstanbul Izgara")
    #expect(TitleCase(locale: "en").titlecased("") == "")
  }

  @Test("Numbers have a language's digits and separators")
  func numbers() {
    #expect(Numbers(locale: "ar-EG").string(1_234_567, isGrouped: true) == "١٬٢٣٤٬٥٦٧")
    #expect(Numbers(locale: "hi").string(1_234_567, isGrouped: true) == "12,34,567")
    #expect(Numbers(locale: "de").string(1234.5, decimals: 1, isGrouped: true) == "1.234,5")
    #expect(Numbers(locale: "en").string(1234) == "1234")
    #expect(Numbers(locale: "fa").string(-0.5, decimals: 2) == "\u{200E}−۰٫۵۰")
  }
}
