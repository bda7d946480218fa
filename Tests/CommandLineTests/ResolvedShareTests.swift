import Testing

@Suite("How much of the bars' texts was read")
struct ResolvedShareTests {
  /// Five titles, of which the project's own function hides four.
  private static let app = [
    "en.lproj/Localizable.strings": "\"inbox\" = \"Inbox\"; \"sent\" = \"Sent\";",
    "de.lproj/Localizable.strings": "\"inbox\" = \"Eingang\"; \"sent\" = \"Gesendet\";",
    "A.swift": """
      import UIKit
    struct A: View { var body: some View { List { }.navigationTitle(Words.get("inbox")) } }
    struct B: View { var body: some View { List { }.navigationTitle(Words.get("sent")) } }
    struct C: View { var body: some View { List { }.navigationTitle(Words.get(name)) } }
    struct D: View { var body: some View { List { }.navigationTitle(viewModel.title) } }
    struct E: View { var body: some View { List { }.navigationTitle("inbox") } }
    """,
  ]

  @Test("What hides the texts is said first, with the lines that help; and they do")
  func reported() throws {
    let cli = try CommandRunner(Self.app)
    defer { cli.remove() }
    let answer = try cli.run("audit", ".", "--language", "en")
    #expect(answer.output.hasPrefix("1 of 5 bar texts was read; 4 of 5 bars are not judged for fit"))
    #expect(answer.output.contains("They are read through: Words.get (3), viewModel.title (1)\n"))
    #expect(answer.output.contains("  localized-functions:\n    - Words.get\n"))
    #expect(answer.output.contains("These lines of lintel.yml resolve 2 texts:"))
    #expect(try cli.run("audit", ".", "--format", "json").output.contains("\"localizedFunction\": \"Words.get\""))
    let helped = try CommandRunner(Self.app.merging(["lintel.yml": "localized-functions:\n  - Words.get\n"]) { $1 })
    defer { helped.remove() }
    #expect(try helped.run("audit", ".").output.hasPrefix("3 of 5 bar texts were read"))
  }

  @Test("--min-resolved and min-resolved fail where less was read")
  func least() throws {
    let cli = try CommandRunner(Self.app.merging(["strict.yml": "min-resolved: 21\n"]) { $1 })
    defer { cli.remove() }
    #expect(try cli.run("audit", ".", "--fail-on", "never", "--min-resolved", "20").code == 0)
    let answer = try cli.run("audit", ".", "--fail-on", "never", "--min-resolved", "21")
    #expect(answer.code == 1)
    #expect(answer.errors.contains("1 of 5 texts on bars could be read, which is 20 percent; --min-resolved asks for 21."))
    #expect(try cli.run("audit", ".", "--fail-on", "never", "--config", "strict.yml").code == 1)
    let asked = ["--fail-on", "never", "--min-resolved", "21", "--format", "xml"]
    let stored = try cli.run(["audit", "."] + asked).output
    #expect(stored.contains("<gate result=\"fails\" failOn=\"never\""))
    #expect(stored.contains(" minResolved=\"21\" resolved=\"20\""))
    #expect(try cli.run(["audit", ".", "--output", "out"] + asked).code == 1)
    let again = try cli.run("report", "out/audit.xml", "--fail-on", "never")
    #expect(again.code == 1 && again.output.contains("Fails: 1 of 5 texts read, 21 % asked."))
    #expect(try cli.run("audit", ".", "--min-resolved", "101").code != 0)
  }

  @Test("Where nearly everything was read, nothing is said about it")
  func silence() throws {
    let cli = try CommandRunner([
      "A.swift": "struct E: View { var body: some View { List { }.navigationTitle(\"inbox\") } }"
    ])
    defer { cli.remove() }
    let answer = try cli.run("audit", ".", "--fail-on", "never", "--min-resolved", "100")
    #expect(answer.code == 0)
    #expect(!answer.output.contains("of 1 bar text") && !answer.errors.contains("could be read"))
  }
}
