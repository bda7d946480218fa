import ArgumentParser
import LintelAudit
import LintelReports

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Shows the toolbars, texts and tables that were found, without judging.")

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @OptionGroup var arguments: PathArguments

  @Option(help: "text or json.")
  var format: Format = .text

  @Flag(help: "Write each variant of a bar, however many it has.")
  var verbose = false

  @Option(help: "The configuration. Default: lintel.yml in the audited folder.")
  var config: String?

  func run() throws {
    let audited = try arguments.audited
    let configuration = try Configuration.read(folder: audited.path, file: config)
    let project = try ProjectSource.read(
      path: audited.path, only: audited.only, options: configuration.reading, progress: Output.progress)
    try Output.write(
      format == .json ? JSONReport.inspect(project) : TextReport.inspect(project, isVerbose: verbose),
      in: format == .json ? .json : .plain)
    if project.toolbars.isEmpty && project.tables.isEmpty { throw ExitCode(2) }
  }
}
