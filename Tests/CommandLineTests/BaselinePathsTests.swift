import Foundation
import Testing

@Suite("A baseline of some of a project's paths")
struct BaselinePathsTests {
  /// Three parts, each with one text in each of two languages that loses its value.
  private static let files = files(of: ["App", "Kit", "Other"])

  private static func files(of parts: [String]) -> [String: String] {
    parts.reduce(into: [:]) { files, part in
      files["\(part)/a.sketch"] = ExitCodes.cut
      files["\(part)/en.lproj/L.strings"] = "\"a\" = \"Open %@\";\n"
      files["\(part)/de.lproj/L.strings"] = "\"a\" = \"Auf\";\n"
      files["\(part)/fr.lproj/L.strings"] = "\"a\" = \"Ouvrir\";\n"
    }
  }

  private func lines(_ cli: CommandRunner) throws -> [String] {
    try String(contentsOf: cli.folder.appending(path: "b.json"), encoding: .utf8).split(separator: "\n").map { String($0) }
  }

  private func baseline(_ cli: CommandRunner, _ arguments: String...) throws -> CommandRunner.Answer {
    try cli.run(["baseline"] + arguments + ["--without-fonts"])
  }

  private func isOf(_ part: String, _ line: String) -> Bool { line.contains("\"\(part)/") }

  private func isLost(_ line: String, _ part: String, _ language: String) -> Bool {
    line.contains("\"placeholder-mismatch\"") && line.contains("\"table\":\"\(part)/L\"")
      && line.contains("\"language\":\"\(language)\"")
  }

  private func mend(_ part: String, _ language: String, in cli: CommandRunner) throws {
    try "\"a\" = \"%@ –\";\n".write(
      to: cli.folder.appending(path: "\(part)/\(language).lproj/L.strings"), atomically: true, encoding: .utf8)
  }

  @Test("What lies outside of the paths stays in the file, and it is said how much that is and how much was taken out")
  func kept() throws {
    let cli = try CommandRunner(Self.files)
    defer { cli.remove() }
    let first = try baseline(cli, "App", "Kit", "Other", "--output", "b.json")
    #expect(first.code == 0 && first.errors.contains("wrote b.json\n"), "\(first.errors)")
    let before = try lines(cli)
    let outside = before.count { isOf("Other", $0) }
    #expect(outside > 1 && before.contains { isLost($0, "App", "de") })
    try mend("App", "de", in: cli)
    try mend("Other", "de", in: cli)
    let fewer = try baseline(cli, "App", "Kit", "--output", "b.json")
    let after = try lines(cli)
    #expect(after.filter { isOf("Other", $0) } == before.filter { isOf("Other", $0) }, "\(fewer.errors)")
    #expect(!after.contains { isLost($0, "App", "de") } && after.contains { isLost($0, "App", "fr") })
    let told = " of \(before.count - 1), kept \(outside) outside of these paths, not judged\n"
    #expect(fewer.errors.contains(told), "\(fewer.errors)")
  }

  @Test("Nor is anything pruned that was not looked at")
  func pruned() throws {
    let cli = try CommandRunner(Self.files)
    defer { cli.remove() }
    #expect(try baseline(cli, "App", "Kit", "Other", "--output", "b.json").code == 0)
    let before = try lines(cli)
    for part in ["App", "Other"] { try mend(part, "de", in: cli) }
    let answer = try baseline(cli, "App", "Kit", "--prune", "b.json")
    let after = try lines(cli)
    #expect(!after.contains { isLost($0, "App", "de") } && after.contains { isLost($0, "Other", "de") })
    #expect(after.filter { isOf("Other", $0) } == before.filter { isOf("Other", $0) })
    #expect(answer.errors.contains("outside of these paths, not judged"), "\(answer.errors)")
  }

  @Test("A rule and a language of some paths leave their neighbours alone: other rules, other languages and other paths")
  func narrowed() throws {
    let cli = try CommandRunner(Self.files)
    defer { cli.remove() }
    #expect(try baseline(cli, "App", "Kit", "Other", "--output", "b.json").code == 0)
    let before = try lines(cli)
    for part in ["App", "Other"] { for language in ["de", "fr"] { try mend(part, language, in: cli) } }
    let one = try baseline(cli, "App", "Kit", "--output", "b.json", "--rule", "placeholder-mismatch", "--locale", "de")
    let after = try lines(cli)
    #expect(after == before.filter { !isLost($0, "App", "de") }, "\(one.errors)")
    #expect(one.errors.contains("took out 1 of \(before.count - 1), kept 1 outside"), "\(one.errors)")
  }

  @Test("A single path takes the whole file's place, and says how much that takes out")
  func single() throws {
    let cli = try CommandRunner(Self.files)
    defer { cli.remove() }
    #expect(try baseline(cli, "App", "Kit", "Other", "--output", "b.json").code == 0)
    let count = try lines(cli).count - 1
    let answer = try baseline(cli, "App", "--output", "b.json")
    #expect(answer.errors.contains("wrote b.json: took out ") && answer.errors.contains(" of \(count)\n"), "\(answer.errors)")
  }

  @Test("A folder whose name begins with that of a path is another one, and its entries stay")
  func namesake() throws {
    let cli = try CommandRunner(Self.files(of: ["App", "App~old", "Kit"]))
    defer { cli.remove() }
    #expect(try baseline(cli, "App", "App~old", "Kit", "--output", "b.json").code == 0)
    let before = try lines(cli)
    #expect(before.contains { isOf("App~old", $0) })
    let answer = try baseline(cli, "App", "Kit", "--output", "b.json")
    let kept = before.filter { isOf("App~old", $0) }
    #expect(try lines(cli).filter { isOf("App~old", $0) } == kept, "\(answer.errors)")
  }
}
