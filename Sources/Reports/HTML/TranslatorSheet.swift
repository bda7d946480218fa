import LintelFindings
import LintelModel

/// A language's sheet on the page: a row for each text, then what is about several texts at once.
struct TranslatorSheet {
  let sheet: TranslationSheet
  let links: LinkTemplates

  let counts: SheetCounts

  /// How many strings the sheet names of each finding about many.
  let named: [Int]
  var leanness = Leanness.none
  /// Whether the page's buttons save what the sheet leaves out.
  var isSaved = false
  /// What of its tables the platform does not read: nobody translates that anew.
  var losses: [UntranslatedShare.Loss] = []
  /// What of its strings counts as untranslated in the page's head; nil where that says nothing of it.
  var share: UntranslatedShare?
  /// How many rows it has as a spreadsheet; nil where the page saves all of them.
  var allRows: Int?
  /// How many of them the page saves; nil where these are those that it shows.
  var savedRows: Int?
  /// Whether what is saved is read from the rows that it shows.
  var savesShown = false
  /// Of no finding less than this, however many the sheets of all languages have.
  static let namedAtLeast = 20

  /// By sheet and finding, within the bound that lists of untranslated strings have as well.
  static func named(on sheets: [TranslationSheet], atMost most: Int = UntranslatedSection.named) -> [[Int]] {
    let counts = sheets.map { sheet in sheet.others.map(\.texts.count) }
    let all = UntranslatedSection.shares(of: Array(counts.joined()), atLeast: namedAtLeast, atMost: most)
    var shares = all[...]
    return counts.map { own in
      defer { shares = shares.dropFirst(own.count) }
      return Array(shares.prefix(own.count))
    }
  }

  /// Said at the top of a sheet that lacks rows, with what has them.
  /// - Parameter file: What the language's files are called.
  static func partial(_ file: String) -> Message {
    "To keep this page small, this sheet has only a part of its rows. “\(Message.data("lintel audit . --output DIR --split"))” writes all of them: \(Message.data("DIR/" + file + ".html")), \(Message.data("DIR/" + file + ".csv"))."
  }

  /// How the numbers of a sheet and its rows differ.
  static let moreRows: Message =
    "These numbers count each text once. The sheet has more rows: texts with nothing to do have one, too, and a text on several bars may have several."

  static let leftOut: Message =
    "To keep this page small, texts on bars about which nothing was found are not on this sheet; the sheets that \(Message.data("--split")) writes have them."
  static let onlyCounted: Message =
    "To keep this page small, these texts are only counted; the sheets that \(Message.data("--split")) writes have them."

  private static let columns: [Message] = [
    "Text", "Source", "Translation", "Room", "What to do", "On the bar",
  ]

  static let fitting: Message = "These fit"
  static let unknown: Message = "Nothing was found; what room these have is not known"
  static let longer: Message = "No need to change: these fit, though the guideline asks for fewer characters"

  var markup: Markup {
    // What there is nothing to do about would bury the rest.
    let (done, remarks) = (sheet.rows.filter(\.isDone), sheet.rows.filter(\.isLengthRemark))
    let unknown = sheet.rows.filter { $0.isOpen && !$0.isDone }
    let open = sheet.rows.filter { !$0.isDone && !$0.isLengthRemark && !$0.isOpen }
    // Below hundreds of texts nobody would see that a file is broken.
    let errors = told.filter { isError($0.other) }
    let rows = [allRows.map { Markup.Attribute("data-rows", "\($0)") }, savedRows.map { Markup.Attribute("data-saved", "\($0)") }]
    return .element("div", [.class("sheet"), .init("data-locale", sheet.locale.id)] + rows.compactMap(\.self), content(done, remarks, unknown, open, errors))
  }

  @MarkupBuilder private func content(
    _ done: [TranslationRow], _ remarks: [TranslationRow], _ unknown: [TranslationRow], _ open: [TranslationRow],
    _ errors: [(other: TranslationSheet.Other, share: Int)]
  ) -> [Markup] {
    // On paper there is no menu to say which language it is.
    tag("h3", .class("on-paper")) { Markup.name(sheet.locale) }
    // Until a broken table is mended, all other work on its strings is seen by nobody.
    for loss in losses { tag("p", .class("work")) { loss.first } }
    if !counts.words.isEmpty || counts.marked > 0 { tag("p", .class("work")) { counts.markup(in: sheet.locale) } }
    // Who adds these up and counts rows finds more of them.
    if !counts.words.isEmpty, !done.isEmpty || !remarks.isEmpty || !unknown.isEmpty {
      tag("p", .class("hint")) { Self.moreRows }
    }
    // Whoever works through it would think that this is all.
    if sheet.untold > 0 || sheet.isShortened {
      tag("p", .class("hint partial")) { Markup.instruction(Self.partial(SplitReport.safe(sheet.locale.id))) }
    }
    list(of: errors, under: [.words(FindingKind.error.heading)])
    if !errors.isEmpty, !open.isEmpty { tag("h3") { "Texts" } }
    if !open.isEmpty { table(of: open, "Texts") }
    if let marks = counts.marksWithoutRow(isSaved: isSaved) { tag("p", .class("cut-list")) { Markup.instruction(marks) } }
    // What is wrong with texts stands before what nobody has translated.
    let rest = told.filter { !isError($0.other) }
    list(of: rest.filter { !$0.other.entry.finding.isOfWholeCopies }, under: [.words("Other findings")])
    if counts.toTranslate + counts.toLeave + counts.unasked + counts.ofTests > 0 {
      tag("div", .class("untranslated")) {
        lacking
        inShare
      }
    }
    // What nobody has translated stands together, be it missing or a copy.
    let copies = rest.filter(\.other.entry.finding.isOfWholeCopies)
    list(of: copies, under: copyHeading(copies.map(\.other)))
    if sheet.untold > 0 {
      tag("p", .class("cut-list")) { Markup.instruction(omittedFromSheet(sheet.untold, isSaved: isSaved)) }
    }
    // Below all that there is to do.
    folded(unknown, Self.unknown, "fitting")
    folded(done, Self.fitting, "fitting")
    folded(remarks, Self.longer, "longer")
    // Where texts are only counted, that is said with these.
    if sheet.isShortened, !leanness.countsFitting || remarks.isEmpty && unknown.isEmpty && done.isEmpty {
      tag("p", .class("empty")) { Markup.instruction(Self.leftOut) }
    }
  }

  /// The heading above counts all copies of the language, and this one those below it.
  static func copiesElsewhere(_ count: Int) -> Message { "with rows of their own, or left out here: \(amount: count)" }

  /// How many copies are listed below it: what may well stay is no work.
  @MarkupBuilder private func copyHeading(_ lists: [TranslationSheet.Other]) -> [Markup] {
    let texts = lists.flatMap(\.texts)
    let (toTranslate, toLeave) = (texts.filter { $0.leaving == nil }, texts.filter { $0.leaving != nil })
    // What is told without texts is one each, as the sheet counts it.
    let listed = Set(toTranslate.map(\.name)).count + lists.count { $0.texts.isEmpty }
    let count = texts.isEmpty ? counts.copies : listed
    Markup.words("\(always: count, "copied from the source")")
    if counts.copies > count {
      " · "
      Self.copiesElsewhere(counts.copies - count)
    }
    if !toLeave.isEmpty {
      " · "
      LeftAsIs.heading
      ": "
      Markup.number(Set(toLeave.map(\.name)).count)
    }
  }

  /// Findings about several texts, or about none, each with how many of its strings are named.
  private var told: [(other: TranslationSheet.Other, share: Int)] {
    zip(sheet.others, named).map { (other: $0, share: $1) }
  }

  private func isError(_ other: TranslationSheet.Other) -> Bool { other.entry.kind(in: sheet.locale) == .error }

  @MarkupBuilder private func list(
    of told: [(other: TranslationSheet.Other, share: Int)], under heading: [Markup]
  ) -> [Markup] {
    if !told.isEmpty {
      tag("h3") { heading }
      tag("ul", .class("rows")) {
        for (other, share) in told {
          findingRow(
            other.entry, in: sheet.locale, isOfOthersToo: other.isOfOthersToo, isToMend: other.isToMend,
            count: ownCount(of: other), texts: other.texts.isEmpty ? place(of: other) : texts(of: other, share))
        }
      }
    }
  }

  /// Where the heading has another number than the share that leads to it, how much of it that is, and what the one counts
  /// alone.
  @MarkupBuilder private var inShare: [Markup] {
    if let share, share.missing != counts.untranslated + losses.reduce(0, { $0 + $1.keys.count }) {
      tag("p", .class("hint")) {
        Self.counted(share)
        for words in share.apart.words {
          " · "
          words
        }
      }
    }
  }

  static func counted(_ share: UntranslatedShare) -> Message { "Counted in the language’s untranslated share: \(share.counted)" }

  /// The heading of the lists that the page's script puts below it.
  private var lacking: Markup {
    tag("h3") {
      "Not translated"
      if counts.untranslated > 0 {
        ": "
        "\(counts.untranslated, "string")"
      }
      for part in counts.parts {
        " · "
        part
      }
      for loss in losses {
        " · "
        loss.words
      }
      if counts.toLeave > 0 {
        " · "
        LeftAsIs.heading
        ": "
        Markup.number(counts.toLeave)
      }
      if counts.unasked > 0 {
        " · "
        SheetCounts.unasked(counts.unasked)
      }
      if counts.ofTests > 0 {
        " · "
        "of tests or examples"
        ": "
        Markup.number(counts.ofTests)
      }
    }
  }

  @MarkupBuilder private func folded(_ rows: [TranslationRow], _ name: Message, _ kind: String) -> [Markup] {
    if !rows.isEmpty {
      tag("details", .class(kind)) {
        tag("summary") {
          name
          ": "
          Markup.number(rows.count)
        }
        if leanness.countsFitting { tag("p", .class("empty")) { Markup.instruction(Self.onlyCounted) } } else { table(of: rows, name) }
      }
    }
  }

  /// A sentence about several languages has the number of all of them: this one's comes before it.
  private func ownCount(of other: TranslationSheet.Other) -> Message? {
    guard other.entry.finding.languages.count > 1, !other.isOfOthersToo, other.texts.count > 0 else { return nil }
    return "In this language: \(other.texts.count, "string")"
  }

  /// Where what is about none of its strings is in the language's own file.
  @MarkupBuilder private func place(of other: TranslationSheet.Other) -> [Markup] {
    if other.entry.finding.locale == sheet.locale, let place = other.entry.finding.ownLocation { placeMark(place, links) }
  }

  /// On a narrow screen each row is a card, whose cells the page's script names after the columns.
  private func table(of rows: [TranslationRow], _ name: Message) -> Markup {
    tag("div", .class("scroll"), .init("role", "region"), .init("tabindex", "0"), .label(name)) {
      tag("table") {
        tag("caption", .class("vh")) {
          name
          ": "
          Markup.name(sheet.locale)
        }
        tag("thead") {
          tag("tr") { for column in Self.columns { tag("th", .init("scope", "col")) { column } } }
        }
        tag("tbody") { for row in rows { TranslatorRow(row: row, links: links, isSaved: savesShown, tellsFaults: leanness.tellsFaults).markup } }
      }
    }
  }
}
