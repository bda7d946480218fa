import LintelUnicodeText
import Testing

@Suite struct PluralCategoriesOfLanguages {
  private func names(_ locale: String) -> [String] { PluralCategories.of(locale: locale).map(\.name) }

  @Test(
    "Every language has its categories, in CLDR's order",
    arguments: [
      ("en", ["one", "other"]), ("ja", ["other"]), ("ru", ["one", "few", "many", "other"]),
      ("ar", ["zero", "one", "two", "few", "many", "other"]), ("sl", ["one", "two", "few", "other"]),
    ])
  func categories(locale: String, expected: [String]) { #expect(names(locale) == expected) }

  @Test("A category says how many numbers it stands for")
  func counts() throws {
    let one = try #require(PluralCategories.of(locale: "en").first)
    #expect(one.samples == [1] && one.count == 1 && !one.hasLargeNumbers)
    let russian = try #require(PluralCategories.of(locale: "ru").first)
    #expect(russian.samples == [1, 21, 31, 41])
    let arabic = PluralCategories.of(locale: "ar").prefix(3)
    #expect(arabic.allSatisfy { $0.count == 1 })
  }

  @Test("Each category's greatest number up to some length is found, and none where only others fall into it")
  func greatest() {
    #expect(PluralCategories.greatest(upTo: 88, locale: "ru") == ["one": 81, "few": 84, "many": 88])
    #expect(
      PluralCategories.greatest(upTo: 9, locale: "ar")
        == ["zero": 0, "one": 1, "two": 2, "few": 9])
    #expect(PluralCategories.greatest(upTo: 8888, locale: "fr") == ["one": 1, "other": 8888])
    #expect(PluralCategories.greatest(upTo: 9, locale: "no locale!") == [:])
  }

  @Test("French many is for millions only, Czech many for decimals only")
  func rare() throws {
    let french = try #require(PluralCategories.of(locale: "fr").first { $0.name == "many" })
    #expect(french.count == 0 && french.hasLargeNumbers)
    let czech = try #require(PluralCategories.of(locale: "cs").first { $0.name == "many" })
    #expect(czech.count == 0 && czech.hasFractions)
  }

  @Test("What is no locale has none", arguments: ["", "../../etc", "a b"])
  func none(locale: String) { #expect(names(locale) == []) }
}

@Suite struct LettersOfLanguages {
  @Test("A letter is known in both cases, with its marks")
  func contains() throws {
    let german = try #require(Letters(locale: "de"))
    #expect(german.contains("ä") && german.contains("Ä") && german.contains("ß") && !german.contains("ł"))
    let hindi = try #require(Letters(locale: "hi"))
    #expect(hindi.contains("\u{95E}"), "one character for a letter and its dot")
  }

  @Test("A language without data has none", arguments: ["xx", "", "a/b"])
  func none(locale: String) { #expect(Letters(locale: locale) == nil) }

  @Test("Letters of other alphabets that look alike are named")
  func lookalikes() {
    #expect(Lookalikes.letter(like: "a", in: "Cyrl") == "а")
    #expect(Lookalikes.letter(like: "О", in: "Latn") == "O")
    #expect(Lookalikes.letter(like: "ж", in: "Latn") == nil)
    #expect(Lookalikes.letter(like: "a", in: "Thai") == nil)
  }
}
