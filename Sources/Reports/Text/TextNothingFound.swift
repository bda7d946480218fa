import LintelFindings
import LintelModel

extension TextReport {
  /// Why an audit that read no string, and was to look at nothing else, is no clean bill.
  package static func nothingRead(_ result: AuditResult, words: Localizer = .english) -> String {
    let formats = StringTable.Format.allCases.compactMap { $0.extensions.first.map { "." + $0 } }
    let seen: Message =
      result.project.tables.isEmpty
      ? "Looked for string tables (\(formats)), and found none that is to be audited."
      : "Found \(result.project.tables.count, "string table") without a string that is to be audited."
    return (["lintel: " + words.visible("nothing was read, so nothing was audited."), "  " + words.visible(seen)]
      + result.leftOutLines.map { "  " + words.visible($0) }).joined(separator: "\n")
  }

  /// Why an audit without a toolbar is no clean bill: what was looked at, and how to say that it is meant.
  /// - Parameter setting: what says so.
  package static func nothingFound(
    _ result: AuditResult, words: Localizer = .english, setting: String = "--tables-only"
  ) -> String {
    let project = result.project
    let tables = Dictionary(grouping: project.tables, by: \.format).map { "\($0.value.count) \($0.key.rawValue)" }.sorted()
    let seen: Message =
      tables.isEmpty
      ? "Looked for Swift source with bars, storyboards, xibs, sketches, YAML definitions and string tables, and found none."
      : "Looked at string tables (\(tables)) and found no Swift source, storyboard, xib, sketch or YAML file with a bar."
    let left = result.leftOutLines.map { "\n  " + words.visible($0) }.joined()
    let advice: Message = "If only the string tables are meant, say \(setting)."
    return """
      lintel: \(words.visible("no toolbar was found, so none was audited."))
        \(words.visible(seen))\(left)
        \(words.visible(advice))
      """
  }
}
