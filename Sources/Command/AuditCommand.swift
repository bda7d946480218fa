import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelReports

struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Audits every toolbar and string table below a folder, or in one file.",
    discussion: """
      Without --format the report is written for the terminal. One --format prints to standard output; with --output several
      formats are written as files.

      FORMATS
      \(ReportOptions.list)

      EXAMPLES
        lintel audit .
        lintel audit MyApp --output Reports --format xml --format html
        lintel audit . --output Reports --split         for the translators of each language, too
        lintel audit . --fail-on warning
        lintel audit App Kit                            two folders of one project
        lintel audit . --only accessibility
        lintel baseline . > lintel-baseline.json        accept today's findings
        lintel audit . --baseline lintel-baseline.json  fail on new or worse ones only

      EXIT CODES
        0  nothing at or above --fail-on
        1  findings at or above --fail-on (with --baseline: new or worse ones), fewer texts read than --min-resolved, or
           with --strict a baseline that holds what is found no more
        2  Lintel could not do its work: nothing at PATH, no toolbar found, a file that cannot be written
      """)

  @OptionGroup var arguments: PathArguments

  @Option(help: "Fail only on findings that this file does not hold, or that got worse. See `lintel baseline`.")
  var baseline: String?

  @Flag(help: "With --baseline: fail where it holds what is found no more, and has to be pruned.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Fail if less than this percentage of the texts on bars can be read. Default: the configuration's, else none.",
      valueName: "percent"))
  var minResolved: Int?

  @Flag(
    help:
      "Only what the change since --base touched itself: its texts, and the bars on which they are or that it defines otherwise."
  )
  var changedOnly = false

  @Option(
    help: ArgumentHelp(
      "With --changed-only: the revision that the change began at. Default: as `lintel gate` finds it.",
      valueName: "revision"))
  var base: String?

  @OptionGroup var report: ReportOptions
  @OptionGroup var settings: AuditSettings

  func validate() throws {
    if let minResolved, !(0...100).contains(minResolved) {
      throw ValidationError("found --min-resolved \(minResolved), expected a percentage from 0 to 100")
    }
    if strict, settings.only != nil {
      throw ValidationError("--strict is about all that a baseline holds, and --only does not look for it: say one of them")
    }
    if base != nil, !changedOnly {
      throw ValidationError("--base says what --changed-only compares with: say both, or `lintel gate` for what is new")
    }
    if strict, baseline == nil { throw ValidationError("--strict is about a baseline: say --baseline FILE") }
  }

  func run() async throws {
    report.language.tellIfUnknown()
    let known = try baseline.map(BaselineFile.read)
    let audited = try arguments.audited
    let path = audited.path
    let configuration = try settings.configuration(of: path)
    async let commit = AuditedCommit(of: path, by: configuration)
    var changed: ChangedParts?
    var result: AuditResult
    if changedOnly {
      let base = try await ChangeBase(of: path, revision: self.base, configuration)
      let audit = try await ChangeAudit(
        of: path, only: audited.only, since: base.state, reading: configuration.reading,
        options: settings.options(by: configuration, on: report.day))
      audit.tellNotCompared()
      result = audit.now
      changed = ChangedParts(from: audit.before.project, to: result.project)
      Output.tell("lintel: only what changed since \(base.name)\n")
    } else {
      result = try await settings.audit(path, only: audited.only, by: configuration, on: report.day)
    }
    result.commit = await commit
    result.folder = AuditedFolder.path(of: path, below: FileManager.default.currentDirectoryPath)
    result.askedPath = path.asArgument
    result.demands.minResolved = minResolved ?? configuration.minResolved
    if let known {
      let scope = try report.scope(of: result, changed: changed)
      let (compared, comparison) = result.compared(with: known, within: scope)
      result = compared
      let causes = result.tellCauses(within: scope)
      let gone = comparison.gone
      if strict { result.demands.staleEntries = gone.count }
      Output.tell("lintel: \(comparison.line(with: causes)) since the baseline\n")
      if !gone.isEmpty { Output.tell("lintel: what is fixed may come back unseen: `lintel baseline --prune`\n") }
    }
    result = result.located(below: path, tables: configuration.reading.tables)
    try report.write(result, name: result.reportedName(of: path), root: AuditedFolder.absolutePath(of: path), changed: changed)
  }
}
