import Foundation
import Testing

@testable import LintelCommand

/// A project of one format, what a translator writes into the cells of its sheet, and what its files say then.
struct SheetRound: Sendable, CustomTestStringConvertible {
  struct Cell: Hashable, Sendable {
    var key: String
    /// The first word of the column `form`.
    var form = ""
  }

  var testDescription: String
  var language: String
  var files: [String: String]
  var texts: [Cell: String]
  /// The file that changes, and in the order of their places what of it becomes what.
  var changed: String
  var changes: [(before: String, after: String)]

  var changedFile: String {
    changes.reduce(files[changed] ?? "") { $0.replacingOccurrences(of: $1.before, with: $1.after) }
  }

  static let strings = SheetRound(
    testDescription: "strings", language: "de",
    files: [
      "App/en.lproj/L.strings": "\"save\" = \"Save %d files\";\n\"open\" = \"Open the file\";\n",
      "App/de.lproj/L.strings": "/* Ü */\r\n\"save\"  =  \"Dateien sichern\";\r\n",
    ],
    texts: [Cell(key: "save"): "%d Dateien sichern", Cell(key: "open"): "Datei öffnen"],
    changed: "App/de.lproj/L.strings",
    changes: [("\"Dateien sichern\";\r\n", "\"%d Dateien sichern\";\r\n\"open\" = \"Datei öffnen\";\r\n")])

  private static func dictionary(_ forms: [(String, String)]) -> String {
    let texts = forms.map { "      <key>\($0.0)</key>\n      <string>\($0.1)</string>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <!-- Dateien -->
        <key>files</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%#@n@</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>d</string>
      \(texts)    </dict>
        </dict>
      </dict>
      </plist>

      """
  }

  static let stringsdict = SheetRound(
    testDescription: "stringsdict", language: "pl",
    files: [
      "App/en.lproj/P.stringsdict": dictionary([("one", "Open %d file"), ("other", "Open %d files")]),
      "App/pl.lproj/P.stringsdict": dictionary([("one", "Otwórz %d plik"), ("other", "Otwórz %d pliku")]),
    ],
    texts: [Cell(key: "files", form: "few"): "Otwórz %d pliki", Cell(key: "files", form: "many"): "Otwórz %d plików"],
    changed: "App/pl.lproj/P.stringsdict",
    changes: [
      (
        "<string>Otwórz %d plik</string>\n",
        "<string>Otwórz %d plik</string>\n      <key>few</key>\n      <string>Otwórz %d pliki</string>\n"
          + "      <key>many</key>\n      <string>Otwórz %d plików</string>\n"
      )
    ])

  private static func form(_ name: String, _ text: String) -> String {
    """
                  "\(name)" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "\(text)"
                    }
                  }
    """
  }

  static let catalog = SheetRound(
    testDescription: "xcstrings", language: "pl",
    files: [
      "App/K.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Open %lld files" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
      \(form("one", "Open %lld file")),
      \(form("other", "Open %lld files"))
                  }
                }
              },
              "pl" : {
                "variations" : {
                  "plural" : {
      \(form("one", "Otwórz %lld plik")),
      \(form("other", "Otwórz %lld pliku"))
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    ],
    texts: [
      Cell(key: "Open %lld files", form: "few"): "Otwórz %lld pliki",
      Cell(key: "Open %lld files", form: "many"): "Otwórz %lld plików",
    ],
    changed: "App/K.xcstrings",
    changes: [
      (
        form("one", "Otwórz %lld plik"),
        [form("few", "Otwórz %lld pliki"), form("many", "Otwórz %lld plików"), form("one", "Otwórz %lld plik")]
          .joined(separator: ",\n")
      )
    ])

  static let exchange = SheetRound(
    testDescription: "XLIFF", language: "de",
    files: [
      "App/de.xliff": """
      <?xml version='1.0' encoding="UTF-8"?>
      <xliff version="1.2"><file original="X.strings" source-language="en" target-language="de"><body>
        <trans-unit id="share"><source>Share %d pictures</source><target>Bilder teilen</target></trans-unit>
        <trans-unit id="close"  ><source>Close the picture</source></trans-unit>
      </body></file></xliff>
      """
    ],
    texts: [Cell(key: "share"): "%d Bilder teilen", Cell(key: "close"): "Bild schließen"],
    changed: "App/de.xliff",
    changes: [
      (">Bilder teilen", ">%d Bilder teilen"),
      ("the picture</source>", "the picture</source><target>Bild schließen</target>"),
    ])

  static let messages = SheetRound(
    testDescription: "PO", language: "de",
    files: [
      "App/de.po": """
      msgid ""
      msgstr ""
      "Language: de\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      #: a.c:1
      #, c-format
      msgid "Save %d files"
      msgstr "Dateien sichern"

      msgid "Open the file"
      msgstr ""

      #, c-format
      msgid "Close %d file"
      msgid_plural "Close %d files"
      msgstr[0] "%d Datei schließen"
      msgstr[1] "%s Dateien schließen"

      """
    ],
    texts: [
      Cell(key: "Save %d files"): "%d Dateien sichern", Cell(key: "Open the file"): "Datei öffnen",
      Cell(key: "Close %d file", form: "other"): "%d Dateien schließen",
    ],
    changed: "App/de.po",
    changes: [
      ("\"Dateien sichern\"", "\"%d Dateien sichern\""),
      ("\"Open the file\"\nmsgstr \"\"", "\"Open the file\"\nmsgstr \"Datei öffnen\""),
      ("%s Dateien", "%d Dateien"),
    ])
}

@Suite("A sheet's way out of each format of tables and back into it")
struct SheetRoundTests {
  private static let rules = ["placeholder-mismatch", "missing-translation", "plural-category-missing"]

  private func audit(_ cli: CommandRunner, failOn kind: String) throws -> CommandRunner.Answer {
    try cli.run(
      ["audit", "App", "--tables-only", "--without-fonts", "--output", "out", "--format", "html", "--split", "--fail-on", kind]
        + Self.rules.flatMap { ["--rule", $0] })
  }

  /// The sheet with the texts in their rows, and how many these are.
  private func filled(_ sheet: String, _ texts: [SheetRound.Cell: String]) throws -> (sheet: String, count: Int) {
    var rows = sheet.components(separatedBy: "\r\n").map { $0.components(separatedBy: "\t") }
    let titles = rows[0].map { $0.trimmingCharacters(in: ["\u{FEFF}"]) }
    let key = try #require(titles.firstIndex(of: "key"))
    let form = try #require(titles.firstIndex(of: "form"))
    let new = try #require(titles.firstIndex(of: "new translation"))
    var count = 0
    for index in rows.indices.dropFirst() where rows[index].count == titles.count {
      let word = rows[index][form].components(separatedBy: " ")[0]
      guard let text = texts[SheetRound.Cell(key: rows[index][key], form: word)] else { continue }
      rows[index][new] = text
      count += 1
    }
    return (rows.map { $0.joined(separator: "\t") }.joined(separator: "\r\n"), count)
  }

  @Test(
    "What the sheet asks for by its own columns goes back, is found no more, and nothing else of the files has changed",
    arguments: [SheetRound.strings, .stringsdict, .catalog, .exchange, .messages])
  func round(_ round: SheetRound) throws {
    let cli = try CommandRunner(round.files)
    defer { cli.remove() }
    let before = try audit(cli, failOn: "note")
    #expect(before.code == 1, "\(before.errors)")
    let name = "audit.\(round.language).tsv"
    let sheet = try String(contentsOf: cli.folder.appending(path: "out/" + name), encoding: .utf8)
    let back = try filled(sheet, round.texts)
    #expect(back.count == round.texts.count)
    try back.sheet.write(to: cli.folder.appending(path: name), atomically: true, encoding: .utf8)
    let applied = try cli.run("apply", name, "--project", "App")
    #expect(applied.code == 0, "\(applied.errors)")
    for path in round.files.keys.sorted() {
      let text = try String(contentsOf: cli.folder.appending(path: path), encoding: .utf8)
      #expect(text == (path == round.changed ? round.changedFile : round.files[path]))
    }
    let after = try audit(cli, failOn: "note")
    #expect(after.code == 0, "\(after.output)\(after.errors)")
  }
}
