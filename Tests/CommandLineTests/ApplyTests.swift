import Foundation
import Testing

@testable import LintelCommand

@Suite("lintel apply")
struct ApplyTests {
  private static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Flip the picture" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Bild spiegeln"
              }
            }
          }
        },
        "Rotate the picture" : {

        }
      },
      "version" : "1.0"
    }

    """
  private static let exchange = """
    <xliff version="1.2"><file original="X.strings" source-language="en" target-language="de"><body>
      <trans-unit id="x"><source>Share your picture</source><target>Share your picture</target></trans-unit>
    </body></file></xliff>
    """
  private static let files = [
    "App/en.lproj/L.strings": "\"a\" = \"Save %d files\";\n\"b\" = \"Open the file\";\n",
    "App/de.lproj/L.strings": "/* Ü */\n\"a\" = \"Dateien sichern\";\n",
    "App/K.xcstrings": catalogue,
    "App/de.xliff": exchange,
  ]

  private static let head = "key,write into,source,translation,rule,new translation\r\n"

  private func text(_ path: String, _ cli: CommandRunner) throws -> String {
    try String(contentsOf: cli.folder.appending(path: path), encoding: .utf8)
  }

  @Test("A sheet of --split that was filled in goes back into every table, and again without a change")
  func whole() throws {
    let cli = try CommandRunner(Self.files)
    defer { cli.remove() }
    let split = ["--tables-only", "--without-fonts", "--output", "out", "--format", "html", "--split", "--fail-on", "never"]
    #expect(try cli.run(["audit", "App"] + split).code == 0)
    let texts = [
      "Save %d files": "%d Dateien sichern", "Open the file": "Datei öffnen", "Rotate the picture": "Bild drehen",
      "Share your picture": "Bild teilen",
    ]
    let sheet = try text("out/audit.de.csv", cli)
    // No cell before the new translation has a comma of its own.
    let columns = sheet.prefix { $0 != "\r\n" }.split(separator: ",")
    let place = try #require(columns.firstIndex(of: "new translation"))
    let rows = sheet.split(separator: "\r\n").map { row -> String in
      guard let filled = texts.first(where: { row.contains(",\($0.key),") }) else { return String(row) }
      var cells = row.split(separator: ",", omittingEmptySubsequences: false)
      cells[place] = Substring(filled.value)
      return cells.joined(separator: ",")
    }
    try (rows.joined(separator: "\r\n") + "\r\n")
      .write(to: cli.folder.appending(path: "audit.de.csv"), atomically: true, encoding: .utf8)
    let shown = try cli.run("apply", "audit.de.csv", "--project", "App", "--dry-run")
    #expect(shown.code == 0 && shown.output.contains("-\"a\" = \"Dateien sichern\";\n+\"a\" = \"%d Dateien sichern\";\n"))
    #expect(try text("App/de.lproj/L.strings", cli) == Self.files["App/de.lproj/L.strings"])
    let done = try cli.run("apply", "audit.de.csv", "--project", "App")
    #expect(done.code == 0 && done.errors.contains("4 texts written into 3 files, 0 already there, 0 left"))
    #expect(done.errors.contains("lintel: to check the new texts: lintel audit App --locale de\n"))
    #expect(!shown.errors.contains("to check the new texts"))
    #expect(done.errors.contains("lintel: Rows filled in: 4 of 4.\n"))
    let strings = "/* Ü */\n\"a\" = \"%d Dateien sichern\";\n\"b\" = \"Datei öffnen\";\n"
    #expect(try text("App/de.lproj/L.strings", cli) == strings)
    #expect(try text("App/K.xcstrings", cli).contains("\"value\" : \"Bild drehen\""))
    let exchanged = Self.exchange.replacing("<target>Share your picture", with: "<target>Bild teilen")
    #expect(try text("App/de.xliff", cli) == exchanged)
    let again = try cli.run("apply", "audit.de.csv", "--project", "App")
    #expect(again.code == 0 && again.errors.contains("0 texts written into 0 files, 4 already there, 0 left"))
  }

  @Test(
    "A row that does not fit its table is left, with what was found and what is expected",
    arguments: [
      (
        "a,de.lproj/L.strings:2,Save %d files,Sichern,,%d Dateien",
        "found “Dateien sichern” in de.lproj/L.strings:2, expected “Sichern”"
      ),
      (
        "a,de.lproj/L.strings:2,Save %d photos,Dateien sichern,,%d Fotos",
        "found the source text “Save %d files”, expected “Save %d photos”"
      ),
      ("a,de.lproj/L.strings:2,Save %d files,Dateien sichern,,%@ Dateien", "found %@ in the new text of “a”, expected %d"),
      ("z,de.lproj/L.strings,Zoom,,,Vergrößern", "found the key “z”, which de.lproj/L.strings does not have"),
      ("a,de.lproj/M.strings,Save %d files,,,%d Dateien", "found no table “de.lproj/M.strings”"),
    ])
  func refused(row: String, message: String) throws {
    let cli = try CommandRunner(Self.files.merging(["audit.de.csv": Self.head + row + "\r\n"]) { $1 })
    defer { cli.remove() }
    let answer = try cli.run("apply", "audit.de.csv", "--project", "App")
    #expect(answer.code == 1 && answer.errors.contains("audit.de.csv:2: \(message)"), "\(answer.errors)")
    #expect(try text("App/de.lproj/L.strings", cli) == Self.files["App/de.lproj/L.strings"])
  }

  @Test("A file that the language lacks is made with --new-files alone, and it is said that a developer adds it to the target")
  func newFiles() throws {
    let row = "m,App/de.lproj/M.strings,Move the picture,,,Bild bewegen\r\n"
    let tables = ["App/en.lproj/M.strings": "\"m\" = \"Move the picture\";\n", "App/de.lproj/L.strings": "\"a\" = \"Sichern\";\n"]
    let cli = try CommandRunner(tables.merging(["audit.de.csv": Self.head + row]) { $1 })
    defer { cli.remove() }
    let path = cli.folder.appending(path: "App/de.lproj/M.strings").path
    let left = try cli.run("apply", "audit.de.csv")
    #expect(left.code == 1 && left.errors.contains("--new-files") && !FileManager.default.fileExists(atPath: path))
    let shown = try cli.run("apply", "audit.de.csv", "--new-files", "--dry-run")
    #expect(shown.code == 0 && shown.output.contains("+\"m\" = \"Bild bewegen\";"))
    #expect(!FileManager.default.fileExists(atPath: path))
    let made = try cli.run("apply", "audit.de.csv", "--new-files")
    #expect(made.code == 0, "\(made.errors)")
    #expect(made.errors.contains("lintel: made: App/de.lproj/M.strings; a developer has to add it to the app's target\n"))
    #expect(try text("App/de.lproj/M.strings", cli) == "\"m\" = \"Bild bewegen\";\n")
  }

  @Test("A language that no table has is named with those that there are; a sheet without our columns is none")
  func unknown() throws {
    let row = "a,de.lproj/L.strings:2,Save %d files,Dateien sichern,,%d Dateien\r\n"
    let cli = try CommandRunner(
      Self.files.merging(["audit.xx.csv": Self.head + row, "audit.de.csv": "a,b\r\n", "sheet.csv": Self.head + row]) { $1 })
    defer { cli.remove() }
    let unknown = try cli.run("apply", "audit.xx.csv", "--project", "App")
    #expect(unknown.code == 1 && unknown.errors.contains("found the language “xx”, which no table has, expected one of de"))
    let foreign = try cli.run("apply", "audit.de.csv", "--project", "App")
    #expect(foreign.code == 2 && foreign.errors.contains("audit.de.csv:1: found no column “key”"))
    #expect(try cli.run("apply", "sheet.csv", "--project", "App").code == 2)
    #expect(try cli.run("apply", "sheet.csv", "--project", "App", "--language", "de").code == 0)
  }
}
