import Foundation
import Testing

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
    label: String, configuration: String? = nil, comments: String = "",
    inputs: [String: String] = [:], event: [String: String] = ["number": "7"]
  ) throws -> (run: Run, outcome: ActionSteps.Outcome) {
    let history = try GitHistory(["App/a.sketch": LabelSketch.text("OK")])
    let temporary = try CommandRunner(["bin/gh": gh, "comments": comments])
    let (folder, path) = (temporary.folder, temporary.folder.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/bin/gh")
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write(LabelSketch.text(label), to: "App/a.sketch")
    if let configuration { try history.write(configuration, to: "App/lintel.yml") }
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

  @Test("A change that turns off what it breaks is green with a warning, and red where the base's configuration is asked for")
  func milder() throws {
    let off = "rules: {label-truncated: off}\n"
    let inputs = ["path": "App", "fail-on": "error"]
    let (told, green) = try run(label: "Abbrechen", configuration: off, inputs: inputs)
    defer { told.remove() }
    #expect(green.code == 0 && green.output.contains("::warning file=App/lintel.yml,line=1,"), "\(green.output)")
    let (held, red) = try run(label: "Abbrechen", configuration: off, inputs: inputs.merging(["config-from": "base"]) { $1 })
    defer { held.remove() }
    #expect(red.code == 1 && red.output.contains("::error file=App/a.sketch,"), "\(red.output)")
  }

  @Test("A change that turns off what it breaks is red where that is asked for")
  func failingOnMilder() throws {
    let off = "rules: {label-truncated: off}\n"
    let (held, red) = try run(label: "Abbrechen", configuration: off, inputs: ["path": "App", "fail-on-milder": "true"])
    defer { held.remove() }
    #expect(red.code == 1 && red.output.contains("that the milder configuration lets pass: 1"), "\(red.output)")
  }

  @Test("A change that accepts what it breaks is green, and red where that is asked for")
  func accepting() throws {
    let accepted = "suppress:\n  - {rule: label-truncated, reason: later}\n"
    let (told, green) = try run(label: "Abbrechen", configuration: accepted, inputs: ["path": "App"])
    defer { told.remove() }
    #expect(green.code == 0, "\(green.output)")
    let (held, red) = try run(label: "Abbrechen", configuration: accepted, inputs: ["path": "App", "fail-on-accept": "true"])
    defer { held.remove() }
    #expect(red.code == 1 && red.output.contains("that the change accepts itself: 1"), "\(red.output)")
  }

  /// What a pipeline has no input for, and why.
  private static let withoutInput: Set<String> = [
    // What the action chooses itself: which reports it writes, and where.
    "format", "output", "split", "color",
    // Another way to say what the base is, for folders without git.
    "base-path",
    // What is narrowed for somebody who looks: what fails a change is all that it makes worse.
    "changed-only", "locale", "rule", "severity", "verbose",
    // What lintel.yml and the machine say, so that a pipeline and its developers see the same.
    "config", "profile", "only", "without-fonts", "language", "date",
    // What tells of lintel itself, and audits nothing.
    "version", "help",
  ]

  @Test("Every option of the gate is an input of the action and of the component, or is none that a pipeline needs")
  func options() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let help = try cli.run("gate", "--help").output
    let options = Set(help.matches(of: /(?m)^ {2}(?:-[a-z], )?--([a-z-]+)/).map { String($0.1) })
    #expect(options.contains("fail-on-accept") && options.contains("base"), "\(options)")
    #expect(Self.withoutInput.isSubset(of: options), "\(Self.withoutInput.subtracting(options))")
    let needed = options.subtracting(Self.withoutInput)
    let (action, component) = (Set(try ActionSteps().defaults.keys), Set(try ComponentTests().job().inputs.keys))
    #expect(needed.subtracting(action).isEmpty && needed.subtracting(component).isEmpty, "\(needed)")
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
    #expect(push.code == 1 && push.actions == [] && run2.file("calls") == "")
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

  @Test("The page names every input of the action and of the component, with its default")
  func page() throws {
    let page = try String(contentsOf: ActionSteps.root.appending(path: "docs/ci.md"), encoding: .utf8)
    let sections = page.split(separator: "\n## ").map { String($0) }
    let github = try #require(sections.first { $0.hasPrefix("GitHub") })
    for name in try ActionSteps().defaults.keys { #expect(github.contains("| `\(name)` |"), "\(name)") }
    let gitlab = try #require(sections.first { $0.hasPrefix("GitLab") })
    for name in try ComponentTests().job().inputs.keys { #expect(gitlab.contains("`\(name)`"), "\(name)") }
    #expect(github.contains("fetch-depth: 0") && github.contains("security-events: write"))
    #expect(github.contains("pull-requests: write"))
    // Who copies the example has nobody's repository in it.
    #expect(github.contains("- uses: ./") && !github.contains("- uses: OWNER"))
  }

  @Test("No script holds an expression, and each names its shell")
  func scripts() throws {
    let scripts = try ActionSteps().steps.filter { $0.script != nil }
    #expect(scripts.count == 3 && scripts.allSatisfy { $0.shell == "bash" && $0.script?.contains("${{") == false })
    #expect(try ActionSteps().steps.filter { $0.script == nil }.allSatisfy { $0.condition.hasPrefix("always() && ") })
  }
}
