import LintelFindings
import LintelModel

/// The languages that fail and whose turn it is in each, and those that most texts are missing in, in lines of the page's head.
struct FailingLanguages {
  let model: PageModel
  /// The languages that translators have a sheet for.
  let sheets: Set<LocaleID>
  let own: OwnLanguages

  /// More languages than these are in the table of languages. Where there are dozens, each line of the head is to be one line:
  /// what to start with stands below it.
  private var most: Int { model.counts.order.count > Self.dozens ? 3 : 6 }
  private static let dozens = 30

  @MarkupBuilder var markup: [Markup] {
    errors
    // What a language lacks as a whole is not a change's.
    if model.result.trend?.base == nil { untranslated }
  }

  /// The page's own first, then those with most errors.
  @MarkupBuilder private var errors: [Markup] {
    let counts = model.counts
    let order = own.first(counts.order).map { (locale: $0, count: counts.tally(of: $0).errors) }
      .filter { $0.count > 0 }
    let shared = Tally(counts.shared).errors
    if !order.isEmpty {
      tag("p", .class("failing")) {
        "Errors by language: "
        for (index, (locale, count)) in order.prefix(most).enumerated() {
          if index > 0 { " · " }
          errors(count, in: locale)
        }
        if order.count > most {
          " · "
          LanguageSection.link(sortedBy: FindingKind.error.rawValue) { "and \(always: order.count - most, "more")" }
        }
        if shared > 0 {
          " · "
          tag("a", .href(to: FilterState(locale: FilterState.noLanguage, kind: .error).address)) {
            "Whatever the language"
            " "
            Markup.number(shared)
          }
        }
      }
    }
  }

  /// A language leads to its errors, and each owner behind it to what of these is theirs.
  @MarkupBuilder private func errors(_ count: Int, in locale: LocaleID) -> [Markup] {
    tag("a", .href(to: FilterState(locale: locale, kind: .error).address)) {
      Markup.name(locale)
      " "
      Markup.number(count)
    }
    " "
    tag("span", .class("own")) {
      Markup.text("(")
      Markup.list(owners(in: locale))
      Markup.text(")")
    }
    wayToSheet(of: locale)
  }

  static let sheet: Message = "translators’ sheet"

  /// Also where no error is on it: who reads this line looks for the sheet of each language in the same place.
  @MarkupBuilder private func wayToSheet(of locale: LocaleID) -> [Markup] {
    if sheets.contains(locale) {
      " "
      tag("a", .href(to: SheetAddress(locale: locale).address), .label([.words(Self.sheet), .words(": "), .name(locale)])) {
        Self.sheet
      }
    }
  }

  private func errors(in locale: LocaleID) -> [PageModel.Entry] {
    (model.counts.languages[locale] ?? []).filter { $0.kind(in: locale) == .error }
  }

  private func owners(in locale: LocaleID) -> [[Markup]] {
    let errors = errors(in: locale)
    return Blame.allCases.compactMap { owner in
      let count = errors.count { $0.finding.blame == owner }
      return count > 0 ? [link(to: owner, count, in: locale)] : nil
    }
  }

  private func link(to owner: Blame, _ count: Int, in locale: LocaleID) -> Markup {
    // Exactly those that are counted: a translators' sheet, which the table of languages leads to, has far more.
    let address = FilterState(locale: locale, blame: owner, kind: .error).address
    let words = Markup.words(owner.counted(count))
    return tag("a", .href(to: address), .label([.name(locale), .words(": "), words])) { words }
  }

  /// A language that lacks many texts is not ready, however few errors it has. Those that lack most come first; last come those
  /// that have no text at all, which nobody has begun. A language that no target ships is none of the app's yet.
  @MarkupBuilder private var untranslated: [Markup] {
    let unshipped = Set(model.result.project.unshippedLocales)
    let lacking = model.shares.filter { $0.value.missing > 0 && !unshipped.contains($0.key) }.sorted { a, b in
      a.value.isBegun == b.value.isBegun ? (b.value.share, a.key) < (a.value.share, b.key) : a.value.isBegun
    }
    // Nearly each language may lack some: the table of languages has the others.
    let worst = lacking.prefix(min(most, 5))
    if !lacking.isEmpty {
      tag("p", .class("failing")) {
        "Most untranslated"
        ": "
        for (index, (part, table)) in zip(worst, Self.worst(of: worst.map(\.value))).enumerated() {
          if index > 0 { " · " }
          way(to: part.value, table, in: part.key)
        }
        if lacking.count > worst.count {
          " · "
          LanguageSection.link(sortedBy: LanguageSection.lacking) {
            "and \(always: lacking.count - worst.count, "more")"
          }
        }
      }
    }
  }

  /// A language without a sheet leads to the table of languages, where there is one.
  @MarkupBuilder private func way(to share: UntranslatedShare, _ worst: Message?, in locale: LocaleID) -> [Markup] {
    if sheets.contains(locale) {
      tag("a", .href(to: SheetAddress(locale: locale, goal: .missing).address)) { named(share, worst, in: locale) }
    } else if LanguageSection(model: model, sheets: sheets, own: own).isShown {
      LanguageSection.link(sortedBy: LanguageSection.lacking) { named(share, worst, in: locale) }
    } else {
      named(share, worst, in: locale)
    }
  }

  /// What is said of each one's worst table: of languages in a row that lack as much of the same it is said once, behind the last,
  /// and a table that was named last is not named again.
  private static func worst(of shares: [UntranslatedShare]) -> [Message?] {
    let gaps: [TableGap?] = shares.map { share in share.worst.flatMap { $0.missing < share.missing ? $0 : nil } }
    func areAlike(_ index: Int) -> Bool {
      guard index >= 0, index + 1 < gaps.count, let one = gaps[index], let next = gaps[index + 1] else { return false }
      return one.isAlike(next)
    }
    var last: TableID?
    return gaps.indices.map { index -> Message? in
      guard let gap = gaps[index] else { return nil }
      let start = (0...index).reversed().first { !areAlike($0 - 1) } ?? 0
      // Behind one without such words they would be read as that one's, too.
      let isApart = start > 0 && gaps[start - 1] == nil
      if !isApart, areAlike(index) { return nil }
      let isOfEach = !isApart && start < index
      defer { last = gap.table }
      return last == gap.table
        ? (isOfEach ? gap.wordsThereOfEach : gap.wordsThere) : (isOfEach ? gap.wordsOfEach : gap.words)
    }
  }

  @MarkupBuilder private func named(_ share: UntranslatedShare, _ worst: Message?, in locale: LocaleID) -> [Markup] {
    Markup.name(locale)
    " "
    share.counted
    // Of one table it is said at one place what it lacks and what of that a broken line takes: two numbers apart would be two tables'.
    let told = worst == nil ? nil : share.worst?.table
    for loss in share.losses.filter({ $0.table != told }) {
      ", "
      loss.words
    }
    // A finding tells of one table: its numbers stand here, too.
    if let worst {
      ", "
      worst
      for loss in share.losses.filter({ $0.table == told }) {
        Markup.text(" (")
        loss.words
        Markup.text(")")
      }
    }
    for words in share.apart.words {
      ", "
      words
    }
  }
}

extension UntranslatedShare {
  fileprivate var isBegun: Bool { missing < all }

  /// From 0 to 1. A language that is in an exchange file alone has fewer strings than others.
  fileprivate var share: Double { Double(missing) / Double(max(1, all)) }
}
