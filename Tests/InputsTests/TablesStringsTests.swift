import LintelModel
import Testing

@testable import LintelInputs

/// Reads a table of our own as `App/de.lproj/Localizable.strings`.
func readStrings(_ text: String, path: String = "App/de.lproj/Localizable.strings") -> StringTable {
  readStrings(Array(text.utf8), path: path)
}

func readStrings(_ bytes: [UInt8], path: String = "App/de.lproj/Localizable.strings") -> StringTable {
  StringsReader.read(SourceFile(path: path, bytes: bytes), at: TablePlace(path: path, sourceLocale: "en"))
}

extension StringTable {
  var texts: [String: String] { Dictionary(units.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }) }
}

@Suite("What a .strings file says")
struct TablesStringsTests {
  @Test("Keys may be quoted, single-quoted or bare, and a key alone is its own value")
  func keys() {
    let table = readStrings(
      """
      "Save" = "Sichern";
      'Open' = 'Öffnen';
      NSHumanReadable_$/:.-9 = Wert.1;
      "Cancel";
      """)
    #expect(
      table.texts == ["Save": "Sichern", "Open": "Öffnen", "NSHumanReadable_$/:.-9": "Wert.1", "Cancel": "Cancel"])
    #expect(table.loss == nil)
    #expect(table.stringsRead == 4)
  }

  @Test("The path says folder, name and locale")
  func place() {
    let table = readStrings("a=b;", path: "Mac/zh_TW.lproj/Main.strings")
    #expect(table.folder == "Mac")
    #expect(table.name == "Main")
    #expect(table.locale == "zh-TW")
    #expect(table.units.first?.locale == "zh-TW")
  }

  @Test("A value's location is its opening quote, in UTF-16 units, whatever ends the lines")
  func locations() throws {
    let table = readStrings("/* 👍 */ \"👍é\" = \"a\";\r\n\r  k\t=\n    \"b\";\n\"c\";")
    let places = table.units.map { [$0.location.line, $0.location.column] }
    #expect(places == [[1, 18], [4, 5], [5, 1]])
    #expect(table.units[0].location.file == "App/de.lproj/Localizable.strings")
  }

  @Test("A byte order mark takes no column")
  func byteOrderMark() {
    let table = readStrings([0xEF, 0xBB, 0xBF] + Array("k = \"v\";".utf8))
    #expect(table.units.first?.location.column == 5)
    #expect(table.encoding == "UTF-8")
  }

  @Test(
    "Escapes mean what the platform says they mean",
    arguments: [
      (#"\a\b\f\n\r\t\v\"\\"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}\"\\"), (#"\U203A"#, "\u{203A}"), (#"\u203A"#, "u203A"),
      (#"\UD83D\UDC4D"#, "👍"), (#"\UD83D!"#, "\u{FFFD}!"), (#"\U41!"#, "A!"), (#"\341\256"#, "Æﬁ"), (#"\0615"#, "15"),
      (#"\q\é\👍"#, "qé👍"), (#"\'"#, "'"), ("\\\n", "\n"), (#"\400"#, "\0"),
    ])
  func escapes(written: String, meant: String) {
    #expect(readStrings("k = \"\(written)\";").texts["k"] == meant)
  }

  @Test("Every octal escape is a character of NeXTSTEP's set, and 256 of them are known")
  func octal() {
    #expect(NextStepLatin.scalar(0x41) == "A")
    #expect(NextStepLatin.scalar(0xA0) == "©")
    #expect(NextStepLatin.scalar(0xD0) == "—")
    #expect(NextStepLatin.scalar(0xFD) == "ÿ")
    #expect((0...255).map { NextStepLatin.scalar(UInt8($0)) }.count == 256)
  }

  @Test("A line break in a value is part of it")
  func lineBreaks() {
    #expect(readStrings("k = \"one\ntwo\";").texts["k"] == "one\ntwo")
  }

  @Test("A comment belongs to the entry below it, or to the one before it on the same line")
  func comments() {
    let table = readStrings(
      """
      /* Copyright */

      /* Button */
      "a" = "1";
      "b" = "2"; // of b
      // first
      // second
      "c" = "3";
      "d" = "4"; /* of d */
      """)
    #expect(table.units.map(\.comment) == ["Button", "of b", "first\nsecond", "of d"])
  }

  @Test(
    "What an empty line parts from an entry is no comment of it, whatever ends the lines", arguments: ["\n", "\r\n", "\r"])
  func partedComments(end: String) {
    let lines = [
      "/* Settings */", "", "\"a\" = \"1\";", "\"b\" = \"2\";", "", "/* Button */", "\"c\" = \"3\";", "", "// one", "// two",
      "", "\"d\" = \"4\";", "/* No comment provided by engineer. */", "\"e\" = \"5\";", "",
    ]
    let table = readStrings(lines.joined(separator: end))
    #expect(table.units.map(\.comment) == [nil, nil, "Button", nil, "No comment provided by engineer."])
  }

  @Test(
    "A heading is no comment of the entry below it",
    arguments: [
      "/* MARK: - Settings */", "// MARK: Settings", "/* ---- Settings ---- */", "/*=== Settings ===*/",
      "// ------ Settings", "// ======\n// Settings\n// ======", "/******\n * Settings\n ******/", "/* ------ */", "// ── Settings ──",
      "//////////\n// Settings\n//////////", "///// Settings /////",
    ])
  func headings(comment: String) {
    #expect(readStrings("\(comment)\n\"a\" = \"1\";").units.map(\.comment) == [nil])
  }

  @Test("A name above many entries in a row is the group's; a sentence, or a name above few, is the first one's")
  func namesOfGroups() {
    func comments(_ comment: String, _ count: Int, between: String = "\n") -> [String?] {
      let entries = (1...count).map { "\"k\($0)\" = \"\($0)\";" }.joined(separator: between)
      return readStrings("// \(comment)\n\(entries)").units.map(\.comment)
    }
    #expect(comments("Rendering attributes", 5) == [nil, nil, nil, nil, nil])
    #expect(comments("Rendering attributes", 4).first == "Rendering attributes")
    #expect(comments("Rendering attributes", 5, between: "\n\n").first == "Rendering attributes")
    #expect(comments("The title of the list.", 5).first == "The title of the list.")
    #expect(comments("At most 12 characters", 5).first == "At most 12 characters")
  }

  @Test(
    "What is written is a comment, however it begins",
    arguments: [
      ("/* - a dash */", "- a dash"), ("/** Title **/", "* Title *"), ("// MARK as read", "MARK as read"),
      ("/* # of files */", "# of files"), ("// *** Do not translate ***", "*** Do not translate ***"),
      ("// --- Settings ---\n// Title", "Title"), ("/// Title", "Title"),
      ("/* === 5 characters at most */", "=== 5 characters at most"), ("/* ___ items left */", "___ items left"),
    ])
  func noHeadings(comment: String, text: String) {
    #expect(readStrings("\(comment)\n\"a\" = \"1\";").units.map(\.comment) == [text])
  }

  @Test("Slashes inside a bare key or a quoted value open no comment")
  func slashes() {
    let table = readStrings("http://a = \"// no /* comment\"; b /*c*/=//\nd;")
    #expect(table.texts == ["http://a": "// no /* comment", "b": "d"])
    // A bare key takes the slash, and an asterisk cannot follow it.
    #expect(readStrings("b/*c*/=d;").loss?.found == "\"*\"")
  }

  @Test("Of entries with one key the last counts, the others are skipped and said so")
  func repeated() {
    let table = readStrings("a = 1; b = 2; a = 3;")
    #expect(table.units.map(\.key) == ["b", "a"])
    #expect(table.texts["a"] == "3")
    #expect(table.skipped.map(\.reason) == [.repeatedKey])
    #expect(table.skipped.first?.value == "1")
    #expect(table.stringsRead == 3)
  }

  @Test("Keys that differ in their code units are different keys")
  func normalization() {
    #expect(readStrings("\"\u{E9}\" = 1; \"e\u{301}\" = 2;").units.count == 2)
  }

  @Test("An empty file, or one of comments only, is an empty table", arguments: ["", " \n", "/* a */ // b", "{}"])
  func empty(text: String) {
    let table = readStrings(text)
    #expect(table.stringsRead == 0)
    #expect(table.loss == nil)
  }

  @Test("A table may stand in braces")
  func braces() {
    #expect(readStrings("{ a = 1; \"b\" = 2; }\n").texts == ["a": "1", "b": "2"])
    #expect(readStrings("{ a = 1; } x").loss?.expected == "the end of the file")
    #expect(readStrings("{ a = 1; » }").units.isEmpty)
  }

  @Test("A value that is no text is counted, not read")
  func collections() {
    let table = readStrings("a = (1, \"2\", {b = c; d;}, <0f 1A>,); e = { f = (); }; g = h;")
    #expect(table.texts == ["g": "h"])
    #expect(table.skipped.map(\.reason) == [.notAText, .notAText])
    #expect(table.loss == nil)
  }

  @Test("Nesting without end loses the table, as on the platform, and nothing else")
  func nesting() {
    let table = readStrings("a = " + String(repeating: "(", count: 100_000))
    #expect(table.loss?.expected == "a value")
  }

  @Test("A folder named after no language holds nothing to audit")
  func notALanguage() {
    let table = readStrings("a = b;", path: "qqq.lproj/X.strings")
    #expect(table.units.isEmpty)
    #expect(table.skipped.map(\.reason) == [.notALanguage])
  }

  @Test("A folder of a language that few data know is read")
  func littleKnown() {
    let table = readStrings("a = b;", path: "igl.lproj/X.strings")
    #expect(table.units.map(\.locale) == ["igl"])
    #expect(table.skipped.isEmpty)
  }

  @Test("A folder whose tables hold marks of places instead of texts is no language, whatever it is called")
  func placeMarks() {
    let table = readStrings("a = \"crwdns1:0crwdne1:0\"; b = \"crwdns2:0crwdne2:0\"; c = \"\";", path: "lol.lproj/X.strings")
    #expect(table.units.isEmpty)
    #expect(table.skipped.map(\.reason) == [.notALanguage, .notALanguage, .notALanguage])
    #expect(!table.isOfLanguage)
    #expect(readStrings("a = \"crwdns1:0crwdne1:0\"; b = \"B\";", path: "de.lproj/X.strings").units.count == 2)
  }

  @Test("Escapes that the platform does not know are listed with their places")
  func unknownEscapes() throws {
    let table = readStrings(#"""
      a = "\u203A \n \"x\" \' \\ \U203A \101";
      b = "x\/\x41\é";
      """#)
    #expect(table.texts["a"] == "u203A \n \"x\" ' \\ \u{203A} A")
    #expect(table.units[0].unknownEscapes.map(\.text) == [#"\u203A"#])
    #expect(table.units[0].unknownEscapes.map(\.location.column) == [6])
    #expect(table.units[1].unknownEscapes.map(\.text) == [#"\/"#, #"\x41"#, #"\é"#])
    #expect(table.units[1].unknownEscapes.map { [$0.location.line, $0.location.column] } == [[2, 7], [2, 9], [2, 13]])
  }

  @Test("An unknown escape is behind a letter whatever stands farther before it, and not behind another escape's")
  func escapesBehindLetters() {
    func areBehindLetters(_ value: String) -> [Bool] {
      readStrings("a = \"\(value)\";").units[0].unknownEscapes.map(\.isBehindLetter)
    }
    #expect(areBehindLetters(#"\q"#) == [false])
    // The bytes that are looked at begin inside of one of these characters.
    #expect(areBehindLetters(String(repeating: "字", count: 9) + #"\q"#) == [true])
    #expect(areBehindLetters(String(repeating: "字", count: 9) + #"\n\q"#) == [false])
    #expect(areBehindLetters(String(repeating: #"\q"#, count: 40)) == Array(repeating: false, count: 40))
  }
}
