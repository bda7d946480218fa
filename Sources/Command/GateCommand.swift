import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelGit
import LintelReports

struct GateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate", abstract: "Audits a folder before and after a change, and tells what the change makes worse.",
    discussion: """
      The base is read from git: nothing is checked out, and nothing is written to the repository. What is not committed yet
      counts as part of the change. Both sides are audited by the configuration of the folder as it is now, each with its own
      suppressions, and compared string by string. What the change made milder in the configuration is told, with what that lets
      pass; with --fail-on-milder it fails, and with --config-from base it counts for nothing.

      FORMATS
      \(ReportOptions.list)

      EXAMPLES
        lintel gate . --base main
        lintel gate App --base origin/main --format github
        lintel gate new --base-path old

      Without --base it is the merge base with the branch that GitHub or GitLab names (GITHUB_BASE_REF,
      CI_MERGE_REQUEST_DIFF_BASE_SHA), else with the upstream branch.

      EXIT CODES
        0  nothing new or worse at or above --fail-on
        1  something new or worse at or above --fail-on, or with --fail-on-accept accepted by the change itself, or with
           --fail-on-milder let pass by a configuration that the change makes milder
        2  Lintel could not do its work: no such revision, no repository, a shallow clone, no toolbar found, or nothing to
           compare: the base is the commit that is checked out, and no file in the folder is changed
           (--base HEAD asks for what is not committed, which may be nothing)
      """)

  @Argument(
    help: ArgumentHelp(
      "A folder with an app's sources, or one definition file; or several of one project.", valueName: "path"))
  var paths = ["."]

  @Option(help: ArgumentHelp("The revision to compare with: its merge base with HEAD.", valueName: "revision"))
  var base: String?

  @Option(help: ArgumentHelp("A folder to compare with, instead of a revision.", valueName: "folder"))
  var basePath: String?

  @Flag(help: "Only what the change touched itself: its texts, and the bars on which they are or that it defines otherwise.")
  var changedOnly = false

  @Option(
    help: ArgumentHelp(
      "Whose lintel.yml is the measure: head, as it is now, or base, as it was before the change.", valueName: "side"))
  var configFrom = ConfigurationSide.head

  @Flag(help: "Fail, too, where the change accepts by itself what would fail: by a suppression or a comment that it adds.")
  var failOnAccept = false

  @Flag(help: "Fail, too, where what would fail passes by what the change makes milder in lintel.yml.")
  var failOnMilder = false

  @OptionGroup var report: ReportOptions
  @OptionGroup var settings: AuditSettings

  func validate() throws {
    if configFrom == .base, settings.config != nil {
      throw ValidationError("found --config-from base and --config, which is one file for both sides: say one of them")
    }
    if failOnMilder, configFrom == .base {
      throw ValidationError("found --fail-on-milder and --config-from base, by which nothing that a change makes milder counts")
    }
    if failOnMilder, settings.config != nil {
      throw ValidationError("found --fail-on-milder and --config, which is one file for both sides: say one of them")
    }
    if base != nil, basePath != nil { throw ValidationError("found --base and --base-path, expected one of them") }
    if basePath != nil, paths.count > 1 {
      throw ValidationError("--base-path is one folder to compare with one: say a single path")
    }
  }

  func run() async throws {
    report.language.tellIfUnknown()
    let audited = try AuditedPaths(paths, in: FileManager.default.currentDirectoryPath)
    let path = audited.path
    let own = try settings.configuration(of: path)
    let base = try await ChangeBase(of: path, revision: self.base, folder: basePath, own)
    let configuration = configFrom == .head ? own : try base.configurationBefore(fontsOf: own)
    if base.isOfNothingRead { return try await writeUnread(at: path, since: base, by: configuration) }
    async let head = AuditedCommit(of: path, by: configuration)
    let options = settings.options(by: configuration, on: report.day)
    let audit = try await ChangeAudit(
      of: path, only: audited.only, since: base.state, reading: configuration.reading,
      options: options,
      acceptedBefore: settings.config == nil ? base.accepted : nil, addedCommentsCount: configFrom == .head)
    audit.tellNotCompared()
    for one in audit.renamedLanguages {
      Output.tell("lintel: renamed: the language \(one.before) is called \(one.now) now; its strings are compared as the same\n")
    }
    var result = audit.now
    result.commit = await head
    result.folder = AuditedFolder.path(of: path, below: FileManager.default.currentDirectoryPath)
    result.askedPath = path.asArgument
    if settings.config == nil, let before = base.configuration {
      result.milderSettings = configuration.milder(than: before, leavingOut: result.project.leftOut)
    }
    let changed = changedOnly ? ChangedParts(from: audit.before.project, to: result.project) : nil
    let scope = try report.scope(of: result, changed: changed)
    var (compared, comparison) = result.compared(
      with: Baseline(of: audit.before.findings), of: audit.before.project, within: scope,
      accepting: KnownAcceptances(audit, on: options.day))
    let causes = compared.tellCauses(within: scope, besidesText: report.printsText)
    let read = try base.coverage(of: path, only: audited.only, audit.before.coverage, by: configuration)
    compared.trend?.sourceBefore = audit.sourceBefore
    compared.trend?.readBefore = read.labelsResolved
    compared.trend?.textsBefore = read.labels
    compared.tellAcceptancesOnce()
    if failOnAccept {
      compared.demands.acceptedFailures = comparison.acceptedFailures(by: report.failOn ?? compared.failOn ?? .error)
    }
    compared.letThrough = try await letThrough(
      of: path, only: audited.only, since: base, by: configuration, within: scope, besides: compared)
    if failOnMilder, settings.config == nil, base.configuration == nil {
      throw Failure("--fail-on-milder: the configuration of \(base.name) could not be read, so nobody knows what is milder")
    }
    if failOnMilder { compared.demands.milderFailures = compared.letThrough?.failing ?? 0 }
    // The report that follows in the same terminal says it.
    let unjudged = report.printsText ? nil : compared.unjudgedLine
    let warned = [compared.milderLine, compared.sourceLine, compared.lessReadLine, unjudged].compactMap(\.self)
    for line in warned + compared.acceptedLines { Output.tell("lintel: \(line)\n") }
    compared.trend?.base = base.name
    compared.trend?.compared = base.compared
    compared.fixed = comparison.fixed.map(\.name)
    comparison.tellGone(besidesText: report.printsText)
    if !compared.lostLanguages.isEmpty {
      let names = compared.lostLanguages.map(\.name.english).joined(separator: ", ")
      Output.tell(
        "lintel: no longer there: \(names); what was found there (\(comparison.ofLostLanguages.count)) is not fixed\n")
    }
    let bars = audit.before.coverage.toolbars
    if result.project.toolbars.isEmpty, bars > 0 {
      Output.tell("lintel: \(base.name) had \(bars) toolbar\(bars == 1 ? "" : "s"), and the change leaves none\n")
    }
    Output.tell("lintel: \(comparison.line(with: causes)) since \(base.name)\n")
    compared.keepLayoutsOfChange()
    do {
      try report.write(
        compared.located(below: path, tables: configuration.reading.tables),
        name: compared.reportedName(of: path), root: AuditedFolder.absolutePath(of: path),
        changed: changed)
    } catch let code as ExitCode {
      end(code, keeping: audit)
    }
    end(.success, keeping: audit)
  }

  /// Of a change that touches nothing that is read: neither side is audited, and who asks for reports gets those that say so.
  private func writeUnread(at path: String, since base: ChangeBase, by configuration: Configuration) async throws {
    Output.tell("lintel: nothing that Lintel reads was changed since \(base.name): no audit was made\n")
    guard !report.format.isEmpty || report.output != nil else { return }
    var result = AuditResult.ofUnreadChange(since: base.name, by: settings.options(by: configuration, on: report.day))
    result.commit = await AuditedCommit(of: path, by: configuration)
    result.folder = AuditedFolder.path(of: path, below: FileManager.default.currentDirectoryPath)
    try report.write(result, name: result.reportedName(of: path), root: AuditedFolder.absolutePath(of: path))
  }

  /// To give back all that two audits hold, string by string, would take a twentieth of the run, and the system does it at once.
  private func end(_ code: ExitCode, keeping audit: ChangeAudit) -> Never {
    withExtendedLifetime(audit) { Foundation.exit(code.rawValue) }
  }
}

/// Whose configuration a gate goes by.
enum ConfigurationSide: String, CaseIterable, ExpressibleByArgument { case head, base }

extension BaselineComparison {
  /// So many of a kind are said by name.
  private static let named = 3

  /// Says on standard error what is found no more, and why: before the counts, which who reads the last line looks for.
  /// - Parameter besidesText: Whether the report follows as text, in the same terminal: its verdict is not to be looked for below a
  ///   list, so each reason has one line.
  fileprivate func tellGone(besidesText: Bool) {
    let all = [
      ("fixed", fixed), ("changed source", ofChangedSources), ("gone with its key", ofGoneKeys), ("no longer asked for", ofUnaskedKeys),
      ("no longer judged", ofUnjudgedStrings),
    ]
    for (what, entries) in all {
      let more = entries.count - Self.named
      if besidesText, !entries.isEmpty {
        let names = entries.prefix(Self.named).map(\.line) + (more > 0 ? ["and \(more) more"] : [])
        Output.tell("lintel: \(what): \(names.joined(separator: "; "))\n")
        continue
      }
      for entry in entries.prefix(Self.named) { Output.tell("lintel: \(what): \(entry.line)\n") }
      if more > 0 { Output.tell("lintel: \(what): and \(more) more\n") }
    }
  }
}

extension AuditResult {
  /// What a line of the configuration takes is told with that line, and so not once more as what nobody tells.
  fileprivate mutating func tellAcceptancesOnce() {
    let places = Set(addedAcceptances.map(\.location))
    milderSettings.removeAll { $0.location.map(places.contains) ?? false }
  }

  /// Says on standard error which causes a comparison has brought, before it says how many strings.
  /// - Parameter besidesText: Whether the report follows as text, in the same terminal, and says them itself.
  func tellCauses(within scope: ReportScope, besidesText: Bool = false) -> ChangedCauses? {
    let causes = narrowed(to: scope).changedCauses
    if !besidesText, let line = causes?.line { Output.tell("lintel: \(line)\n") }
    return causes
  }
}
