import Foundation
import Testing
import Yams

/// A comment service that keeps what it is told: `gh api` with the calls that the action makes, and no other.
private let gh = """
  #!/bin/bash
  echo "$*" >> "$GH_CALLS"
  case "$*" in
    *'--paginate repos/owner/app/issues/7/comments --jq '*) cat "$GH_COMMENTS" ;;
    *'--method POST repos/owner/app/issues/7/comments -F body=@'* | \\
    *'--method PATCH repos/owner/app/issues/comments/'*' -F body=@'*) cat "${!#/#body=@/}" > "$GH_BODY" ;;
    *) echo "unexpected: $*" >&2; exit 3 ;;
  esac
  """

private func sketch(_ label: String) -> String {
  "ios18 de 375pt\nsource en: view[Cancel 60pt] | Logins |\nview[\(label) 60pt] | Logins |"
}

@Suite("action.yml")
struct ActionTests {
  private struct Run {
    let history: GitHistory
    let temporary: CommandRunner
    func file(_ name: String) -> String {
      (try? String(contentsOf: temporary.folder.appending(path: name), encoding: .utf8)) ?? ""
    }
    func remove() {
      history.remove()
      temporary.remove()
    }
  }

  /// A pull request that changes the label of a bar, run through the action's steps.
  private func run(
    label: String, comments: String = "", inputs: [String: String] = [:], event: [String: String] = ["number": "7"]
  ) throws -> (run: Run, outcome: ActionSteps.Outcome) {
    let history = try GitHistory(["App/a.sketch": sketch("OK")])
    let temporary = try CommandRunner(["bin/gh": gh, "comments": comments])
    let (folder, path) = (temporary.folder, temporary.folder.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/bin/gh")
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write(sketch(label), to: "App/a.sketch")
    try history.commit("change")
    try history.git("update-ref", "refs/remotes/origin/main", "main")
    let outcome = try ActionSteps().run(
      in: history.cli.folder, inputs: ["binary": CommandRunner.executable.path].merging(inputs) { $1 },
      contexts: [
        "runner.temp": path, "github.token": "t", "github.action_path": ActionSteps.root.path,
        "github.event.pull_request.number": event["number"] ?? "",
      ],
      variables: [
        "PATH": path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""), "HOME": path,
        "GITHUB_BASE_REF": "main", "GITHUB_REPOSITORY": "owner/app", "GITHUB_STEP_SUMMARY": path + "/summary",
        "GH_CALLS": path + "/calls", "GH_COMMENTS": path + "/comments", "GH_BODY": path + "/body",
        "GIT_CONFIG_GLOBAL": "/dev/null", "INJECTED": folder.appending(path: "injected").path,
      ])
    return (Run(history: history, temporary: temporary), outcome)
  }

  @Test("A change that makes something worse is red, annotated, uploaded all the same, and commented on")
  func red() throws {
    let (run, outcome) = try run(label: "Abbrechen")
    defer { run.remove() }
    #expect(outcome.code == 1 && outcome.outputs["code"] == "1", "\(outcome.output)")
    #expect(outcome.output.contains("::error ") && outcome.output.contains("file=App/a.sketch,"))
    #expect(outcome.actions == ["Upload to code scanning"])
    #expect(outcome.names.last == "Comment on the pull request")
    #expect(run.file("summary").contains("Abbrechen"))
    #expect(run.file("calls").contains("--method POST") && !run.file("calls").contains("PATCH"))
    let body = run.file("body")
    #expect(body.contains("<!-- lintel -->") && body.contains("Abbrechen"))
    #expect(body.ranges(of: "<!-- lintel -->").count == 1)
    #expect(run.file("lintel/audit.sarif").contains("label-truncated"))
  }

  @Test("The comment that is there is edited, also to say that nothing is wrong any more; without one nothing is written")
  func comment() throws {
    let (edited, red) = try run(label: "Abbrechen", comments: "41\n42\n")
    defer { edited.remove() }
    #expect(red.code == 1 && edited.file("calls").contains("--method PATCH repos/owner/app/issues/comments/41 "))
    let (clean, green) = try run(label: "Ja", comments: "41\n")
    defer { clean.remove() }
    #expect(green.code == 0 && clean.file("calls").contains("--method PATCH") && clean.file("body").contains("<!-- lintel -->"))
    let (silent, none) = try run(label: "Ja")
    defer { silent.remove() }
    #expect(none.code == 0 && !silent.file("calls").contains("--method"))
    #expect(none.output.contains("no comment to bring up to date"))
  }

  @Test("Nothing is commented or uploaded where it was not wanted, or where there is no pull request")
  func unwanted() throws {
    let (run1, quiet) = try run(label: "Abbrechen", inputs: ["comment": "false", "sarif-category": ""])
    defer { run1.remove() }
    #expect(quiet.code == 1 && quiet.actions == [] && run1.file("calls") == "")
    let (run2, push) = try run(label: "Abbrechen", inputs: ["base": "main"], event: [:])
    defer { run2.remove() }
    #expect(push.code == 1 && push.actions.count == 1 && run2.file("calls") == "")
  }

  @Test("The inputs reach lintel: a path, a base and what fails; 2 where lintel could not do its work, and nothing is uploaded")
  func inputs() throws {
    let (run1, never) = try run(label: "Abbrechen", inputs: ["fail-on": "never", "path": "App"])
    defer { run1.remove() }
    #expect(never.code == 0 && run1.file("lintel/audit.sarif").contains("label-truncated"))
    let (run2, same) = try run(label: "Abbrechen", inputs: ["base": "HEAD"])
    defer { run2.remove() }
    #expect(same.code == 0 && !run2.file("lintel/audit.sarif").contains("label-truncated\","))
    let (run3, unknown) = try run(label: "Abbrechen", inputs: ["base": "no-such"])
    defer { run3.remove() }
    #expect(unknown.code == 2 && unknown.actions == [] && unknown.outputs["reports"] == nil)
    #expect(unknown.output.contains("no-such: found no such revision"))
  }

  @Test(
    "An input is never run, nor taken for an option",
    arguments: ["$(touch \"$INJECTED\")", "\"; touch \"$INJECTED\"; \"", "`touch $INJECTED`", "--fail-on=never"])
  func injection(text: String) throws {
    for input in ["path", "base", "fail-on"] {
      let (run, outcome) = try run(label: "Abbrechen", inputs: [input: text])
      defer { run.remove() }
      #expect(outcome.code == 2, "\(input): \(outcome.output)")
      #expect(!FileManager.default.fileExists(atPath: run.temporary.folder.appending(path: "injected").path))
    }
  }

  @Test("No script holds an expression, and each names its shell")
  func scripts() throws {
    let scripts = try ActionSteps().steps.filter { $0.script != nil }
    #expect(scripts.count == 3 && scripts.allSatisfy { $0.shell == "bash" && $0.script?.contains("${{") == false })
    #expect(try ActionSteps().steps.filter { $0.script == nil }.allSatisfy { $0.condition.hasPrefix("always() && ") })
  }
}

@Suite("templates/lintel.yml")
struct ComponentTests {
  private func job() throws -> (inputs: [String: Any], job: [String: Any]) {
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
    let history = try GitHistory(["App/a.sketch": sketch("OK")])
    defer { history.remove() }
    let base = try history.git("rev-parse", "HEAD").filter { !$0.isWhitespace }
    try history.write(sketch("Abbrechen"), to: "App/a.sketch")
    try history.commit("change")
    func code(_ path: String, failOn: String = "error") throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-e", "-c", script]
      process.currentDirectoryURL = history.cli.folder
      process.environment = ProcessInfo.processInfo.environment.merging([
        "LINTEL": CommandRunner.executable.path, "LINTEL_PATH": path, "LINTEL_BASE": "", "LINTEL_FAIL_ON": failOn,
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
    #expect(try code("$(exit 9)") == 2)
  }
}

@Suite(".pre-commit-hooks.yaml")
struct PreCommitHookTests {
  @Test("The hook is a command that lintel has, and is asked for what lintel reads")
  func hook() throws {
    let text = try String(contentsOf: ActionSteps.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let hook = try #require((try Yams.load(yaml: text) as? [[String: Any]])?.first)
    #expect(hook["id"] as? String == "lintel" && hook["language"] as? String == "system")
    #expect(hook["pass_filenames"] as? Bool == false)
    let pattern = try Regex(try #require(hook["files"] as? String))
    for file in ["de.lproj/A.strings", "A.xcstrings", "B.storyboard", "C.swift", "D.toolbar.yml", "lintel.yml", "App/lintel.yaml"] {
      #expect(file.contains(pattern), "\(file)")
    }
    for file in ["README.md", "a.stringsx", "notlintel.yml", "Makefile"] { #expect(!file.contains(pattern), "\(file)") }

    let words = try #require(hook["entry"] as? String).split(separator: " ").map { String($0) }
    let arguments = words.dropFirst() + (try #require(hook["args"] as? [String]))
    #expect(words.first == "lintel")
    let history = try GitHistory(["a.sketch": sketch("OK")])
    defer { history.remove() }
    #expect(try history.cli.run(Array(arguments)).code == 0)
    try history.write(sketch("Abbrechen"), to: "a.sketch")
    #expect(try history.cli.run(Array(arguments)).code == 1)
  }
}
