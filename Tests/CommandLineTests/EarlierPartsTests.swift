import Foundation
import Testing

@testable import LintelCommand

@Suite("Tables of languages that an earlier, larger run has left")
struct EarlierPartsTests {
  private let table = "\u{FEFF}locale,severity,verdict,rule,for,bar,item,table,key,source\r\nde,error\r\n"

  @Test("They are removed and named; this run's own, and what somebody else calls so, are left")
  func removed() throws {
    let cli = try CommandRunner([
      "out/audit.csv": table, "out/audit.rows.de.csv": table, "out/audit.rows.zh-Hans.csv": table, "out/audit.rows.fr.csv": table,
      "out/audit.rows.it.csv": "locale;notes\n", "out/audit.rows..csv": table, "out/audit.rows.my notes.csv": table,
      "out/audit.de.csv": table,
    ])
    defer { cli.remove() }
    let folder = cli.folder.appending(path: "out").path
    // Where names differ in no more than case, a folder may list this run's file otherwise.
    let said = EarlierParts.remove(in: folder, besides: ["audit.csv", "audit.rows.FR.csv"])
    #expect(said == ["removed what an earlier run had written in parts: audit.rows.de.csv, audit.rows.zh-Hans.csv"])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(
      left == [
        "audit.csv", "audit.de.csv", "audit.rows..csv", "audit.rows.fr.csv", "audit.rows.it.csv", "audit.rows.my notes.csv",
      ])
    #expect(EarlierParts.remove(in: folder, besides: ["audit.csv", "audit.rows.fr.csv"]).isEmpty)
  }

  @Test("A run that writes the table in one file removes them; one that writes none leaves them")
  func run() throws {
    let cli = try CommandRunner([
      "App/en.lproj/L.strings": "\"a\" = \"Add\";\n", "App/de.lproj/L.strings": "\"a\" = \"Neu\";\n", "out/audit.rows.de.csv": table,
    ])
    defer { cli.remove() }
    let options = ["audit", "App", "--tables-only", "--without-fonts", "--output", "out", "--fail-on", "never"]
    let part = cli.folder.appending(path: "out/audit.rows.de.csv").path
    let page = try cli.run(options + ["--format", "html"])
    #expect(page.code == 0 && FileManager.default.fileExists(atPath: part))
    let rows = try cli.run(options + ["--format", "csv"])
    #expect(rows.code == 0 && rows.output.contains("earlier run had written in parts: audit.rows.de.csv\n"))
    #expect(!FileManager.default.fileExists(atPath: part))
  }
}
