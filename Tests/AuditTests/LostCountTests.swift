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

  @Test("A source whose form “one” says the number and “other” does not is a warning; one that says it nowhere is none")
  func source() async {
    func found(_ one: String, _ other: String) async -> [Finding] {
      let german = [("one", "%lld Seite"), ("other", "%lld Seiten")]
      let files = FormsOfText.catalogue("de", german, source: [("one", one), ("other", other)])
      return await FormsOfText.audited(files, of: "plural-number-missing")
    }
    let lost = await found("%lld page", "pages")
    #expect(lost.map(\.severity) == [.warning] && lost.map(\.reason) == ["no-number-other"] && lost.map(\.blame) == [.source])
    #expect(await found("Page", "Pages").isEmpty)
    #expect(await found("A page", "%lld pages").isEmpty)
  }

  @Test("A form for one thing may leave out what the source's form for one leaves out; Russian “one” stands for 21, too, and may not")
  func valueOfOne() async {
    func found(_ language: String, _ forms: [(String, String)]) async -> [Severity] {
      let files = FormsOfText.catalogue(language, forms, source: [("one", "A page"), ("other", "%1$lld pages of %2$@")])
      return await FormsOfText.audited(files, of: "placeholder-mismatch").map(\.severity)
    }
    #expect(await found("de", [("one", "Eine Seite"), ("other", "%1$lld Seiten von %2$@")]).isEmpty)
    #expect(await found("de", [("one", "Eine Seite"), ("other", "%1$lld Seiten")]) == [.error])
    let russian = [("few", "%1$lld страницы %2$@"), ("many", "%1$lld страниц %2$@"), ("other", "%1$lld страницы %2$@")]
    #expect(await found("ru", [("one", "%1$lld страница")] + russian) == [.error])
  }

  @Test("What a change takes out of a form is an error, with what was there")
  func taken() async {
    let found = await FormsOfText.changed(
      FormsOfText.catalogue("de", whole), to: FormsOfText.catalogue("de", lost), of: "plural-number-missing")
    #expect(found.map(\.severity) == [.error] && found.map(\.change?.state) == [.new])
    #expect(found.first?.evidence.contains(.text("lost", "%lld neue Seiten geladen")) == true)
  }
}
