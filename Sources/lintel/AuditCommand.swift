import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelReports

extension ReportFormat: ExpressibleByArgument {}
extension Profile: ExpressibleByArgument {}
extension FailOn: ExpressibleByArgument {}
extension Theme: ExpressibleByArgument {}

struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Audits every toolbar and string table below a folder, or in one file.",
    discussion: """
      Without --format the report is written for the terminal. One --format prints to standard output; with --output several
      formats are written as files (audit.xml, audit.html, audit.sarif, audit.junit.xml …).

      EXAMPLES
        lintel audit .
        lintel audit MyApp --output Reports --format xml --format html
        lintel audit . --fail-on warning
        lintel audit . --only accessibility
        lintel baseline . > lintel-baseline.json        accept today's findings
        lintel audit . --baseline lintel-baseline.json  fail on new or worse ones only

      EXIT CODES
        0  nothing at or above --fail-on
        1  findings at or above --fail-on (with --baseline: new or worse ones)
        2  Lintel could not do its work: nothing at PATH, no toolbar found, a file that cannot be written
      """)

  @Argument(help: "A folder with an app's sources, or one .sketch, .storyboard, .xib or .toolbar.yml file.")
  var path: String

  @Option(
    help:
      "The guideline: \(Profile.allCases.map(\.rawValue).joined(separator: ", ")). Default: the configuration's, else hig-2025."
  )
  var profile: Profile?

  @Option(help: "Only the rules of one theme: \(Theme.allCases.map(\.rawValue).joined(separator: " or ")).")
  var only: Theme?

  @Option(help: "A report format, repeatable: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format: [ReportFormat] = []

  @Option(help: "Write the reports into this folder instead of standard output.")
  var output: String?

  @Option(
    help: "The least severity that fails: error, warning, note or never. Default: the configuration's, else error.")
  var failOn: FailOn?

  @Option(help: "Fail only on findings that this file does not hold, or that got worse. See `lintel baseline`.")
  var baseline: String?

  @Flag(help: "Finding no toolbar is meant: audit the string tables alone.")
  var tablesOnly = false

  @Flag(inversion: .prefixedNo, help: "Colour in the terminal. Default: if a terminal is looking.")
  var color: Bool?

  @Option(help: "The configuration. Default: lintel.yml in the audited folder.")
  var config: String?

  @OptionGroup var language: LanguageOption
  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if format.count > 1 && output == nil {
      throw ValidationError("Several formats need --output DIR; standard output takes one.")
    }
  }

  func run() async throws {
    language.tellIfUnknown()
    let known = try baseline.map(BaselineFile.read)
    let configuration = try Configuration.read(folder: path, file: config)
    let project = try ProjectSource.read(
      path: path, options: configuration.reading, progress: Output.progress)
    var result = await Auditor.audit(
      project,
      options: configuration.options(
        profile: profile, only: only, day: Today.utc, fonts: fonts.installed, progress: Output.progress))
    if let known {
      let all = result.findings.count
      result.trend = known.trend(of: result.findings)
      result.findings = known.newOrWorse(result.findings)
      Output.write(
        "lintel: \(result.findings.count) findings are new or worse, \(all - result.findings.count) are in the baseline\n",
        to: .standardError)
    }
    try report(result)
    if result.project.toolbars.isEmpty && !tablesOnly {
      Output.write(TextReport.nothingFound(result) + "\n", to: .standardError)
      throw ExitCode(2)
    }
    if (failOn ?? configuration.failOn ?? .error).fails(result.findings) { throw ExitCode(1) }
  }

  /// The audited folder's own name, whatever the path to it looks like.
  private var name: String { URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent }

  private func report(_ result: AuditResult) throws {
    guard let output else {
      let chosen = format.first ?? .text
      if chosen == .text {
        let isTerminal = Output.isTerminal(.standardOutput)
        Output.write(
          TextReport.render(
            result, colour: color ?? isTerminal, width: isTerminal ? TerminalWidth.current : 100,
            words: language.words(forPeople: isTerminal)))
      } else {
        Output.write(chosen.render(result, name: name, language: language))
      }
      return
    }
    do { try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true) } catch {
      throw Failure("\(output): the folder cannot be made: \((error as NSError).localizedDescription)")
    }
    var lines: [String] = []
    for format in format.isEmpty ? [ReportFormat.xml, .html] : format {
      let file = output + "/" + format.fileName
      try Output.write(format.render(result, name: name, language: language), toFile: file)
      lines.append("wrote \(file)")
    }
    Output.write(
      lines.joined(separator: "\n") + "\n\n"
        + TextReport.worst(
          result, count: 5, colour: color ?? Output.isTerminal(.standardOutput),
          words: language.words(forPeople: Output.isTerminal(.standardOutput))))
  }
}

/// How many columns the terminal has.
enum TerminalWidth {
  static var current: Int {
    var size = winsize()
    let answer = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : 100
  }
}
