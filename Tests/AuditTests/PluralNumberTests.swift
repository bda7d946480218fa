import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A plural form that does not say its number")
struct PluralNumberTests {
  private func advice(_ language: String, one: String, other: String) async -> [String?] {
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
      .filter { $0.rule == "plural-number-missing" }.map { $0.suggestion?.english }
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
