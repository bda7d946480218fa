import LintelFindings
import LintelModel

/// What a change accepts itself, row by row in a comment: who reviews it sees what is no longer told, and why.
enum AcceptedTable {
  /// So many rows are shown; all of them are in the page.
  private static let most = 20

  /// Empty where the change accepts nothing.
  /// - Parameter length: In Unicode scalars, the most that it may take.
  static func markdown(of result: AuditResult, atMost length: Int, _ words: Localizer) -> String {
    let accepted = result.suppressions.suppressed.filter { $0.byChange != nil }
    guard !accepted.isEmpty else { return "" }
    let columns: [Message] = ["accepted by this change", "where", "reason"]
    var table = "\n| | \(columns.map { MarkdownReport.sentence($0, words) }.joined(separator: " | ")) |\n|---|---|---|---|\n"
    var (left, room) = (accepted.count, length - table.unicodeScalars.count)
    let sources = SourceLanguages(result.project)
    for entry in accepted.prefix(most) {
      let row = row(entry, sources, words)
      room -= row.unicodeScalars.count
      guard room > 0 else { break }
      table += row
      left -= 1
    }
    return left > 0 ? table + "\n\(MarkdownReport.sentence("… and \(left) more: see the whole report.", words))\n" : table
  }

  private static func row(_ entry: SuppressionResult.Suppressed, _ sources: SourceLanguages, _ words: Localizer) -> String {
    let finding = entry.finding
    func say(_ message: Message) -> String { MarkdownReport.sentence(message, words) }
    let said = say(finding.message)
    let languages = finding.inLanguages(sources).map(say).flatMap { ListedLanguages.are($0, in: said) ? nil : " (\($0))" } ?? ""
    let badge = entry.byChange.map { "**\(say($0.word)):** " } ?? ""
    let places = [finding.location.map { "\($0.file):\($0.line)" }, "\(entry.suppression.location.file):\(entry.suppression.location.line)"]
    return
      "| \(say(FindingKind(finding).mark)) | \(badge)\(said)\(languages) <sub>\(finding.rule)</sub> | \(places.compactMap { $0.map(MarkdownReport.code) }.joined(separator: "<br>")) | \(MarkdownReport.text(entry.suppression.reason)) |\n"
  }
}
