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
    let (before, name) = try await baseResult(configuration)
    var result = try await settings.audit(path, by: configuration, since: before)
    result.folder = AuditedFolder.path(of: path, below: FileManager.default.currentDirectoryPath)
    let (compared, comparison) = result.compared(
      with: Baseline(of: before.findings), of: before.project)
    Output.tell("lintel: \(comparison.sentence) since \(name)\n")
    let fixed = comparison.fixed
    for entry in fixed.prefix(10) { Output.tell("lintel: fixed: \(entry.line)\n") }
    if fixed.count > 10 { Output.tell("lintel: fixed: \(fixed.count - 10) more\n") }
    if !compared.lostLanguages.isEmpty {
      let names = compared.lostLanguages.map(\.id).joined(separator: ", ")
      Output.tell("lintel: no longer there: \(names); what was found there (\(comparison.ofLostLanguages.count)) is not fixed\n")
    }
    try report.write(
      compared, name: URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent,
      root: AuditedFolder.absolutePath(of: path))
  }

  /// The audit of the base, and what people call it.
  private func baseResult(_ configuration: Configuration) async throws -> (AuditResult, String) {
    if let basePath { return (try await audit(basePath, configuration), basePath) }
    let repository = try await GitRepository(containing: path)
    let revision: String
    if let base { revision = base } else {
      revision = try await repository.defaultBase(environment: ProcessInfo.processInfo.environment)
    }
    let commit = try await repository.mergeBase(with: revision)
    if try await repository.isHead(commit) {
      Output.tell("lintel: \(revision) begins at HEAD itself: only what is not committed yet counts\n")
    }
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let isThere = try await repository.write(commit, into: folder.path) {
      ProjectSource.isRead($0, options: configuration.reading) || Configuration.fileNames.contains($0)
    }
    if !isThere {
      Output.tell("lintel: \(revision) has nothing at \(path): all that is found there is new; was it moved as a whole?\n")
    }
    var isFolder: ObjCBool = false
    FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let file = isFolder.boolValue ? "" : "/" + URL(fileURLWithPath: path).lastPathComponent
    // What is new as a whole has an empty base.
    if !file.isEmpty, !FileManager.default.fileExists(atPath: folder.path + file) {
      return (try await audit(folder.path, configuration), "\(revision) (\(commit.prefix(12)))")
    }
    return (try await audit(folder.path + file, configuration), "\(revision) (\(commit.prefix(12)))")
  }

  /// By the configuration of today, but for what was accepted then: an acceptance that was taken back makes findings new.
  private func audit(_ path: String, _ configuration: Configuration) async throws -> AuditResult {
    var configuration = configuration
    if settings.config == nil {
      do { configuration.suppressions = try Configuration.read(folder: path).suppressions } catch {
        configuration.suppressions = []
        Output.tell("lintel: the base's configuration cannot be used, and accepts nothing: \(error)\n")
      }
    }
    return try await settings.audit(path, by: configuration)
  }
}

extension Baseline.Entry {
  /// `title-truncated, de, settings.title`.
  fileprivate var line: String {
    ([rule] + [language, key ?? item ?? table ?? bar].compactMap { $0 }).joined(separator: ", ")
  }
}
