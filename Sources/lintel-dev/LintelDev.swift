import ArgumentParser

/// The workshop: what is generated in this repository is generated here.
@main
struct LintelDev: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lintel-dev", abstract: "Writes what is generated in this repository.",
    subcommands: [RulesCommand.self, NewRuleCommand.self, PagesCommand.self, CountsCommand.self])
}
