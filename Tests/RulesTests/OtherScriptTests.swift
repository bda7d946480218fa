import LintelAudit
import LintelFindings
import Testing

@Suite("Texts in another script than their table")
struct OtherScriptTests {
  private func findings(_ locale: String, _ texts: [String]) async -> [Finding] {
    func strings(_ texts: [String]) -> String {
      texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined()
    }
    let project = ProjectSource.read(texts: [
      "en.lproj/L.strings": strings(texts.indices.map { "Text \($0)" }), "\(locale).lproj/L.strings": strings(texts),
    ])
    return await Auditor.audit(project).findings.filter { $0.rule == "foreign-letters" }
  }

  private let latin = ["Ochish", "Saqlash", "Bekor qilish", "Yopish", "Tanlash"]

  @Test("In a language of two scripts they are one finding, which says how many they are")
  func several() async {
    let found = await findings("uz", latin + ["Хато", "Мавжуд эмас"])
    #expect(found.map(\.message.english) == ["2 of 7 uz strings in L are in another script than the rest of the table"])
    #expect(found.map(\.severity) == [.warning] && found.first?.strings.map(\.key) == ["k5", "k6"])
  }

  @Test("A single one is told with its text")
  func one() async {
    let found = await findings("uz", latin + ["Хато"])
    #expect(
      found.map(\.message.english) == ["The uz text “Хато” is in another script than the rest of the table (Cyrillic)"])
  }

  @Test("A table in the other script is as good as one in the usual script")
  func whole() async {
    #expect(await findings("uz", ["Очиш", "Сақлаш", "Хато"]) == [])
  }

  @Test("A letter that words of a table have counts in the first word of its other texts too, and there alone may be a name's")
  func firstWord() async {
    let own = ["Atvērt", "Saglabāt", "Atcelt", "Aizvērt", "Dzēst", "Rādīt", "Slēpt", "Meklēt", "Kopēt", "Ielīmēt", "Iestatīt"]
    let found = await findings("lv", own + ["Meklēt ceļus uz mağistrāles", "Rediğēt", "Meğināt vēlreiz"])
    #expect(found.map { $0.strings.map(\.key) } == [["k11", "k12", "k13"]])
    #expect(await findings("lv", own + ["Erdoğan"]) == [])
  }

  @Test("A table whose name has its script is held to it, and so is a language of one script")
  func named() async {
    #expect(await findings("uz-Latn", latin + ["Хато"]).map(\.reason) == ["foreign"])
    #expect(await findings("de", ["Öffnen", "Sichern", "Хато"]).map(\.reason) == ["foreign"])
  }
}
