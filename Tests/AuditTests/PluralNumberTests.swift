import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A plural form that does not say its number")
struct PluralNumberTests {
  private func findings(_ language: String, one: String, other: String) async -> [Finding] {
    func forms(_ one: String, _ other: String) -> String {
      let units = [("one", one), ("other", other)].map {
        "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($1)\"}}"
      }
      return "{\"variations\":{\"plural\":{\(units.joined(separator: ","))}}}"
    }
    let catalogue =
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{"
      + "\"en\":\(forms("%lld file", "%lld files")),\"\(language)\":\(forms(one, other))}}}}"
    return await Auditor.audit(ProjectSource.read(texts: ["L.xcstrings": catalogue])).findings
      .filter { $0.rule == "plural-number-missing" }
  }

  private func advice(_ language: String, one: String, other: String) async -> [String?] {
    await findings(language, one: one, other: other).map { $0.suggestion?.english }
  }

  @Test("Where both forms have the word beside the number, the advice is to put it there")
  func sharedWord() async {
    #expect(
      await advice("ru", one: "Найдено одно дерево.", other: "Найдено %lld деревьев.")
        == ["Put “%lld” into this form behind “Найдено”, in place of any word for a number."])
    #expect(
      await advice("ru", one: "Одно дерево найдено", other: "%lld найдено")
        == ["Put “%lld” into this form before “найдено”, in place of any word for a number."])
  }

  @Test("A French form for 0 and 1 that points to one thing says no number, and one that has it as “other” has says nothing of it")
  func definite() async {
    for one in ["Effacer le fichier ?", "Effacer l’élément ?", "Effacer ce fichier ?"] {
      #expect(await findings("fr", one: one, other: "Effacer %lld fichiers ?").isEmpty, "\(one)")
    }
    #expect(await findings("fr", one: "Fichier dans le dossier", other: "%lld fichiers dans le dossier").count == 1)
    #expect(await findings("fr", one: "Effacer un fichier de la liste ?", other: "Effacer %lld fichiers ?").count == 1)
  }

  @Test("A form that has the number as a digit is told to put the placeholder in its place")
  func digits() async {
    #expect(await advice("ru", one: "1 файл", other: "%lld файла") == ["Replace “1” with “%lld”."])
    #expect(await advice("ru", one: "21 файл", other: "%lld файла") == ["Replace “21” with “%lld”."])
    #expect(await advice("ru", one: "%1$@ и ещё 1 файл", other: "%1$@ и ещё %lld файла") == ["Replace “1” with “%lld”."])
    // Another digit, or one in a word, is no count.
    for one in ["Файл 3", "Файл MP1", "1 файл из 10"] {
      #expect(await advice("ru", one: one, other: "%lld файла").contains { $0?.hasPrefix("Replace") == true } == false)
    }
  }

  @Test("What a form says for several numbers is quoted")
  func quotedDigits() async {
    let messages = await findings("ru", one: "1 файл", other: "%lld файла").map(\.message.english)
    #expect(messages.count == 1 && messages[0].contains("“1 файл” says 1 for 1, 21, 31"))
  }

  @Test("Where they have no word in common, it says where the other form has the number, and never quotes that as a whole")
  func ownWords() async {
    #expect(
      await advice("ru", one: "Найден плохой лист.", other: "Найдено %lld плохих листа.")
        == ["Put “%lld” into this form's own words; “other” has it between “Найдено” and “плохих”."])
    #expect(
      await advice("ru", one: "Один лист", other: "%lld листа, всего")
        == ["Put “%lld” into this form's own words; “other” has it before “листа”."])
    #expect(
      await advice("ru", one: "Один лист", other: "Листья: %lld")
        == ["Put “%lld” into this form's own words; “other” has it behind “Листья”."])
  }
}
