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

      EXIT CODES
        As of `lintel audit`: without --fail-on, by what the project's configuration said.
      """)

  @Argument(help: "A report that `lintel audit --format xml` wrote.")
  var file: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    report.language.tellIfUnknown()
    let stored = try StoredFile.read(file)
    let name = stored.name ?? URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    try report.write(
      stored.result, name: name, root: AuditedFolder.absolutePath(of: stored.result.folder))
  }
}
