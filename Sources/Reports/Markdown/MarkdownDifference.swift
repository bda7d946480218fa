import LintelFindings

extension MarkdownReport {
  /// `lintel diff --format markdown`: a page no longer than a comment may be.
  package static func difference(_ difference: AuditDifference, names: (before: String, after: String)) -> String {
    var page = "### Lintel: \(text(names.before)) → \(text(names.after))\n\n\(text(difference.sentence))\n"
    for doubt in difference.doubts { page += "\n\(text(doubt))\n" }
    for (what, names) in difference.others {
      let shown = names.prefix(40).map { text($0) }
      let rest = names.count - shown.count
      page += "\n\(what): \(shown.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")\n"
    }
    guard !difference.changes.isEmpty else { return page }
    page += "\n| | | what | where |\n|---|---|---|---|\n"
    var length = page.unicodeScalars.count
    for (index, change) in difference.changes.enumerated() {
      let row = row(of: change)
      length += row.unicodeScalars.count
      guard length < maximumLength else { return page + "\n… and \(difference.changes.count - index) more.\n" }
      page += row
    }
    return page
  }

  private static func row(of change: AuditDifference.Change) -> String {
    let place = change.location.map { code("\($0.file):\($0.line)") } ?? ""
    let about = text(change.about.dropLast().joined(separator: " · "))
    let message = sentence(change.told, .english)
    return "| \(change.state.rawValue) | \(FindingKind(change.finding).mark.english) | \(message)<br>\(about) "
      + "<sub>\(change.finding.rule)</sub> | \(place) |\n"
  }
}
