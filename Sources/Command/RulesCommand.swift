import ArgumentParser
import LintelAudit
import LintelFindings
import LintelReports

struct RulesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists every rule: what it asks for, which guideline statements it answers, how grave it is.",
    discussion: """
      EXAMPLES
        lintel rules
        lintel rules title-length
        lintel rules --coverage
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Argument(help: "A rule: prints why it is, its statements, its examples drawn as bars, and how to turn it off.")
  var id: String?

  @Flag(
    help: "Every statement of the guidelines, with the rules that answer it and an example that fails and one that passes.")
  var coverage = false

  @Option(help: "text or json.")
  var format: Format = .text

  func validate() throws {
    if id != nil, coverage { throw ValidationError("--coverage lists all statements; name no rule with it.") }
    if format == .json, id != nil || coverage { throw ValidationError("--format json lists all rules; leave out the rest.") }
  }

  func run() async throws {
    let rules = AuditOptions().rules
    let isTerminal = Output.isTerminal(.standardOutput)
    let width = isTerminal ? TerminalWidth.current : 100
    if let id {
      guard let rule = rules.first(where: { $0.id == id }) else {
        throw Failure(RuleName.unknown(id, among: rules))
      }
      let card = RuleCard(rule, results: await ExampleRun.results(of: rule))
      return try Output.write(TextReport.card(card, colour: isTerminal, width: width))
    }
    if coverage { return try Output.write(TextReport.coverage(rules, colour: isTerminal, width: width)) }
    try Output.write(format == .json ? JSONReport.rules(rules, themes: AuditOptions.themes) : TextReport.rules(rules))
  }
}
