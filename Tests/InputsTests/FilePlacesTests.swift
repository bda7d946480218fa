import LintelModel
import Testing

@testable import LintelInputs

/// A catalogue with one translation, which is written as it is given.
private func catalogue(_ value: String) -> String {
  """
  {"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": {"stringUnit": {"state": "translated",
    "value": \(value)}}}}}, "version": "1.0"}
  """
}

private func exchange(_ target: String, source: String = "Source") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <xliff version="1.2"><file original="L.strings" source-language="en" target-language="de"><body>
    <trans-unit id="k"><source>\(source)</source>\(target)</trans-unit></body></file></xliff>
  """
}

private func po(_ text: String) -> String {
  "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"Source\"\nmsgstr \(text)\n"
}

/// A table of one text, read and looked at again.
private struct OneText {
  let file: SourceFile
  let table: StringTable

  init(_ path: String, _ bytes: [UInt8], locale: LocaleID = "de") throws {
    file = SourceFile(path: path, bytes: bytes)
    let read = TableReader.of(StringTable.Format(file: path) ?? .csv).read([file], TableReader.Context(sourceLocale: "en"))
    table = try #require(read.tables.first)
  }

  init(_ path: String, _ text: String) throws { try self.init(path, Array(text.utf8)) }

  /// The unit of the translation.
  var unit: StringUnit { get throws { try #require(table.units.first { $0.locale != "en" } ?? table.units.first) } }

  /// What stands in the file from the unit's place to its end.
  func written() throws -> String {
    var places = try #require(FilePlaces(file))
    let unit = try unit
    let found = places.extent(at: unit.location)
    let extent = try #require(found)
    return try FilePlacesTests.text(of: file, from: unit.location, to: extent)
  }

  /// The file with another text in it.
  func mended(_ after: String, respellingEscapes: Bool = false) throws -> String? {
    var places = try #require(FilePlaces(file))
    let unit = try unit
    let edit = places.edit(unit.value, to: after, at: unit.location, respellingEscapes: respellingEscapes)
    return try edit.map { try FilePlacesTests.applying($0, to: String(decoding: file.bytes, as: UTF8.self)) }
  }
}

@Suite("Ends of values")
struct FilePlacesTests {
  /// The offset of a place in UTF-16 units, counted here in another way than in the program.
  private static func offset(_ line: Int, _ column: Int, in text: String) throws -> Int {
    var starts = [0]
    let units = Array(text.utf16)
    for (index, unit) in units.enumerated() {
      if unit == 10 || unit == 13 && !(index + 1 < units.count && units[index + 1] == 10) { starts.append(index + 1) }
    }
    try #require(line <= starts.count)
    return starts[line - 1] + column - 1
  }

  fileprivate static func text(of file: SourceFile, from place: LintelModel.SourceLocation, to end: SourceExtent) throws -> String {
    let text = DecodedText(file.bytes).utf8
    let units = Array(String(decoding: text, as: UTF8.self).utf16)
    let string = String(decoding: text, as: UTF8.self)
    let range = try offset(place.line, place.column, in: string)..<offset(end.endLine, end.endColumn, in: string)
    return String(decoding: units[range], as: UTF16.self)
  }

  fileprivate static func applying(_ edit: SourceEdit, to text: String) throws -> String {
    var units = Array(text.utf16)
    let start = try offset(edit.location.line, edit.location.column, in: text)
    let end = try offset(edit.extent.endLine, edit.extent.endColumn, in: text)
    units.replaceSubrange(start..<end, with: Array(edit.text.utf16))
    return String(decoding: units, as: UTF16.self)
  }

  @Test(
    "A value ends behind its last character, with its quotes where it has some",
    arguments: [
      ("de.lproj/L.strings", "\"k\" = \"Sie sagte \\\"Ja\\\"\"; // x", "\"Sie sagte \\\"Ja\\\"\""),
      ("de.lproj/L.strings", "k = 'a\n😀b' ;", "'a\n😀b'"),
      ("de.lproj/L.strings", "k = Wort;", "Wort"),
      ("de.lproj/L.strings", "<?xml version=\"1.0\"?><plist><dict><key>k</key>\r\n<string>a &amp; b</string></dict></plist>", "a &amp; b"),
      ("L.xcstrings", catalogue(#""a \"b\" ä""#), #""a \"b\" ä""#),
      ("de.xliff", exchange("<target>Hallo <x id=\"1\"/>da</target>"), "Hallo <x id=\"1\"/>da"),
      ("de.xliff", exchange("<target><g id=\"1\"><g id=\"2\">a</g></g> b</target>"), "<g id=\"1\"><g id=\"2\">a</g></g> b"),
      ("de.po", po("\"\"\n\"eins \"\n\"zwei\""), "\"\"\n\"eins \"\n\"zwei\""),
    ])
  func ends(path: String, text: String, value: String) throws { #expect(try OneText(path, text).written() == value) }

  @Test("Bytes and UTF-16 units are counted apart, behind letters of one unit and signs of two")
  func columns() throws {
    let one = try OneText("de.lproj/L.strings", "/* ä */ \"😀\" = \"ü😀\";\n")
    var places = try #require(FilePlaces(one.file))
    let place = try one.unit.location
    #expect(place.column == 16)
    #expect(places.extent(at: place) == SourceExtent(endLine: 1, endColumn: 21, byteColumn: 19, endByteColumn: 27))
  }

  @Test("In UTF-16, and behind a mark, places are the same")
  func encodings() throws {
    let text = "\"a\" = \"ü\";\n\"k\" = \"Ende \";\n"
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] as [UInt8] }
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), wide] {
      var places = try #require(FilePlaces(SourceFile(path: "de.lproj/L.strings", bytes: bytes)))
      let place = LintelModel.SourceLocation(file: "de.lproj/L.strings", line: 2, column: 7)
      #expect(places.extent(at: place) == SourceExtent(endLine: 2, endColumn: 14, byteColumn: 7, endByteColumn: 14))
      let edit = places.edit("Ende ", to: "Ende", at: place, respellingEscapes: false)
      #expect(edit?.location.column == 12 && edit?.extent.endColumn == 13 && edit?.text == "")
    }
  }

  @Test("Where nothing begins there is no end; what is built has no places")
  func nothing() throws {
    var places = try #require(FilePlaces(SourceFile(path: "de.lproj/L.strings", bytes: Array("\"k\" = \"a\";\n".utf8))))
    for (line, column) in [(1, 4), (9, 1), (1, 99), (2, 1)] {
      #expect(places.extent(at: LintelModel.SourceLocation(file: "de.lproj/L.strings", line: line, column: column)) == nil)
    }
    #expect(FilePlaces(SourceFile(path: "de.lproj/L.strings", bytes: Array("bplist00".utf8))) == nil)
    #expect(FilePlaces(SourceFile(path: "a.sketch", bytes: [])) == nil)
  }

  @Test(
    "A literal of source code ends with its quotes, whatever is put into it",
    arguments: [
      ("A.swift", "Text(\"a \\(b(\"c)\")) d\")", 6, 22), ("A.swift", "Text(#\"a \"b\" \\n\"#)", 6, 18),
      ("A.m", "t = @\"a \\\"b\";", 5, 13), ("A.storyboard", "<a title=\"x > y\" id=\"1\"><b/></a>", 1, 25),
    ])
  func literals(path: String, text: String, start: Int, end: Int) throws {
    var places = try #require(FilePlaces(SourceFile(path: path, bytes: Array(text.utf8))))
    #expect(places.extent(at: LintelModel.SourceLocation(file: path, line: 1, column: start))?.endColumn == end)
    if path != "A.storyboard" { #expect(places.extent(at: LintelModel.SourceLocation(file: path, line: 1, column: 1)) == nil) }
  }

  @Test("No more changes than has to, and what stays is spelled as it was")
  func smallest() throws {
    let strings = try OneText("de.lproj/L.strings", #""k" = "\U00fcber \"x\" \t…";"#)
    #expect(try strings.mended("über \"x\" \t") == #""k" = "\U00fcber \"x\" \t";"#)
    #expect(try strings.mended("über \"y\"\\\n \t…") == #""k" = "\U00fcber \"y\"\\\n \t…";"#)
    let entry = try OneText("L.xcstrings", catalogue(#""A\u00fc \/ b ""#))
    #expect(try entry.mended("Aü / \"b") == catalogue(#""A\u00fc \/ \"b""#))
    let target = try OneText("de.xliff", exchange("<target>a &#38; &quot;b&quot; </target>"))
    #expect(try target.mended("a & <\"b\"") == exchange("<target>a &#38; &lt;&quot;b&quot;</target>"))
    let parts = try OneText("de.po", po("\"eins \"\n\"zwei\""))
    #expect(try parts.mended("Eins zwei!") == po("\"Eins \"\n\"zwei!\""))
    let bare = try OneText("de.lproj/L.strings", "k = Wort;")
    #expect(try bare.mended("zwei Worte") == "k = \"zwei Worte\";")
  }

  @Test("An escape that the platform does not know is written anew where that is the matter")
  func escapes() throws {
    let one = try OneText("de.lproj/L.strings", #""k" = "A \u203A B\n\Ende";"#)
    #expect(try one.unit.value == "A u203A B\nEnde")
    #expect(try one.mended("A › B\n\nEnde", respellingEscapes: true) == #""k" = "A › B\n\nEnde";"#)
  }

  @Test(
    "Where changing the value would change something else, or nobody can tell, nothing is changed",
    arguments: [
      ("de.lproj/L.strings", "\"Save \";"), ("L.xcstrings", #"{"sourceLanguage":"en","strings":{"Save ":{}},"version":"1.0"}"#),
      ("de.xliff", exchange("<target>Save <x id=\"1\"/></target>")), ("de.xliff", exchange("<target><![CDATA[Save ]]></target>")),
      ("de.xliff", exchange("", source: "Save ")),
    ])
  func uncertain(path: String, text: String) throws { #expect(try OneText(path, text).mended("Save") == nil) }

  @Test("A text that is no longer in the file is not replaced")
  func outdated() throws {
    var places = try #require(FilePlaces(SourceFile(path: "de.lproj/L.strings", bytes: Array("\"k\" = \"neu \";\n".utf8))))
    let place = LintelModel.SourceLocation(file: "de.lproj/L.strings", line: 1, column: 7)
    #expect(places.edit("alt ", to: "alt", at: place, respellingEscapes: false) == nil)
    #expect(places.edit("neu ", to: "neu ", at: place, respellingEscapes: false) == nil)
  }

  @Test("Whatever a text holds, in every format: the new one is read, and what stands around it is as it was")
  func anyTexts() throws {
    let texts = [
      "plain", " a b ", "\"q\" 'a'", "a\\b\\n", "a\nb\tc\r\nd", "<b> & </b>]]>", "ü€😀👩‍💻", "\u{200B}x\u{FEFF}", "%1$@ %%", "{k: 1}",
    ]
    let formats: [(String, (String) -> String)] = [
      ("de.lproj/L.strings", { "\"k\" = \"\(ValueSpelling.backslashes(quote: Ascii.quote).spelled($0))\";\n" }),
      ("L.xcstrings", { catalogue("\"\(ValueSpelling.json.spelled($0))\"") }),
      ("de.xliff", { exchange("<target>\(ValueSpelling.xml.spelled($0))</target>") }),
      ("de.po", { po("\"\(ValueSpelling.backslashes(quote: Ascii.quote).spelled($0))\"") }),
      ("t.csv", { "key,en,de\nk,Source,\"\(ValueSpelling.quotedCell.spelled($0))\"" }),
    ]
    for (path, file) in formats {
      for before in texts {
        for after in texts where before != after {
          let one = try OneText(path, file(before))
          #expect(try one.unit.value == before, "\(path)")
          let mended = try #require(try one.mended(after), "\(path): \(before.debugDescription), \(after.debugDescription)")
          #expect(try OneText(path, mended).unit.value == after)
          // But for escapes that need not be: the same file as one that was written so.
          let (head, tail) = (file("\u{1}").prefix { $0 != "\u{1}" && $0 != "\\" }, file("").suffix(1))
          #expect(mended.hasPrefix(head) && mended.hasSuffix(tail), "\(path): \(mended.debugDescription)")
        }
      }
    }
  }
}
