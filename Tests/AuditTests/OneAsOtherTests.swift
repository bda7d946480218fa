import LintelAudit
import LintelFindings
import Testing

@Suite("The form for one that is the one for several")
struct OneAsOtherTests {
  private typealias Forms = (one: String, other: String)

  /// What is said of some texts in a language, each with its forms beside the source's; plain texts have one.
  private func found(
    in language: String, _ texts: [(source: Forms, own: Forms)], plain: [(source: String, own: String)] = []
  ) async -> [Finding] {
    func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    func varied(_ forms: Forms) -> String {
      #"{"variations":{"plural":{"one":\#(unit(forms.one)),"other":\#(unit(forms.other))}}}"#
    }
    let entries =
      texts.enumerated().map { #""k\#($0)":{"localizations":{"en":\#(varied($1.source)),"\#(language)":\#(varied($1.own))}}"# }
      + plain.enumerated().map { #""p\#($0)":{"localizations":{"en":\#(unit($1.source)),"\#(language)":\#(unit($1.own))}}"# }
    let table = #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    return await Auditor.audit(ProjectSource.read(texts: ["L.xcstrings": table])).findings.filter { $0.reason == "one-as-other" }
  }

  private let favorites: (source: Forms, own: Forms) = (("%lld favorite", "%lld favorites"), ("%lld favoris", "%lld favoris"))

  @Test("Where another text has the word for one thing, it is likely wrong")
  func likely() async {
    let all = await found(in: "fr", [favorites], plain: [("Favorite", "Favori")])
    #expect(all.map(\.verdict) == [.fails] && all.map(\.certainty) == [.likely] && all.map(\.severity) == [.warning])
    #expect(
      all.map(\.message.english)
        == ["The fr forms “one” and “other” of “k0” are the same, “%lld favoris”, and the table has “favori” for one thing"])
  }

  @Test("Beside a second number the word may be that one's")
  func secondNumber() async {
    let all = await found(
      in: "de",
      [
        (("%lld variant", "%lld variants"), ("%lld Variante", "%lld Varianten")),
        (("in %lld of %lld variants", "in %lld of %lld variants"), ("in %1$lld von %2$lld Varianten", "in %1$lld von %2$lld Varianten")),
      ])
    #expect(all.isEmpty)
  }

  @Test("So it is where a text that varies has both words, whatever the source's forms hold")
  func otherText() async {
    let all = await found(
      in: "es", [(("%lld vote", "%lld votes"), ("%lld voto", "%lld votos")), (("%lld", "%lld"), ("%lld votos de", "%lld votos de"))])
    #expect(all.map(\.key) == ["k1"] && all.map(\.verdict) == [.fails])
  }

  @Test("A noun that ends as plurals do is asked about where no text shows its singular")
  func asked() async {
    let all = await found(in: "it", [(("%lld member", "%lld members"), ("%lld membri", "%lld membri"))])
    #expect(all.map(\.verdict) == [.needsReview] && all.map(\.severity) == [.note])
  }

  @Test("A noun of one form is right, and so is one that the source does not change either")
  func oneForm() async {
    let articles: (source: Forms, own: Forms) = (("%lld article", "%lld articles"), ("%lld Artikel", "%lld Artikel"))
    #expect(await found(in: "de", [articles], plain: [("Article", "Artikel"), ("The article", "Der Artike")]).isEmpty)
    #expect(await found(in: "it", [(("%lld file", "%lld files"), ("%lld file", "%lld file"))]).isEmpty)
    #expect(await found(in: "pt", [(("%lld following", "%lld following"), ("%lld seguidos", "%lld seguidos"))]).isEmpty)
    #expect(await found(in: "es", [(("%lld page", "%lld pages"), ("%@ páginas", "%@ páginas"))]).isEmpty)
    #expect(await found(in: "tr", [(("%lld page", "%lld pages"), ("%lld sayfa", "%lld sayfa"))]).isEmpty)
  }
}
