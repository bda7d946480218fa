import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelReports

struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Writes the fingerprints of today's findings, so that an audit can fail on new or worse ones only.",
    discussion: "EXAMPLE\n  lintel baseline . --output lintel-baseline.json")

  @Argument(help: "A folder with an app's sources, or one definition file.")
  var path: String

  @Option(
    help:
      "The guideline: \(Profile.allCases.map(\.rawValue).joined(separator: ", ")). Default: the configuration's, else hig-2025."
  )
  var profile: Profile?

  @Option(help: "Write to this file instead of standard output.")
  var output: String?

  @Flag(help: "Finding no toolbar is meant: the baseline holds the string tables alone.")
  var tablesOnly = false

  @Option(help: "The configuration. Default: lintel.yml in the audited folder.")
  var config: String?

  @OptionGroup var fonts: FontOptions

  func run() async throws {
    let configuration = try Configuration.read(folder: path, file: config)
    let project = try ProjectSource.read(
      path: path, options: configuration.reading, progress: Output.progress)
    let result = await Auditor.audit(
      project,
      options: configuration.options(profile: profile, day: Today.utc, fonts: fonts.installed, progress: Output.progress))
    if result.project.toolbars.isEmpty && !tablesOnly {
      Output.tell(TextReport.nothingFound(result) + "\n")
      throw ExitCode(2)
    }
    if result.project.toolbars.isEmpty && result.project.tables.allSatisfy({ $0.stringsRead == 0 }) {
      Output.tell(TextReport.nothingRead(result) + "\n")
      throw ExitCode(2)
    }
    let text = try BaselineFile.text(Baseline(of: result.findings))
    guard let output else { return try Output.write(text, in: .json) }
    try Output.write(text, toFile: output)
    Output.tell("wrote \(output)\n")
  }
}
