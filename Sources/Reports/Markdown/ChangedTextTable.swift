import LintelFindings
import LintelModel

/// The translations that a change wrote anew and about which something was found: a table for each language, so that whoever
/// speaks it sees the text before, the text now, and the room that it has.
enum ChangedTextTable {
  /// - Parameter room: how long the tables may be together, in Unicode scalars.
  static func tables(of result: AuditResult, atMost room: Int, _ words: Localizer) -> String {
    let columns: [Message] = ["key", "before", "now", "room"]
    let head = "| \(columns.map { MarkdownReport.sentence($0, words) }.joined(separator: " | ")) |\n|---|---|---|---|\n"
    var tables = ""
    var left = room
    var omitted = 0
    let languages = Dictionary(grouping: result.changedTexts, by: \.locale).sorted { $0.key < $1.key }
    for (locale, texts) in languages {
      let title = "\n#### \(MarkdownReport.text(locale.id))\n\n\(head)"
      var rows = ""
      for text in texts {
        let row = row(text, over: over(text, in: result), words)
        guard title.unicodeScalars.count + rows.unicodeScalars.count + row.unicodeScalars.count <= left else {
          omitted += 1
          continue
        }
        rows += row
      }
      guard !rows.isEmpty else { continue }
      tables += title + rows
      left -= title.unicodeScalars.count + rows.unicodeScalars.count
    }
    if omitted > 0 {
      tables += "\n\(MarkdownReport.sentence("… and \(omitted) more: see the whole report.", words))\n"
    }
    return tables
  }

  private static func row(_ text: TextChange, over: Points?, _ words: Localizer) -> String {
    let cells = [
      MarkdownReport.code(text.key), text.before.map { cell($0, words) } ?? "", cell(text.now, words),
      over.map { "−\($0.rounded) pt" } ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  /// A text that people copy, and in which what a cell would swallow is seen: spaces at its edges, and that there is nothing.
  private static func cell(_ text: String, _ words: Localizer) -> String {
    if text.isEmpty { return MarkdownReport.sentence("(empty)", words) }
    return MarkdownReport.code(EdgeSpaces(MarkdownReport.cut(text, to: MarkdownReport.maximumText)).signed)
  }

  /// By how many points the text is too wide on the bar where it lacks most.
  private static func over(_ text: TextChange, in result: AuditResult) -> Points? {
    result.findings.filter { $0.units.contains { $0.key == text.key && $0.locale == text.locale } }.compactMap(\.over).max()
  }
}
