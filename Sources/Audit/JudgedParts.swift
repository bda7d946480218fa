import LintelFindings
import LintelModel

/// What of a baseline an audit of chosen paths has judged: that it does not find the rest says nothing of it.
package struct JudgedParts {
  /// As `AuditedPaths` has them; empty for all.
  private let paths: [String]
  /// Each table with each language that was read of it; `mul` for all.
  private let tables: Set<[String]>
  private let bars: Set<String>

  package init(_ paths: [String], of project: Project) {
    self.paths = paths
    // A table lies in the folder around its languages, which may be more than was asked for.
    tables = Set(project.tables.map { [$0.id.path, $0.locale.id] })
    bars = Set(project.toolbars.map(\.id))
  }

  /// What is about no place is the project's, and judged with any of it.
  package func hold(_ entry: Baseline.Entry) -> Bool {
    guard !paths.isEmpty, let place = entry.bar ?? entry.table else { return true }
    if paths.contains(where: { Self.isPlace(place, within: $0) }) { return true }
    if let bar = entry.bar { return bars.contains(bar) }
    return [entry.language ?? "mul", "mul"].contains { tables.contains([place, $0]) }
  }

  /// How many entries of a baseline lie besides, of those that a scope is about.
  package func countOutside(of baseline: Baseline, within scope: ReportScope) -> Int {
    baseline.entries.count { $0.isWithin(scope) && !hold($0) }
  }

  /// A bar is called after its file: `App/Notes.swift#Notes.body`, `App/a.sketch~2`.
  private static func isPlace(_ place: String, within path: String) -> Bool {
    guard place.hasPrefix(path) else { return false }
    let rest = place.dropFirst(path.count)
    guard let sign = rest.first, sign != "/" else { return true }
    // Behind a folder's name they are part of another folder's: `App~old/Notes.strings`.
    return "#~[".contains(sign) && (path.split(separator: "/").last?.contains(".") == true || !rest.contains("/"))
  }
}
