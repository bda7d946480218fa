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
    try #require(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
    return String(decoding: text, as: UTF8.self)
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
  /// - Returns: what the gate said; findings as `rule language key`.
  func pullRequest(
    _ arguments: String..., change: () throws -> Void
  ) throws -> (code: Int32, sentence: String, findings: [String], answer: CommandRunner.Answer) {
    try git("checkout", "--quiet", "-b", "change")
    try change()
    try commit("change")
    let answer = try cli.run(["gate", ".", "--base", "main", "--format", "json", "--without-fonts"] + arguments)
    try git("checkout", "--quiet", "main")
    try git("merge", "--quiet", "--no-ff", "--message", "merge", "change")
    try git("branch", "--quiet", "-D", "change")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any], "\(answer.errors)")
    let findings = try #require(report["findings"] as? [[String: Any]]).filter { $0["verdict"] as? String == "fails" }
    let sentence = answer.errors.split(separator: "\n").first { $0.contains(" unchanged since ") }.map { String($0) } ?? ""
    return (
      answer.code, sentence,
      findings.map { finding in
        ["rule", "locale", "key"].compactMap { finding[$0] as? String }.joined(separator: " ")
      }, answer
    )
  }
}
