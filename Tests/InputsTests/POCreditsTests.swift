import LintelInputs
import LintelModel
import Testing

@Suite("Who translated a PO file")
struct POCreditsTests {
  @Test(
    "The names of those who translated are no translation of anything",
    arguments: [
      "msgid \"translator-credits\"", "msgid \"translator_credits\"",
      "msgctxt \"NAME OF TRANSLATORS\"\nmsgid \"Your names\"",
    ])
  func credits(_ entry: String) throws {
    let text = """
      msgid ""
      msgstr ""
      "Language: hu\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"

      \(entry)
      msgstr "Kis Anna\\n"
      "Γιώργος"

      msgid "Open it"
      msgstr "Megnyitás"

      """
    let document = POReader.read(SourceFile(path: "po/hu.po", bytes: Array(text.utf8)), sourceLocale: "en")
    let table = try #require(document.table)
    #expect(table.units.map(\.value) == ["Open it", "Megnyitás"])
    #expect(table.skipped.map(\.reason) == [.notTranslatable, .notTranslatable])
  }
}
