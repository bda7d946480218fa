import ArgumentParser
import LintelReports

struct LicensesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "licenses",
    abstract:
      "Prints the licence of Lintel and the notice of every font, dictionary and library that it holds data or code of.")

  func run() throws { try Output.write(TextReport.notices()) }
}
