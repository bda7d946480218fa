import LintelFindings
import LintelModel

/// Counts what was looked at. Every string that was read is either audited or skipped with a reason.
enum CoverageCount {
  static func of(_ project: Project) -> AuditResult.Coverage {
    let items = project.toolbars.flatMap { $0.items.filter { !$0.kind.isSpacer } }
    let texts = project.toolbars.map(\.title) + items.map(\.label)
    return .init(
      toolbars: project.toolbars.count, items: items.count,
      labelsResolved: texts.count { $0.state == .localized || $0.state == .literal },
      labelsUnresolved: texts.count { $0.state == .unresolved }, locales: project.locales.count,
      stringsRead: project.tables.map(\.stringsRead).reduce(0, +),
      stringsAudited: project.tables.map(\.stringsKept).reduce(0, +),
      stringsSkipped: project.tables.map(\.skipped.count).reduce(0, +))
  }
}
