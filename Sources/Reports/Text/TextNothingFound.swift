import LintelFindings
import LintelModel

extension TextReport {
  /// Why an audit without a toolbar is no clean bill: what was looked at, and how to say that it is meant.
  public static func nothingFound(_ result: AuditResult) -> String {
    let project = result.project
    var lines = ["lintel: no toolbar was found, so none was audited."]
    let tables = Dictionary(grouping: project.tables, by: \.format).map { "\($0.value.count) \($0.key.rawValue)" }.sorted()
    lines.append(
      tables.isEmpty
        ? "  Looked for storyboards, xibs, sketches, YAML definitions and string tables, and found none."
        : "  Looked at string tables (\(tables.joined(separator: ", "))) and found no storyboard, xib, sketch or YAML file with a bar.")
    let unread = project.skipped.filter { $0.reason.contains("Swift source") }
    if !unread.isEmpty { lines.append("  \(unread.count) Swift files declare bars, which are read only with --swift (a preview).") }
    lines.append("  If only the string tables are meant, say --tables-only.")
    return lines.joined(separator: "\n")
  }
}
