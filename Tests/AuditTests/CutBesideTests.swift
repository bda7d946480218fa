import Foundation
import LintelAudit
import LintelFindings
import Testing

@Suite("Texts that are cut on one bar")
struct CutBesideTests {
  private func advice(_ rule: String, _ sketch: String) async -> [String] {
    await Auditor.audit(ProjectSource.read(texts: ["a.sketch": sketch])).findings.filter { $0.rule == rule }
      .compactMap(\.suggestion?.english)
  }

  private static let long = "Benachrichtigungseinstellungen für alle Geräte"
  private static let both =
    "ios18 de 375pt\nsource en: view[Cancel 60pt] | Logins |\nview[Abbrechen 60pt] | \(long) |"

  @Test("A label's limit comes with the title that is cut beside it, and with the title's own limit")
  func label() async throws {
    let advice = try #require(await advice("label-truncated", Self.both).first)
    #expect(advice.hasPrefix("Shorten the translation to about 6 characters, for which 60 pt are enough. "))
    #expect(advice.contains("“\(Self.long)” on the same bar is cut, too, and has room for about "))
  }

  @Test("So does a title's with the label")
  func title() async throws {
    let advice = try #require(await advice("title-truncated", Self.both).first)
    #expect(advice.hasSuffix(" “Abbrechen” on the same bar is cut, too, and has room for about 6 characters."))
  }

  @Test("Where nothing else is cut, nothing else is named")
  func alone() async {
    let sketch = "ios18 de 375pt\nsource en: view[Cancel 60pt] | Logins |\nview[Abbrechen 60pt] | Logins |"
    #expect(
      await advice("label-truncated", sketch)
        == ["Shorten the translation to about 6 characters, for which 60 pt are enough."])
  }

  @Test("The same text in two places is named once")
  func once() async {
    let sketch =
      "ios18 de 375pt\nsource en: view[Cancel 60pt] | Logins | view[Done 60pt] view[Done 60pt]\n"
      + "view[Abbrechen 60pt] | \(Self.long) | view[Fertigstellen 60pt] view[Fertigstellen 60pt]"
    for text in await advice("title-truncated", sketch) + advice("label-truncated", sketch) {
      for named in ["Abbrechen", "Fertigstellen", Self.long] {
        #expect(text.components(separatedBy: "“\(named)” on the same bar").count <= 2, "\(text)")
      }
    }
  }

  @Test("Where a title alone has to give more than beside a label that gives too, both ways are told")
  func eitherOr() async throws {
    let bar = """
      toolbars:
        - kind: navigationBar
          platforms: [ios]
          title: {key: title, table: Bars, default: Carbs}
          items: [{id: a, label: {key: next, table: Bars, default: Go}, placement: trailing}]
      """
    let files = [
      "Bars.toolbar.yml": bar, "en.lproj/Bars.strings": "\"title\" = \"Carbs\";\n\"next\" = \"Go\";\n",
      "de.lproj/Bars.strings": "\"title\" = \"Kohlenhydrate nachtragen\";\n\"next\" = \"Weiter zur nächsten Eingabe\";\n",
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.first { $0.rule == "title-truncated" }
    let advice = try #require(found?.suggestion?.english)
    #expect(advice.hasPrefix("Shorten the translation. Characters that fit: 7 to 15, most likely about 10; "))
    #expect(advice.contains(" Or shorten “Weiter zur nächsten Eingabe” (key next) from 27 to "))
    #expect(advice.contains("“Kohlenhydrate nachtragen” (key title) from 24 to "))
    #expect(advice.hasSuffix(": then everything fits."))
  }
}
