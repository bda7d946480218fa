import LintelFindings
import LintelModel
import Testing

@Suite("Plain words that are said twice in a row")
struct WordsInARowTests {
  private func found(_ source: String, _ locale: String, _ translation: String) async -> [Finding] {
    await OneString.findings(source, translation, in: locale).filter { $0.rule == "words-said-twice" }
  }

  @Test("A word is asked about, whatever its capitals and the mark behind it")
  func asked() async {
    let all = await found("Show Date", "cs", "Datum datum")
    #expect(all.map(\.reason) == ["in-a-row"] && all.map(\.verdict) == [.needsReview])
    #expect(await found("See the page here.", "ru", "Вот страница страница.").count == 1)
    #expect(await found("A list for all of you", "fr", "Une liste pour pour tous").count == 1)
  }

  @Test("Short words are found where the language never has them twice")
  func short() async {
    #expect(await found("Save the database here", "pt", "Guardar a base de de dados").map(\.verdict) == [.needsReview])
    #expect(await found("Open on the map", "ru", "Открыть на на карте").count == 1)
    #expect(await found("Enter it in the field", "nl", "Vul dit in in het veld").isEmpty)
    #expect(await found("Check whether it is there", "pt", "Verifique se se encontra").isEmpty)
    #expect(await found("Letters of the General", "fr", "Lettres de De Gaulle").isEmpty)
  }

  @Test("A long word twice in a sentence is a slip, in languages that double no words; a short one, and a label of the two, is asked about")
  func slip() async {
    for (locale, text) in [
      ("ru", "Выбранные выбранные элементы"), ("es", "No hay ninguna unidad unidad externa"), ("it", "Usa l'ora locale locale"),
    ] {
      let all = await found("Use the one that is selected", locale, text)
      #expect(all.map(\.verdict) == [.fails] && all.map(\.severity) == [.warning], "\(text)")
    }
    for (locale, text) in [("es", "Lista lista"), ("fr", "Une liste pour pour tous"), ("hu", "Mindig mindig nyitva")] {
      #expect(await found("Use the one that is selected", locale, text).map(\.verdict) == [.needsReview], "\(text)")
    }
  }

  @Test("A command before a noun that has its form may be right in a Slavic language, and is a question of little weight")
  func command() async {
    let all = await found("Follow the track", "sl", "Sledi sledi")
    #expect(all.map(\.verdict) == [.needsReview] && all.map(\.severity) == [.note] && all.map(\.certainty) == [.possible])
    for (locale, text) in [("sl", "Sledi Sledi"), ("sl", "Vidi sledi sledi"), ("sl", "Datum datum"), ("it", "Filtri filtri")] {
      let others = await found("Follow the track", locale, text)
      #expect(others.map(\.severity) == [.warning], "\(text)")
    }
  }

  @Test(
    "What grammar, the source or a mark between them brings together is right",
    arguments: [
      ("Until you close it", "de", "Bis Sie sie schließen"), ("People", "id", "Orang orang"), ("Now", "skr", "ہُݨے ہُݨے"),
      ("Play Duran Duran", "de", "Duran Duran hören"),
      ("Yes, yes", "de", "Ja doch, doch"), ("Save the file", "de", "Datei-Datei sichern"), ("No", "cs", "Ne ne"),
      ("All of it", "de", "Alle allen zeigen"), ("Last Fourth", "es", "Cuarto cuarto"),
      ("Last Fifth", "it", "Quinto quinto"), ("Long ago", "ga", "Fadó fadó"),
    ])
  func right(source: String, locale: String, translation: String) async {
    #expect(await found(source, locale, translation).isEmpty)
  }
}
