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

  @Test("Forms by width are read, the one for the most room speaking for all")
  func widths() throws {
    let table = try read(
      """
      "login" : { "localizations" : { "fr" : { "variations" : { "width" : {
        "53" : { "stringUnit" : { "state" : "translated", "value" : "Se connecter maintenant" } },
        "100" : { "stringUnit" : { "state" : "translated", "value" : "Se connecter à son compte" } },
        "9" : { "stringUnit" : { "state" : "translated", "value" : "Entrer" } } } } } } }
      """)
    #expect(table.units.map(\.locale) == ["en", "fr"])
    #expect(table.units[1].variants.map(\.width) == ["53", "100", "9"])
    #expect(table.units[1].value == "Se connecter à son compte")
    #expect(table.stringsRead == 4 && table.skipped.isEmpty)
  }

  @Test("Forms by something unknown are counted, and their language is not said to lack the text")
  func unknownAxes() throws {
    let text = """
      "login" : { "localizations" : {
        "fr" : { "variations" : { "mood" : {
          "calm" : { "stringUnit" : { "value" : "Entrer" } },
          "angry" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "Entrez" } } } } } } } },
        "de" : { "stringUnit" : { "value" : "Anmelden" } } } },
      "out" : { "localizations" : { "fr" : { "stringUnit" : { "value" : "Sortir" } } } }
      """
    let table = try read(text)
    #expect(table.units.map(\.locale) == ["en", "de", "en", "fr"])
    #expect(table.skipped.map(\.reason) == [.unknownVariation, .unknownVariation])
    #expect(table.skipped.map(\.value) == ["Entrer", "Entrez"])
    #expect(table.stringsRead == 6)
    let project = ProjectReader.read(
      ProjectFiles(texts: ["L.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{\(text)}}"]))
    #expect(project.locales == ["de", "en", "fr"])
    let family = try #require(TableFamily.all(in: project).first)
    #expect(family.inLocale("fr").pairs.map(\.source.key) == ["out"])
    #expect(family.inLocale("de").pairs.map(\.source.key) == ["login", "out"])
  }

  @Test("What a machine translated is told from the rest, also where only a form is")
  func machine() throws {
    let table = try read(
      """
      "a" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "machine_translated", "value" : "Ä" } },
        "fr" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "un" } },
          "other" : { "stringUnit" : { "state" : "machine_translated", "value" : "des" } } } } },
        "it" : { "stringUnit" : { "state" : "translated", "value" : "I" } } } }
      """)
    #expect(table.units.map(\.isMachineTranslated) == [false, true, true, false])
  }

  @Test("The source's text knows where its key is, if that is in another line")
  func keyLine() throws {
    let table = try read(
      """
      "a.title" : { "localizations" : {
        "de" : { "stringUnit" : { "value" : "Ä" } },
        "en" : { "stringUnit" : { "value" : "A" } } } },
      "Save" : {}
      """)
    #expect(table.units.map { $0.keyLocation?.line } == [nil, 2, nil])
    #expect(table.units[1].location.line == 4 && table.units[1].entryLocation.line == 2)
    #expect(table.units[2].entryLocation.line == 5)
  }

  @Test("A key without a source text is its own source text, where it stands")
  func implicit() throws {
    let table = try read(#""" : {}, "Save" : { "localizations" : { "de" : { "stringUnit" : { "value" : "Sichern" } } } }"#)
    #expect(table.units.map(\.value) == ["", "Save", "Sichern"])
    #expect(table.units.map(\.locale) == ["en", "en", "de"])
    #expect([table.units[1].location.line, table.units[1].location.column] == [2, 10])
    #expect(table.stringsRead == 3)
  }

  @Test(
    "An entry that is no object is no string, and is accounted for at its place", arguments: ["3", "\"x\"", "null", "[]"])
  func noObject(value: String) throws {
    let table = try read(
      """
      "a" : { "localizations" : { "de" : { "stringUnit" : { "value" : "A" } } } },
        "weird" : \(value)
      """)
    #expect(table.units.map(\.key) == ["a", "a"])
    #expect(table.skipped.map(\.key) == ["weird"] && table.skipped.map(\.reason) == [.notAText])
    #expect(table.skipped.map { [$0.location.line, $0.location.column] } == [[3, 3]])
  }

  @Test("Forms by number, by device and by both are variants of one unit, each with its place")
  func variations() throws {
    let table = try read(
      #"""
      "n" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "1" } },
        "other" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "needs_review", "value" : "2" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "3" } } } } } } } },
        "de" : { "variations" : { "device" : { "iphone" : { "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "new", "value" : "4" } } } } },
          "other" : { "stringUnit" : { "state" : "new", "value" : "5" } } } } } } }
      """#)
    #expect(table.units.map(\.value) == ["3", "5"])
    #expect(table.units[0].variants.map(\.plural) == ["one", "other", "other"])
    #expect(table.units[0].variants.map(\.device) == [nil, "mac", "other"])
    #expect(table.units[0].variants.map(\.text) == ["1", "2", "3"])
    #expect(table.units[0].variants.map { $0.location?.line } == [3, 5, 6])
    #expect(table.units[0].variants[0].location?.column == 64)
    #expect(table.units.map(\.state) == ["needs_review", "new"])
    #expect(table.units[1].variants.map(\.plural) == ["other", nil])
    // Each form keeps what its own state says of it.
    #expect(table.units[0].variants.map(\.isNew) == [false, false, false] && table.units[1].variants.allSatisfy(\.isNew))
    #expect(table.skipped == [])
    #expect(table.stringsRead == 5)
  }

  @Test("Variables have an argument, a format and forms; a text may be a set of texts")
  func substitutions() throws {
    let table = try read(
      #"""
      "k" : { "comment" : "made", "isCommentAutoGenerated" : true, "localizations" : {
        "en" : { "stringUnit" : { "value" : "%#@files@ in %2$@" }, "substitutions" : { "files" : {
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "%arg file" } },
            "other" : { "stringUnit" : { "value" : "%arg files" } } } } } } },
        "fr" : { "stringSet" : { "state" : "new", "values" : [ "4", "5" ] } },
        "de" : { "substitutions" : { "a" : { "variations" : { "plural" : {
          "other" : { "stringUnit" : { "value" : "x" } } } } } } } } }
      """#)
    #expect(table.units.map(\.value) == ["%#@files@ in %2$@", "4", "k"])
    let files = try #require(table.units[0].substitutions.first)
    #expect(files.name == "files" && files.argument == 1 && files.format == "lld")
    #expect(files.variants.map(\.text) == ["%arg file", "%arg files"])
    #expect(files.variants.map { $0.location?.line } == [5, 6])
    #expect(table.units[0].isCommentGenerated)
    #expect(table.units[1].variants.map(\.text) == ["4", "5"])
    #expect(table.units[1].state == "new")
    #expect(table.stringsRead == 7)
    #expect(table.units[0].shown.variants.map(\.text) == ["%lld file in %2$@", "%lld files in %2$@"])
    #expect(table.units[0].shown.text == "%lld files in %2$@")
  }

  @Test("A source language named behind the strings holds for them too, and escaped names are names")
  func order() throws {
    let table = try read(
      text: #"{"strings": {"a": {"localizations": {"de": {"stringUnit": {"value": "A"}}}}}, "sourceLanguage": "de"}"#
    ).get()
    #expect(table.units.map(\.locale) == ["de"])
    #expect(table.units.map(\.value) == ["A"])
    #expect(table.sourceLocale == "de")
  }

  @Test("Every string of a text that is skipped is accounted for")
  func skippedForms() throws {
    let table = try read(
      #"""
      "n" : { "shouldTranslate" : false, "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "value" : "1" } }, "other" : { "stringUnit" : { "value" : "2" } } } } } } }
      """#)
    #expect(table.units.isEmpty)
    #expect(table.skipped.map(\.value) == ["2", "1"])
    #expect(table.stringsRead == 2)
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

  @Test("A language that CLDR does not know is one, as it is of a folder")
  func unknownToCLDR() throws {
    let table = try read(
      #"""
      "c" : { "localizations" : { "igl" : { "stringUnit" : { "value" : "C" } }, "qaa" : { "stringUnit" : { "value" : "D" } } } }
      """#)
    #expect(table.units.map(\.locale) == ["en", "igl"])
    #expect(table.skipped.map(\.reason) == [.notALanguage])
  }

  @Test("Of two equal keys the last counts")
  func repeated() throws {
    let table = try read(#""a" : {}, "a" : { "comment" : "last" }"#)
    #expect(table.units.map(\.comment) == ["last"])
    #expect(table.skipped.map(\.reason) == [.repeatedKey])
  }

  @Test("Of two equal keys with forms every string of the first is accounted for")
  func repeatedForms() throws {
    let table = try read(
      #"""
      "a" : { "localizations" : { "de" : { "stringUnit" : { "value" : "1" } }, "qqq" : { "stringUnit" : { "value" : "q" } } } },
      "b" : {}, "a" : { "shouldTranslate" : false }
      """#)
    #expect(table.units.map(\.key) == ["b"])
    #expect(table.skipped.count { $0.reason == .repeatedKey } == 3)
    #expect(table.stringsRead == 5)
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
        == .failure(UnreadableFile(FileProblem(line: 2, column: 13, found: "\"1\"", expected: "\":\""))))
    #expect(
      read(text: "[]") == .failure(UnreadableFile(reason: "found no object \"strings\", which every String Catalog has")))
  }
}
