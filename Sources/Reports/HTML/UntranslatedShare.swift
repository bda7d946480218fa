import LintelFindings
import LintelModel

/// How many of the source's strings a language has no text of its own for: none, or by a rule's verdict the source's.
package struct UntranslatedShare {
  typealias Loss = TableShare.Loss

  package private(set) var missing: Int
  package let all: Int
  /// The table that most of them are missing in, where there are several.
  private(set) var worst: TableGap?

  /// What the platform loses of its tables.
  private(set) var losses: [Loss] = []

  /// What findings count otherwise.
  private(set) var apart = GapsApart()

  init(missing: Int, all: Int) { (self.missing, self.all) = (missing, all) }

  /// Of a language's tables.
  fileprivate init(_ tables: [TableShare]) {
    let whole = tables.map(\.whole)
    self.init(missing: whole.reduce(0) { $0 + $1.missing }, all: whole.reduce(0) { $0 + $1.strings })
    losses = tables.compactMap(\.loss)
    if whole.count > 1, missing > 0 { worst = whole.max { ($0.missing, $1.table) < ($1.missing, $0.table) } }
  }

  /// `12 %`; of a few among many `under 1 %`, since none is something else, and so is all: of 559 among 560 `99 %`.
  var words: Message {
    let percent = TableShare.percent(of: missing, among: all)
    return percent == 0 && missing > 0 ? "under 1 %" : "\(percent) %"
  }

  /// `160 of 733 (22 %)`.
  var counted: Message { "\(missing) of \(all) (\(words))" }

  /// By language, of all that should have the project's tables; none where the audit did not look at tables. A region has what
  /// its language has.
  package static func all(of result: AuditResult) -> [LocaleID: UntranslatedShare] {
    let tables = TableShare.all(of: result.findings, result.gaps, in: result.project)
    let apart = GapsApart.all(of: result)
    return Dictionary(grouping: tables, by: \.whole.locale).reduce(into: [:]) { shares, language in
      var share = UntranslatedShare(language.value)
      share.apart = apart[language.key] ?? GapsApart()
      shares[language.key] = share
    }
  }
}

extension TableShare.Loss {
  /// What comes before all else that is to be done about the language, and what of it counts as untranslated.
  var first: Message {
    let place = Message.data("\(location.file):\(location.line)")
    let mend: Message = "Mend \(place) first. Strings of this table that nobody sees until then: \(all)."
    guard all > keys.count else { return mend }
    let known: Message = "Of these also in other languages’ tables: \(keys.count)."
    return "\(mend) \(known)"
  }
}

extension TableGap {
  /// Where to begin, among a language's tables.
  var words: Message { "most of them in \(table.path): \(missing) of \(strings)" }

  /// The same behind several languages that lack as much of it.
  var wordsOfEach: Message { "most of them in \(table.path): \(missing) of \(strings) each" }

  /// Whether another language lacks as much of the same table.
  func isAlike(_ other: TableGap) -> Bool { table == other.table && missing == other.missing && strings == other.strings }
}
