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

  @Test("A language within a sentence is no list of what it is about")
  func within() {
    #expect(!ListedLanguages.are("German", in: "The German text “Sichern” has “%@”, and the source takes no value"))
    #expect(!ListedLanguages.are("German", in: "The title “Notes” does not fit"))
  }
}
