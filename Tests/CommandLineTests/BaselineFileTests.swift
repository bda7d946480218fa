import Foundation
import Testing

@Suite("A baseline in version control")
struct BaselineFileTests {
  private static let tables = [
    "a.sketch": ExitCodes.cut,
    "en.lproj/L.strings": "\"a\" = \"Open %@\";\n\"b\" = \"Close %@\";\n\"c\" = \"Save %@\";\n",
    "de.lproj/L.strings": "\"a\" = \"Öffnen\";\n\"b\" = \"Schließen\";\n\"c\" = \"Sichern\";\n",
  ]

  private func lines(_ cli: CommandRunner, _ name: String = "b.json") throws -> [String] {
    try String(contentsOf: cli.folder.appending(path: name), encoding: .utf8).split(separator: "\n").map { String($0) }
  }

  @Test("It has a line for each string, which says rule, key, language and a word of what")
  func readable() throws {
    let cli = try CommandRunner(Self.tables)
    defer { cli.remove() }
    #expect(try cli.run("baseline", ".", "--output", "b.json").code == 0)
    let lines = try lines(cli)
    #expect(lines[0] == "{\"baseline\":\"2.0\"}")
    for key in ["a", "b", "c"] {
      let line = try #require(lines.first { $0.contains("\"placeholder-mismatch\"") && $0.contains("\"key\":\"\(key)\"") })
      #expect(line.contains("\"language\":\"de\"") && line.contains("\"what\":\"") && line.contains("\"table\":\"L\""))
    }
    #expect(try cli.run("audit", ".", "--baseline", "b.json").code == 0)
  }

  @Test("Lines of two branches, in any order and twice, are what both accepted; marks of a conflict are refused by their line")
  func merged() throws {
    let cli = try CommandRunner(Self.tables)
    defer { cli.remove() }
    #expect(try cli.run("baseline", ".", "--output", "b.json").code == 0)
    let lines = try lines(cli)
    let merged = lines.dropFirst().reversed() + lines
    try merged.joined(separator: "\n").write(to: cli.folder.appending(path: "m.json"), atomically: true, encoding: .utf8)
    let answer = try cli.run("audit", ".", "--baseline", "m.json")
    #expect(answer.code == 0 && answer.errors.contains("0 new, 0 worse, 0 fixed"))
    let conflict = [lines[0], "<<<<<<< HEAD", lines[1], "=======", lines[2], ">>>>>>> branch"].joined(separator: "\n")
    try conflict.write(to: cli.folder.appending(path: "c.json"), atomically: true, encoding: .utf8)
    let refused = try cli.run("audit", ".", "--baseline", "c.json")
    #expect(refused.code == 2 && refused.errors.contains("c.json:2: found “<<<<<<<”"))
    try "\(lines[0])\n{}\n".write(to: cli.folder.appending(path: "d.json"), atomically: true, encoding: .utf8)
    #expect(try cli.run("audit", ".", "--baseline", "d.json").errors.contains("d.json:2: not an entry"))
    try (lines.dropFirst().joined(separator: "\n")).write(
      to: cli.folder.appending(path: "e.json"), atomically: true, encoding: .utf8)
    #expect(
      try cli.run("audit", ".", "--baseline", "e.json").errors.contains("e.json:1: found an entry of a baseline, and no line {"))
  }

  @Test("What is fixed is said, fails with --strict, and is pruned without accepting anything new")
  func pruned() throws {
    let cli = try CommandRunner(Self.tables)
    defer { cli.remove() }
    #expect(try cli.run("baseline", ".", "--output", "b.json").code == 0)
    let before = try lines(cli)
    try "\"a\" = \"%@ öffnen\";\n\"b\" = \"Schließen\";\n\"c\" = \"Sichern %d\";\n".write(
      to: cli.folder.appending(path: "de.lproj/L.strings"), atomically: true, encoding: .utf8)
    let answer = try cli.run("audit", ".", "--baseline", "b.json", "--fail-on", "never")
    #expect(answer.code == 0 && answer.errors.contains("lintel baseline --prune"))
    #expect(try cli.run("audit", ".", "--baseline", "b.json", "--fail-on", "never", "--strict").code == 1)
    #expect(try cli.run("baseline", ".", "--prune", "b.json").code == 0)
    let after = try lines(cli)
    #expect(Set(after).isSubset(of: Set(before)) && after.count < before.count)
    #expect(try cli.run("audit", ".", "--baseline", "b.json", "--fail-on", "never", "--strict").code == 0)
    #expect(try cli.run("audit", ".", "--strict").code == 2)
  }

  @Test("Chosen rules and languages are accepted or pruned alone, and all else in the file stays as it is")
  func narrowed() throws {
    var tables = Self.tables
    tables["fr.lproj/L.strings"] = "\"a\" = \"Ouvrir\";\n\"b\" = \"Fermer %@\";\n\"c\" = \"Sauver %@\";\n"
    let cli = try CommandRunner(tables)
    defer { cli.remove() }
    func isLost(_ line: String, _ language: String) -> Bool {
      line.contains("\"placeholder-mismatch\"") && line.contains("\"language\":\"\(language)\"")
    }
    func isGerman(_ line: String) -> Bool { isLost(line, "de") }
    let one = ["--rule", "placeholder-mismatch", "--locale", "de"]
    // Where there is no file yet, these are all.
    #expect(try cli.run(["baseline", ".", "--output", "c.json"] + one).code == 0)
    #expect(try lines(cli, "c.json").dropFirst().allSatisfy(isGerman) && lines(cli, "c.json").count == 4)
    #expect(try cli.run("baseline", ".", "--output", "b.json").code == 0)
    let before = try lines(cli)
    func write(_ text: String, _ language: String) throws {
      try text.write(to: cli.folder.appending(path: "\(language).lproj/L.strings"), atomically: true, encoding: .utf8)
    }
    try write("\"a\" = \"%@ öffnen\";\n\"b\" = \"Schließen\";\n\"c\" = \"Sichern\";\n", "de")
    try write("\"a\" = \"Ouvrir %@\";\n\"b\" = \"Fermer\";\n\"c\" = \"Sauver\";\n", "fr")
    #expect(try cli.run(["baseline", ".", "--prune", "b.json"] + one).code == 0)
    let pruned = try lines(cli)
    #expect(pruned.filter { !isGerman($0) } == before.filter { !isGerman($0) })
    #expect(pruned.count(where: isGerman) == 2 && before.count(where: isGerman) == 3)
    let french = ["--rule", "placeholder-mismatch", "--locale", "fr"]
    #expect(try cli.run(["baseline", ".", "--output", "b.json"] + french).code == 0)
    let taken = try lines(cli)
    let keys = taken.filter { isLost($0, "fr") }
    #expect(keys.count == 2 && !keys.contains { $0.contains("\"key\":\"a\"") })
    #expect(taken.filter { !isLost($0, "fr") } == pruned.filter { !isLost($0, "fr") })
    for wrong in [["--rule", "title-length"], ["--output", "b.json", "--rule", "none"], ["--output", "b.json", "--locale", "nl"]] {
      #expect(try cli.run(["baseline", "."] + wrong).code == 2, "\(wrong)")
    }
  }

  @Test("A known string that loses one more of its values is worse; a baseline that does not say which were lost knows it")
  func loses() throws {
    let german = "de.lproj/L.strings"
    let cli = try CommandRunner([
      "a.sketch": ExitCodes.cut, "en.lproj/L.strings": "\"k\" = \"%1$@ has %2$d of %3$d\";\n",
      german: "\"k\" = \"%1$@ hat %2$d\";\n",
    ])
    defer { cli.remove() }
    func audit(_ baseline: String) throws -> CommandRunner.Answer {
      try cli.run("audit", ".", "--baseline", baseline, "--rule", "placeholder-mismatch", "--fail-on", "note")
    }
    #expect(try cli.run("baseline", ".", "--output", "b.json").code == 0)
    #expect(try lines(cli).contains { $0.contains("\"faults\":[\"argument 3\"]") })
    let known = try audit("b.json")
    #expect(known.code == 0 && known.errors.contains("0 new, 0 worse, 0 fixed"), "\(known.errors)")
    try "\"k\" = \"%1$@ hat das\";\n".write(
      to: cli.folder.appending(path: german), atomically: true, encoding: .utf8)
    let worse = try audit("b.json")
    #expect(worse.code == 1 && worse.errors.contains("0 new, 1 worse, 0 fixed"), "\(worse.errors)")
    let earlier = try lines(cli).map { $0.replacing(#/"faults":\[[^\]]*\],/#, with: "") }.joined(separator: "\n")
    try earlier.write(to: cli.folder.appending(path: "old.json"), atomically: true, encoding: .utf8)
    let old = try audit("old.json")
    #expect(old.code == 0 && old.errors.contains("0 new, 0 worse, 0 fixed"), "\(old.errors)")
  }

  @Test("A baseline of schema 1.0, as releases up to 0.2.0 write it, is still read")
  func earlier() throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(try cli.run("audit", ".", "--format", "json").output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let entries = findings.map { finding in
      "{\"fingerprint\":\"\(finding["fingerprint"] as? String ?? "")\",\"over\":999,\"rule\":\"\(finding["rule"] as? String ?? "")\",\"verdict\":\"fails\"}"
    }
    try "{\"findings\":[\(entries.joined(separator: ","))],\"schemaVersion\":\"1.0\"}".write(
      to: cli.folder.appending(path: "old.json"), atomically: true, encoding: .utf8)
    #expect(try cli.run("audit", ".", "--baseline", "old.json").code == 0)
    // Nobody knows whether what is gone was of that language.
    let gone = "{\"fingerprint\":\"f0\",\"rule\":\"title-truncated\",\"verdict\":\"fails\"}"
    let other = "{\"findings\":[\(gone)],\"schemaVersion\":\"1.0\"}"
    try other.write(to: cli.folder.appending(path: "gone.json"), atomically: true, encoding: .utf8)
    #expect(try cli.run("baseline", ".", "--prune", "gone.json", "--locale", "de").code == 0)
    #expect(try lines(cli, "gone.json").count == 2)
    #expect(try cli.run("baseline", ".", "--prune", "gone.json", "--rule", "title-truncated").code == 0)
    #expect(try lines(cli, "gone.json").count == 1)
  }
}
