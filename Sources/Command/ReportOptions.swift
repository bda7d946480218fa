import ArgumentParser
import Foundation
import LintelFindings
import LintelReports

extension FailOn: ExpressibleByArgument {}

/// Where and how a result is reported, and which exit code it comes to.
struct ReportOptions: ParsableArguments {
  @Option(help: "A report format, repeatable: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format: [ReportFormat] = []

  @Option(help: "Write the reports into this folder instead of standard output.")
  var output: String?

  @Option(
    help: "The least severity that fails: error, warning, note or never. Default: the configuration's, else error.")
  var failOn: FailOn?

  @OptionGroup var language: LanguageOption

  @Flag(help: "Finding no toolbar is meant: the string tables alone count.")
  var tablesOnly = false

  @Flag(inversion: .prefixedNo, help: "Colour in the terminal. Default: if a terminal is looking.")
  var color: Bool?

  func validate() throws {
    if format.count > 1 && output == nil {
      throw ValidationError("Several formats need --output DIR; standard output takes one.")
    }
  }

  /// Writes the result as it was asked for, and exits with 1 or 2 where it is no clean bill.
  /// - Parameter name: What was audited.
  func write(_ result: AuditResult, name: String) throws {
    if let output { try write(result, name: name, into: output) } else { try print(result, name: name) }
    if result.project.toolbars.isEmpty && !tablesOnly {
      Output.tell(
        TextReport.nothingFound(result, words: language.words(forPeople: Output.isTerminal(.standardError))) + "\n")
      throw ExitCode(2)
    }
    if result.project.toolbars.isEmpty && result.project.tables.allSatisfy({ $0.stringsRead == 0 }) {
      Output.tell(
        TextReport.nothingRead(result, words: language.words(forPeople: Output.isTerminal(.standardError))) + "\n")
      throw ExitCode(2)
    }
    if (failOn ?? result.failOn ?? .error).fails(result.findings) { throw ExitCode(1) }
  }

  private func print(_ result: AuditResult, name: String) throws {
    let chosen = format.first ?? .text
    guard chosen == .text else {
      return try Output.write(chosen.render(result, name: name, language: language), in: chosen.commandSyntax)
    }
    let isTerminal = Output.isTerminal(.standardOutput)
    try Output.write(
      TextReport.render(
        result, colour: color ?? isTerminal, width: isTerminal ? TerminalWidth.current : 100,
        words: language.words(forPeople: isTerminal)))
  }

  private func write(_ result: AuditResult, name: String, into folder: String) throws {
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw Failure("\(folder): the folder cannot be made: \((error as NSError).localizedDescription)")
    }
    var lines: [String] = []
    let files = PendingFiles()
    for format in format.isEmpty ? [ReportFormat.xml, .html] : format {
      let file = folder + "/" + format.fileName
      try files.write(format.render(result, name: name, language: language), to: file)
      lines.append("wrote \(file)")
    }
    try files.keep()
    try Output.write(
      lines.joined(separator: "\n") + "\n\n"
        + TextReport.worst(
          result, count: 5, colour: color ?? Output.isTerminal(.standardOutput),
          words: language.words(forPeople: Output.isTerminal(.standardOutput))))
  }
}
