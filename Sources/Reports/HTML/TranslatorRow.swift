import LintelFindings
import LintelModel

/// A text on a translators' sheet.
struct TranslatorRow {
  let row: TranslationRow
  let links: LinkTemplates
  /// Whether the page's script saves the row as it stands here.
  var isSaved = false
  /// Whether it says what is wrong, too: a page that is too large has no room for that.
  var tellsFaults = true

  /// More bars than this are counted.
  private static let bars = 6
  /// More pieces of advice than these are folded, unless they are steps of one order.
  private static let openOrders = 2
  /// More places in code than these are folded.
  private static let places = 3

  var markup: Markup {
    .element("tr", (row.isToMend && !row.isCopied ? [.toMend] : []) + (row.isMarked ? [.isMarked] : []), cells)
  }

  @MarkupBuilder private var cells: [Markup] {
    tag("th", .class("name"), .init("scope", "row")) { name }
    tag("td", .class("text")) { if let source = row.source { foreign(source, row.sourceLocale) } }
    tag("td", .class("text")) { translation }
    Markup.element("td", [.class("room")] + (isSaved ? [ShownRows.figures(of: row)] : []), room)
    tag("td") { advice }
    tag("td") { bar }
  }

  @MarkupBuilder private var name: [Markup] {
    if let kind = row.kind { badge(kind) }
    if let key = row.key { Markup.element("code", [.init("data-copy", "key")], [.text(key)]) }
    if let location = row.location ?? row.sourceLocation { placeMark(location, links, isOfSource: row.isAtSource) }
    if let target = row.target { tag("span", .class("where")) { addition(to: target) } }
    if let comment = row.comment { commentMark(comment, row.sourceLocale) }
  }

  @MarkupBuilder private var translation: [Markup] {
    if let translation = row.translation {
      Markup.element(
        "bdi",
        [.lang(row.locale.id), .init("data-copy", "translation")] + (translation.isNeutral ? [.leftToRight] : []),
        EdgeSpaces(translation).markup)
    } else {
      tag("span", .class("empty")) { "Not translated" }
    }
    if row.isCopy { tag("span", .class("where")) { TranslationRow.copy } }
    if let form = row.formName { tag("span", .class("where")) { form } }
    if let address = row.address { tag("span", .class("where")) { outward(address) { "Change this translation" } } }
  }

  /// What to hold to stands alone: beside other numbers nobody would know which one to deliver. How it comes about is folded.
  @MarkupBuilder private var room: [Markup] {
    // What most people see counts: beside a second number the first one says so.
    if let length = row.length { lengthMark(length, isLimit: row.rareRoom != nil || row.isLimited) }
    // How much longer the source may become is nobody's question where the translation is missing.
    if let tightest = row.tightest, row.translation != nil {
      tag("span", .class(tightest.isTooLong ? "where over" : "where")) { tightest.roomSentence }
    }
    if row.isLimited, let limit = row.limit { tag("span", .class("where")) { limit.words } }
    let line = Self.line(roomFigures)
    if !line.isEmpty {
      if row.length == nil {
        tag("span", .class("where")) { line }
      } else {
        tag("details", .class("where")) {
          Markup.element("summary", named([.words("Figures")]), [.words("Figures")])
          // A ticket has the words alone.
          " "
          line
        }
      }
    }
  }

  /// Every row has such a control: on a screen reader's list of them only the text's name tells one from another.
  private func named(_ words: [Markup]) -> [Markup.Attribute] {
    guard let name = row.key ?? row.source else { return [] }
    return [Markup.Attribute.label(words + [Markup.text(" · "), Markup.text(name)])]
  }

  private static func line(_ parts: [[Markup]]) -> [Markup] { Array(parts.joined(separator: [Markup.text(" · ")])) }

  private var roomFigures: [[Markup]] {
    var figures: [[Markup]] = []
    if !row.isLimited, let length = row.length, let others = LessSureLength(length, highest: row.tightest?.highestLength).words {
      figures.append([.words(others)])
    }
    if let rare = row.rareRoom { figures.append([.words(rare.sentence)]) }
    guard let tightest = row.tightest else { return figures }
    if let room = tightest.roomFigures { figures.append([.words(room)]) }
    if let room = tightest.openRoom { figures.append([.words("room \(room.low) to \(room.high) pt")]) }
    if row.translation != nil { figures.append([.words(needs(tightest.room.needed))]) }
    if !tightest.sharing.isEmpty {
      let names = tightest.sharing.map(Message.data)
      let languages = Dictionary(tightest.sharing.map { ($0, row.locale) }, uniquingKeysWith: { first, _ in first })
      figures.append([Markup.quoted("shared with \(names)", languages)])
    }
    if tightest.room.isOnRowOfItsOwn { figures.append([.words("large title")]) }
    figures.append([.words("\(tightest.environment)")])
    return figures
  }

  /// What is shown as one figure is no interval.
  private func needs(_ needed: Width) -> Message {
    needed.low.rounded < needed.high.rounded
      ? "needs \(needed.best) pt (\(needed.low) to \(needed.high) pt)" : "needs \(needed.best) pt"
  }

  /// What to do first; what else there is to say is folded, so that a cell says it in a sentence or two.
  @MarkupBuilder private var advice: [Markup] {
    if tellsFaults, let fault = row.shortFault { tag("span", .class("where fault")) { fault } }
    let orders = self.orders
    let open = max(Self.openOrders, row.stepsToTake + (row.mended == nil ? 0 : 1))
    Array(orders.prefix(open).joined())
    if orders.count > open {
      tag("details", .class("where")) {
        Markup.element("summary", named([.words("More on this text")]), [.words("More on this text")])
        // A ticket has the words alone.
        " "
        Array(orders.dropFirst(open).joined())
      }
    }
  }

  private var orders: [[Markup]] {
    var orders = row.steps.map { entry -> [Markup] in
      let (own, whole) = (place(of: entry), entry.anchor)
      let words = Markup.quoted(row.advice(for: entry.finding), languages(of: entry))
      return [
        .element(
          "a", [.class("advice"), .href(to: own)] + (own == whole ? [] : [.init("data-finding", whole)]) + named([words]),
          [words]),
        .text(" "),
      ]
    }
    func add(_ words: [Markup]) { orders.append([.element("span", [.class("where")], words)]) }
    // Behind the steps that are no mere notes, so that it is not folded.
    if let text = row.mended {
      let words = Markup.quoted(TranslationRow.mendsAll(text), [text: row.locale])
      orders.insert([.element("span", [.class("where")], [words])], at: row.stepsToTake)
    }
    if let roomAdvice = row.roomAdvice { add([.words(roomAdvice)]) }
    if row.leavesSource { add([Markup.quoting(TranslationRow.translateOther)]) }
    if row.isMarked { add([.words(TranslationRow.marked), .text(": "), .words(row.markAdvice)]) }
    if let change = row.sourceChange {
      add([
        Markup.quoted(change.sentence, [change.before: row.sourceLocale, change.now: row.sourceLocale]), .text(" "),
        .words(OutdatedTranslations.Change.advice),
      ])
    }
    if let renaming = row.renaming { add([Markup.quoting(renaming)]) }
    if let elsewhere = row.translatedElsewhere { add([Markup.quoting(elsewhere)]) }
    if let lowering = row.lowering { add([.words(lowering)]) }
    if row.isNewEverywhere { add([.words(TranslationRow.newEverywhere)]) }
    if let matter = row.sourceMatter {
      let words = Markup.words(TranslationRow.sourceAdvice)
      orders.append([.element("a", [.class("advice"), .href(to: matter.anchor)] + named([words]), [words])])
    }
    if let matter = row.barMatter, let advice = row.barAdvice {
      let words = Markup.words(advice)
      orders.append([.element("a", [.class("advice"), .href(to: matter.anchor)] + named([words]), [words])])
    }
    // What stands folded has its heading to say why there is nothing to do.
    if !row.isDone, !row.isOpen, let own = row.ownAdvice { add([Markup.quoted(own, [:])]) }
    // It tells of another text: the script must not take that for told with this one.
    if let crowding = row.crowding {
      orders.append([.element("a", [.class("whose"), .href(to: crowding.anchor)], [Markup.quoting(crowding.advice)])])
    }
    return orders
  }

  private func languages(of entry: PageModel.Entry) -> QuotedLanguages {
    var languages = entry.quotedLanguages
    if let translation = row.translation { languages[translation] = row.locale }
    if let source = row.source { languages[source] = row.sourceLocale }
    return languages
  }

  /// What is told once of several languages stands with another one, whose picture and figures it has: this one's bar has its own,
  /// and leads there. What is on no bar has no other place.
  private func place(of entry: PageModel.Entry) -> String {
    let isOwn = entry.finding.locale == row.locale || entry.finding.locale == nil && !isDrawnInEach(entry.finding)
    return isOwn ? entry.anchor : row.bars.first?.anchor ?? entry.anchor
  }

  private func isDrawnInEach(_ finding: Finding) -> Bool {
    finding.toolbar != nil && finding.environmentCount > 0 && finding.languages.contains(row.locale)
  }

  @MarkupBuilder private var bar: [Markup] {
    let bars = row.namedBars
    for bar in bars.prefix(Self.bars) {
      tag("a", .class("bar-name"), .href(to: bar.anchor)) { Markup.quoted(bar.name, bar.title.quotedLanguages) }
      " "
      if let misfit = bar.misfit {
        tag("span", .class("where over")) { misfit }
        " "
      }
    }
    if bars.count > Self.bars { tag("span", .class("where")) { "and \(always: bars.count - Self.bars, "more")" } }
    if row.isSpoken { tag("span", .class("where")) { TranslationRow.spoken } }
    if bars.isEmpty, !row.uses.isEmpty { usedMark(row.uses, most: Self.places) }
    if !row.others.isEmpty {
      tag("span", .class("where")) {
        "beside"
        " "
        Markup.list(row.others.map { [foreign($0, row.locale)] })
      }
    }
    if !row.givingWay.isEmpty {
      tag("span", .class("where")) {
        Markup.quoted(
          "Enough by itself: \(row.givingWay.map(\.sentence))",
          Dictionary(row.givingWay.map { ($0.text, row.locale) }, uniquingKeysWith: { first, _ in first }))
      }
    }
    otherUses
    // Drawn where the row says that the text has least room.
    if let text = row.tightest, let place = text.pictured {
      tag("span", .class("preview"), .init("data-case", text.anchor), .init("data-at", place))
    }
  }

  /// Where else it is used: the first places, and the others behind a summary.
  @MarkupBuilder private var otherUses: [Markup] {
    let places = row.otherUses.map { $0.split(separator: ", ").map(String.init) } ?? []
    if !places.isEmpty {
      tag("span", .class("where")) {
        "Also used at"
        ": "
        Markup.list(places.prefix(Self.places).map(Self.place))
      }
      if places.count > Self.places {
        tag("details", .class("where")) {
          // How many the finding leaves out it does not say.
          Markup.element("summary", named([.words("More places")]), [.words("More places")])
          // A ticket has the words alone.
          " "
          Markup.list(places.dropFirst(Self.places).map(Self.place))
        }
      }
    }
  }

  /// `App/Settings.swift:12`, as a narrow column breaks it.
  private static func place(_ text: String) -> [Markup] {
    guard let colon = text.lastIndex(of: ":") else { return [.text(text)] }
    return breaking(text[..<colon], line: text[colon...])
  }
}
