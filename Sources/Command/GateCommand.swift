import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelGit

struct GateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate", abstract: "Audits a folder before and after a change, and tells what the change makes worse.",
    discussion: """
      The base is read from git: nothing is checked out, and nothing is written to the repository. What is not committed yet
      counts as part of the change. Both sides are audited by the configuration of the folder as it is now, each with its own
      suppressions, and compared string by string.

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
        1  something new or worse at or above --fail-on
        2  Lintel could not do its work: no such revision, no repository, a shallow clone, no toolbar found
      """)

  @Argument(help: "A folder with an app's sources, or one definition file.")
  var path = "."

  @Option(help: ArgumentHelp("The revision to compare with: its merge base with HEAD.", valueName: "revision"))
  var base: String?

  @Option(help: ArgumentHelp("A folder to compare with, instead of a revision.", valueName: "folder"))
  var basePath: String?

  @OptionGroup var report: ReportOptions
  @OptionGroup var settings: AuditSettings

  func validate() throws {
    if base != nil, basePath != nil { throw ValidationError("found --base and --base-path, expected one of them") }
  }

  func run() async throws {
    report.language.tellIfUnknown()
    let configuration = try settings.configuration(of: path)
    let base = try await base(configuration)
    let audit = try await ChangeAudit(
      of: path, since: base.state, reading: configuration.reading, options: settings.options(by: configuration),
      acceptedBefore: settings.config == nil ? base.accepted : nil)
    var result = audit.now
    result.folder = AuditedFolder.path(of: path, below: FileManager.default.currentDirectoryPath)
    let (compared, comparison) = result.compared(
      with: Baseline(of: audit.before.findings), of: audit.before.project)
    Output.tell("lintel: \(comparison.sentence) since \(base.name)\n")
    for entry in comparison.gone.prefix(10) { Output.tell("lintel: fixed: \(entry.line)\n") }
    if comparison.gone.count > 10 { Output.tell("lintel: fixed: \(comparison.gone.count - 10) more\n") }
    let bars = audit.before.coverage.toolbars
    if result.project.toolbars.isEmpty, bars > 0 {
      Output.tell("lintel: \(base.name) had \(bars) toolbar\(bars == 1 ? "" : "s"), and the change leaves none\n")
    }
    do {
      try report.write(
        compared.located(below: path, tables: configuration.reading.tables),
        name: URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent, root: AuditedFolder.absolutePath(of: path))
    } catch let code as ExitCode {
      end(code, keeping: audit)
    }
    end(.success, keeping: audit)
  }

  /// To give back all that two audits hold, string by string, would take a twentieth of the run, and the system does it at once.
  private func end(_ code: ExitCode, keeping audit: ChangeAudit) -> Never {
    withExtendedLifetime(audit) { exit(code.rawValue) }
  }

  /// What is compared with.
  private struct Base {
    var state: ChangeAudit.Base
    /// What people call it.
    var name: String
    /// What was accepted then: an acceptance that was taken back makes findings new.
    var accepted: [Suppression]
  }

  private func base(_ configuration: Configuration) async throws -> Base {
    if let basePath {
      return Base(state: .folder(basePath), name: basePath, accepted: accepted { try Configuration.read(folder: basePath) })
    }
    let repository = try await GitRepository(containing: path)
    let revision: String
    if let base { revision = base } else {
      revision = try await repository.defaultBase(environment: ProcessInfo.processInfo.environment)
    }
    let commit = try await repository.mergeBase(with: revision)
    if try await repository.isHead(commit) {
      Output.tell("lintel: \(revision) begins at HEAD itself: only what is not committed yet counts\n")
    }
    if try await !repository.has(commit) {
      Output.tell("lintel: \(revision) has nothing at \(path): all that is found there is new; was it moved as a whole?\n")
    }
    let change = try await repository.change(since: commit, in: AuditedFolder.absolutePath(of: path)) {
      ProjectSource.isRead($0, options: configuration.reading) || Configuration.fileNames.contains($0)
    }
    tell(change)
    let files = ChangeAudit.Files(
      contents: change.earlier.mapValues {
        switch $0 {
        case .file(let bytes): .file(bytes)
        case .link(let target): .link(target)
        }
      }, added: change.added)
    return Base(
      state: .change(files), name: "\(revision) (\(commit.prefix(12)))",
      accepted: accepted { try configuration.before(files) })
  }

  /// What is not compared, because git does not have it.
  private func tell(_ change: GitChange) {
    for path in change.movedSubmodules {
      Output.tell("lintel: \(path): the change moves this submodule; what was in it before is not compared\n")
    }
    for path in change.pointers {
      Output.tell("lintel: \(path): git holds a pointer to a large file; what was in it before is not compared\n")
    }
  }

  private func accepted(_ read: () throws -> Configuration) -> [Suppression] {
    do { return try read().suppressions } catch {
      Output.tell("lintel: the base's configuration cannot be used, and accepts nothing: \(error)\n")
      return []
    }
  }
}

extension Baseline.Entry {
  /// `title-truncated, de, settings.title`.
  fileprivate var line: String {
    ([rule] + [language, key ?? item ?? table ?? bar].compactMap { $0 }).joined(separator: ", ")
  }
}
