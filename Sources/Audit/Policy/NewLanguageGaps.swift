import LintelFindings
import LintelModel
import LintelRules

/// What languages lack that are new in the project, told once with how much of it is in each table: whoever adds a language asks for
/// one thing, in however many tables.
enum NewLanguageGaps {
  /// So many tables are named; a project may have hundreds.
  private static let namedTables = 20

  /// Whether it belongs to them. A note waits with the other notes.
  static func hold(_ finding: Finding, new: Set<LocaleID>) -> Bool {
    finding.rule == "missing-translation" && !finding.isLostTranslation && finding.change?.state == .new
      && finding.verdict == .fails && finding.severity > .note && finding.toolbar == nil && !finding.languages.isEmpty
      && new.isSuperset(of: finding.languages)
  }

  /// - Parameter units: all that the findings are about, each as grave as it is alone.
  static func joined(_ all: [Finding], _ units: [FoundString]) -> [Finding] {
    guard all.count > 1 else { return all }
    let languages = Set(all.flatMap(\.languages)).sorted()
    var whole = all.dropFirst().reduce(all[0]) { $1.severity > $0.severity ? $1 : $0 }
    (whole.reason, whole.cause, whole.table, whole.key, whole.together) = ("new-language", nil, nil, nil, nil)
    whole.severity = all.map(\.severity).max()!
    whole.fingerprint = Fingerprint.of([whole.rule, whole.reason] + languages.map(\.id))
    whole.parts = all
    (whole.count, whole.fixes) = (units.count, [])
    whole.locale = languages.count == 1 ? languages[0] : nil
    whole.locales = languages.count == 1 ? [] : languages
    whole.strings = units.map { unit in
      FoundString(
        reason: unit.reason, table: unit.table, key: unit.key, locale: unit.locale == whole.locale ? nil : unit.locale,
        location: unit.location, gravity: unit.gravity == whole.gravity ? nil : unit.gravity)
    }
    let strings = Set(units.map { [$0.table, $0.key] }).count
    whole.message = ("New in the project: \(LocaleList.short(languages)). Strings without a translation: \(strings)" as Message)
      .scoped("\(whole.rule).\(whole.reason)")
    whole.suggestion = ("Translate them." as Message).scoped("\(whole.rule).no-translation")
    let counts = Dictionary(grouping: Set(units.map { [$0.table ?? "", $0.key ?? ""] })) { $0[0] }.mapValues(\.count)
    let tables = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = tables.prefix(namedTables).map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    whole.evidence = [
      .count("strings", strings, "strings"), .text("by table", named + (tables.count > namedTables ? " …" : "")),
      .text("without a translation", LocaleList.whole(languages)),
    ]
    return [whole]
  }
}
