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
        ? "  Looked for Swift source with bars, storyboards, xibs, sketches, YAML definitions and string tables, and found none."
        : "  Looked at string tables (\(tables.joined(separator: ", "))) and found no Swift source, storyboard, xib, sketch or YAML file with a bar.")
    lines.append("  If only the string tables are meant, say --tables-only.")
    return lines.joined(separator: "\n")
  }
}
