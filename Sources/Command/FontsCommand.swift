import ArgumentParser
import LintelAudit
import LintelReports

struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Says what the texts of each script are measured with on this machine, and how sure that is.")

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Option(help: "text or json.")
  var format: Format = .text

  func run() throws {
    let scripts = InstalledFonts.ofThisMachine.scripts
    try Output.write(format == .json ? JSONReport.fonts(scripts) : TextReport.fonts(scripts))
  }
}
