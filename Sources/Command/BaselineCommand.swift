import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelReports

struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Writes today's findings, a line each string, so that an audit can fail on new or worse ones only.",
    discussion: """
      EXAMPLES
        lintel baseline . --output lintel-baseline.json
        lintel baseline . --prune lintel-baseline.json     take out what was fixed

      As git's merge driver, with `lintel-baseline.json merge=lintel` in .gitattributes:
        git config merge.lintel.driver "lintel baseline --merge %O %A %B"
      """)

  @Argument(
    help: ArgumentHelp("A folder with an app's sources, or one definition file; or several of one project.", valueName: "path"))
  var paths: [String] = []

  @Option(help: "Write to this file instead of standard output.")
  var output: String?

  @Flag(help: "Finding no toolbar is meant: the baseline holds the string tables alone.")
  var tablesOnly = false

  @Option(help: "Only take out of this baseline what is found no more, and accept nothing new.")
  var prune: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Merge what two branches made of a baseline: the one that both began with, ours, which is written, and theirs.",
      valueName: "file"))
  var merge: [String] = []

  @OptionGroup var settings: AuditSettings

  func validate() throws {
    if !merge.isEmpty {
      guard merge.count == 3 else {
        throw ValidationError("found --merge with \(merge.count) files, expected three: the one before, ours and theirs")
      }
      guard paths.isEmpty, prune == nil, output == nil else {
        throw ValidationError("--merge audits nothing and writes ours: say no path, --prune or --output")
      }
    } else if paths.isEmpty {
      throw ValidationError("found no path, expected a folder or one definition file")
    }
    if prune != nil, settings.only != nil {
      throw ValidationError("--prune takes out what is found no more, and --only does not look for all of it: say one of them")
    }
    if prune != nil, output != nil { throw ValidationError("--prune writes the file that it names: say no --output") }
  }

  func run() async throws {
    guard merge.isEmpty else {
      let sides = try merge.map { try BaselineFile.side($0) }
      return try Output.write(try BaselineFile.text(.merged(from: sides[0], sides[1], sides[2])), toFile: merge[1])
    }
    let audited = try AuditedPaths(paths, in: FileManager.default.currentDirectoryPath)
    let held = try prune.map(BaselineFile.read)
    let result = try await settings.audit(
      audited.path, only: audited.only, by: settings.configuration(of: audited.path))
    if result.project.toolbars.isEmpty && !tablesOnly {
      Output.tell(TextReport.nothingFound(result) + "\n")
      throw ExitCode(2)
    }
    if result.project.toolbars.isEmpty && result.project.tables.allSatisfy({ $0.stringsRead == 0 }) {
      Output.tell(TextReport.nothingRead(result) + "\n")
      throw ExitCode(2)
    }
    if let held, let prune {
      let gone = result.compared(with: held).comparison.gone
      try Output.write(try BaselineFile.text(held.without(gone)), toFile: prune)
      return Output.tell("wrote \(prune): took out \(gone.count) of \(held.entries.count)\n")
    }
    let text = try BaselineFile.text(Baseline(of: result.findings))
    guard let output else { return try Output.write(text, in: .json) }
    try Output.write(text, toFile: output)
    Output.tell("wrote \(output)\n")
  }
}
