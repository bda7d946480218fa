import LintelFindings
import LintelModel

/// How many of the source's strings a language has no text of its own for: none, or by a rule's verdict the source's.
package struct UntranslatedShare {
  package private(set) var missing: Int
  package let all: Int
  /// The table that most of them are missing in, where there are several.
  private(set) var worst: TableGap?

  init(missing: Int, all: Int) { (self.missing, self.all) = (missing, all) }

  /// Of a language's tables. A copy counts where its table does, and no table lacks more than it has.
  fileprivate init(_ gaps: [TableGap], copies: [String: Int]) {
    let whole = gaps.map { gap in
      var gap = gap
      gap.missing = min(gap.strings, gap.missing + (copies[gap.table.path] ?? 0))
      return gap
    }
    self.init(missing: whole.reduce(0) { $0 + $1.missing }, all: whole.reduce(0) { $0 + $1.strings })
    if whole.count > 1, missing > 0 { worst = whole.max { ($0.missing, $1.table) < ($1.missing, $0.table) } }
  }

  /// `12 %`; of a few among many `under 1 %`, since none is something else, and so is all: of 559 among 560 `99 %`. Rounded as
  /// findings round it.
  var words: Message {
    let rounded = all == 0 ? 0 : Int((Double(missing) / Double(all) * 100).rounded())
    let percent = missing < all ? min(rounded, 99) : rounded
    return percent == 0 && missing > 0 ? "under 1 %" : "\(percent) %"
  }

  /// `160 of 733 (22 %)`.
  var counted: Message { "\(missing) of \(all) (\(words))" }

  /// Of what the rule says: what has one form in the source's words, or a part of it, has a text of its own, and what no code
  /// asks for counts for nothing.
  fileprivate static let wholeCopies: Set = ["copy", "copies", "table-untranslated", "table-half-untranslated"]

  /// By language, of all that should have the project's tables; none where the audit did not look at tables. A region has what
  /// its language has.
  package static func all(of result: AuditResult) -> [LocaleID: UntranslatedShare] {
    var copies: [LocaleID: [String: Int]] = [:]
    for finding in result.findings where finding.isOfWholeCopies {
      // What no code asks for is no part of a gap either.
      guard let table = finding.table, !finding.evidence.contains(.unasked) else { continue }
      for locale in finding.languages {
        copies[locale, default: [:]][table, default: 0] += max(
          1, finding.units.count { $0.locale == nil || $0.locale == locale })
      }
    }
    return Dictionary(grouping: result.gaps, by: \.locale).reduce(into: [:]) { shares, language in
      shares[language.key] = UntranslatedShare(language.value, copies: copies[language.key] ?? [:])
    }
  }
}

extension Finding {
  /// Whether its texts are the source's as a whole: they count as untranslated, wherever the page counts.
  var isOfWholeCopies: Bool { rule == "untranslated" && UntranslatedShare.wholeCopies.contains(reason) }
}

extension TableGap {
  /// Where to begin, among a language's tables.
  var words: Message { "most of them in \(table.path): \(missing) of \(strings)" }
}
