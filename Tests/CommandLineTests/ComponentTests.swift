import Foundation
import Testing
import Yams

@Suite("templates/lintel.yml")
struct ComponentTests {
  func job() throws -> (inputs: [String: Any], job: [String: Any]) {
    let text = try String(contentsOf: ActionSteps.root.appending(path: "templates/lintel.yml"), encoding: .utf8)
    let parts = try Array(Yams.load_all(yaml: text)).compactMap { $0 as? [String: Any] }
    let inputs = try #require((parts.first?["spec"] as? [String: Any])?["inputs"] as? [String: Any])
    return (inputs, try #require(parts.last?.values.first as? [String: Any]))
  }

  @Test("Its script gates what a merge request changes, and its reports are kept after a red one")
  func script() throws {
    let (inputs, job) = try job()
    let script = try #require((job["script"] as? [String])?.joined(separator: "\n"))
    #expect(!script.contains("$[["))
    let artifacts = try #require(job["artifacts"] as? [String: Any])
    #expect(artifacts["when"] as? String == "always")
    #expect((artifacts["reports"] as? [String: String])?["codequality"] == "lintel-reports/audit.gitlab.json")
    for name in inputs.keys {
      #expect("\(job)".contains("$[[ inputs.\(name) ]]") || name == "job", "\(name) is used nowhere")
    }
    let history = try GitHistory(["App/a.sketch": LabelSketch.text("OK")])
    defer { history.remove() }
    let base = try history.git("rev-parse", "HEAD").filter { !$0.isWhitespace }
    try history.write(LabelSketch.text("Abbrechen"), to: "App/a.sketch")
    try history.commit("change")
    func code(_ path: String, failOn: String = "error", configFrom: String = "", onAccept: String = "false") throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-e", "-c", script]
      process.currentDirectoryURL = history.cli.folder
      process.environment = ProcessInfo.processInfo.environment.merging([
        "LINTEL": CommandRunner.executable.path, "LINTEL_PATH": path, "LINTEL_BASE": "", "LINTEL_FAIL_ON": failOn,
        "LINTEL_CONFIG_FROM": configFrom, "LINTEL_FAIL_ON_ACCEPT": onAccept, "LINTEL_FAIL_ON_MILDER": "false",
        "LINTEL_TABLES_ONLY": "false",
        "CI_MERGE_REQUEST_DIFF_BASE_SHA": base, "GITHUB_BASE_REF": "",
      ]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    #expect(try code("App") == 1)
    let quality = history.cli.folder.appending(path: "lintel-reports/audit.gitlab.json")
    #expect(try String(contentsOf: quality, encoding: .utf8).contains("label-truncated"))
    #expect(try code("App", failOn: "never") == 0)
    // Where the job says nothing, the configuration does.
    #expect(try code("App", failOn: "") == 1)
    try history.write("fail-on: never\n", to: "App/lintel.yml")
    #expect(try code("App", failOn: "") == 0)
    #expect(try code("App", failOn: "", configFrom: "base") == 1)
    #expect(try code("$(exit 9)") == 2)
    try history.write("suppress:\n  - {rule: label-truncated, reason: later}\n", to: "App/lintel.yml")
    #expect(try code("App") == 0 && code("App", onAccept: "true") == 1)
  }
}
