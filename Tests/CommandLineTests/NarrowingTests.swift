import Foundation
import Testing

@Suite("An audit narrowed to what somebody asks for")
struct NarrowingTests {
  private static let files = [
    "a.sketch": ExitCodes.clean,
    "en.lproj/L.strings": "\"a\" = \"Open %@\";\n\"b\" = \"Close %@\";\n",
    "de.lproj/L.strings": "\"a\" = \"Öffnen\";\n\"b\" = \"%@ schließen\";\n",
    "fr.lproj/L.strings": "\"a\" = \"Ouvrir\";\n\"b\" = \"Fermer\";\n",
  ]

  private func findings(_ answer: CommandRunner.Answer) throws -> [String] {
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any], "\(answer.errors)")
    return try #require(report["findings"] as? [[String: Any]]).map { finding in
      ["rule", "severity", "locale", "key"].compactMap { finding[$0] as? String }.joined(separator: " ")
    }
  }

  @Test("Several values stand in one option with commas, or in several; what is not meant neither counts nor fails")
  func values() throws {
    let cli = try CommandRunner(Self.files)
    defer { cli.remove() }
    func run(_ arguments: String...) throws -> (code: Int32, findings: [String]) {
      let answer = try cli.run(["audit", ".", "--format", "json", "--without-fonts", "--fail-on", "note"] + arguments)
      return (answer.code, try findings(answer))
    }
    let all = try run()
    #expect(all.code == 1)
    let german = try run("--locale", "de")
    #expect(german.code == 1 && !german.findings.isEmpty && german.findings.count < all.findings.count)
    let both = try run("--locale", "de,fr")
    #expect(both.findings == (try run("--locale", "fr", "--locale", "de")).findings)
    #expect(both.findings.count > german.findings.count)
    let rule = try run("--rule", "placeholder-mismatch, zero-width")
    #expect(!rule.findings.isEmpty && rule.findings.allSatisfy { $0.hasPrefix("placeholder-mismatch") })
    #expect(try run("--rule", "zero-width").code == 0)
    let notes = try run("--severity", "note,error")
    #expect(notes.findings.allSatisfy { !$0.contains(" warning") })
    #expect(try cli.run("audit", ".", "--locale", "de_DE").errors.contains("expected a language of the project: de, en, fr"))
    #expect(try cli.run("audit", ".", "--severity", "note,").code == 2)
    #expect(try cli.run("audit", ".", "--rule", "").code == 2)
  }

  @Test("A baseline's counts, and what a gate calls new, are those of what was asked for")
  func counts() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    #expect(try history.cli.run("baseline", ".", "--output", "b.json", "--without-fonts").code == 0)
    // French gets better, German worse.
    try history.write("\"a\" = \"Ouvrir %@\";\n\"b\" = \"Fermer %@\";\n", to: "fr.lproj/L.strings")
    try history.write("\"a\" = \"Öffnen\";\n\"b\" = \"Schließen\";\n", to: "de.lproj/L.strings")
    for command in [["audit", ".", "--baseline", "b.json"], ["gate", ".", "--base", "main"]] {
      let base = command + ["--format", "json", "--without-fonts", "--rule", "placeholder-mismatch", "--fail-on", "note"]
      let german = try history.cli.run(base + ["--locale", "de"])
      #expect(german.code == 1 && german.errors.contains("lintel: 1 new finding, 0 worse (strings: 1 new, 0 worse, 0 fixed"), "\(german.errors)")
      #expect(try findings(german).count == 1)
      let french = try history.cli.run(base + ["--locale", "fr"])
      #expect(french.code == 0 && french.errors.contains("lintel: 0 new findings, 0 worse (strings: 0 new, 0 worse, 2 fixed"), "\(french.errors)")
      #expect(try findings(french).isEmpty)
    }
    let strict = ["audit", ".", "--baseline", "b.json", "--strict", "--without-fonts", "--rule", "placeholder-mismatch"]
    #expect(try history.cli.run(strict + ["--locale", "fr"]).code == 1)
    #expect(try history.cli.run(strict + ["--locale", "de", "--fail-on", "never"]).code == 0)
  }

  @Test("With --changed-only a gate tells what the change touched, and not what it brought about elsewhere")
  func changedOnly() throws {
    let accepted = "suppress: [{rule: placeholder-mismatch, key: a, reason: known}]\n"
    let history = try GitHistory(Self.files.merging(["lintel.yml": accepted]) { $1 })
    defer { history.remove() }
    // What was accepted is no more, and one translation loses its value.
    try history.write("# nothing\n", to: "lintel.yml")
    try history.write("\"a\" = \"Öffnen\";\n\"b\" = \"Schließen\";\n", to: "de.lproj/L.strings")
    let gate = ["gate", ".", "--base", "main", "--format", "json", "--without-fonts", "--rule", "placeholder-mismatch"]
    let all = try history.cli.run(gate)
    #expect(all.errors.contains("(strings: 3 new"), "\(all.errors)")
    #expect(try findings(all).count == 3)
    let changed = try history.cli.run(gate + ["--changed-only"])
    #expect(changed.code == 1 && changed.errors.contains("lintel: 1 new finding, 0 worse"), "\(changed.errors)")
    #expect(try findings(changed).map { $0.hasSuffix("de b") } == [true])
    #expect(changed.output.contains("changed-only"))
    // An audit tells all that there is to what was touched, new or not.
    let audit = ["audit", ".", "--format", "json", "--without-fonts", "--rule", "placeholder-mismatch", "--changed-only"]
    let touched = try history.cli.run(audit + ["--base", "main"])
    #expect(try findings(touched).map { $0.hasSuffix("de b") } == [true], "\(touched.errors)")
    #expect(touched.code == 1 && touched.errors.contains("lintel: only what changed since main"))
    let unknown = try history.cli.run(audit)
    #expect(unknown.code == 2 && unknown.errors.contains("say which revision to compare with"))
    #expect(try history.cli.run("audit", ".", "--base", "main").code == 2)
  }

  @Test("A page that is narrowed says nothing of the bars about which nothing was asked")
  func page() throws {
    let cli = try CommandRunner(Self.files)
    defer { cli.remove() }
    let whole = try cli.run("audit", ".", "--format", "html", "--without-fonts", "--fail-on", "never").output
    let narrow = try cli.run(
      "audit", ".", "--format", "html", "--without-fonts", "--fail-on", "never", "--rule", "zero-width"
    ).output
    #expect(!narrow.contains("nothing found<") && !narrow.contains("Nothing found<"))
    #expect(narrow.contains("Nothing found of what was asked for"))
    #expect(!whole.contains("of what was asked for"))
    let text = try cli.run("audit", ".", "--without-fonts", "--rule", "zero-width")
    #expect(text.output.contains("Nothing found of what was asked for."))
  }

  @Test("The day is in a report only if it was asked for, and the commit where there is one")
  func origin() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    let id = try history.git("rev-parse", "HEAD").prefix(40)
    func report(_ arguments: String...) throws -> [String: Any] {
      let answer = try history.cli.run(["audit", ".", "--format", "json", "--without-fonts"] + arguments)
      return try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    }
    let plain = try report()
    #expect(plain["date"] == nil)
    #expect((plain["commit"] as? [String: Any])?["id"] as? String == String(id))
    #expect((plain["commit"] as? [String: Any])?["modified"] as? Bool == false)
    #expect(try report("--date", "2026-11-25")["date"] as? String == "2026-11-25")
    #expect((try report("--date", "today")["date"] as? String)?.count == 10)
    try history.write("\"a\" = \"Auf\";\n", to: "de.lproj/L.strings")
    #expect((try report()["commit"] as? [String: Any])?["modified"] as? Bool == true)
    let text = try history.cli.run("audit", ".", "--without-fonts", "--date", "2026-11-25").output
    #expect(text.contains(/commit \w{12} with changes that are not committed · Lintel [0-9.]+ · 2026-11-25/))
    // A suppression ends by the day that was asked for.
    try history.write("suppress: [{rule: placeholder-mismatch, reason: known, until: 2026-11-24}]\n", to: "lintel.yml")
    let over = try history.cli.run("audit", ".", "--without-fonts", "--date", "2026-11-25").output
    #expect(over.contains("suppression expired on 2026-11-24"))
    let before = try history.cli.run("audit", ".", "--without-fonts", "--date", "2026-11-24").output
    #expect(!before.contains("suppression expired"))
    // A stored report says what it was written with.
    let stored = try history.cli.run("audit", ".", "--without-fonts", "--format", "xml", "--date", "2026-11-25").output
    try history.write(stored, to: "audit.xml")
    let written = try history.cli.run("report", "audit.xml", "--format", "markdown").output
    #expect(written.contains("2026") && written.contains("\(id.prefix(12))"))
    let elsewhere = try CommandRunner(Self.files)
    defer { elsewhere.remove() }
    #expect(!(try elsewhere.run("audit", ".", "--without-fonts", "--format", "json").output.contains("\"commit\"")))
  }
}
