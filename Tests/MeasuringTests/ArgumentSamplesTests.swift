import LintelMeasuring
import LintelModel
import Testing

@Suite struct ArgumentSamplesTests {
  private func placeholder(_ text: String, _ value: Placeholder.Value) -> Placeholder {
    Placeholder(text: text, value: value, argument: 1, isPositional: false)
  }

  private func filled(
    _ text: String, _ placeholders: [Placeholder], _ locale: LocaleID = "en", _ length: ArgumentSamples.Length = .usual
  ) -> String {
    ArgumentSamples(locale: locale).filled(text, placeholders, length)
  }

  @Test("Values stand in the language's own digits and letters")
  func values() {
    let number = placeholder("%lld", .integer(.longLong, conversion: "d"))
    #expect(filled("%lld files", [number]) == "88 files")
    #expect(filled("%lld files", [number], "en", .most) == "8,888 files")
    #expect(filled("%lld ملف", [number], "ar-EG") == "٨٨ ملف")
    #expect(filled("%.1f km", [placeholder("%.1f", .float)], "de") == "8,8 km")
    #expect(filled("%f", [placeholder("%f", .float)]) == "8.800000")
    #expect(filled("Привет, %@", [placeholder("%@", .object)], "ru") == "Привет, Александра")
    #expect(filled("%@ さん", [placeholder("%@", .object)], "ja", .least) == "林 さん")
    #expect(filled("%@", [placeholder("%@", .object)], "chr") == "Alexandra")
  }

  @Test(
    "A plural form has a number of its own category, in the language's digits",
    arguments: [
      ("ru", "one", "81 · 8 881"), ("ru", "few", "84 · 8 884"), ("ru", "many", "88 · 8 888"), ("pl", "few", "84 · 8 884"),
      ("ar-EG", "two", "٢ · ٢"), ("ar-EG", "few", "١٠ · ٨٬٨١٠"), ("ar-EG", "many", "٨٨ · ٨٬٨٨٨"), ("en", "zero", "0 · 0"),
    ] as [(LocaleID, String, String)])
  func plurals(locale: LocaleID, category: String, expected: String) {
    let samples = ArgumentSamples(locale: locale)
    let number = placeholder("%lld", .integer(.longLong, conversion: "d"))
    let seen = [.usual, .most].map { samples.filled("%lld", [number], $0, plural: category) }
    #expect(seen.joined(separator: " · ").replacing("\u{A0}", with: " ") == expected)
  }

  @Test("A number of the category stands for the first number only, and no form is for numbers that nobody sees")
  func otherNumbers() {
    let number = placeholder("%lld", .integer(.longLong, conversion: "d"))
    let samples = ArgumentSamples(locale: "en")
    #expect(samples.filled("%lld of %lld", [number, number], .usual, plural: "one") == "1 of 88")
    #expect(samples.filled("%lld of it", [number], .usual, plural: "one", values: ["21"]) == "21 of it")
    #expect(ArgumentSamples(locale: "ru").isSeen(plural: "few") && !ArgumentSamples(locale: "ru").isSeen(plural: "other"))
    #expect(!ArgumentSamples(locale: "fr").isSeen(plural: "many"))
  }

  @Test("Several values are told apart, and what is no value stays")
  func several() {
    let object = placeholder("%@", .object)
    #expect(filled("%@ to %@, 50%% off", [object, object]) == "Alexandra to Alexandra, 50% off")
    #expect(filled("%#@files@", [placeholder("%#@files@", .variable("files"))]) == "%#@files@")
    #expect(filled("100 % of %%", []) == "100 % of %")
    #expect(filled("100%%%%", []) == "100%%")
    #expect(filled("", []) == "")
  }

  @Test("Markup that asks for agreement is not seen")
  func inflection() {
    let number = placeholder("%lld", .integer(.longLong, conversion: "d"))
    #expect(filled("^[%lld file](inflect: true) selected", [number]) == "88 file selected")
    #expect(filled("^[a](inflect: true), ^[b](inflect: true)", []) == "a, b")
    #expect(filled("^[a](inflect", []) == "^[a](inflect")
    #expect(filled("^[", []) == "^[")
  }
}
