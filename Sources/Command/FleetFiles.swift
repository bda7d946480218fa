import Foundation
import LintelFleet
import LintelReports

/// Writes the database of a fleet as what was asked for.
struct FleetFiles {
  let working: WorkingDatabase
  /// The run that the page is about.
  let run: String
  /// The folder of the projects' own pages, if there are any.
  let pages: String?
  let language: LanguageOption

  func print(_ format: FleetFormat) throws {
    switch format {
    case .sqlite: break
    case .jsonl: try Output.write(lines(of: FleetTable.all), in: .json)
    case .html: try Output.write(page(in: nil), in: .markup)
    }
  }

  /// - Returns: The files.
  func write(_ format: FleetFormat, into folder: String, _ files: PendingFiles) throws -> [String] {
    switch format {
    case .sqlite: return [try write(database: "\(folder)/fleet.sqlite", files)]
    case .jsonl:
      return try FleetTable.all.map { table in
        let file = "\(folder)/\(table.name).jsonl"
        try files.write(lines(of: [table]), to: file)
        return file
      }
    case .html:
      let file = "\(folder)/fleet.html"
      try files.write(page(in: folder), to: file)
      return [file]
    }
  }

  func write(database file: String, _ files: PendingFiles) throws -> String {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: working.finished), options: .mappedIfSafe)
    try bytes.withUnsafeBytes { try files.write($0.bindMemory(to: UInt8.self), to: file) }
    return file
  }

  func lines(of tables: [FleetTable]) throws -> String {
    var text = ""
    try working.database.lines(of: tables) { text += $0 }
    return text
  }

  /// - Parameter folder: Where it will be, from which its links count.
  func page(in folder: String?) throws -> String {
    let words = language.words(forPeople: true)
    return try FleetPage(of: working.database, run: run).html(
      pages: pages.map { RelativePath.of($0, from: folder ?? FileManager.default.currentDirectoryPath) }, words: words)
  }
}
