import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("The form for a few that is the one for many")
struct FewAsManyTests {
  /// What is said of the last of some texts, Polish ones where nothing else is said, each with its forms for one, a few and many.
  private func found(
    _ texts: [(String, String, String)], in language: String = "pl", named many: String = "many"
  ) async -> [Finding] {
    func forms(_ forms: [(String, String)]) -> String {
      let units = forms.map { #""\#($0.0)":{"stringUnit":{"state":"translated","value":"\#($0.1)"}}"# }
      return #"{"variations":{"plural":{\#(units.joined(separator: ","))}}}"#
    }
    let english = forms([("one", "%lld thing"), ("other", "%lld things")])
    let entries = texts.enumerated().map { index, text -> String in
      // Where “other” is for five things, “many” is for parts of one.
      let other = many == "other" ? text.2 : text.1
      let own = forms([("one", text.0), ("few", text.1), ("many", many == "other" ? text.1 : text.2), ("other", other)])
      return #""k\#(index)":{"localizations":{"en":\#(english),"\#(language)":\#(own)}}"#
    }
    let table = #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    return await Auditor.audit(ProjectSource.read(texts: ["L.xcstrings": table])).findings.filter { $0.reason == "few-as-many" }
  }

  private let nouns = [
    ("%lld plik", "%lld pliki", "%lld plików"), ("%lld słowo", "%lld słowa", "%lld słów"),
    ("%lld strona", "%lld strony", "%lld stron"),
  ]

  @Test("It is asked about where the other texts have two")
  func asked() async {
    let all = await found(nouns + [("%lld zmiana", "%lld zmian", "%lld zmian")])
    #expect(all.map(\.verdict) == [.needsReview] && all.map(\.key) == ["k3"])
    #expect(all.map(\.certainty) == [.possible], "no other text has the word")
  }

  @Test("It is likely only where another text has the word in two forms")
  func likely() async {
    let all = await found(nouns + [("%lld nowa strona", "%lld nowych stron", "%lld nowych stron")])
    #expect(all.map(\.key) == ["k3"] && all.map(\.certainty) == [.likely])
  }

  @Test(
    "An oblique case, and a word that ends as plurals of two do, are no matter where no other text has them in two forms",
    arguments: [("%lld pliku", "%lld plikach"), ("%lld rzecz", "%lld rzeczy"), ("%lld polubił", "%lld polubili")])
  func oblique(one: String, few: String) async { #expect(await found(nouns + [(one, few, few)]).isEmpty) }

  @Test("A verb has one plural", arguments: ["добавили в избранное", "продвинули", "подписались"])
  func verbs(verb: String) async {
    let nouns = [
      ("%lld файл", "%lld файла", "%lld файлов"), ("%lld слово", "%lld слова", "%lld слов"),
      ("%lld папка", "%lld папки", "%lld папок"),
    ]
    #expect(await found(nouns + [("%lld сделал", "%lld \(verb)", "%lld \(verb)")], in: "ru").isEmpty)
  }

  @Test("It is asked about in Czech and Slovak, too, where the form for five is called “other”", arguments: ["cs", "sk"])
  func otherForMany(language: String) async {
    let nouns = [
      ("%lld soubor", "%lld soubory", "%lld souborů"), ("%lld slovo", "%lld slova", "%lld slov"),
      ("%lld strana", "%lld strany", "%lld stran"),
    ]
    let all = await found(nouns + [("%lld změna", "%lld změn", "%lld změn")], in: language, named: "other")
    #expect(all.map(\.verdict) == [.needsReview] && all.map(\.key) == ["k3"])
  }

  @Test("Behind a word that asks for a case both may be alike, and so may a word that never changes")
  func right() async {
    #expect(await found(nouns + [("z %lld pliku", "z %lld plików", "z %lld plików")]).isEmpty)
    #expect(await found(nouns + [("%lld wideo", "%lld wideo", "%lld wideo")]).isEmpty)
    #expect(await found(nouns + [("%lld", "%lld+", "%lld+")]).isEmpty)
  }

  @Test("Where texts of two forms are too few nobody knows what the language does")
  func unknown() async {
    #expect(await found(Array(nouns.prefix(2)) + [("%lld zmiana", "%lld zmian", "%lld zmian")]).isEmpty)
  }
}
