import ArgumentParser
import LintelAudit
import LintelFindings
import LintelReports

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists every rule: what it asks for, which guideline statements it answers, how grave it is.")

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Option(help: "text or json.")
  var format: Format = .text

  func run() throws {
    Output.write(format == .json ? JSONReport.rules(AuditOptions().rules) : TextReport.rules(AuditOptions().rules))
  }
}
