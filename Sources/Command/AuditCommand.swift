import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelReports

extension Profile: ExpressibleByArgument {}
extension Theme: ExpressibleByArgument {}

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
        lintel audit . --fail-on warning
        lintel audit . --only accessibility
        lintel baseline . > lintel-baseline.json        accept today's findings
        lintel audit . --baseline lintel-baseline.json  fail on new or worse ones only

      EXIT CODES
        0  nothing at or above --fail-on
        1  findings at or above --fail-on (with --baseline: new or worse ones), or fewer texts read than --min-resolved
        2  Lintel could not do its work: nothing at PATH, no toolbar found, a file that cannot be written
      """)

  @Argument(help: "A folder with an app's sources, or one .sketch, .storyboard, .xib or .toolbar.yml file.")
  var path: String

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

  @Option(help: "Fail only on findings that this file does not hold, or that got worse. See `lintel baseline`.")
  var baseline: String?

  @Option(help: "The configuration. Default: lintel.yml in the audited folder.")
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Fail if less than this percentage of the texts on bars can be read. Default: the configuration's, else none.",
      valueName: "percent"))
  var minResolved: Int?

  @OptionGroup var report: ReportOptions
  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if let minResolved, !(0...100).contains(minResolved) {
      throw ValidationError("found --min-resolved \(minResolved), expected a percentage from 0 to 100")
    }
  }

  func run() async throws {
    report.language.tellIfUnknown()
    let known = try baseline.map(BaselineFile.read)
    let configuration = try Configuration.read(folder: path, file: config)
    let project = try ProjectSource.read(
      path: path, options: configuration.reading, progress: Output.progress)
    var result = await Auditor.audit(
      project,
      options: configuration.options(
        profile: profile, only: only, day: Today.utc, fonts: fonts.installed, progress: Output.progress))
    result.folder = AuditedFolder.path(of: path, below: FileManager.default.currentDirectoryPath)
    if let known {
      let all = result.findings.count
      result = result.compared(with: known)
      Output.tell(
        "lintel: \(result.findings.count) findings are new or worse, \(all - result.findings.count) are in the baseline\n")
    }
    // The audited folder's own name, whatever the path to it looks like.
    let name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
    try report.write(result, name: name)
    if let least = minResolved ?? configuration.minResolved { try demand(least, of: result.coverage) }
  }

  private func demand(_ least: Int, of coverage: AuditResult.Coverage) throws {
    guard coverage.labelsResolved * 100 < least * coverage.labels else { return }
    Output.tell(
      "lintel: \(coverage.labelsResolved) of \(coverage.labels) texts on bars could be read, which is "
        + "\(coverage.percentResolved) percent; --min-resolved asks for \(least).\n")
    throw ExitCode(1)
  }
}
