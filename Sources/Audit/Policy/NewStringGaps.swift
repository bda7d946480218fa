import LintelFindings
import LintelModel
import LintelRules

/// What a change adds to the source and leaves untranslated in the same languages, told once, in however many tables: whoever
/// wrote it asks translators for one thing. A row for each key would hide what else the change brings.
enum NewStringGaps {
  /// So many tables are named in the sentence; the figures have the others.
  private static let namedTables = 3
  /// What findings are known by that tell of a key, or of several of a table. What is said of a whole table has its own
  /// sentence.
  private static let reasons: Set = ["no-translation", "strings-missing", "strings-new"]

  /// What several of them share; nil for another finding. A note has a reason of its own to be one, unless no language has the
  /// string yet.
  static func kin(_ finding: Finding) -> [String]? {
    guard finding.rule == "missing-translation", !finding.isLostTranslation, finding.change?.state == .new,
      finding.verdict == .fails, finding.toolbar == nil, finding.table != nil, !finding.languages.isEmpty,
      finding.cause?.keys.isEmpty == false, reasons.contains(finding.reason)
    else { return nil }
    let isNew = finding.reason == "strings-new"
    guard isNew || finding.severity > .note else { return nil }
    return ["\(isNew)", finding.severity.rawValue] + finding.languages.sorted().map(\.id)
  }

  static func joined(_ all: [Finding]) -> [Finding] {
    let tables = Set(all.compactMap(\.table)).sorted()
    let names = names(of: tables)
    // Tables of one name in several folders are one matter already, which counts the folders.
    guard all.count > 1, tables.count == 1 || Set(names).count > 1 else { return all }
    let inOrder = all.sorted { isEarlier($0.location, than: $1.location) }
    let units = inOrder.flatMap(\.units)
    let languages = Set(inOrder.flatMap(\.languages)).sorted()
    let strings = Set(units.map { [$0.table, $0.key] }).count
    var whole = inOrder[0]
    let isNew = whole.reason == "strings-new"
    whole.reason = isNew ? "strings-new" : "strings-missing"
    let name = [whole.rule, "new", whole.reason] + languages.map(\.id) + tables + Set(units.compactMap(\.key)).sorted()
    whole.fingerprint = Fingerprint.of(name)
    whole.parts = inOrder
    (whole.key, whole.over, whole.adviceByLanguage) = (nil, nil, [:])
    if tables.count > 1 {
      (whole.table, whole.cause) = (nil, nil)
    } else {
      whole.cause?.keys = Set(units.compactMap(\.key))
    }
    whole.about(languages, units)
    let scope = "\(whole.rule).\(whole.reason)"
    let told = names.prefix(namedTables).joined(separator: ", ") + (names.count > namedTables ? " …" : "")
    whole.message = (isNew ? sentence(strings, told) : sentence(strings, told, in: languages)).scoped(scope)
    whole.suggestion = ("Translate them." as Message).scoped(scope)
    let counts = tables.map { table in "\(table) (\(Set(units.filter { $0.table == table }.map(\.key)).count))" }
    whole.evidence =
      [.count("strings", strings, "strings"), .count("languages", languages.count, "languages")]
      + (tables.count > 1 ? [.text("by table", counts.joined(separator: ", "))] : [])
      + [.text("without a translation", LocaleList.whole(languages)), .keys(units.compactMap(\.key))]
    return [whole]
  }

  /// In the words of the rule about several strings of one table.
  private static func sentence(_ strings: Int, _ tables: String) -> Message {
    "\(amount: strings) strings of \(tables) have no translation in any language yet"
  }

  private static func sentence(_ strings: Int, _ tables: String, in languages: [LocaleID]) -> Message {
    "\(amount: strings) strings of \(tables) have no translation in "
      + (languages.count == 1
        ? "\(languages[0])" : "the same \(languages.count) languages: \(LocaleList.short(languages))")
  }

  /// Without their folders, as the rule names them, as long as that tells them apart.
  private static func names(of tables: [String]) -> [String] {
    let short = tables.map { $0.split(separator: "/").last.map { String($0) } ?? $0 }
    return Set(short).count == 1 || Set(short).count == tables.count ? short : tables
  }

  private static func isEarlier(_ a: SourceLocation?, than b: SourceLocation?) -> Bool {
    guard let a, let b else { return a != nil && b == nil }
    return a < b
  }
}
