import LintelFindings
import LintelModel

extension TextReport {
  /// Why an audit without a toolbar is no clean bill: what was looked at, and how to say that it is meant.
  public static func nothingFound(_ result: AuditResult, words: Words = .english) -> String {
    let project = result.project
    let tables = Dictionary(grouping: project.tables, by: \.format).map { "\($0.value.count) \($0.key.rawValue)" }.sorted()
    let seen: Message =
      tables.isEmpty
      ? "Looked for Swift source with bars, storyboards, xibs, sketches, YAML definitions and string tables, and found none."
      : "Looked at string tables (\(tables)) and found no Swift source, storyboard, xib, sketch or YAML file with a bar."
    let advice: Message = "If only the string tables are meant, say \("--tables-only" as String)."
    return """
      lintel: \(words.visible("no toolbar was found, so none was audited."))
        \(words.visible(seen))
        \(words.visible(advice))
      """
  }
}
