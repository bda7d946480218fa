import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a language says of a string that a cause is about")
struct PresentTextsTests {
  private static func place(_ line: Int) -> LintelModel.SourceLocation { .init(file: "L.xcstrings", line: line) }

  /// Two strings whose form “one” does not say the number.
  private static var result: AuditResult {
    func unit(_ key: String, _ one: String, _ other: String, line: Int) -> StringUnit {
      StringUnit(
        key: key, locale: "ru", value: other,
        variants: [
          LocalizedValue.Variant(plural: "one", text: one, location: place(line)),
          LocalizedValue.Variant(plural: "other", text: other, location: place(line + 6)),
        ], location: place(line + 6))
    }
    var table = StringTable(
      file: "L.xcstrings", id: TableID(path: "L.xcstrings"), format: .xcstrings, locale: "mul", encoding: "UTF-8")
    table.units = [
      unit("leaf", "Найден лист.", "Найдено %lld листов.", line: 10),
      unit("twig", "Найден сук.", "Найдено %lld сучьев.", line: 30),
    ]
    var result = SampleResult.result
    result.project.tables = [table]
    result.findings = [("leaf", 10), ("twig", 30)].map { key, line in
      Finding(
        rule: "plural", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: table.id.path,
        key: key, locale: "ru", message: "It breaks", reason: "no-number-one", translationLocation: place(line))
    }
    return result
  }

  @Test("Of a text with several forms the one at the finding's place is quoted, and not the one that is right")
  func formAtPlace() throws {
    let result = Self.result
    let cause = try #require(result.matters.first)
    let model = PageModel(result)
    #expect(CauseSamples(of: cause, on: model).samples.map(\.text) == ["Найден сук."])
    let texts = cause.keyed(placedBy: model.stringPlaces).map {
      model.presentTexts.text($0.name, in: "ru", at: $0.location)
    }
    #expect(texts == ["Найден лист.", "Найден сук."])
  }

  @Test("A card that quotes another language has the form at each language's place, and not the one that is right")
  func formOnCard() {
    var result = Self.result
    var finding = result.findings[0]
    (finding.blame, finding.locale, finding.locales) = (.definition, nil, ["bg", "ru"])
    finding.strings = [
      FoundString(key: "leaf", locale: "bg", location: Self.place(20)),
      FoundString(key: "leaf", locale: "ru", location: Self.place(10)),
    ]
    result.findings = [finding]
    let page = HTMLReport.audit(result)
    #expect(page.contains(/<p data-locale="?ru"?><code>leaf<\/code> <bdi lang="?ru"?>Найден лист\.<\/bdi>/))
  }

  @Test("Where nothing says which form is meant, the text is what most people read")
  func whole() throws {
    let result = Self.result
    let texts = PresentTexts(result.project, of: result.matters)
    let name = TranslationStrings.Name(table: result.project.tables[0].id.path, key: "leaf")
    #expect(texts.text(name, in: "ru") == "Найдено %lld листов.")
    #expect(texts.text(name, in: "ru", at: Self.place(99)) == "Найдено %lld листов.")
  }
}
