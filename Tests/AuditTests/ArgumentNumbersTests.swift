import LintelAudit
import LintelFindings
import Testing

@Suite("Advice on the numbers of values in another order")
struct ArgumentNumbersTests {
  private func advice(_ english: String, _ translation: String, in language: String) async -> [String?] {
    await OneString.findings(english, translation, in: language).filter { $0.rule == "argument-order" }.map(\.suggestion?.english)
  }

  @Test("Values that stand side by side in the source stay together")
  func groups() async {
    func likely(_ text: String) -> [String?] {
      ["Who reads the language has to choose which value stands where; most likely it is “\(text)”."]
    }
    let source = "Get %d %@ at %@ off."
    #expect(await advice(source, "Réduction de %@ pendant %d %@.", in: "fr") == likely("Réduction de %3$@ pendant %1$d %2$@."))
    #expect(await advice(source, "以 %@ 折扣优惠获取 %d%@。", in: "zh-Hans") == likely("以 %3$@ 折扣优惠获取 %1$d%2$@。"))
  }

  @Test("Where nothing tells an order, each value is told by the words beside it in the source")
  func words() async {
    #expect(
      await advice("%@ has %d files for %@", "%@に%@の%d項目", in: "ja")
        == [
          "Number them by what they stand for: “%1$@” is before “has” in the source, “%2$d” is between “has” and “files” in the source, “%3$@” is behind “for” in the source."
        ])
  }

  @Test("One value of each type can be meant for no other")
  func sure() async {
    #expect(await advice("Item %d of %@", "%@: Objekt %d", in: "de") == ["Write “%2$@: Objekt %1$d”."])
  }
}
