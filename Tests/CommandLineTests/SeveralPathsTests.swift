import Foundation
import Testing

@Suite("Several paths in one audit")
struct SeveralPathsTests {
  private static let files = [
    "App/a.sketch": ExitCodes.cut, "App/en.lproj/L.strings": "\"a\" = \"Open %@\";\n",
    "App/de.lproj/L.strings": "\"a\" = \"Auf\";\n", "Kit/b.sketch": ExitCodes.clean, "Other/c.sketch": ExitCodes.cut,
  ]

  private func report(_ cli: CommandRunner, _ arguments: String...) throws -> (
    code: Int32, files: Set<String>, folder: [String: Any]
  ) {
    let answer = try cli.run(["inspect", "--format", "json"] + arguments)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any], "\(answer.errors)")
    let bars = (report["toolbars"] as? [[String: Any]] ?? []).compactMap {
      ($0["location"] as? [String: Any])?["file"] as? String
    }
    return (answer.code, Set(bars), report)
  }

  @Test(
    "They are one audit: each is read once, places count from the folder that they share, and what is besides is not read")
  func together() throws {
    let cli = try CommandRunner(Self.files)
    defer { cli.remove() }
    #expect(try report(cli, "App", "Kit").files == ["App/a.sketch", "Kit/b.sketch"])
    #expect(try report(cli, "App", "App/a.sketch", "Kit/b.sketch").files == ["App/a.sketch", "Kit/b.sketch"])
    let audit = try cli.run("audit", "App", "Kit", "--without-fonts", "--format", "github")
    #expect(audit.code == 1 && audit.output.contains("file=App/") && !audit.output.contains("Other"))
    #expect(try cli.run("audit", "Kit", "none").errors.contains("found nothing at none"))
    #expect(try cli.run("audit", "Kit", "none").code == 2)
    #expect(try cli.run("audit").code == 2)
  }

  @Test("A gate takes several, and compares nothing that is besides")
  func gate() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    for file in ["App/de.lproj/L.strings", "Other/de.lproj/L.strings"] {
      try history.write("\"a\" = \"Auf und zu\";\n\"b\" = \"%@\";\n", to: file)
    }
    try history.write(ExitCodes.cut, to: "Kit/b.sketch")
    let both = try history.cli.run("gate", "App", "Kit", "--base", "main", "--without-fonts", "--format", "json")
    #expect(both.code == 1 && both.output.contains("Kit/b.sketch") && !both.output.contains("Other/"), "\(both.errors)")
    let one = try history.cli.run("gate", "App", "Other", "--base", "main", "--without-fonts", "--format", "json")
    #expect(!one.output.contains("Kit/b.sketch"))
    #expect(try history.cli.run("gate", "App", "Kit", "--base-path", "Other").code == 2)
  }

  @Test("The configuration is that of the folder they share, else that of the working folder; a baseline takes several, too")
  func configured() throws {
    let cli = try CommandRunner(Self.files.merging(["lintel.yml": "fail-on: never\nexclude: [Kit]\n"]) { $1 })
    defer { cli.remove() }
    #expect(try report(cli, "App", "Kit").files == ["App/a.sketch"])
    let audit = try cli.run("audit", "App", "Other", "--without-fonts")
    // A pattern that covers nothing of what was asked for is not misspelled.
    #expect(audit.code == 0 && !audit.output.contains("setting-unused"))
    #expect(try cli.run("baseline", "App", "Other", "--without-fonts", "--output", "b.json").code == 0)
    let known = try cli.run("audit", "App", "Other", "--without-fonts", "--baseline", "b.json")
    #expect(known.errors.contains("0 new, 0 worse, 0 fixed"))
  }
}
