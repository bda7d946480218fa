import LintelFindings
import LintelModel

/// Says of a text that is a copy in some languages which others have it, too, and are told with the whole of their table: the list
/// alone would look complete.
enum CopiesInTables {
  private static let rules: Set = ["accessible-name-not-localized", "label-copied"]
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
      guard isCopy(finding) else { return finding }
      let text = text(of: finding)
      return naming((every[text] ?? []).subtracting(told[text] ?? []), in: finding)
    }
  }

  private static func ofStrings(_ kept: [Finding], of all: [Finding]) -> [Finding] {
    let tables = all.filter { $0.rule == "untranslated" && $0.reason == "table-untranslated" }.compactMap(\.cause)
    guard !tables.isEmpty else { return kept }
    let copies = Dictionary(grouping: tables, by: \.table)
    let told = kept.reduce(into: [[String?]: Set<LocaleID>]()) { told, finding in
      if isCopyOfString(finding) { told[text(of: finding), default: []].formUnion(finding.languages) }
    }
    return kept.map { finding in
      guard isCopyOfString(finding), let cause = finding.cause, let whole = copies[cause.table] else { return finding }
      let others = whole.filter { cause.keys.isSubset(of: $0.keys) }.reduce(into: Set<LocaleID>()) { $0.formUnion($1.locales) }
      return naming(others.subtracting(told[text(of: finding)] ?? []), in: finding)
    }
  }

  private static func naming(_ rest: Set<LocaleID>, in finding: Finding) -> Finding {
    guard !rest.isEmpty else { return finding }
    var finding = finding
    finding.evidence.append(.text("told with their table", rest.sorted().map(\.id).joined(separator: " ")))
    return finding
  }

  private static func isCopy(_ finding: Finding) -> Bool { finding.reason == "copy" && rules.contains(finding.rule) }

  private static func isCopyOfString(_ finding: Finding) -> Bool {
    finding.reason == "copy" && rulesOfStrings.contains(finding.rule) && finding.cause?.keys.count == 1
  }

  private static func languages(of findings: [Finding]) -> [[String?]: Set<LocaleID>] {
    findings.filter(isCopy).reduce(into: [:]) { $0[text(of: $1), default: []].formUnion($1.languages) }
  }

  /// The rule, the bar, whichever of its variants, and the text.
  private static func text(of finding: Finding) -> [String?] {
    [finding.rule, finding.toolbar.map { String($0.prefix { $0 != "~" }) }, finding.item, finding.table, finding.key]
  }
}
