import ArgumentParser
import Foundation
import LintelAudit
import LintelFleet

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Joins databases, rows and stored reports of many projects, or SARIF, in one file.",
    discussion: """
      What a file holds is told by its content: a database or rows (JSON Lines) that `lintel fleet` wrote, a report that
      `lintel audit --format xml` wrote, or SARIF. Reports belong to the project that their file is called after. The order
      of the files means nothing.

      EXAMPLES
        lintel merge --output fleet.sqlite reports/*.xml
        lintel merge --output fleet.sqlite --list apps.txt reports/*.xml     with paths and owners
        lintel merge --output fleet.sqlite shard-*/fleet.sqlite
        lintel merge --output fleet.html fleet.sqlite
        lintel merge --output all.sarif */audit.sarif
        lintel merge --format jsonl fleet.sqlite

      The same project in two files is joined if they say the same of it, and an error if they do not.

      EXIT CODES
        0  everything is joined
        2  a file that cannot be read, or two that disagree. What can be read is joined in the first case, and nothing in the
           second
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case sqlite, jsonl, html, sarif }

  @Argument(help: "Databases, rows and stored reports; or SARIF.")
  var files: [String]

  @Option(help: ArgumentHelp("The file to write; its ending says the format.", valueName: "file"))
  var output: String?

  @Option(help: "sqlite, jsonl, html or sarif. Default: by the ending of --output.")
  var format: Format?

  @Option(help: ArgumentHelp("The list of `lintel fleet`, for paths and owners of reports.", valueName: "list"))
  var list: String?

  @Option(name: .customLong("run"), help: ArgumentHelp("The run that reports are of.", valueName: "name"))
  var runName = ""

  @OptionGroup var language: LanguageOption

  func validate() throws { _ = try asked }

  private var asked: Format {
    get throws {
      if let format {
        if output == nil, format == .sqlite { throw ValidationError("A database is a file: say --output FILE") }
        return format
      }
      let ending = output.map { URL(fileURLWithPath: $0).pathExtension.lowercased() }
      let known: [String: Format] = [
        "sqlite": .sqlite, "sqlite3": .sqlite, "db": .sqlite, "jsonl": .jsonl, "ndjson": .jsonl, "html": .html,
        "sarif": .sarif, "json": .sarif,
      ]
      guard let format = known[ending ?? ""] else {
        throw ValidationError(
          "found \(output.map { "--output \($0)" } ?? "no --output"), expected --format, or a file that ends with .sqlite, "
            + ".jsonl, .html or .sarif")
      }
      return format
    }
  }

  func run() throws {
    language.tellIfUnknown()
    let inputs = MergedFiles(files: files, list: try list.map(ProjectListFile.read), run: runName)
    let isWhole = try asked == .sarif ? joinSARIF(inputs) : join(inputs)
    if !isWhole { throw ExitCode(2) }
  }

  private func joinSARIF(_ inputs: MergedFiles) throws -> Bool {
    let (document, isWhole) = try inputs.sarif()
    guard let output else {
      try Output.write(String(decoding: document, as: UTF8.self), in: .json)
      return isWhole
    }
    let pending = PendingFiles()
    try document.withUnsafeBufferPointer { try pending.write($0, to: output) }
    try pending.keep()
    return isWhole
  }

  private func join(_ inputs: MergedFiles) throws -> Bool {
    let working = try WorkingDatabase()
    defer { working.remove() }
    let isWhole = try inputs.join(into: working.database)
    try working.finish()
    let last = try working.database.entries.map(\.run).max() ?? runName
    let writer = FleetFiles(working: working, run: last, pages: nil, language: language)
    guard let output else {
      try writer.print(try asked == .html ? .html : .jsonl)
      return isWhole
    }
    let pending = PendingFiles()
    switch try asked {
    case .sqlite: _ = try writer.write(database: output, pending)
    case .jsonl: try pending.write(writer.lines(of: FleetTable.all), to: output)
    case .html: try pending.write(writer.page(in: URL(fileURLWithPath: output).deletingLastPathComponent().path), to: output)
    case .sarif: break
    }
    try pending.keep()
    return isWhole
  }
}
