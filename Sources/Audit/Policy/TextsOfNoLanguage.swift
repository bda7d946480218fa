import LintelFindings
import LintelModel

/// Tells developers once of a table that no language has, and of what the system shows of an app and no language translates: as work on
/// the sheet of each language it would be found a hundred times, and nobody would bring it to the others.
struct TextsOfNoLanguage {
  /// Of fewer languages each may have forgotten it.
  private static let fewest = 3
  /// The keys that some language has, by the path of their table.
  private let translated: [String: Set<String>]

  init(_ project: Project) {
    let source = project.sourceLocale.language
    translated = project.tables.reduce(into: [:]) { translated, table in
      for unit in table.units where unit.locale.language != source && !unit.isUntranslated && !unit.value.isEmpty {
        translated[table.id.path, default: []].insert(unit.key)
      }
    }
  }

  func owned(_ finding: Finding) -> Finding {
    guard finding.rule == "missing-translation", finding.blame == .translation, finding.toolbar == nil, !finding.isLostTranslation,
      finding.change == nil, Set(finding.languages.map(\.language)).count >= Self.fewest, isOfNone(finding)
    else { return finding }
    var finding = finding
    finding.blame = .definition
    finding.suggestion = HandOver.advice.scoped("\(finding.rule).\(finding.reason)")
    return finding
  }

  private func isOfNone(_ finding: Finding) -> Bool {
    let strings = finding.strings.isEmpty ? [FoundString(key: finding.key)] : finding.strings
    return strings.allSatisfy { string in
      guard let table = string.table ?? finding.table else { return false }
      if finding.reason == "no-table" { return translated[table] == nil }
      guard TableID.name(ofPath: table) == "InfoPlist", let key = string.key ?? finding.key else { return false }
      return translated[table]?.contains(key) != true
    }
  }
}
