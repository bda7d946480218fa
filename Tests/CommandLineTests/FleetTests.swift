import Foundation
import Testing

/// `lintel fleet` with three small projects, and with workers that are killed.
@Suite("Fleets")
struct FleetTests {
  private static let list = "apps/cut.sketch\tCut\tBirds\napps/clean.sketch\tClean\tMaps\napps/gone\tGone\n"

  private func fleet() throws -> CommandRunner {
    try CommandRunner(["apps.txt": Self.list, "apps/cut.sketch": ExitCodes.cut, "apps/clean.sketch": ExitCodes.clean])
  }

  private func text(_ file: String, of cli: CommandRunner) throws -> String {
    try String(contentsOf: cli.folder.appending(path: file), encoding: .utf8)
  }

  @Test("Each project has its row, and one that cannot be audited costs no other: its row says why, and the exit code is 2")
  func rows() throws {
    let cli = try fleet()
    defer { cli.remove() }
    let answer = try cli.run("fleet", "apps.txt", "--output", "out", "--", "--without-fonts")
    #expect(answer.code == 2)
    #expect(answer.output.hasSuffix("3 projects: 1 pass, 1 fail, 1 could not be audited\n"))
    #expect(answer.errors == "lintel: Gone: not audited: found nothing at apps/gone, expected a folder or a file\n")
    let projects = try text("out/project.jsonl", of: cli).split(separator: "\n")
    #expect(projects.count == 3)
    #expect(projects[0].contains(#""project":"Clean","path":"apps/clean.sketch","owner":"Maps","exit_code":0"#))
    #expect(projects[1].contains(#""exit_code":1"#))
    #expect(projects[2].contains(#""exit_code":2,"reason":"found nothing at apps/gone, expected a folder or a file""#))
    #expect(try text("out/fleet.html", of: cli).contains("Clean"))
  }

  @Test("However many workers there were, and whichever way the reports came, the database is the same")
  func sameDatabase() throws {
    let cli = try fleet()
    defer { cli.remove() }
    func bytes(_ file: String) throws -> Data { try Data(contentsOf: cli.folder.appending(path: file)) }
    try Self.list.split(separator: "\n").dropLast().joined(separator: "\n")
      .write(to: cli.folder.appending(path: "two.txt"), atomically: true, encoding: .utf8)
    for jobs in ["1", "4"] {
      let answer = try cli.run("fleet", "two.txt", "--jobs", jobs, "--output", "jobs-" + jobs, "--", "--without-fonts")
      #expect(answer.code == 1)
    }
    #expect(try bytes("jobs-1/fleet.sqlite") == bytes("jobs-4/fleet.sqlite"))
    for name in ["Cut", "Clean"] {
      let path = "apps/\(name.lowercased()).sketch"
      _ = try cli.shell("audit \(path) --without-fonts --format xml > \(name).xml")
    }
    let merge = try cli.run("merge", "--output", "merged.sqlite", "--list", "two.txt", "Cut.xml", "Clean.xml")
    #expect(merge.code == 0 && merge.errors == "")
    #expect(try bytes("merged.sqlite") == bytes("jobs-1/fleet.sqlite"))
    let rows = try FileManager.default.contentsOfDirectory(atPath: cli.folder.appending(path: "jobs-4").path)
      .filter { $0.hasSuffix(".jsonl") }.map { "jobs-4/" + $0 }
    #expect(try cli.run(["merge", "--output", "rows.sqlite"] + rows + ["merged.sqlite"]).code == 0)
    #expect(try bytes("rows.sqlite") == bytes("merged.sqlite"))
  }

  /// A worker that is killed the first time that it audits a project, or every time.
  private func stub(killedAlways: Bool = false, in cli: CommandRunner) throws -> String {
    let file = cli.folder.appending(path: "worker")
    try """
    #!/bin/sh
    mark="$0.$(basename "$2")"
    if \(killedAlways ? "true" : "[ ! -e \"$mark\" ]"); then : >"$mark"; kill -9 $$; fi
    exec "\(CommandRunner.executable.path)" "$@"
    """.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file.path
  }

  @Test("A worker that is killed is tried again, and that is said; the database is as if it had not been")
  func killedOnce() throws {
    let cli = try CommandRunner(["apps.txt": "cut.sketch\tCut\n", "cut.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let answer = try cli.run(
      "fleet", "apps.txt", "--worker", stub(in: cli), "--format", "jsonl", "--", "--without-fonts")
    #expect(answer.code == 1)
    #expect(answer.errors == "lintel: Cut: the worker was killed by signal 9 (Killed); trying again (1 of 1)\n")
    #expect(answer.output == (try cli.run("fleet", "apps.txt", "--format", "jsonl", "--", "--without-fonts").output))
  }

  @Test("One that is killed each time is given up, and told in its row; the other projects are audited")
  func killedAlways() throws {
    let cli = try CommandRunner(["apps.txt": "cut.sketch\n", "cut.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let answer = try cli.run(
      "fleet", "apps.txt", "--worker", stub(killedAlways: true, in: cli), "--retries", "2", "--format", "jsonl")
    #expect(answer.code == 2)
    #expect(answer.errors.contains("trying again (2 of 2)"))
    #expect(answer.output.contains(#""exit_code":2,"reason":"the worker was killed by signal 9 (Killed)""#))
  }

  @Test("An audit that takes longer than it may is ended, and told")
  func timeout() throws {
    let cli = try CommandRunner(["apps.txt": "cut.sketch\n", "slow": "#!/bin/sh\nexec sleep 60\n"])
    defer { cli.remove() }
    let worker = cli.folder.appending(path: "slow").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: worker)
    let answer = try cli.run("fleet", "apps.txt", "--worker", worker, "--timeout", "1")
    #expect(answer.code == 2)
    #expect(answer.errors == "lintel: cut.sketch: not audited: the audit took longer than --timeout allows\n")
  }

  @Test("An earlier database stays in the later one, and the page draws both; a run of the same name is an error")
  func trend() throws {
    let cli = try CommandRunner(["apps.txt": "a.sketch\tApp\n", "a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let options = ["--", "--without-fonts"]
    _ = try cli.run(["fleet", "apps.txt", "--output", "out", "--run", "monday"] + options)
    try ExitCodes.clean.write(to: cli.folder.appending(path: "a.sketch"), atomically: true, encoding: .utf8)
    let since = ["fleet", "apps.txt", "--output", "out", "--since", "out/fleet.sqlite"]
    let again = try cli.run(since + ["--run", "monday"] + options)
    #expect(again.code == 2 && again.errors.contains("“App” of the run “monday” in out/fleet.sqlite and with other content"))
    #expect(try cli.run(since + ["--run", "tuesday"] + options).code == 0)
    #expect(try text("out/run.jsonl", of: cli).split(separator: "\n").count == 2)
    #expect(try text("out/fleet.html", of: cli).contains("monday"))
  }

  @Test("Each project's page is written where it is asked for, and the page over all leads there")
  func pages() throws {
    let cli = try CommandRunner(["apps.txt": "a.sketch\tMy App\n", "a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    _ = try cli.run("fleet", "apps.txt", "--output", "out", "--pages", "out/apps")
    #expect(FileManager.default.fileExists(atPath: cli.folder.appending(path: "out/apps/My~20App.html").path))
    #expect(try text("out/fleet.html", of: cli).contains("href=\"apps/My~20App.html\""))
  }

  private static let refused: [(arguments: [String], says: String)] = [
    (["fleet", "none.txt"], "none.txt"),
    (["fleet", "apps.txt", "--jobs", "0"], "found --jobs 0, expected a number from 1 to 1024"),
    (["fleet", "apps.txt", "--format", "sqlite"], "A database is a file: say --output FOLDER"),
    (["fleet", "apps.txt", "--", "--output", "x"], "found --output behind --"),
    (["fleet", "apps.txt", "--worker", "no-such-program"], "found no program no-such-program"),
    (["merge", "apps.txt", "--output", "x.pdf"], "found --output x.pdf, expected --format, or a file that ends with"),
    (
      ["merge", "apps.txt", "--output", "x.sqlite"],
      "apps.txt: found none of these, expected a database, rows, a report or SARIF"
    ),
  ]

  @Test("What cannot be done is told before anything is written", arguments: refused)
  func refusals(arguments: [String], says: String) throws {
    let cli = try fleet()
    defer { cli.remove() }
    let answer = try cli.run(arguments)
    #expect(answer.code == 2)
    #expect(answer.errors.contains(says), "\(answer.errors)")
  }

  @Test("A report that a killed audit left empty is a project that could not be audited; the others are joined")
  func emptyReport() throws {
    let cli = try CommandRunner([
      "apps.txt": "a.sketch\tA\nb.sketch\tB\nc.sketch\tC\n", "a.sketch": ExitCodes.cut, "B.xml": "",
    ])
    defer { cli.remove() }
    _ = try cli.shell("audit a.sketch --format xml > A.xml")
    let answer = try cli.run("merge", "--format", "jsonl", "--list", "apps.txt", "A.xml", "B.xml")
    #expect(answer.code == 2)
    #expect(answer.output.contains(#""project":"A","path":"a.sketch","exit_code":1"#))
    #expect(answer.output.contains(#""project":"B","path":"b.sketch","exit_code":2,"reason":"its report cannot be read""#))
    #expect(answer.output.contains(#""project":"C","path":"c.sketch","exit_code":2,"reason":"there is no report""#))
  }

  @Test("SARIF of several folders is joined in one document")
  func sarif() throws {
    let cli = try CommandRunner(["a/a.sketch": ExitCodes.cut, "b/b.sketch": ExitCodes.cut])
    defer { cli.remove() }
    for name in ["a", "b"] { _ = try cli.shell("audit \(name) --format sarif > \(name).sarif") }
    let one = try cli.run("merge", "--format", "sarif", "b.sarif", "a.sarif")
    #expect(one.code == 0 && one.output.contains("lintel/a/") && one.output.contains("lintel/b/"))
    #expect(one.output == (try cli.run("merge", "--format", "sarif", "a.sarif", "b.sarif").output))
  }
}
