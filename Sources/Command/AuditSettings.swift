import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings

extension Profile: ExpressibleByArgument {}
extension Theme: ExpressibleByArgument {}

/// What is audited, and by which guideline.
struct AuditSettings: ParsableArguments {
  @Option(
    help:
      "The guideline: \(Profile.allCases.map(\.rawValue).joined(separator: ", ")). Default: the configuration's, else hig-2025."
  )
  var profile: Profile?

  @Option(
    help: ArgumentHelp(
      "Only the rules of one theme: \(Theme.allCases.map(\.rawValue).joined(separator: " or ")).",
      discussion: """
        accessibility: names, targets, contrast, text size, and reach. localization: texts, their tables, the room they need, \
        and the layout and style of the bars that give it. Together they are all.
        """))
  var only: Theme?

  @Option(help: "The configuration. Default: lintel.yml in the audited folder.")
  var config: String?

  @OptionGroup var fonts: FontOptions

  func configuration(of path: String) throws -> Configuration { try Configuration.read(folder: path, file: config) }

  /// Audits what is at a path.
  /// - Parameter earlier: the same before a change.
  func audit(_ path: String, by configuration: Configuration, since earlier: AuditResult? = nil) async throws -> AuditResult {
    let project = try ProjectSource.read(path: path, options: configuration.reading, progress: Output.progress)
    return await Auditor.audit(
      project,
      options: configuration.options(
        profile: profile, only: only, day: Today.utc, fonts: fonts.installed, progress: Output.progress), since: earlier?.project)
  }
}
