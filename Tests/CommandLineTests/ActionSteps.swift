import Foundation
import Testing
import Yams

/// The steps of `action.yml` that are scripts, run as a runner would: conditions and expressions worked out, each script by
/// bash with nothing but its variables.
struct ActionSteps {
  struct Step {
    var id: String?
    var name: String
    var condition: String
    var shell: String?
    var variables: [String: String]
    var script: String?
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardizedFileURL

  let defaults: [String: String]
  let steps: [Step]

  init() throws {
    let text = try String(contentsOf: Self.root.appending(path: "action.yml"), encoding: .utf8)
    let action = try #require(try Yams.load(yaml: text) as? [String: Any])
    let inputs = try #require(action["inputs"] as? [String: [String: Any]])
    defaults = inputs.mapValues { $0["default"] as? String ?? "" }
    let list = try #require((action["runs"] as? [String: Any])?["steps"] as? [[String: Any]])
    steps = try list.map { step in
      Step(
        id: step["id"] as? String, name: try #require(step["name"] as? String), condition: step["if"] as? String ?? "",
        shell: step["shell"] as? String, variables: step["env"] as? [String: String] ?? [:], script: step["run"] as? String)
    }
  }

  struct Outcome {
    var code: Int32 = 0
    /// Of what was run, in order.
    var names: [String] = []
    /// What would have been run, were it a script.
    var actions: [String] = []
    var output = ""
    var outputs: [String: String] = [:]
  }

  /// - Parameters:
  ///   - contexts: What expressions know besides inputs and outputs: `github.token`.
  ///   - variables: What every script finds in its environment.
  func run(
    in folder: URL, inputs: [String: String], contexts: [String: String], variables: [String: String]
  ) throws -> Outcome {
    var outcome = Outcome()
    var known = contexts
    for (name, value) in defaults.merging(inputs, uniquingKeysWith: { $1 }) { known["inputs.\(name)"] = value }
    for step in steps {
      guard isTrue(step.condition, known, hasFailed: outcome.code != 0) else { continue }
      guard let script = step.script else {
        outcome.actions.append(step.name)
        continue
      }
      outcome.names.append(step.name)
      let output = folder.appending(path: "outputs-\(outcome.names.count)")
      try Data().write(to: output)
      var environment = variables
      for (name, value) in step.variables { environment[name] = expanded(value, known) }
      environment["GITHUB_OUTPUT"] = output.path
      let (code, text) = try bash(script, in: folder, environment)
      if outcome.code == 0 { outcome.code = code }
      outcome.output += text
      for line in try String(contentsOf: output, encoding: .utf8).split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        known["steps.\(step.id ?? "").outputs.\(parts[0])"] = parts[1]
        outcome.outputs[parts[0]] = parts[1]
      }
    }
    return outcome
  }

  /// As runners call it: `shell: bash`.
  private func bash(_ script: String, in folder: URL, _ environment: [String: String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script]
    process.currentDirectoryURL = folder
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  /// The text with the value of each `${{ … }}` in its place.
  private func expanded(_ text: String, _ known: [String: String]) -> String {
    text.replacing(/\$\{\{ *([^ ]+) *\}\}/) { known[String($0.output.1)] ?? "" }
  }

  /// Terms joined by `&&`: `always()`, `a == 'b'`, `a != 'b'`. Without the first a step is left out after a failure.
  private func isTrue(_ condition: String, _ known: [String: String], hasFailed: Bool) -> Bool {
    let terms = condition.split(separator: " && ").map { String($0) }
    if hasFailed, !terms.contains("always()") { return false }
    return terms.filter { $0 != "always()" }.allSatisfy { term in
      guard let parts = term.wholeMatch(of: /(\S+) (==|!=) '(.*)'/)?.output else { return false }
      return ((known[String(parts.1)] ?? "") == parts.3) == (parts.2 == "==")
    }
  }
}
