import LintelLanguage
import Testing

@Suite("The numbers of a text")
struct TextNumbersTests {
  @Test(
    "They are the same in whichever digits and marks a language writes them",
    arguments: [
      ("1,000 files", ["1000"]), ("1.000 Dateien", ["1000"]), ("1\u{202F}000 fichiers", ["1000"]), ("10 000 souborů", ["10000"]),
      ("0.5s", ["0.5"]), ("0,5 s", ["0.5"]), ("0.125x", ["0.125"]), ("1.234,50 €", ["1234.50"]), ("1,00,000 people", ["100000"]),
      ("بعد ١ ساعة", ["1"]), ("Licence v3", ["3"]), ("Lizenz v3.0", ["3"]), ("1, 2 and 3", ["1", "2", "3"]), ("1.2.3", ["1.2.3"]),
      ("1.234.567.890", ["1234567890"]), ("Server 5.6.4", ["5.6.4"]), ("Use 4.xlsx", ["4"]),
    ])
  func values(text: String, values: [String]) {
    #expect(TextNumbers(text).values == values)
  }

  @Test(
    "Placeholders, links, addresses, tags, escapes and colours have none",
    arguments: [
      "%1$@ of %2$ld", "%.0f%%", "%#@files2@", "{count1} left", "See https://example.com/2/help?id=5", "Write to a1@example.com",
      "192.168.*.*", "10.x and later", "127.0.0.1", "<h2>Title</h2>", "&#228;nderung", "Ver\\u00e4nderung", "Colour #FF8800",
    ])
  func none(text: String) {
    #expect(TextNumbers(text).values == [])
  }

  @Test("A sign stands apart from the word before it, also before a value that the app puts in")
  func signs() {
    #expect(TextNumbers("Delay + 0.5s").signs == ["+"])
    #expect(TextNumbers("Verzögerung −0,5 s").signs == ["-"])
    #expect(TextNumbers("Volume - %.0f%%").signs == ["-"])
    #expect(TextNumbers("UTF-8, 2001-2013").signs == [])
  }

  private func difference(_ source: String, _ translation: String) -> [String]? {
    TextNumbers(translation).difference(from: TextNumbers(source)).map { [$0.given, $0.said] }
  }

  @Test("Another number is told with the one of the source")
  func differs() {
    #expect(difference("After 1 hour", "5 tunni järel") == ["1", "5"])
    #expect(difference("Row 3, Column 1", "Рядок 1, Стовпець 1") == ["3", "1"])
    #expect(difference("Licence v3", "Lizenz v2.0") == ["3", "2.0"])
    #expect(difference("2x size", "Größe 1x") == ["2", "1"])
    #expect(difference("Up to 1,000 files", "Bis zu 5.000 Dateien") == ["1,000", "5.000"])
    // A factor that is not that of the units, or another one for each number, is a slip.
    #expect(difference("At 10 m", "Bei 100 m") == ["10", "100"])
    #expect(difference("At 10 mm", "Bei 100 cm") == ["10", "100"])
    #expect(difference("From 500 m to 2000 m", "Von 0,5 km bis 20 km") == ["500 m to 2000", "0,5 km bis 20"])
  }

  @Test("Where several differ, the passages that have them are told: one alone may stand elsewhere in the other text")
  func severalDiffer() {
    #expect(difference("Row 3, column 1 of %d", "Zeile 5, Spalte 2 von %d") == ["3, column 1", "5, Spalte 2"])
  }

  @Test(
    "The same quantity in other units, numbers in words, and dates in another order are none",
    arguments: [
      ("1 day", "24時間"), ("0.5x", "50 %"), ("12-hour clock", "24 godziny"), ("5 miles", "8 km"), ("At 8 PM", "20 Uhr"),
      ("2.5 years", "2½ Jahre"), ("Open 24/7", "24時間"), ("1 file", "eine Datei"),
      ("Speed down to 0.5x", "2x lēnāk"), ("Such as 192.168.*.*", "Etwa 178.121.*.*"), ("Page 3 of 5", "5 Seiten, Seite 3"),
      ("After 1000 m", "Nach 1 km"), ("From 500 m to 2000 m", "Von 0,5 km bis 2 km"), ("At 10 cm", "Bei 100 mm"),
    ])
  func same(source: String, translation: String) {
    #expect(difference(source, translation) == nil)
  }
}
