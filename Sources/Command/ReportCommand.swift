import ArgumentParser
import Foundation
import LintelAudit
import LintelReports

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes a stored XML report in any other format, without auditing again.",
    discussion: """
      The XML report holds everything that the other formats show: written from it, each is the same to the byte as one that
      the audit writes itself.

      EXAMPLES
        lintel audit . --format xml > audit.xml
        lintel report audit.xml --format markdown
        lintel report audit.xml --format csv --language de
        lintel report audit.xml --output reports --format html --format sarif
        lintel report september.xml october.xml november.xml --format html > audit.html

      Of several reports, the earliest first, the last is written, and the page draws how the findings of each owner and
      language went on. Each is called by its day and commit, else by its file.

      EXIT CODES
        As of the audit, by what it was asked to fail on, or the project's configuration said; --fail-on wins over both.
      """)

  @Argument(help: "A report that `lintel audit --format xml` wrote; for a course over time several, the earliest first.")
  var files: [String]

  @OptionGroup var report: ReportOptions

  func validate() throws {
    if files.count > 1, !report.format.contains(where: { $0.name == "html" }) {
      throw ValidationError("found \(files.count) reports, expected --format html with them: only the page draws several")
    }
  }

  func run() throws {
    report.language.tellIfUnknown()
    let earlier = try files.dropLast().map { try StoredFile.read($0).result }
    let file = files[files.count - 1]
    let stored = try StoredFile.read(file)
    try report.write(
      stored.result, name: stored.name ?? Self.name(of: file), root: AuditedFolder.absolutePath(of: stored.result.folder),
      earlier: (earlier, files.map(Self.name)))
  }

  private static func name(of file: String) -> String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }
}
