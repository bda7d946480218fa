import ArgumentParser
import LintelAudit
import LintelFindings
import LintelReports

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compares two stored XML reports, string by string, without auditing again.",
    discussion: """
      EXAMPLES
        lintel audit . --format xml > before.xml
        lintel diff before.xml after.xml
        lintel diff before.xml after.xml --format markdown

      What is new or worse comes first, then what is fixed. Where the two were written by other versions of Lintel, or audited
      by other guidelines, a sentence says that they are not comparable.

      EXIT CODES
        0  nothing new or worse at or above --fail-on
        1  something new or worse at or above --fail-on
        2  a file that cannot be read
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, markdown, json }

  @Argument(help: "The earlier report: a file that `lintel audit --format xml` wrote.")
  var before: String

  @Argument(help: "The later one.")
  var after: String

  @Option(help: "text, markdown or json.")
  var format: Format = .text

  @Option(
    help: "The least severity that fails: error, warning, note or never. Default: the later report's own, else error.")
  var failOn: FailOn?

  @Flag(inversion: .prefixedNo, help: "Colour in the terminal. Default: if a terminal is looking.")
  var color: Bool?

  func run() throws {
    let (first, second) = (try StoredFile.read(before).result, try StoredFile.read(after).result)
    let difference = second.difference(from: first)
    switch format {
    case .text:
      let isTerminal = Output.isTerminal(.standardOutput)
      try Output.write(
        TextReport.difference(
          difference, names: (before, after), colour: color ?? isTerminal, width: isTerminal ? TerminalWidth.current : 100))
    case .markdown: try Output.write(MarkdownReport.difference(difference, names: (before, after)))
    case .json:
      try Output.write(JSONReport.difference(difference, before: (before, first), after: (after, second)), in: .json)
    }
    let threshold = failOn ?? second.failOn ?? .error
    let failing = difference.newOrWorse.filter { threshold.fails($0) }
    guard let first = failing.first else { return }
    Output.tell(
      "lintel: exit code 1: findings that are new or worse and fail (--fail-on \(threshold.rawValue)): \(failing.count). "
        + "`lintel explain \(first.fingerprint) --report \(after)` says how the first comes about.\n")
    throw ExitCode(1)
  }
}
