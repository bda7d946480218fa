import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A count that a form for several numbers does not say")
struct LostCountTests {
  private let whole = [("one", "%lld neue Seite geladen"), ("other", "%lld neue Seiten geladen")]
  private let lost = [("one", "%lld neue Seite geladen"), ("other", "Neue Seiten geladen")]

  private func audited(_ language: String, _ forms: [(String, String)]) async -> [Finding] {
    await FormsOfText.audited(FormsOfText.catalogue(language, forms), of: "plural-number-missing")
  }

  @Test("The form “other” without the number that the source says is a warning at its line")
  func other() async {
    let found = await audited("de", lost)
    #expect(found.map(\.severity) == [.warning] && found.map(\.verdict) == [.fails])
    #expect(found.map { $0.location?.line } == [8])
  }

  @Test("So are the Russian forms “few” and “many”; “other”, which no whole number takes, is not told")
  func russian() async {
    let found = await audited(
      "ru",
      [("one", "%lld страница"), ("few", "Новые страницы"), ("many", "Новые страницы тут"), ("other", "Страницы тут")])
    #expect(Set(found.map(\.reason)) == ["no-number-few", "no-number-many"])
  }

  @Test("A form for one thing may leave the number out")
  func one() async {
    #expect(await audited("de", [("one", "Eine neue Seite"), ("other", "%lld neue Seiten")]).isEmpty)
  }

  @Test("What a change takes out of a form is an error, with what was there")
  func taken() async {
    let found = await FormsOfText.changed(
      FormsOfText.catalogue("de", whole), to: FormsOfText.catalogue("de", lost), of: "plural-number-missing")
    #expect(found.map(\.severity) == [.error] && found.map(\.change?.state) == [.new])
    #expect(found.first?.evidence.contains(.text("lost", "%lld neue Seiten geladen")) == true)
  }
}
