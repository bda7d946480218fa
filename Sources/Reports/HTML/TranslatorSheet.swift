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

  /// The language's own strings of a finding about many. A single one is told at once.
  @MarkupBuilder private func texts(of other: TranslationSheet.Other, _ share: Int) -> [Markup] {
    let count: Message = "In this language: \(other.texts.count, "string")"
    if other.texts.count == 1 {
      tag("div", .class("texts")) {
        tag("span", .class("where")) { count }
        list(of: other.texts, about: other)
      }
    } else if !other.texts.isEmpty {
      // What a closed list holds nobody sees: a few texts stand there at once, and of more the first are named.
      let isOpen = other.texts.count <= Self.openTexts
      Markup.element("details", [.class("texts")] + (isOpen ? [.init("open", "open")] : []), folded(other, share, count, isOpen))
    }
  }

  /// So many texts of a finding stand on the sheet without being asked for.
  private static let openTexts = 5
  /// So many keys say of more what they are.
  private static let namedKeys = 3

  @MarkupBuilder private func folded(
    _ other: TranslationSheet.Other, _ share: Int, _ count: Message, _ isOpen: Bool
  ) -> [Markup] {
    tag("summary") {
      tag("span", .class("own-count")) { count }
      if !isOpen {
        for text in other.texts.prefix(Self.namedKeys) {
          " "
          Markup.element("code", [], [.text(text.key)])
        }
        " "
        Markup.text("…")
      }
    }
    lists(of: other, share)
    if other.texts.count > share {
      tag("p", .class("cut-list")) { Markup.instruction(omittedFromSheet(other.texts.count - share, isSaved: isSaved)) }
    }
  }

  /// Texts that end alike, and whose sources do, stand under one head where they are many: perhaps they are to end so.
  private func lists(of other: TranslationSheet.Other, _ share: Int) -> [Markup] {
    let texts = Array(other.texts.prefix(share))
    let isOfEnds = other.entry.finding.rule == "ending-punctuation"
    return SheetHabit.folded(texts) { isOfEnds ? $0.ending : nil }.flatMap { group -> [Markup] in
      let head = group.habit.map { Markup.element("p", [.class("where")], [.words($0.head(of: group.members.count))]) }
      return [head, list(of: group.members, about: other)].compactMap(\.self)
    }
  }

  private func list(of texts: [TranslationSheet.Other.Text], about other: TranslationSheet.Other) -> Markup {
    tag("ul") {
      for text in texts {
        // A key without a text beside it is its own text, unless that is not known.
        let known: [Markup.Attribute] = text.source == nil ? [.init("data-sourceless", "")] : []
        Markup.element("li", known, list(of: text, about: other))
      }
    }
  }

  @MarkupBuilder private func list(of text: TranslationSheet.Other.Text, about other: TranslationSheet.Other) -> [Markup] {
    Markup.element("code", [], [.text(text.key)])
    if let source = text.source, source != text.key {
      " "
      foreign(other.told(source), other.entry.source)
    }
    if let translation = text.translation {
      " "
      tag("span", .class("onward")) { Markup.text("→") }
      " "
      foreign(other.told(translation), sheet.locale)
    }
    if let form = text.form { tag("span", .class("where")) { form } }
    if let leaving = text.leaving { tag("span", .class("where")) { leaving.advice } }
    if other.entry.finding.rule == "ending-punctuation", let source = text.source {
      tag("span", .class("where")) { SourceEnding.advice(source: source) }
    }
    if let advice = other.entry.finding.edgeAdvice(of: text.key, in: sheet.locale) {
      tag("span", .class("where")) { advice }
    }
    if let limit = text.limit {
      tag("span", .class("where")) {
        lengthMark(limit.length, isLimit: true)
        ": "
        limit.words
      }
    }
    if let location = text.location { placeMark(location, links) }
    if let comment = text.comment {
      commentMark(comment, other.entry.source, atMost: UntranslatedSection.commentLength)
    }
    if !text.uses.isEmpty, leanness.hasUses { usedMark(text.uses) }
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
        tag("tbody") { for row in rows { TranslatorRow(row: row, links: links, isSaved: savesShown, tellsFaults: !leanness.countsFitting).markup } }
      }
    }
  }
}

/// Says how many more there are than the page tells, and where translators have them all.
/// - Parameter isSaved: Whether that is what the page's own buttons save.
func omittedFromSheet(_ count: Int, isSaved: Bool) -> Message {
  isSaved
    ? "And \(always: count, "more"): “Save as CSV” has them."
    : "And \(always: count, "more"), in the CSV and TSV sheets that \(Message.data("--split")) writes."
}

/// What developers say about a string, for its translators. A ticket has all of it, in one line.
func commentMark(_ comment: String, _ locale: LocaleID, atMost length: Int) -> Markup {
  let line = comment.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  let isWhole = comment.count <= length && comment == line
  return .element(
    "span", [.class("where")] + (isWhole ? [] : [.init("data-whole", line)]),
    [foreign(comment.count > length ? comment.prefix(length) + "…" : comment, locale)])
}

/// How many characters fit, as is best known: one number to deliver.
/// - Parameter isLimit: Whether another number stands below it, so that it has to say that it is the one that counts. That is too long
///   for one line of a narrow column, where it would break within a word.
func lengthMark(_ length: ClosedRange<Int>, isLimit: Bool = false) -> Markup {
  isLimit ? .words("at most \(length.upperBound, "character")") : .figure("\(length.upperBound, "character")")
}

/// Where something is, and the way there.
/// - Parameter isOfSource: Whether that is the source's own file, and not the one that a translation is in or belongs into.
func placeMark(_ location: SourceLocation, _ links: LinkTemplates, isOfSource: Bool = false) -> Markup {
  let place: [Markup] = isOfSource ? [.words(sourcePlace(location))] : breaking(location)
  return tag("span", .class("where")) {
    if let address = links.address(of: location) { outward(address) { place } } else { place }
  }
}

/// Where the source has a string that a language lacks.
func sourcePlace(_ location: SourceLocation) -> Message { sourcePlace(of: "\(location.file):\(location.line)") }

func sourcePlace(of place: String) -> Message { "Source at \(Message.data(place))" }

/// What to do with a string that the language's file lacks.
func addition(to target: StringPlaces.Target) -> Message {
  target.isNew ? "Create \(Message.data(target.file)) with it" : "Add it to \(Message.data(target.file))"
}

/// The same of several.
func additions(to target: StringPlaces.Target) -> Message {
  target.isNew ? "Create \(Message.data(target.file)) with them" : "Add them to \(Message.data(target.file))"
}

/// A place that a narrow column breaks behind its folders, and never within its numbers.
private func breaking(_ location: SourceLocation) -> [Markup] {
  breaking(location.file, line: ":\(location.line):\(location.column)")
}

/// - Parameter line: With what is before it, such as `:12`.
func breaking(_ file: some StringProtocol, line: some StringProtocol) -> [Markup] {
  let folders = file.split(separator: "/", omittingEmptySubsequences: false)
  let path = folders.enumerated().flatMap { index, name -> [Markup] in
    index + 1 < folders.count ? [.text("\(name)/"), tag("wbr")] : [.text(String(name))]
  }
  return path + [tag("span", .class("line")) { Markup.text(String(line)) }]
}
