import LintelFindings
import LintelModel
import LintelRules

/// Says of a text that is a copy in some languages which others have it, too, and are told with the whole of their table: the list
/// alone would look complete.
enum CopiesInTables {
  /// Those about a string of a table, whether it is on a bar or not.
  private static let rulesOfStrings: Set = ["untranslated", "word-copied"]

  /// - Parameters:
  ///   - kept: Those that are told by themselves.
  ///   - all: With those that are told with their table.
  static func named(in kept: [Finding], of all: [Finding]) -> [Finding] {
    ofStrings(ofBars(kept, of: all), of: all)
  }

  private static func ofBars(_ kept: [Finding], of all: [Finding]) -> [Finding] {
    let every = languages(of: all)
    guard !every.isEmpty else { return kept }
    let told = languages(of: kept)
    return kept.map { finding in
      guard finding.isCopyOnBar else { return finding }
      let text = finding.textOnBar
      return naming((every[text] ?? []).subtracting(told[text] ?? []), in: finding)
    }
  }

  private static func ofStrings(_ kept: [Finding], of all: [Finding]) -> [Finding] {
    let tables = all.filter { $0.rule == "untranslated" && $0.reason == "table-untranslated" }.compactMap(\.cause)
    guard !tables.isEmpty else { return kept }
    let copies = Dictionary(grouping: tables, by: \.table)
    let told = kept.reduce(into: [[String?]: Set<LocaleID>]()) { told, finding in
      if isCopyOfString(finding) { told[finding.textOnBar, default: []].formUnion(finding.languages) }
    }
    return kept.map { finding in
      guard isCopyOfString(finding), let cause = finding.cause, let whole = copies[cause.table] else { return finding }
      let others = whole.filter { cause.keys.isSubset(of: $0.keys) }.reduce(into: Set<LocaleID>()) { $0.formUnion($1.locales) }
      return naming(others.subtracting(told[finding.textOnBar] ?? []), in: finding)
    }
  }

  private static func naming(_ rest: Set<LocaleID>, in finding: Finding) -> Finding {
    guard !rest.isEmpty else { return finding }
    var finding = finding
    let known = finding.evidence.firstIndex { $0.name == Evidence.withTheirTable }
    // The rule may have named some already.
    var all = rest
    if let known, case .text(let named) = finding.evidence[known].value {
      all.formUnion(named.split(separator: " ").map { LocaleID(String($0)) })
    }
    let languages = Evidence.text(Evidence.withTheirTable, LocaleList.whole(all.sorted()))
    if let known { finding.evidence[known] = languages } else { finding.evidence.append(languages) }
    return finding
  }

  private static func isCopyOfString(_ finding: Finding) -> Bool {
    finding.reason == "copy" && rulesOfStrings.contains(finding.rule) && finding.cause?.keys.count == 1
  }

  private static func languages(of findings: [Finding]) -> [[String?]: Set<LocaleID>] {
    findings.filter(\.isCopyOnBar).reduce(into: [:]) { $0[$1.textOnBar, default: []].formUnion($1.languages) }
  }
}
