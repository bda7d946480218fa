import Foundation
import Testing
import Yams

@Suite("A configuration that is written from what is found")
struct InitTests {
  static let app = [
    "App/Inbox.swift": """
    import UIKit
    struct Inbox: View {
      var body: some View {
        List { }
          .navigationTitle(Words.of("inbox.title"))
          .toolbar { Button(Words.of("inbox.add")) { } }
      }
    }
    """,
    "en.lproj/Localizable.strings": "\"inbox.title\" = \"Inbox\";\n\"inbox.add\" = \"Add\";\n",
    "de.lproj/Localizable.strings": "\"inbox.title\" = \"Eingang\";\n\"inbox.add\" = \"Neu\";\n",
    "l10n/more.csv": "key,en,de\nmore.title,More,Mehr\n", "l10n/prices.csv": "item,price\nsock,3\n",
    "AppTests/Fixture.swift": "struct Fixture: View { var body: some View { List { }.navigationTitle(\"Fixture\") } }\n",
  ]

  private func report(_ cli: CommandRunner, _ arguments: String...) throws -> [String: Any] {
    let answer = try cli.run(["audit", ".", "--format", "json", "--without-fonts", "--fail-on", "never"] + arguments)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any], "\(answer.errors)")
  }

  private func texts(_ report: [String: Any]) throws -> Int {
    let coverage = try #require(report["coverage"] as? [String: Any])
    return try #require(coverage["labelsResolved"] as? Int) + #require(coverage["stringsAudited"] as? Int)
  }

  @Test("What it writes is read, has an effect in each of its members, and has at least as many texts read")
  func audited() throws {
    let cli = try CommandRunner(Self.app)
    defer { cli.remove() }
    let before = try report(cli)
    let answer = try cli.run("init")
    #expect(answer.code == 0 && answer.errors.contains("wrote ./lintel.yml"), "\(answer.errors)")
    let after = try report(cli)
    #expect(try texts(after) >= texts(before))
    let findings = try #require(after["findings"] as? [[String: Any]])
    #expect(!findings.contains { ["setting-unused", "file-unreadable"].contains($0["rule"] as? String) })
    let text = try String(contentsOf: cli.folder.appending(path: "lintel.yml"), encoding: .utf8)
    let written = try #require(try Yams.load(yaml: text) as? [String: Any])
    #expect(written["source-language"] as? String == "en")
    #expect(written["profile"] as? String == "hig-2025")
    #expect(written["fail-on"] as? String == "error")
    #expect(written["tables"] as? [String] == ["l10n/more.csv"])
    #expect(text.contains("# suppress:"))
  }

  @Test("What is only proposed is there with a sentence about it, and is read once its # is taken away")
  func proposed() throws {
    let cli = try CommandRunner(Self.app)
    defer { cli.remove() }
    let text = try cli.run("init", "--print").output
    let proposed = text.split(separator: "\n").filter { $0.contains(/^#( [a-z-]+:( |$)|   - )/) }
    for name in ["left-behind: fail", "links: {source: ", "app: ", "rules: ", "suppress:"] {
      #expect(proposed.contains { $0.hasPrefix("# " + name) }, "\(name)")
    }
    #expect(text.contains(", rule: \"https://") && text.contains("/{rule}.md\"}"))
    try Data(proposed.map { $0.dropFirst(2) + "\n" }.joined().utf8).write(to: cli.folder.appending(path: "lintel.yml"))
    let answer = try cli.run("audit", ".", "--without-fonts", "--fail-on", "never")
    #expect(answer.code == 0, "\(answer.errors)")
  }

  @Test("A configuration that is there stays, unless replacing it is asked for; it is the same each time")
  func kept() throws {
    let cli = try CommandRunner(Self.app.merging(["lintel.yml": "fail-on: note\n"]) { $1 })
    defer { cli.remove() }
    func file() throws -> String { try String(contentsOf: cli.folder.appending(path: "lintel.yml"), encoding: .utf8) }
    let refused = try cli.run("init", ".")
    #expect(refused.code == 2 && refused.errors.contains("found a configuration; --force replaces it"))
    #expect(try file() == "fail-on: note\n")
    let printed = try cli.run("init", "--print")
    #expect(printed.code == 0 && printed.output.contains("fail-on: error"))
    #expect(try file() == "fail-on: note\n")
    #expect(try cli.run("init", "--force").code == 0)
    #expect(try file() == printed.output)
    #expect(try cli.run("init", "--print").output == printed.output)
    #expect(try cli.run("init", "none").code == 2)
    #expect(try cli.run("init", "App/Inbox.swift").code == 2)
  }

  @Test(
    "Links are said where the project is on a host that is known, from the folder that is audited; else they are a comment")
  func links() throws {
    let history = try GitHistory(Dictionary(uniqueKeysWithValues: Self.app.map { ("iOS/" + $0.key, $0.value) }))
    defer { history.remove() }
    #expect(try history.cli.run("init", "iOS", "--print").output.contains("# links:"))
    try history.git("remote", "add", "origin", "git@github.com:team/app.git")
    let text = try history.cli.run("init", "iOS", "--print").output
    #expect(text.contains("\nlinks: {source: \"https://github.com/team/app/blob/HEAD/iOS/{file}#L{line}\"}"))
    try history.git("remote", "set-url", "origin", "https://me:secret@git.example.org/team/app.git")
    let other = try history.cli.run("init", "iOS", "--print").output
    #expect(other.contains("# links:") && !other.contains("secret"))
  }
}
