import Foundation
import Testing

/// A repository that a test writes the history of, and gates as a team would.
struct GitHistory {
  let cli: CommandRunner

  init(_ files: [String: String]) throws {
    cli = try CommandRunner(files)
    try git("init", "--quiet", "--initial-branch=main")
    try commit("first")
  }

  func remove() { cli.remove() }

  @discardableResult func git(_ arguments: String...) throws -> String { try git(arguments) }

  @discardableResult func git(_ arguments: [String]) throws -> String {
    let (code, text) = try attempt(arguments)
    try #require(code == 0, "git \(arguments.joined(separator: " "))")
    return text
  }

  /// What may fail, as a merge may.
  func attempt(_ arguments: [String]) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", cli.folder.path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  func write(_ text: String, to path: String) throws {
    let file = cli.folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
  }

  /// Changes files on a branch of their own, gates it against main, and merges it.
  /// - Parameter formats: what else the gate is asked for.
  func pullRequest(
    _ arguments: String..., formats: [String] = [], change: () throws -> Void
  ) throws -> GatedChange {
    try git("checkout", "--quiet", "-b", "change")
    try change()
    try commit("change")
    let gated = try gate(["--base", "main"] + arguments, formats: formats)
    try git("checkout", "--quiet", "main")
    try git("merge", "--quiet", "--no-ff", "--message", "merge", "change")
    try git("branch", "--quiet", "-D", "change")
    return gated
  }

  /// Gates what is checked out.
  func gate(_ arguments: [String], formats: [String] = []) throws -> GatedChange {
    let command = ["gate", ".", "--without-fonts"] + arguments
    let answer = try cli.run(command + ["--format", "json"])
    let pages = try formats.map { ($0, try cli.run(command + ["--format", $0]).output) }
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any], "\(answer.errors)")
    let findings = try #require(report["findings"] as? [[String: Any]])
    return GatedChange(answer: answer, report: findings, pages: Dictionary(uniqueKeysWithValues: pages))
  }
}

/// What a gate said of a change.
struct GatedChange {
  let answer: CommandRunner.Answer
  /// As JSON has them.
  let report: [[String: Any]]
  /// The report in other formats, by their names.
  let pages: [String: String]

  var code: Int32 { answer.code }
  /// How many are new, worse, fixed and unchanged.
  var sentence: String {
    answer.errors.split(separator: "\n").first { $0.contains(#/ unchanged\)? since /#) }.map { String($0) } ?? ""
  }
  /// What fails: `rule language key`.
  var findings: [String] { names("fails") }
  /// What needs review.
  var questions: [String] { names("needsReview") }

  private func names(_ verdict: String) -> [String] {
    report.filter { $0["verdict"] as? String == verdict }.map { finding in
      let languages = finding["locale"] as? String ?? (finding["locales"] as? [String])?.joined(separator: ",")
      return [finding["rule"] as? String, languages, finding["key"] as? String].compactMap(\.self).joined(separator: " ")
    }
  }

  /// The first finding of a rule.
  func finding(_ rule: String) -> [String: Any]? { report.first { $0["rule"] as? String == rule } }

  /// Where a finding is shown first, `file:line`.
  func place(_ rule: String) -> String? {
    guard let finding = finding(rule) else { return nil }
    let locations = finding["locations"] as? [String: [String: Any]]
    let place =
      (finding["change"] as? [String: Any])?["location"] as? [String: Any] ?? locations?["translation"]
      ?? locations?["definition"]
    guard let file = place?["file"] as? String, let line = place?["line"] as? Int else { return nil }
    return "\(file):\(line)"
  }
}
