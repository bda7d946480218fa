import LintelFindings
import LintelLanguage
import LintelModel
import LintelRules

/// The values that translations showed in an earlier audit of a project and show no more. Two stored audits know of each other's
/// texts what a gate knows, and neither knew it by itself.
struct LostValues {
  /// Whether a string that reads otherwise lacks a value that it showed: by table, language and key.
  private var losses: [[String]: Bool] = [:]

  init(from earlier: Project, to project: Project) {
    let texts = EarlierTextSearch.texts(of: earlier, beside: project)
    for table in project.tables {
      guard let before = texts.pairs[table.id] else { continue }
      for unit in table.units {
        guard let shown = before[unit.locale]?[unit.key]?.shown else { continue }
        losses[[table.id.path, unit.locale.id, unit.key]] = !shown.subtracting(EarlierTextSearch.arguments(of: unit)).isEmpty
      }
    }
  }

  /// The findings one by one, those about such a value as grave as a gate has them.
  /// - Parameter lowered: The rules that the project wants less grave: a gate has what these find no graver.
  func told(_ findings: [Finding], lowered: Set<String>) -> [Finding] {
    findings.flatMap(\.single).map { finding in
      if lowered.contains(finding.rule) { return finding }
      return finding.ofValueShownBefore.flatMap { hasLost($0) ? $0 : nil } ?? finding
    }
  }

  private func hasLost(_ finding: Finding) -> Bool {
    guard let table = finding.table, let locale = finding.locale, let key = finding.key else { return false }
    return losses[[table, locale.id, key]] == true
  }
}
