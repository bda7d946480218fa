import LintelFindings
import LintelModel

/// How many of the source's strings a language has no text of its own for: none, or by a rule's verdict the source's.
package struct UntranslatedShare {
  typealias Loss = TableShare.Loss

  package private(set) var missing: Int
  /// With those that are the same as in the source and of which nothing shows whether they were left over.
  package private(set) var most: Int
  package let all: Int
  /// The table that most of them are missing in, where there are several.
  private(set) var worst: TableGap?

  /// What the platform loses of its tables.
  private(set) var losses: [Loss] = []

  /// What findings count otherwise.
  private(set) var apart = GapsApart()

  init(missing: Int, most: Int? = nil, all: Int) { (self.missing, self.most, self.all) = (missing, most ?? missing, all) }

  /// Of a language's tables.
  fileprivate init(_ tables: [TableShare]) {
    let whole = tables.map(\.whole)
    self.init(
      missing: whole.reduce(0) { $0 + $1.missing }, most: tables.reduce(0) { $0 + $1.most }, all: whole.reduce(0) { $0 + $1.strings })
    losses = tables.compactMap(\.loss)
    if whole.count > 1, missing > 0 { worst = whole.max { ($0.missing, $1.table) < ($1.missing, $0.table) } }
  }

  /// The share that is most likely, from 0 to 1: the middle of its bounds, since of what is between them nothing shows which it
  /// is. A language that is in an exchange file alone has fewer strings than others.
  var likely: Double { Double(missing + most) / Double(2 * max(1, all)) }

  /// `12 %`; of a few among many `under 1 %`, since none is something else, and so is all: of 559 among 560 `99 %`. `12–28 %` where
  /// nothing shows of some texts that are the same as in the source whether they were left over.
  var words: Message {
    let (percent, highest) = (TableShare.percent(of: missing, among: all), TableShare.percent(of: most, among: all))
    if highest > percent { return "\(percent)–\(highest) %" }
    return percent == 0 && missing > 0 ? "under 1 %" : "\(percent) %"
  }

  /// What the higher of two bounds is: `74 % if copies count`; nil where one is all that there is.
  var ifCopiesCount: Message? {
    let highest = TableShare.percent(of: most, among: all)
    return highest > TableShare.percent(of: missing, among: all) ? "\(highest) % if copies count" : nil
  }

  /// The words, which say what two bounds are to whoever points at them.
  @MarkupBuilder var markup: [Markup] {
    if let ifCopiesCount { tag("abbr", .init("title", words: ifCopiesCount)) { words } } else { words }
  }

  /// The same for who hears them, behind a language's name.
  @MarkupBuilder var label: [Markup] {
    Markup.words("Untranslated")
    Markup.words(": ")
    Markup.words(counted)
    if let ifCopiesCount {
      Markup.words(", ")
      Markup.words(ifCopiesCount)
    }
  }

  /// `160 of 733 (22 %)`, `346–472 of 2,902 (12–16 %)`.
  var counted: Message {
    most > missing
      ? "\(amount: missing)–\(amount: most) of \(amount: all) (\(words))" : "\(amount: missing) of \(amount: all) (\(words))"
  }

  /// `160 of 733`, `346–472 of 2,902`: as many at the least, and at the most.
  var amount: Message { most > missing ? "\(amount: missing)–\(amount: most) of \(amount: all)" : "\(amount: missing) of \(amount: all)" }

  /// What two figures with a dash are.
  static let explanation: Message =
    "Of two figures the higher one counts also what is the same as in the source and may be so by right: names, and words that both languages have."

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
    let mend: Message = "Mend \(place) first. Strings of this table that nobody sees until then: \(amount: all)."
    guard all > keys.count else { return mend }
    let known: Message = "Of these also in other languages’ tables: \(amount: keys.count)."
    return "\(mend) \(known)"
  }
}

extension TableGap {
  /// Where to begin, among a language's tables.
  var words: Message { "most of them in \(table.path): \(amount: missing) of \(amount: strings)" }
}
