import Foundation
import Testing

@testable import LintelCommand

/// Files that are no files, links, closed streams: what the command says and how it ends.
@Suite("Inputs that are not what they seem", .timeLimit(.minutes(20)))
struct HostileInputTests {
  private static let table = ["en.lproj/L.strings": "\"a\" = \"b\";\n"]

  private func pipe(_ cli: CommandRunner, _ path: String) {
    #expect(mkfifo(cli.folder.appending(path: path).path, 0o600) == 0)
  }

  private func link(_ cli: CommandRunner, _ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: cli.folder.appending(path: path).path, withDestinationPath: target)
  }

  @Test("A table, a font, a baseline and a configuration that are pipes are refused, and nobody waits")
  func pipes() throws {
    let cli = try CommandRunner(Self.table)
    defer { cli.remove() }
    for path in ["en.lproj/P.strings", "font.ttf", "baseline.json"] { pipe(cli, path) }
    let audit = try cli.run("audit", ".", "--tables-only")
    #expect(audit.output.contains("Skipped en.lproj/P.strings: found a pipe, a regular file"))
    let baseline = try cli.run("audit", ".", "--baseline", "baseline.json")
    #expect(baseline.code == 2 && baseline.errors.contains("baseline.json: found a pipe, a regular file"))
    let config = try cli.run("audit", ".", "--config", "baseline.json")
    #expect(config.code == 2 && config.errors.contains("found a pipe"))
    try Data("fonts: {Arab: font.ttf}\n".utf8).write(to: cli.folder.appending(path: "lintel.yml"))
    let font = try cli.run("audit", ".")
    #expect(font.code == 2 && font.errors.contains("found no regular file at 'font.ttf'"))
    let report = try cli.run("report", "baseline.json")
    #expect(report.code == 2 && report.errors.contains("found a pipe"))
  }

  @Test("A configuration that a link brings in from elsewhere is refused without a word of it")
  func linkedConfiguration() throws {
    let (cli, other) = (try CommandRunner(Self.table), try CommandRunner(["secret": "password: hunter2\n"]))
    defer {
      cli.remove()
      other.remove()
    }
    try link(cli, "lintel.yml", to: other.folder.appending(path: "secret").path)
    let answer = try cli.run("audit", ".", "--tables-only")
    #expect(answer.code == 2 && answer.errors.contains("found a symbolic link that leads out of the audited folder"))
    #expect(!(answer.errors + answer.output).contains("hunter2") && !answer.errors.contains("password"))
  }

  @Test("Links that lead nowhere or in a circle are told, that of a configuration is an error")
  func danglingLinks() throws {
    let cli = try CommandRunner(Self.table)
    defer { cli.remove() }
    try link(cli, "en.lproj/Gone.strings", to: "nowhere")
    try link(cli, "en.lproj/Round.strings", to: "Round.strings")
    let answer = try cli.run("audit", ".", "--tables-only")
    #expect(answer.output.contains("Skipped en.lproj/Gone.strings: found a symbolic link that leads nowhere or in a circle"))
    #expect(answer.output.contains("Skipped en.lproj/Round.strings"))
    try link(cli, "lintel.yml", to: "nowhere")
    #expect(try cli.run("audit", ".", "--tables-only").code == 2)
  }

  @Test("A text of megabytes in one line, and a broken one, are measured and refused in one pass")
  func longLines() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let long = String(repeating: "a", count: 4_000_000)
    let line = "{\"text\":\"\(long)\",\"locale\":\"en\",\"size\":17,\"weight\":\"regular\"}\n"
    try Data((line + "{\"text\":\"\(long)\n{}\n").utf8).write(to: cli.folder.appending(path: "lines"))
    let answer = try cli.shell("measure --stdin --format jsonl < lines | cut -c1-60")
    #expect(answer.output.split(separator: "\n").count == 3)
  }

  @Test("A reader that goes away ends nothing, and the exit code is the audit's own")
  func closedReader() throws {
    let many = (0..<2000).map { "\"key \($0)\" = \"x  y \($0)\";\n" }.joined()
    let cli = try CommandRunner(["en.lproj/L.strings": many])
    defer { cli.remove() }
    let answer = try cli.shell(
      "(audit . --tables-only --format xml --fail-on never; echo $? > code) | head -c 100; cat code")
    #expect(answer.output.hasSuffix("\n0\n") || answer.output.hasSuffix("0\n"))
  }

  @Test("Closed standard input of measure is no input")
  func closedInput() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let answer = try cli.shell("measure --stdin --format jsonl <&-; echo $?")
    #expect(["0\n", "2\n"].contains(answer.output))
  }

  @Test("Where memory is limited the source code is skipped with its reason, and nobody waits")
  func littleMemory() throws {
    let cli = try CommandRunner(
      Self.table.merging(["V.swift": "struct V: View { var body: some View { Text(\"a\").navigationTitle(\"T\") } }"]) { $1 })
    defer { cli.remove() }
    let answer = try cli.shell("audit . --fail-on never; echo $?", limits: "ulimit -v 400000; ")
    #expect(answer.output.hasSuffix("2\n") || answer.output.contains("there is no room for a stack"))
  }

  @Test("Nothing read is no success, whatever was left out")
  func nothingRead() throws {
    let cli = try CommandRunner(Self.table.merging(["lintel.yml": "exclude: [\"**\"]\n"]) { $1 })
    defer { cli.remove() }
    let left = try cli.run("audit", ".", "--tables-only")
    #expect(left.code == 2 && left.errors.contains("nothing was read"))
    #expect(left.output.contains("Left out by the configuration"))
    let empty = try CommandRunner([:])
    defer { empty.remove() }
    #expect(try empty.run("audit", ".", "--tables-only").code == 2)
    #expect(try empty.run("baseline", ".", "--tables-only").code == 2)
  }

  @Test("No text of a project is a command of a CI service, on either stream, in any format")
  func commands() throws {
    let hostile = "a\\n::error::x ##[group]y ##vso[task.x]z ##teamcity[q]"
    let cli = try CommandRunner([
      "en.lproj/L.strings": "\"\(hostile)\" = \"\(hostile) %@\";\n", "de.lproj/L.strings": "\"\(hostile)\" = \"\(hostile)\";\n",
      "##[x].toolbar.yml":
        "toolbars:\n  - {kind: navigationBar, name: \"::error::x ##[a]\", title: \"::error::x ##[a]\\n::error::\", "
        + "items: [{id: \"##vso[a]\", label: \"::error::y\"}]}\n",
    ])
    defer { cli.remove() }
    func check(_ answer: CommandRunner.Answer, _ what: String, allows: Bool = false) {
      for line in (answer.output + "\n" + answer.errors).split(whereSeparator: \.isNewline) {
        let text = line.lowercased()
        #expect(!["##[", "##vso[", "##teamcity["].contains { text.contains($0) }, "\(what): \(line)")
        #expect(allows || !line.drop(while: \.isWhitespace).hasPrefix("::"), "\(what): \(line)")
      }
    }
    for format in ReportOptions.names {
      check(try cli.run("audit", ".", "--format", format), format, allows: format == "github")
    }
    check(try cli.run("inspect", "."), "inspect")
    check(try cli.run("inspect", ".", "--format", "json"), "inspect json")
    check(try cli.run("layout", "."), "layout")
    check(try cli.run("baseline", "."), "baseline")
    try Data("platforms: [\"a\\n::error::x ##[b]\"]\n".utf8).write(to: cli.folder.appending(path: "lintel.yml"))
    check(try cli.run("audit", "."), "configuration")
  }
}
