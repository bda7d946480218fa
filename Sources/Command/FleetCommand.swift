import ArgumentParser
import Foundation
import LintelAudit
import LintelFleet

struct FleetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fleet", abstract: "Audits many projects, each in a process of its own, into one database and one page.",
    discussion: """
      LIST has a project a line: a path, and after tabs a name and an owner. Either may be left out; lines that begin with #
      are comments. Paths count from the list's folder.

      FORMATS
        sqlite      fleet.sqlite          every project, bar, text with its widths, finding and language: docs/scale.md
        jsonl       a file for each table: project.jsonl, finding.jsonl …; to standard output one stream of all
        html        fleet.html            one page over all projects

      EXAMPLES
        lintel fleet apps.txt
        lintel fleet apps.txt --output out
        lintel fleet apps.txt --output out --pages out/apps --run 2027-03-31 --since out/fleet.sqlite
        lintel fleet apps.txt --output out --jobs 8 --timeout 900 -- --only accessibility
        git ls-files '*.xcodeproj' | sed 's,/[^/]*$,,' | lintel fleet - --format jsonl

      What stands behind -- is handed to every audit. A worker that is killed is tried again; the others go on in any case.

      EXIT CODES
        0  every project passes its own gate
        1  at least one does not
        2  at least one could not be audited: its row says why
      """)

  @Argument(help: ArgumentHelp("The list, or - for standard input.", valueName: "list"))
  var list: String

  @OptionGroup var output: FleetOutputOptions

  @Option(help: "How many audits run at a time. Default: as many as there are cores.")
  var jobs: Int?

  @Option(help: "How often an audit is tried again whose worker was killed.")
  var retries = 1

  @Option(help: ArgumentHelp("How long an audit may take. Default: as long as it needs.", valueName: "seconds"))
  var timeout: Int?

  @Option(
    help: ArgumentHelp(
      "Write each project's own page into this folder, too; the page over all leads there.", valueName: "folder"))
  var pages: String?

  @Option(
    help: ArgumentHelp("An earlier database, whose runs are taken over: the page draws how it went on.", valueName: "file"))
  var since: String?

  @Option(help: ArgumentHelp("Another program that audits as `lintel audit` does. Default: this one.", valueName: "program"))
  var worker: String?

  @Argument(parsing: .postTerminator, help: "Options of `lintel audit`, for every project.")
  var auditOptions: [String] = []

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("found --jobs \(jobs), expected a number from 1 to 1024")
    }
    if !(0...100).contains(retries) { throw ValidationError("found --retries \(retries), expected a number from 0 to 100") }
    if let timeout, !(1...604_800).contains(timeout) {
      throw ValidationError("found --timeout \(timeout), expected seconds, at most those of a week")
    }
    let reserved = ["--output", "--format", "--split"]
    if let own = auditOptions.first(where: { option in reserved.contains { option == $0 || option.hasPrefix($0 + "=") } }) {
      throw ValidationError("found \(own) behind --, expected options that do not say where an audit's reports go")
    }
  }

  func run() async throws {
    output.language.tellIfUnknown()
    let projects = try ProjectListFile.read(list)
    let working = try WorkingDatabase()
    defer { working.remove() }
    var merge = FleetMerge(into: working.database)
    if let since { try merge.add(database: since) }
    if let pages { try FolderMaking.make(pages) }
    let codes = try await audit(projects.projects, in: working, &merge)
    try working.finish()
    try output.write(working, run: output.run, pages: pages, summary: summary(of: codes))
    if let worst = codes.max(), worst > 0 { throw ExitCode(Int32(worst)) }
  }

  private func audit(
    _ projects: [ListedProject], in working: WorkingDatabase, _ merge: inout FleetMerge
  ) async throws -> [Int] {
    let worker = Worker(
      executable: try worker.map(AskedProgram.path) ?? Bundle.main.executablePath ?? CommandLine.arguments[0],
      arguments: auditOptions, timeout: timeout.map { .seconds($0) }, retries: retries, writesPages: pages != nil)
    let pool = WorkerPool(
      worker: worker, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, folder: working.folder, pages: pages)
    let root = list == "-" ? "" : URL(fileURLWithPath: list).deletingLastPathComponent().path
    var (codes, joined) = ([Int](), merge)
    try await pool.audit(projects, below: root, tell: { Output.tell("lintel: \($0)\n") }) { done throws(FleetFault) in
      codes.append(done.outcome.code)
      Output.progress("\(codes.count) of \(projects.count): \(done.project.name)")
      if let reason = done.outcome.reason { Output.tell("lintel: \(done.project.name): not audited: \(reason)\n") }
      try joined.add(done.rows, run: output.run, from: list)
    }
    merge = joined
    return codes
  }

  private func summary(of codes: [Int]) -> String {
    let names = ["pass", "fail", "could not be audited"]
    let counts = (0...2).map { code in "\(codes.count { $0 == code }) \(names[code])" }
    return "\(codes.count) \(codes.count == 1 ? "project" : "projects"): \(counts.joined(separator: ", "))"
  }
}
