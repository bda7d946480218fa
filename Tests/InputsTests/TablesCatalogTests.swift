import LintelModel
import Testing

@testable import LintelInputs

@Suite("What a String Catalog says")
struct TablesCatalogTests {
  func read(_ strings: String, path: String = "App/Localizable.xcstrings", source: String = "en") throws -> StringTable {
    let text = "{\"sourceLanguage\" : \"\(source)\", \"strings\" : {\n\(strings)\n}, \"version\" : \"1.0\"}"
    return try read(text: text, path: path).get()
  }

  func read(text: String, path: String = "App/Localizable.xcstrings") -> Result<StringTable, UnreadableFile> {
    StringCatalogReader.read(SourceFile(path: path, bytes: Array(text.utf8)), at: TablePlace(path: path, sourceLocale: "en"))
  }

  @Test("Plain texts become units with their state, comment and exact place")
  func plain() throws {
    let table = try read(
      """
      "a.title" : { "comment" : "Button", "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Ä" } },
        "en" : { "stringUnit" : { "value" : "A", "state" : "new" } },
        "zh_TW" : { "stringUnit" : { "state" : "needs_review", "value" : "👍" } } } }
      """)
    #expect(table.locale == "mul")
    #expect(table.sourceLocale == "en")
    #expect(table.units.map(\.locale) == ["de", "en", "zh-TW"])
    #expect(table.units.map(\.value) == ["Ä", "A", "👍"])
    #expect(table.units.map(\.state) == ["translated", "new", "needs_review"])
    #expect(table.units.map { [$0.location.line, $0.location.column] } == [[3, 63], [4, 39], [5, 68]])
    #expect(table.units.allSatisfy { $0.comment == "Button" })
  }

  @Test("A key without a source text is its own source text, where it stands")
  func implicit() throws {
    let table = try read(#""" : {}, "Save" : { "localizations" : { "de" : { "stringUnit" : { "value" : "Sichern" } } } }"#)
    #expect(table.units.map(\.value) == ["", "Save", "Sichern"])
    #expect(table.units.map(\.locale) == ["en", "en", "de"])
    #expect([table.units[1].location.line, table.units[1].location.column] == [2, 10])
    #expect(table.stringsRead == 3)
  }

  @Test("What is not to be translated, is stale or in no language is skipped, with its text")
  func skipped() throws {
    let table = try read(
      #"""
      "a" : { "shouldTranslate" : false }, "b" : { "extractionState" : "stale", "localizations" : {
        "de" : { "stringUnit" : { "value" : "B" } } } },
      "c" : { "localizations" : { "qqq" : { "stringUnit" : { "value" : "C" } } } }
      """#)
    #expect(table.units.map(\.key) == ["c"])
    #expect(table.skipped.map(\.reason) == [.notTranslatable, .stale, .stale, .notALanguage])
    #expect(table.skipped.map(\.value) == ["a", "b", "B", "C"])
  }

  @Test("Of two equal keys the last counts")
  func repeated() throws {
    let table = try read(#""a" : {}, "a" : { "comment" : "last" }"#)
    #expect(table.units.map(\.comment) == ["last"])
    #expect(table.skipped.map(\.reason) == [.repeatedKey])
  }

  @Test("A catalogue on a single line is read in one pass")
  func singleLine() throws {
    let keys = (0..<5000).map { "\"k\($0)\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":\"v\"}}}}" }
    let table = try read(text: "{\"sourceLanguage\":\"en\",\"strings\":{" + keys.joined(separator: ",") + "}}").get()
    #expect(table.units.count == 10_000)
    #expect(table.units.allSatisfy { $0.location.line == 1 })
  }

  @Test("What is no catalogue is told with line, column, what was found and what is allowed")
  func unreadable() {
    #expect(
      read(text: "{\n  \"strings\" 1}")
        == .failure(UnreadableFile(reason: "line 2, column 13: found \"1\", expected \":\"")))
    #expect(
      read(text: "[]") == .failure(UnreadableFile(reason: "found no object \"strings\", which every String Catalog has")))
  }
}
