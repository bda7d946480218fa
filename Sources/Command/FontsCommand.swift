import ArgumentParser
import LintelAudit
import LintelReports

/// Which fonts an audit measures with.
struct FontOptions: ParsableArguments {
  @Flag(help: "Measure without the fonts of this machine: the same widths everywhere, less sure where scripts are shaped.")
  var withoutFonts = false

  var installed: InstalledFonts? { withoutFonts ? nil : .ofThisMachine }
}

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
