import LintelFindings
import LintelModel

/// The texts of keys that a String Catalog calls stale, and that code asks for. A build has not found the call, and people read the
/// texts as before: a value that is lost in one, or read as something else, shows garbage or crashes all the same. Nothing else is
/// held against them, since translators are not asked for what the next build may take out.
enum StaleTexts {
  /// The rules that judge them.
  static func rules(among rules: [Rule]) -> [Rule] { rules.filter { Rule.idsOnValues.contains($0.id) } }

  /// A project of nothing but these texts; nil where there are none.
  static func asked(in project: Project) -> Project? {
    let tables = project.tables.compactMap(asked)
    guard !tables.isEmpty else { return nil }
    var found = project
    found.tables = tables
    // A storyboard's own texts belong to the tables that are judged with all their strings.
    found.toolbars = []
    return found
  }

  private static func asked(in table: StringTable) -> StringTable? {
    guard !table.staleUnits.isEmpty else { return nil }
    let asked = Set(table.skipped.lazy.filter { $0.reason == .stale && $0.askedAt != nil }.map(\.key))
    guard !asked.isEmpty else { return nil }
    // A later entry of the same key, which is not stale, replaces it.
    let kept = Set(table.units.lazy.map(\.key))
    var own = table
    own.units = table.staleUnits.filter { asked.contains($0.key) && !kept.contains($0.key) }
    (own.skipped, own.staleUnits) = ([], [])
    return own.units.isEmpty ? nil : own
  }
}
