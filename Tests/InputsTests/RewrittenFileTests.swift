import LintelModel
import Testing

@testable import LintelInputs

private func catalogue(_ entry: String) -> String {
  "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"k\" : {\(entry)}\n  },\n  \"version\" : \"1.0\"\n}\n"
}

private let german = """
          "de" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "Neu"
            }
          }
  """

private func unit(_ locale: String) -> String {
  german.replacing("\"de\"", with: "\"\(locale)\"").replacing("Neu", with: "Anders")
}

private func exchange(_ unit: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <xliff version="1.2"><file original="L.strings" source-language="en" target-language="de"><body>
    <trans-unit id="k">
      \(unit)
    </trans-unit></body></file></xliff>
  """
}

@Suite("Texts written back into their files")
struct RewrittenFileTests {
  private func written(
    _ file: SourceFile, saying text: String, _ change: (inout RewrittenFile) -> Bool
  ) throws -> String {
    var rewritten = try #require(RewrittenFile(file))
    let isChanged = change(&rewritten)
    try #require(isChanged)
    let after = try #require(rewritten.written(saying: [(key: "k", locale: "de", text: text)], sourceLocale: "en"))
    return RewrittenFile.text(of: after)
  }

  private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, bytes: Array(text.utf8)) }

  @Test("A value is replaced within its own quotes; comments, order and other escapes stay")
  func strings() throws {
    let before = "/* \\U00e4 */\r\n\"a\" = \"\\U00e4\";\r\nk = Alt; // x\r\n"
    let place = LintelModel.SourceLocation(file: "de.lproj/L.strings", line: 3, column: 5)
    let after = try written(file("de.lproj/L.strings", before), saying: "Neu \"hier\"") {
      $0.replace("Alt", with: "Neu \"hier\"", at: place)
    }
    #expect(after == "/* \\U00e4 */\r\n\"a\" = \"\\U00e4\";\r\nk = \"Neu \\\"hier\\\"\"; // x\r\n")
  }

  @Test("UTF-16 stays UTF-16, with its mark")
  func wide() throws {
    let text = "\"k\" = \"Ende\";\n"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] as [UInt8] }
    var rewritten = try #require(RewrittenFile(SourceFile(path: "de.lproj/L.strings", bytes: bytes)))
    let place = LintelModel.SourceLocation(file: "de.lproj/L.strings", line: 1, column: 7)
    let isWritten = rewritten.replace("Ende", with: "Schluß", at: place)
    try #require(isWritten)
    let after = try #require(rewritten.written(saying: [(key: "k", locale: "de", text: "Schluß")], sourceLocale: "en"))
    #expect(after.bytes.starts(with: [0xFF, 0xFE]))
    #expect(RewrittenFile.text(of: after) == "\"k\" = \"Schluß\";\n")
  }

  @Test("A string that a table lacks is added at its end, with the file's own line ends")
  func added() throws {
    let after = try written(file("de.lproj/L.strings", "\"a\" = \"b\";\r\n// Ende"), saying: "Zeile\nzwei") {
      $0.add("Zeile\nzwei", forKey: "k")
    }
    #expect(after == "\"a\" = \"b\";\r\n// Ende\r\n\"k\" = \"Zeile\\nzwei\";\r\n")
  }

  @Test("Nothing is added behind strings that stand in braces")
  func braces() throws {
    var rewritten = try #require(RewrittenFile(file("de.lproj/L.strings", "{ \"a\" = \"b\"; }\n")))
    let isAdded = rewritten.add("x", forKey: "k")
    #expect(!isAdded)
  }

  @Test(
    "A String Catalog's entry gets a language as Xcode writes it, in the order of their codes",
    arguments: [
      ("\n\n    ", "\n      \"localizations\" : {\n\(german)\n      }\n    "),
      (
        "\n      \"comment\" : \"c\",\n      \"shouldTranslate\" : true\n    ",
        "\n      \"comment\" : \"c\",\n      \"localizations\" : {\n\(german)\n      },\n      \"shouldTranslate\" : true\n    "
      ),
      (
        "\n      \"localizations\" : {\n\(unit("da"))\n      }\n    ",
        "\n      \"localizations\" : {\n\(unit("da")),\n\(german)\n      }\n    "
      ),
      (
        "\n      \"localizations\" : {\n\(unit("fr"))\n      }\n    ",
        "\n      \"localizations\" : {\n\(german),\n\(unit("fr"))\n      }\n    "
      ),
    ])
  func catalog(before: String, after: String) throws {
    let place = LintelModel.SourceLocation(file: "L.xcstrings", line: 4, column: 5)
    let found = try written(file("L.xcstrings", catalogue(before)), saying: "Neu") {
      $0.add("Neu", in: "de", toEntryAt: place)
    }
    #expect(found == catalogue(after))
  }

  @Test(
    "A unit of XLIFF gets a target on a line of its own, or in the empty one that it has",
    arguments: [
      ("<source>Old</source>", "<source>Old</source>\n    <target>Neu &amp; da</target>"),
      (
        "<source>Old</source><target state=\"new\"></target>",
        "<source>Old</source><target state=\"new\">Neu &amp; da</target>"
      ),
      ("<source>Old</source> <target/>", "<source>Old</source> <target>Neu &amp; da</target>"),
    ])
  func target(before: String, after: String) throws {
    let place = LintelModel.SourceLocation(file: "de.xliff", line: 4, column: 13)
    let found = try written(file("de.xliff", exchange(before)), saying: "Neu & da") {
      $0.add("Neu & da", besideSourceAt: place)
    }
    #expect(found == exchange(after))
  }

  @Test("Beside a source text with elements in it nothing is added")
  func markup() throws {
    var rewritten = try #require(RewrittenFile(file("de.xliff", exchange("<source>Old <x id=\"1\"/></source>"))))
    let isAdded = rewritten.add("Neu", besideSourceAt: LintelModel.SourceLocation(file: "de.xliff", line: 4, column: 13))
    #expect(!isAdded)
  }

  @Test(
    "The empty quotes of a message are filled; one with a translation or with several forms is left",
    arguments: [
      ("msgid \"Old\"\nmsgstr \"\"\n", "msgid \"Old\"\nmsgstr \"Neu\\n\"\n"),
      ("msgid \"Old\"\nmsgstr \"Alt\"\n", nil),
      ("msgid \"Old\"\nmsgid_plural \"Olds\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n", nil),
      ("msgid \"Old\"\n", nil),
    ] as [(String, String?)])
  func message(before: String, after: String?) throws {
    var rewritten = try #require(RewrittenFile(file("de.po", before)))
    let isAdded = rewritten.add("Neu\n", toMessageAt: LintelModel.SourceLocation(file: "de.po", line: 1, column: 7))
    #expect(isAdded == (after != nil))
    guard let after, isAdded else { return }
    let found = try #require(
      rewritten.written(saying: [(key: "Old", locale: "de", text: "Neu\n")], sourceLocale: "en"))
    #expect(RewrittenFile.text(of: found) == after)
  }

  @Test("The empty form of a message with several is filled by its number; one that has a text, or is not there, is left")
  func numberedForm() throws {
    let before = "msgid \"Old\"\nmsgid_plural \"Olds\"\nmsgstr[0] \"Alt\"\nmsgstr[1] \"\"\n"
    var rewritten = try #require(RewrittenFile(file("de.po", before)))
    let place = LintelModel.SourceLocation(file: "de.po", line: 1, column: 7)
    let first = rewritten.add("Neu", asForm: 0, toMessageAt: place)
    let third = rewritten.add("Neu", asForm: 2, toMessageAt: place)
    let second = rewritten.add("Neue", asForm: 1, toMessageAt: place)
    #expect(!first && !third && second)
    let found = try #require(
      rewritten.written(saying: [(key: "Old", locale: "de", text: "Neue")], sourceLocale: "en"))
    #expect(RewrittenFile.text(of: found) == before.replacing("msgstr[1] \"\"", with: "msgstr[1] \"Neue\""))
  }

  @Test(
    "The empty cell of a language is filled, with quotes where the text asks for them",
    arguments: [
      ("key;en;de;fr\nk;Old;;Vieux\n", "key;en;de;fr\nk;Old;\"Neu; da\";Vieux\n"),
      ("key;en;de;fr\nk;Old;\"\";Vieux\n", "key;en;de;fr\nk;Old;\"Neu; da\";Vieux\n"),
      ("key;en;de;fr\nk;Old;Alt;Vieux\n", nil),
      ("key;en;fr;de\nk;Old;Vieux\n", nil),
    ] as [(String, String?)])
  func cell(before: String, after: String?) throws {
    let columns = TableColumns(files: [WildcardPattern("T.csv")])
    var rewritten = try #require(RewrittenFile(file("T.csv", before), tables: [columns]))
    let place = LintelModel.SourceLocation(file: "T.csv", line: 2, column: 3)
    let isAdded = rewritten.add("Neu; da", in: "de", toRowAt: place, sourceLocale: "en")
    #expect(isAdded == (after != nil))
    guard let after, isAdded else { return }
    let found = try #require(
      rewritten.written(saying: [(key: "k", locale: "de", text: "Neu; da")], sourceLocale: "en"))
    #expect(RewrittenFile.text(of: found) == after)
  }
}
