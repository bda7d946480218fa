import ArgumentParser

/// The workshop: what is generated in this repository is generated here, and its data is judged here.
@main
struct LintelDev: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lintel-dev", abstract: "Writes what is generated in this repository, and judges its language data.",
    subcommands: [
      RulesCommand.self, NewRuleCommand.self, PagesCommand.self, LanguagesCommand.self, CountsCommand.self, VerbsCommand.self,
    ])
}
