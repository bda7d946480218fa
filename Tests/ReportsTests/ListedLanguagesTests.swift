import Testing

@testable import LintelReports

@Suite("Languages behind a sentence that may say them itself")
struct ListedLanguagesTests {
  @Test("A sentence that ends with its language, or lists all of them, does not get them once more")
  func said() {
    #expect(ListedLanguages.are("German", in: "“Save” has lost the translation that it had in Localizable: German"))
    #expect(ListedLanguages.are("French", in: "Translations that were there before are gone from Localizable: 3 (French)"))
    #expect(ListedLanguages.are("Hebrew, Arabic", in: "The symbol points the wrong way in Hebrew, Arabic"))
  }

  @Test("So it is in Japanese and Chinese, whose commas, colons and brackets are others")
  func marks() {
    #expect(ListedLanguages.are("デンマーク語、ドイツ語", in: "Gardenの10言語のうち2言語（デンマーク語、ドイツ語）と、テーブルのない8言語"))
    #expect(ListedLanguages.are("ドイツ語", in: "Gardenの10言語のうち1言語（ドイツ語）と、テーブルのない8言語"))
    #expect(ListedLanguages.are("ドイツ語", in: "Localizableにあった訳文がなくなりました：ドイツ語"))
    #expect(ListedLanguages.are("丹麦语、德语", in: "Garden 的 10 种语言中的 2 种（丹麦语、德语），以及没有该表的 8 种"))
    #expect(!ListedLanguages.are("ドイツ語", in: "ドイツ語のテキストが収まりません"))
  }

  @Test("A language within a sentence is no list of what it is about")
  func within() {
    #expect(!ListedLanguages.are("German", in: "The German text “Sichern” has “%@”, and the source takes no value"))
    #expect(!ListedLanguages.are("German", in: "The title “Notes” does not fit"))
  }
}
