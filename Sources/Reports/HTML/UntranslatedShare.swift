import LintelFindings
import LintelModel

/// How many of the source's strings a language has no text of its own for: none, or by a rule's verdict the source's.
package struct UntranslatedShare {
  package private(set) var missing: Int
  package let all: Int
  /// The table that most of them are missing in, where there are several.
  private(set) var worst: TableGap?

  /// What the platform loses of its tables, each with the place where it stops to read: people see none of that.
  private(set) var losses: [Loss] = []

  /// What findings count otherwise.
  private(set) var apart = GapsApart()

  struct Loss {
    let table: TableID
    let keys: Set<String>
    let location: SourceLocation
    /// All strings behind the place, those among them that no other language's table has.
    let all: Int

    /// `246 lost until fr.lproj/Localizable.strings:683 is mended`.
    var words: Message { "\(keys.count) lost until \(Message.data("\(location.file):\(location.line)")) is mended" }

    /// What comes before all else that is to be done about the language, and what of it counts as untranslated.
    var first: Message {
      let place = Message.data("\(location.file):\(location.line)")
      let mend: Message = "Mend \(place) first. Strings of this table that nobody sees until then: \(all)."
      guard all > keys.count else { return mend }
      let known: Message = "Of these also in other languages’ tables: \(keys.count)."
      return "\(mend) \(known)"
    }
  }

  init(missing: Int, all: Int) { (self.missing, self.all) = (missing, all) }

  /// Of a language's tables. A copy and a lost string count where their table does, and no table lacks more than it has.
  fileprivate init(_ gaps: [TableGap], copies: [String: Int], losses: [TableID: Loss]) {
    let whole = gaps.map { gap in
      var gap = gap
      gap.missing = min(gap.strings, gap.missing + (copies[gap.table.path] ?? 0) + (losses[gap.table]?.keys.count ?? 0))
      return gap
    }
    self.init(missing: whole.reduce(0) { $0 + $1.missing }, all: whole.reduce(0) { $0 + $1.strings })
    self.losses = gaps.compactMap { losses[$0.table] }
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
    let losses = lostStrings(in: result.project)
    var copies: [LocaleID: [String: Int]] = [:]
    for finding in result.findings where finding.isOfWholeCopies {
      guard let table = finding.table else { continue }
      for locale in finding.languages {
        let own = finding.units.filter { $0.locale == nil || $0.locale == locale }
        let lost = losses[locale]?.first { $0.key.path == table }?.value.keys ?? []
        copies[locale, default: [:]][table, default: 0] += own.isEmpty ? 1 : own.count { !lost.contains($0.key ?? "") }
      }
    }
    let apart = GapsApart.all(of: result)
    return Dictionary(grouping: result.gaps, by: \.locale).reduce(into: [:]) { shares, language in
      var share = UntranslatedShare(
        language.value, copies: copies[language.key] ?? [:], losses: losses[language.key] ?? [:])
      share.apart = apart[language.key] ?? GapsApart()
      shares[language.key] = share
    }
  }

  private static func lostStrings(in project: Project) -> [LocaleID: [TableID: Loss]] {
    var losses: [LocaleID: [TableID: Loss]] = [:]
    let lost = LostKeys(project)
    for table in project.tables where table.locale != project.sourceLocale {
      guard let loss = table.loss else { continue }
      let keys = lost.missed(loss, of: table)
      if !keys.isEmpty { losses[table.locale, default: [:]][table.id] = Loss(table: table.id, keys: keys, location: loss.location, all: loss.lostKeys.count) }
    }
    return losses
  }
}

extension Finding {
  /// Whether its texts are the source's as a whole: they count as untranslated, wherever the page counts. What no code asks for
  /// is no part of a gap either.
  var isOfWholeCopies: Bool {
    rule == "untranslated" && UntranslatedShare.wholeCopies.contains(reason) && !evidence.contains(.unasked)
  }
}

extension TableGap {
  /// Where to begin, among a language's tables.
  var words: Message { "most of them in \(table.path): \(missing) of \(strings)" }

  /// The same behind several languages that lack as much of it.
  var wordsOfEach: Message { "most of them in \(table.path): \(missing) of \(strings) each" }

  /// The same behind a language whose words name the table.
  var wordsThere: Message { "there: \(missing) of \(strings)" }
  var wordsThereOfEach: Message { "there: \(missing) of \(strings) each" }

  /// Whether another language lacks as much of the same table.
  func isAlike(_ other: TableGap) -> Bool { table == other.table && missing == other.missing && strings == other.strings }
}
