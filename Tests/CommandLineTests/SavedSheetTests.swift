import Foundation
import Testing

@testable import LintelCommand

@Suite("Sheets as spreadsheet programs save them, and the files that they go into")
struct SavedSheetTests {
  private static let files = [
    "App/en.lproj/L.strings": "\"a\" = \"Save %d files\";\n\"b\" = \"First\\nsecond\";\n\"c\" = \"=Sum\";\n",
    "App/de.lproj/L.strings": "\"a\" = \"Dateien sichern\";\n\"b\" = \"Erste\\nzweite\";\n\"c\" = \"=Gesamt\";\n",
  ]
  private static let done = "\"a\" = \"%d Dateien sichern\";\n\"b\" = \"Eins;\\nzwei\";\n\"c\" = \"=Summe\";\n"

  /// The columns in another order, one of a translator's own, and an empty one behind the last.
  private func sheet(_ delimiter: String, _ lineEnd: String, breaks: String) -> String {
    let rows = [
      ["new translation", "key", "mine", "translation", "source", "write into", ""],
      ["%d Dateien sichern", "a", "x", "Dateien sichern", "Save %d files", "de.lproj/L.strings:1", ""],
      ["\"Eins;\(breaks)zwei\"", "b", "", "\"Erste\(breaks)zweite\"", "\"First\(breaks)second\"", "de.lproj/L.strings:2", ""],
      ["'=Summe", "c", "", "'=Gesamt", "'=Sum", "de.lproj/L.strings:3", ""],
      ["", "", "", "", "", "", ""],
    ]
    return rows.map { $0.joined(separator: delimiter) + lineEnd }.joined()
  }

  private func text(_ cli: CommandRunner) throws -> String {
    try String(contentsOf: cli.folder.appending(path: "App/de.lproj/L.strings"), encoding: .utf8)
  }

  @Test(
    "Delimiters, encodings, line ends and orders of columns are those of the program that saved",
    arguments: [
      ("de.csv", ";", "\r\n", "\n", true, false), ("de.csv", ",", "\n", "\n", false, false),
      ("de.csv", ",", "\r\n", "\r\n", false, false), ("de.txt", "\t", "\r\n", "\\n", true, true),
      ("de.tsv", "\t", "\r\n", "\\n", true, false),
    ])
  func saved(ending: String, delimiter: String, lineEnd: String, breaks: String, isMarked: Bool, isWide: Bool) throws {
    let cli = try CommandRunner(Self.files)
    defer { cli.remove() }
    let text = (isMarked ? "\u{FEFF}" : "") + sheet(delimiter, lineEnd, breaks: breaks)
    let wide = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] as [UInt8] }
    let data = isWide ? Data(wide) : Data(text.utf8)
    try data.write(to: cli.folder.appending(path: "audit." + ending))
    let answer = try cli.run("apply", "audit." + ending, "--project", "App")
    #expect(answer.code == 0, "\(answer.errors)")
    let written = try self.text(cli)
    #expect(written == Self.done)
  }

  @Test("A sheet with semicolons in Windows-1252 is read, and said to be; in another language, or from an old Mac, it is refused")
  func western() throws {
    let rows = "key;write into;source;translation;new translation\r\na;de.lproj/L.strings:1;Save %d files;Dateien sichern;%d Dateien prüfen …\r\n"
    let cli = try CommandRunner(Self.files)
    defer { cli.remove() }
    let bytes = rows.unicodeScalars.map { $0 == "…" ? 0x85 : UInt8(truncatingIfNeeded: $0.value) } as [UInt8]
    try Data(bytes).write(to: cli.folder.appending(path: "audit.de.csv"))
    // Mac Roman has “ü” there.
    try Data(bytes.map { $0 == 0xFC ? 0x9F : $0 }).write(to: cli.folder.appending(path: "mac.de.csv"))
    for (sheet, language) in [("audit.de.csv", "pl"), ("mac.de.csv", "de")] {
      let refused = try cli.run("apply", sheet, "--language", language, "--project", "App")
      #expect(refused.code == 2 && refused.errors.contains("found bytes that are not UTF-8, expected UTF-8 or UTF-16"))
    }
    let kept = try text(cli)
    #expect(kept == Self.files["App/de.lproj/L.strings"])
    let answer = try cli.run("apply", "audit.de.csv", "--project", "App")
    #expect(answer.code == 0 && answer.errors.contains("audit.de.csv: read as Windows-1252"), "\(answer.errors)")
    let written = try text(cli)
    #expect(written.contains("\"a\" = \"%d Dateien prüfen …\";"))
  }

  @Test("A sheet without a column, or with titles in another language, is said by the column that lacks")
  func columns() throws {
    let cli = try CommandRunner(
      Self.files.merging(["audit.de.csv": "Schlüssel,write into,source,translation,new translation\r\na,b,c,d,e\r\n"]) { $1 })
    defer { cli.remove() }
    let answer = try cli.run("apply", "audit.de.csv", "--project", "App")
    #expect(answer.code == 2)
    #expect(answer.errors.contains("audit.de.csv:1: found no column “key”, expected the columns of a sheet"))
  }

  @Test("An emptied cell, or one of spaces, deletes nothing")
  func emptied() throws {
    let rows = "key,write into,source,translation,new translation\r\na,de.lproj/L.strings:1,Save %d files,Dateien sichern, \r\n"
    let cli = try CommandRunner(Self.files.merging(["audit.de.csv": rows]) { $1 })
    defer { cli.remove() }
    let answer = try cli.run("apply", "audit.de.csv", "--project", "App")
    #expect(answer.code == 0)
    let written = try text(cli)
    #expect(written == Self.files["App/de.lproj/L.strings"])
  }

  @Test("A file keeps its permissions; one that may not be written keeps all files as they are, with exit code 2")
  func permissions() throws {
    let cli = try CommandRunner(Self.files)
    defer { cli.remove() }
    try sheet(";", "\n", breaks: "\n").write(to: cli.folder.appending(path: "audit.de.csv"), atomically: true, encoding: .utf8)
    let path = cli.folder.appending(path: "App/de.lproj/L.strings").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let refused = try cli.run("apply", "audit.de.csv", "--project", "App")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("found a file that may not be written, expected one that may; no file was changed"))
    let kept = try text(cli)
    #expect(kept == Self.files["App/de.lproj/L.strings"])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let answer = try cli.run("apply", "audit.de.csv", "--project", "App")
    #expect(answer.code == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o640)
    let names = try FileManager.default.contentsOfDirectory(atPath: cli.folder.appending(path: "App/de.lproj").path)
    #expect(names == ["L.strings"])
  }

  @Test("A table that a link leads out of the project to is left as it is")
  func link() throws {
    let cli = try CommandRunner([
      "App/en.lproj/L.strings": Self.files["App/en.lproj/L.strings"]!, "App/de.lproj/M.strings": "\"m\" = \"M\";\n",
      "Shared/L.strings": Self.files["App/de.lproj/L.strings"]!, "audit.de.csv": sheet(",", "\n", breaks: "\n"),
    ])
    defer { cli.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: cli.folder.appending(path: "App/de.lproj/L.strings").path, withDestinationPath: "../../Shared/L.strings")
    let answer = try cli.run("apply", "audit.de.csv", "--project", "App")
    #expect(answer.code == 1)
    let kept = try String(contentsOf: cli.folder.appending(path: "Shared/L.strings"), encoding: .utf8)
    #expect(kept == Self.files["App/de.lproj/L.strings"])
  }

  @Test("After the texts are in their tables an audit no longer finds what was wrong with them")
  func audited() throws {
    let cli = try CommandRunner(Self.files.merging(["audit.de.csv": sheet(",", "\n", breaks: "\n")]) { $1 })
    defer { cli.remove() }
    let audit = ["audit", "App", "--tables-only", "--without-fonts", "--rule", "placeholder-mismatch", "--fail-on", "note"]
    let before = try cli.run(audit)
    #expect(before.code == 1)
    let answer = try cli.run("apply", "audit.de.csv", "--project", "App")
    #expect(answer.code == 0)
    let after = try cli.run(audit)
    #expect(after.code == 0, "\(after.output)")
  }
}
