import ArgumentParser
import Foundation
import LintelAudit
import LintelReports

struct ApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply", abstract: "Writes what translators filled in back into the tables that it came from.",
    discussion: """
      SHEET is a CSV or TSV file that `lintel audit --split` wrote, or that a page of it saved, with texts in the column
      “new translation”. Each text takes the place of the one in the column “translation”; nothing else of a file changes.
      Spreadsheets may save it with commas, semicolons or tabs, in UTF-8 or UTF-16, with columns in any order;
      one with semicolons, in a language of Western Europe, may also be in Windows-1252. An empty cell
      changes nothing. A row is left, and said, where the table says something else by now, where values such as %@ are not
      those of the source, where two rows say two texts of one string, and where nobody can tell what to write.

      A file that the language lacks is made with --new-files only; else its rows are left.

      Files are written whole or not at all, none outside of the project's folder. If one of them may not be written, none is.

      EXAMPLES
        lintel apply out/audit.de.csv --project . --dry-run
        lintel apply out/audit.de.csv out/audit.fr.csv --project .
        lintel apply German.csv --language de --project .

      EXIT CODES
        0  all filled rows are in the tables
        1  some were left; all others are in the tables
        2  Lintel could not do its work: a sheet that cannot be read, a file that may not be written; no file was changed
      """)

  @Argument(help: ArgumentHelp("Filled sheets, of one language or of several.", valueName: "sheet"))
  var sheets: [String]

  @Option(help: "The folder that was audited.")
  var project = "."

  @Option(help: "The language of the sheets. Default: the one in each sheet's name, as in audit.de.csv.")
  var language: String?

  @Flag(help: "Show what would change, as a diff, and write nothing.")
  var dryRun = false

  @Flag(
    help: """
      Take away the mark that a text is to be reviewed: needs_review in String Catalogs, states such as \
      needs-review-translation and approved="no" in XLIFF, fuzzy in PO. Default: the mark stays.
      """)
  var reviewed = false

  @Flag(
    help: """
      Make the .strings and .stringsdict files that a language lacks of tables which other languages have, in its .lproj folders. \
      Default: their rows are left. A developer has to add the files to the app's target.
      """)
  var newFiles = false

  @Option(help: "The configuration. Default: lintel.yml in the project's folder.")
  var config: String?

  func run() throws {
    let filled = try sheets.map { sheet -> FilledSheet in
      let saved = try FilledRows.read(sheet)
      let own = try FilledSheet(path: sheet, rows: saved.rows, language: language)
      if saved.isWestern {
        try FilledRows.checkWestern(sheet, in: own.language)
        Output.tell("lintel: \(sheet): read as Windows-1252, since it is not UTF-8; save it as UTF-8 if letters come out wrong\n")
      }
      return own
    }
    let returned = filled.flatMap(\.texts)
    let configuration = try Configuration.read(folder: project, file: config)
    let read = try ProjectSource.read(path: project, options: configuration.reading, progress: Output.progress)
    let root = AuditedFolder.absolutePath(of: project)
    let back = SheetReturn(
      of: returned, to: read, tables: configuration.reading.tables, isReviewed: reviewed, makesFiles: newFiles,
      shows: FilledSheet.cell(_:shows:)
    ) {
      FilledRows.content(of: $0, below: root)
    }
    if dryRun {
      for file in back.files { try Output.write(FileDifference.unified(file)) }
    } else {
      try Self.check(back.files.filter { !$0.isNew }.map { root + "/" + $0.path })
      try NewFolders.make(for: back.files.filter(\.isNew).map { root + "/" + $0.path })
      let pending = PendingFiles()
      for file in back.files {
        try file.after.bytes.withUnsafeBufferPointer { try pending.write($0, to: root + "/" + file.path) }
      }
      try pending.keep()
    }
    for refusal in back.refusals { Output.tell("lintel: \(refusal)\n") }
    let left = Set(back.refusals.map(\.row))
    for warning in filled.flatMap(\.warnings) where !left.contains(warning.row) { Output.tell("lintel: \(warning)\n") }
    for file in back.files where file.isNew {
      Output.tell("lintel: \(dryRun ? "to make" : "made"): \(file.path); a developer has to add it to the app's target\n")
    }
    let count = back.files.reduce(0) { $0 + $1.texts }
    let texts = "\(count) \(count == 1 ? "text" : "texts") \(dryRun ? "to write" : "written")"
    let files = "\(back.files.count) \(back.files.count == 1 ? "file" : "files")"
    Output.tell("lintel: \(texts) into \(files), \(back.unchanged) already there, \(back.refusals.count) left\n")
    // A sheet that has lost a column does not say what it asked for.
    let asked = filled.compactMap(\.asked)
    if asked.count == filled.count {
      let words = Localizer(language: LanguageOption.ofEnvironment(ProcessInfo.processInfo.environment))
      Output.tell("lintel: \(words.text(FilledSheet.filled(returned.count, of: asked.reduce(0, +))))\n")
    }
    if count > 0, !dryRun {
      let locales = Set(returned.map(\.language)).sorted().map { " --locale " + $0.asArgument }.joined()
      Output.tell("lintel: to check the new texts: lintel audit \(project.asArgument)\(locales)\n")
    }
    if !back.refusals.isEmpty { throw ExitCode(1) }
  }
  /// A file whose right to be written is taken away is meant to stay, though its folder's would do to put another in its place.
  private static func check(_ paths: [String]) throws {
    for path in paths {
      var status = stat()
      let isWritable = stat(path, &status) == 0 && status.st_mode & 0o222 != 0 && access(path, W_OK) == 0
      if !isWritable {
        throw Failure("\(path): found a file that may not be written, expected one that may; no file was changed")
      }
    }
    // What the one is given the other would take away.
    let targets = Dictionary(grouping: paths) { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    if let linked = targets.values.filter({ $0.count > 1 }).map({ $0.joined(separator: ", ") }).min() {
      throw Failure("\(linked): found links to one file, expected rows for one of them; no file was changed")
    }
  }
}
