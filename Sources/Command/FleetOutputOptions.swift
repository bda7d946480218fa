import ArgumentParser
import Foundation
import LintelFleet
import LintelReports

enum FleetFormat: String, CaseIterable, ExpressibleByArgument { case sqlite, jsonl, html }

/// What is written of a fleet, and where.
struct FleetOutputOptions: ParsableArguments {
  @Option(help: "A format, repeatable: sqlite, jsonl or html. Default with --output: all three.")
  var format: [FleetFormat] = []

  @Option(help: ArgumentHelp("Write files into this folder instead of standard output.", valueName: "folder"))
  var output: String?

  @Option(help: ArgumentHelp("What this run is called beside others: a day, or a commit.", valueName: "name"))
  var run = ""

  @OptionGroup var language: LanguageOption

  func validate() throws {
    guard output == nil else { return }
    if format.count > 1 { throw ValidationError("Several formats need --output FOLDER; standard output takes one.") }
    if format == [.sqlite] { throw ValidationError("A database is a file: say --output FOLDER") }
  }

  /// - Parameters:
  ///   - run: The run that the page is about.
  ///   - summary: What is said where nothing else is asked for.
  func write(_ working: WorkingDatabase, run: String, pages: String?, summary: String) throws {
    guard let output else {
      if let format = format.first {
        try FleetFiles(working: working, run: run, pages: pages, language: language).print(format)
      } else {
        try Output.write(summary + "\n")
      }
      return
    }
    try FolderMaking.make(output)
    let files = PendingFiles()
    var lines: [String] = []
    let writer = FleetFiles(working: working, run: run, pages: pages, language: language)
    for format in format.isEmpty ? FleetFormat.allCases : format {
      lines += try writer.write(format, into: output, files).map { "wrote \($0)" }
    }
    try files.keep()
    try Output.write((lines + ["", summary]).joined(separator: "\n") + "\n")
  }
}
