import Foundation
import Testing

@Suite("The last line of a run that fails")
struct EndLineTests {
  private func lastLine(_ answer: CommandRunner.Answer) -> String {
    answer.errors.split(separator: "\n").last.map { String($0) } ?? ""
  }

  @Test(
    "It says why an audit ends with 1, how much that is, and what to run next",
    arguments: [["--format", "github"], ["--format", "json"], ["--format", "sarif"], ["--output", "out"]])
  func audit(arguments: [String]) throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let answer = try cli.run(["audit", ".", "--without-fonts"] + arguments)
    let line = lastLine(answer)
    #expect(answer.code == 1 && line.hasPrefix("lintel: exit code 1: Fails with "), "\(answer.errors)")
    let match = try #require(line.firstMatch(of: /`lintel explain ([0-9a-f]+) \.`/), "\(line)")
    let explained = try cli.run("explain", String(match.1), ".", "--without-fonts")
    #expect(explained.code == 0, "\(explained.errors)")
  }

  @Test("It names the threshold that decided, and a line that accepts the gravest finding, which does")
  func accepted() throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let audit = ["audit", ".", "--without-fonts", "--format", "json"]
    let line = lastLine(try cli.run(audit))
    #expect(line.contains("`--fail-on error` decided"), "\(line)")
    let match = try #require(line.firstMatch(of: /`(- \{fingerprint: "([0-9a-f]+)", reason: WHY\})` under `suppress:`/), "\(line)")
    // How to accept it stands behind what to do.
    let mend = try #require(line.firstRange(of: "To fix the gravest: "), "\(line)")
    #expect(mend.upperBound < match.range.lowerBound)
    try "suppress:\n  \(match.1)\n".write(
      to: cli.folder.appending(path: "lintel.yml"), atomically: true, encoding: .utf8)
    let answer = try cli.run(audit)
    #expect(!lastLine(answer).contains(match.2), "\(answer.errors)")
  }

  @Test("Text that ends with the verdict is not followed by it, and a run that passes has no such line")
  func once() throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let text = try cli.run("audit", ".", "--without-fonts")
    #expect(text.code == 1 && !text.errors.contains("exit code"), "\(text.errors)")
    #expect(text.output.split(separator: "\n").last?.hasPrefix("Fails with ") == true, "\(text.output)")
    let passed = try cli.run("audit", ".", "--without-fonts", "--format", "json", "--fail-on", "never")
    #expect(passed.code == 0 && !passed.errors.contains("exit code"), "\(passed.errors)")
  }

  @Test("Of a baseline that holds what is gone it says how that is mended")
  func stale() throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let baseline = try cli.run("baseline", ".", "--without-fonts").output
    try baseline.write(to: cli.folder.appending(path: "known.json"), atomically: true, encoding: .utf8)
    try ExitCodes.clean.write(to: cli.folder.appending(path: "a.sketch"), atomically: true, encoding: .utf8)
    let answer = try cli.run(
      ["audit", ".", "--without-fonts", "--baseline", "known.json", "--strict", "--format", "json"])
    #expect(answer.code == 1 && lastLine(answer).contains("`lintel baseline --prune`"), "\(answer.errors)")
  }

  @Test("A gate says it below the counts, also beside its report as text, which begins with the verdict")
  func gate() throws {
    let history = try GitHistory(AccountApp.files)
    defer { history.remove() }
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write("\"account.title\" = \"Konto\nverwalten\n", to: "de.lproj/Localizable.strings")
    try history.commit("change")
    for format in ["text", "github"] {
      let answer = try history.cli.run("gate", ".", "--base", "main", "--without-fonts", "--format", format)
      #expect(answer.code == 1, "\(answer.errors)")
      #expect(lastLine(answer).hasPrefix("lintel: exit code 1: Fails with "), "\(format): \(answer.errors)")
    }
  }

  @Test("A comparison of two stored reports says it, too")
  func diff() throws {
    let cli = try CommandRunner(["before/a.sketch": ExitCodes.clean, "after/a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    for name in ["before", "after"] {
      let report = try cli.run("audit", name, "--without-fonts", "--format", "xml", "--fail-on", "never").output
      try report.write(to: cli.folder.appending(path: "\(name).xml"), atomically: true, encoding: .utf8)
    }
    let answer = try cli.run("diff", "before.xml", "after.xml")
    #expect(answer.code == 1 && lastLine(answer).hasPrefix("lintel: exit code 1: findings that are new or worse"), "\(answer.errors)")
  }
}
