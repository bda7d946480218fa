import LintelFindings
import LintelModel

/// What a language lacks that its share and the findings about it count each in their way: said beside the share, so that the two
/// and the translators' sheet come to one sum.
struct GapsApart {
  /// Strings that no language has yet: the share has them, and of findings one of their own alone.
  private(set) var new = 0
  /// Strings of tables that only the source's language has, which may be no part of the app: no share has them.
  private(set) var ofSourceAlone = 0
  /// Strings that repeat the source, in tables that nothing is known to be missing of, as none of the app's needs them: no
  /// share has them, and the sheet does.
  private(set) var copies = 0

  /// `in no language yet: 4`: those of which there are some.
  var words: [Message] {
    (new > 0 ? [Self.new(new)] : []) + (ofSourceAlone > 0 ? [Self.ofSourceAlone(ofSourceAlone)] : [])
      + (copies > 0 ? [Self.copies(copies)] : [])
  }

  static func new(_ count: Int) -> Message { "of these in no language yet: \(amount: count)" }

  static func ofSourceAlone(_ count: Int) -> Message { "besides in tables that only the source language has: \(amount: count)" }

  static func copies(_ count: Int) -> Message {
    "besides copied from the source in tables that the share leaves out: \(amount: count)"
  }

  /// By language; none of a language without any.
  static func all(of result: AuditResult) -> [LocaleID: GapsApart] {
    let shared = Set(result.gaps.map(\.table.path))
    var tests = TablesOfTests(in: result.project)
    var all: [LocaleID: GapsApart] = [:]
    for gap in result.gaps where gap.told.map({ $0.new > 0 }) ?? false {
      all[gap.locale, default: GapsApart()].new += gap.told?.new ?? 0
    }
    // What the whole audit has counted is not counted again of what is left of it.
    let isCounted = result.gaps.contains { $0.told != nil }
    for finding in result.findings where UntranslatedStrings.isOne(finding) {
      for unit in finding.units {
        guard let locale = unit.locale, let table = unit.table else { continue }
        if unit.reason == "strings-new", shared.contains(table) {
          if !isCounted { all[locale, default: GapsApart()].new += 1 }
        } else if unit.reason == "no-table", !shared.contains(table), !tests.contains(table) {
          all[locale, default: GapsApart()].ofSourceAlone += 1
        }
      }
    }
    for (locale, count) in copies(in: result) { all[locale, default: GapsApart()].copies = count }
    return all
  }

  /// Each string once, whichever rules tell it; of what names no string each finding.
  private static func copies(in result: AuditResult) -> [LocaleID: Int] {
    let counted = Dictionary(grouping: result.gaps, by: \.locale).mapValues { Set($0.map(\.table.path)) }
    var found: [LocaleID: Set<[String]>] = [:]
    for finding in result.findings where finding.isOfWholeCopies {
      for unit in finding.units {
        guard let locale = unit.locale, let table = unit.table ?? finding.table, let own = counted[locale], !own.contains(table)
        else { continue }
        found[locale, default: []].insert([table, unit.key ?? finding.fingerprint])
      }
    }
    return found.mapValues(\.count)
  }
}
