import LintelDatabase
import LintelFindings
import LintelModel

/// How much of a project was looked at, and what was left out for which reason.
enum CoverageRows {
  static func rows(of result: AuditResult) -> [[Value]] {
    let coverage = result.coverage
    let broken = result.project.skipped.count { $0.isBroken }
    return [
      [
        coverage.toolbars, coverage.toolbarsNotJudged, coverage.items, coverage.labelsResolved, coverage.labelsUnresolved,
        coverage.locales, coverage.stringsRead, coverage.stringsAudited, coverage.stringsSkipped, broken,
      ].map(Value.integer)
    ]
  }

  /// Strings by why they are not audited, files by why they are not read, and what was found and not looked at.
  static func skipped(of project: Project) -> [[Value]] {
    var strings: [SkippedString.Reason: (files: Int, strings: Int)] = [:]
    for table in project.tables {
      for (reason, skipped) in Dictionary(grouping: table.skipped, by: \.reason) {
        strings[reason, default: (0, 0)].files += 1
        strings[reason, default: (0, 0)].strings += skipped.count
      }
    }
    let inTables = SkippedString.Reason.allCases.compactMap { reason in
      strings[reason].map { row("string", reason.rawValue, files: $0.files, strings: $0.strings) }
    }
    return inTables + project.skipped.map { row("file", "\($0.file): \($0.reason)", files: 1, strings: 0) }
      + project.leftOut.map { row("leftOut", $0.reason.rawValue, files: $0.files, strings: $0.strings) }
  }

  private static func row(_ what: String, _ reason: String, files: Int, strings: Int) -> [Value] {
    [.text(what), .text(reason), .integer(files), .integer(strings)]
  }
}
