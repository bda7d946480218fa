import LintelFindings
import LintelModel

extension JSONReport {
  /// `lintel diff --format json`.
  package static func difference(
    _ difference: AuditDifference, before: (name: String, result: AuditResult), after: (name: String, result: AuditResult)
  ) -> String {
    func side(_ report: (name: String, result: AuditResult)) -> JSON {
      .object([
        .init("file", report.name), .init("lintel", report.result.lintel), .init("profile", report.result.profile.rawValue),
      ])
    }
    func members(_ added: [String], _ removed: [String]) -> JSON {
      .object([.init("added", .strings(added)), .init("removed", .strings(removed))])
    }
    let (trend, bars, languages) = (difference.trend, difference.bars, difference.languages)
    return JSON.object([
      .init("schemaVersion", AuditResult.schemaVersion), .init("before", side(before)), .init("after", side(after)),
      .init("isComparable", .bool(difference.doubts.isEmpty)), .init("doubts", .strings(difference.doubts)),
      .init(
        "counts",
        .object([
          .init("new", trend.new), .init("worse", trend.worse), .init("fixed", trend.gone), .init("unchanged", trend.known),
          .init("tablesGone", trend.tablesGone),
        ])),
      .init("changes", .array(difference.changes.map(JSON.change))),
      .init("bars", members(bars.added, bars.removed)),
      .init("languages", members(languages.added.map(\.id), languages.removed.map(\.id))),
    ]).document()
  }
}

extension JSON {
  fileprivate static func change(_ change: AuditDifference.Change) -> JSON {
    let finding = change.finding
    return .object([
      .init("state", change.state.rawValue), .init("points", change.points.map { .number($0.rounded.value) }),
      .init("rule", finding.rule), .init("verdict", finding.verdict.rawValue), .init("severity", finding.severity.rawValue),
      .init("languages", .strings(change.languages.map(\.id))), .init("toolbar", finding.toolbar),
      .init("item", finding.item), .init("table", finding.table), .init("keys", .strings(change.keys)),
      .init("location", change.location.map(location)), .init("message", finding.message.english),
      .init("fingerprint", finding.fingerprint),
      .init("fingerprints", .strings(change.fingerprints)),
    ])
  }
}
