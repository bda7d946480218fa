import LintelFindings
import LintelModel

/// Counts what was looked at. Every string that was read is either audited or skipped with a reason.
enum CoverageCount {
  static func of(_ project: Project) -> AuditResult.Coverage {
    // What several variants of a bar show is one item, and one title.
    let items = Set(
      project.toolbars.flatMap { bar in
        bar.items.filter { !$0.kind.isSpacer }.map { Shown(bar: bar.barID, location: $0.location, text: $0.label) }
      })
    let titles = Set(project.toolbars.map { Shown(bar: $0.barID, location: $0.title.location, text: $0.title) })
    // Of a list that was not read at least one text is not known.
    let unread = Set(
      project.toolbars.flatMap { bar in
        bar.unreadItems.map { items in
          let text = LocalizedText(state: .unresolved, expression: items.expression, location: items.location)
          return Shown(bar: bar.barID, location: items.location, text: text)
        }
      })
    let texts = items.union(titles).union(unread).map(\.text)
    let left = project.leftOut.map(\.strings).reduce(0, +)
    var coverage = AuditResult.Coverage(
      toolbars: Set(project.toolbars.map(\.barID)).count, items: items.count,
      labelsResolved: texts.count { $0.state == .localized || $0.state == .literal },
      labelsUnresolved: texts.count { $0.state == .unresolved }, locales: project.locales.count,
      stringsRead: project.tables.map(\.stringsRead).reduce(0, +) + left,
      stringsAudited: project.tables.map(\.stringsKept).reduce(0, +),
      stringsSkipped: project.tables.map(\.skipped.count).reduce(0, +) + left)
    coverage.keysAudited = project.tables.reduce(into: [TableID: Set<String>]()) { keys, table in
      keys[table.id, default: []].formUnion(table.units.map(\.key))
    }.values.reduce(0) { $0 + $1.count }
    coverage.toolbarsNotJudged = Set(project.toolbars.filter { !$0.isJudgedForFit }.map(\.barID)).count
    coverage.unknownStates = unknownStates(of: project)
    coverage.unresolvedThrough = UnresolvedReadings.of(texts)
    return coverage
  }

  /// States that neither String Catalogs nor XLIFF 1.2 has. The latter lets everybody make up more that begin with `x-`.
  private static let knownStates: Set = StringUnit.machineStates.union([
    "new", "translated", "needs_review", "stale", "final", "needs-adaptation", "needs-l10n", "needs-review-adaptation",
    "needs-review-l10n", "needs-review-translation", "needs-translation", "signed-off",
  ])

  private static func unknownStates(of project: Project) -> [String: Int] {
    var found: [String: Int] = [:]
    for table in project.tables {
      for unit in table.units {
        guard let state = unit.state, !knownStates.contains(state), !state.hasPrefix("x-") else { continue }
        found[state, default: 0] += 1
      }
    }
    return found
  }

  private struct Shown: Hashable {
    var bar: String
    var location: SourceLocation?
    var text: LocalizedText
  }
}
