import LintelFindings
import LintelLanguage
import LintelModel
import LintelRules

/// The values that translations showed in an earlier audit of a project and show no more. Two stored audits know of each other's
/// texts what a gate knows, and neither knew it by itself.
struct LostValues {
  private let texts: EarlierTexts
  /// The tables whose texts are known, by what findings have of them.
  private let tables: [String: TableID]
  /// Today's strings by table, language and key.
  private var units: [[String]: StringUnit] = [:]

  init(from earlier: Project, to project: Project) {
    texts = EarlierTextSearch.texts(of: earlier, beside: project)
    // Of two that read alike the first: their order has to be the same in each run.
    tables = Dictionary(texts.pairs.keys.sorted().map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = texts.pairs.mapValues { $0.mapValues(\.keys) }
    for table in project.tables {
      guard let changed = changed[table.id] else { continue }
      for unit in table.units where changed[unit.locale]?.contains(unit.key) == true {
        units[[table.id.path, unit.locale.id, unit.key]] = unit
      }
    }
  }

  /// The findings one by one, those about such a value as grave as a gate has them.
  func told(_ findings: [Finding]) -> [Finding] {
    findings.flatMap(\.single).map { finding in
      finding.ofValueShownBefore.flatMap { hasLost($0) ? $0 : nil } ?? finding
    }
  }

  private func hasLost(_ finding: Finding) -> Bool {
    guard let table = finding.table, let locale = finding.locale, let key = finding.key,
      let unit = units[[table, locale.id, key]],
      let before = tables[table].flatMap({ texts.pairs[$0]?[locale]?[key] })
    else { return false }
    return !before.shown.subtracting(EarlierTextSearch.arguments(of: unit)).isEmpty
  }
}
