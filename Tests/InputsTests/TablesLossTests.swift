import LintelModel
import Testing

@testable import LintelInputs

@Suite("What the platform loses of a .strings file")
struct TablesLossTests {
  @Test("A stray character behind a semicolon stops the platform silently")
  func stray() throws {
    let table = readStrings(
      """
      "a" = "1";
      "b" = "2";=
      "a" = "3";
      // comment
      "c" = "4";
      "c" = "5";
      """)
    #expect(table.texts == ["a": "1", "b": "2"])
    let loss = try #require(table.loss)
    #expect([loss.location.line, loss.location.column] == [2, 11])
    #expect(loss.found == "\"=\"")
    #expect(loss.expected == "a key or the end of the file")
    #expect(loss.lostKeys == ["c"])
    #expect(loss.lostEntries == 3)
    #expect(loss.entries == 5)
    #expect(loss.keys == 3)
    #expect(table.skipped.map(\.reason) == [.lostByPlatform, .lostByPlatform, .lostByPlatform])
    #expect(table.skipped.map(\.location.line) == [3, 5, 6])
  }

  @Test("The line of the place is kept as it stands, of a long one what is around the place")
  func line() throws {
    #expect(readStrings("a = 1;\n  \"b\" = \"2\";=  \nc = 3;").loss?.text == "\"b\" = \"2\";=")
    #expect(readStrings("\"b\" = \"2\"\r\n\"c\" = \"3\";").loss?.text == "\"b\" = \"2\"")
    let long = String(repeating: "é", count: 200)
    let text = try #require(readStrings("\"a\" = \"\(long)\"; » \"b\" = \"\(long)\";").loss?.text)
    #expect(text.hasPrefix("…é") && text.hasSuffix("é…") && text.contains("é\"; » \"b\" = \"é") && text.count < 140)
  }

  @Test("Entries on the stray character's own line are found too", arguments: [";", "»", "%", "”", "\u{200B}", "="])
  func sameLine(stray: String) {
    let table = readStrings("a = 1; \(stray) b = 2; c = 3;")
    #expect(table.texts == ["a": "1"])
    #expect(table.loss?.lostKeys == ["b", "c"])
    #expect(table.loss?.location.column == 8)
  }

  @Test("An invisible character is told by its code point")
  func invisible() {
    #expect(readStrings("a = 1; \u{200B}").loss?.found == "U+200B")
  }

  @Test("A missing semicolon loses the whole table, and is shown where it belongs")
  func missingSemicolon() throws {
    let table = readStrings("\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";\n")
    #expect(table.units.isEmpty)
    let loss = try #require(table.loss)
    #expect([loss.location.line, loss.location.column] == [2, 10])
    #expect(loss.expected == "\";\"")
    #expect(loss.found == "the end of the line")
    #expect(loss.lostKeys == ["a", "b", "c"])
    #expect(loss.lostEntries == 3)
    #expect(table.stringsRead == 3)
  }

  @Test("The end of the line is what stands there only where nothing else follows but a comment, and the value has one line")
  func lineEnd() {
    func found(_ text: String) -> String? { readStrings(text).loss?.found }
    #expect(found("a = \"1\" \t\r\nb = \"2\";\n") == "the end of the line")
    #expect(found("a = \"1\"\n") == "the end of the line" && found("a = \"1\"") == "the end of the file")
    #expect(found("a = \"1\" b = \"2\";\n") == "\"b\"")
    #expect(found("a = \"1\" // one\nb = \"2\";\n") == "the end of the line")
    #expect(found("a = \"1\" /* one */ b = \"2\";\n") == "\"b\"")
    #expect(found("a = \"1 one\n two\" three\";\n") == "\"t\"")
  }

  @Test(
    "What makes the platform give up loses everything; what follows is still counted",
    arguments: [
      ("a = 1;\n\"b\" \"2\";\nc = 3;", "\"=\" or \";\"", ["a", "c"]), ("a = 1;\nb = ;\nc = 3;", "a value", ["a", "c"]),
      ("a = \"1\";\nb = \"he said \"no\" twice\";\nc = 3;", "\";\"", ["a", "b", "c"]),
      ("a = 1;\nb = \"2;\nc = \"3\";\nd = \"4\";", "its closing quote", ["a", "b", "c", "d"]), ("» a = 1;", "a key", ["a"]),
      ("a = 1;\nb = \"2;\n", "its closing quote", ["a"]), ("\"a\"", "\"=\" or \";\"", []), ("a", "\"=\" or \";\"", []),
      ("a = 1", "\";\"", ["a"]), ("( a, b )", "a key", []),
    ])
  func failures(text: String, expected: String, keys: [String]) throws {
    let table = readStrings(text)
    #expect(table.units.isEmpty)
    let loss = try #require(table.loss)
    #expect(loss.expected == expected)
    #expect(loss.lostKeys == keys)
    #expect(loss.entries == table.skipped.count)
  }

  @Test("A key that is never closed stops the platform silently behind the first entry, loudly before it")
  func openKey() {
    #expect(readStrings("a = 1; \"b").texts == ["a": "1"])
    #expect(readStrings("\"b").units.isEmpty)
    #expect(readStrings("\"b").loss?.found == "a key that is not closed")
  }

  @Test("A comment that is never closed hides the entries behind it; with none behind it nothing is lost")
  func openComment() throws {
    let table = readStrings("a = 1;\n/* b\nc = 2;\nd = 3;\n")
    #expect(table.texts == ["a": "1"])
    #expect(table.loss?.lostKeys == ["c", "d"])
    #expect(table.loss?.location.line == 2)
    #expect(readStrings("a = 1; /* the end").loss == nil)
  }
}
