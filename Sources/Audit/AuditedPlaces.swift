import LintelLayout
import LintelModel

/// Where a bar is audited: made once for all its languages, so that the layouts in each of them share it.
struct AuditedPlaces: Sendable {
  let judged: [Environment]
  /// Where it is not laid out, because how it looks there is not published.
  let unjudged: [Environment]

  init(_ toolbar: Toolbar, _ widths: [AuditedWidth]) {
    let all = Self.all(of: toolbar, widths)
    judged = all.filter { BarLayouter.canLayOut(toolbar, in: $0) }
    unjudged = all.filter { !BarLayouter.canLayOut(toolbar, in: $0) }
  }

  /// The common environments and, unless the bar itself says where it is, those of the project's configuration.
  private static func all(of toolbar: Toolbar, _ widths: [AuditedWidth]) -> [Environment] {
    // A sheet's buttons are no bar.
    guard toolbar.kind != .sheetButtons else { return [] }
    guard toolbar.environments.isEmpty else { return toolbar.environments }
    let own = widths.filter { toolbar.platforms.contains($0.platform) }.flatMap { $0.environments(on: toolbar.osLines) }
    return AuditedEnvironments.of(toolbar, and: own)
  }
}
