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
  /// - Parameters:
  ///   - parts: what of it is read; empty for all of it.
  ///   - day: by which suppressions end, if not today.
  func audit(
    _ path: String, only parts: [String] = [], by configuration: Configuration, on day: String? = nil
  ) async throws -> AuditResult {
    let project = try ProjectSource.read(path: path, only: parts, options: configuration.reading, progress: Output.progress)
    return await Auditor.audit(project, options: options(by: configuration, on: day))
  }

  func options(by configuration: Configuration, on day: String? = nil) -> AuditOptions {
    configuration.options(
      profile: profile, only: only, day: day ?? Today.utc, fonts: fonts.installed, progress: Output.progress)
  }
}
