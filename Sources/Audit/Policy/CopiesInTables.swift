import LintelFindings
import LintelModel

/// Says of a bar's text that is a copy in some languages which others have it, too, and are told with the whole of their table: the
/// list alone would look complete.
enum CopiesInTables {
  private static let rules: Set = ["accessible-name-not-localized", "label-copied"]

  /// - Parameters:
  ///   - kept: Those that are told by themselves.
  ///   - all: With those that are told with their table.
  static func named(in kept: [Finding], of all: [Finding]) -> [Finding] {
    let every = languages(of: all)
    guard !every.isEmpty else { return kept }
    let told = languages(of: kept)
    return kept.map { finding in
      guard isCopy(finding) else { return finding }
      let text = text(of: finding)
      let rest = (every[text] ?? []).subtracting(told[text] ?? [])
      guard !rest.isEmpty else { return finding }
      var finding = finding
      finding.evidence.append(.text("told with their table", rest.sorted().map(\.id).joined(separator: " ")))
      return finding
    }
  }

  private static func isCopy(_ finding: Finding) -> Bool { finding.reason == "copy" && rules.contains(finding.rule) }

  private static func languages(of findings: [Finding]) -> [[String?]: Set<LocaleID>] {
    findings.filter(isCopy).reduce(into: [:]) { $0[text(of: $1), default: []].formUnion($1.languages) }
  }

  /// The rule, the bar, whichever of its variants, and the text.
  private static func text(of finding: Finding) -> [String?] {
    [finding.rule, finding.toolbar.map { String($0.prefix { $0 != "~" }) }, finding.item, finding.table, finding.key]
  }
}
