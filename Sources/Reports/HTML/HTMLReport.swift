import LintelFindings
import LintelModel
import LintelTables

extension ReportFormat {
  static let html = ReportFormat(name: "html", title: "HTML", audience: .people, escaping: .markup) {
    HTMLReport.audit($0, name: $1.name, runs: $1.runs, words: $1.words, matters: $1.matters)
  }
}

/// The report for people: one file that needs nothing else, with a picture of every bar.
package enum HTMLReport {
  /// `lintel audit --format html`. The name is what was audited; without one it is what the app calls itself.
  /// - Parameters:
  ///   - runs: Several audits of it, this one last.
  ///   - matters: The result's, where they may have been worked out already.
  package static func audit(
    _ result: AuditResult, name: String? = nil, runs: [AuditRun] = [], words: Localizer = .english,
    matters: KnownMatters? = nil
  ) -> String {
    audit(PageModel(result, matters: matters), name: name, runs: runs, words: words)
  }

  /// - Parameters:
  ///   - pages: Those that are written beside this one.
  ///   - spreadsheets: Of all languages; made here where nobody has made them.
  ///   - limit: What the page may weigh, in bytes.
  static func audit(
    _ model: PageModel, name: String?, runs: [AuditRun], pages: SiblingPages? = nil, spreadsheets: [TranslationSheet]? = nil,
    limit: Int = Self.limit, words: Localizer
  ) -> String {
    FittedPage(
      page: AuditPage(model, name: name, runs: runs, pages: pages, words: words), model: model, limit: limit, words: words
    ).text(spreadsheets)
  }

  /// The most that a page may weigh as long as leaving pictures out helps, in bytes: 12 MB, which a browser opens in three
  /// seconds.
  static let limit = 11_950_000

  /// What is said takes another room in each language and project: what it takes too much, pictures have to leave.
  /// - Parameters:
  ///   - limit: What the page may weigh, in bytes.
  ///   - room: What its pictures may, to begin with.
  static func fitted(into limit: Int, room: Int, _ page: (_ room: Int) -> String) -> String {
    var room = room
    var text = page(room)
    while text.utf8.count > limit && room > 0 {
      room = max(0, room - (text.utf8.count - limit) * 5 / 4 - 50_000)
      text = page(room)
    }
    return room > 0 ? text : filled(text, into: limit, page)
  }

  /// A page without pictures, or with those of the worst bars where it has room for some: the last step may have taken more than
  /// was too much.
  private static func filled(_ bare: String, into limit: Int, _ page: (_ room: Int) -> String) -> String {
    let room = (limit - bare.utf8.count) * 4 / 5
    guard room >= leastOfPictures else { return bare }
    let drawn = page(room)
    return drawn.utf8.count <= limit ? drawn : bare
  }

  /// Less than this, in bytes, holds no bar in a few languages.
  static let leastOfPictures = 10_000

  /// Whether a file's text is a page of Lintel's, of whatever audit and in whatever language.
  package static func isOwn(_ page: String) -> Bool { page.contains(PageHead.generator) }

  /// Which part of a ticket something is: what the page's script puts the numbers in place of is in braces.
  static let partOfTicket: Message = "\(Message.data("{part}")) of \(Message.data("{all}"))"

  /// The page around its body.
  static func framed(_ body: Markup, title: Message, words: Localizer) -> String {
    let direction: [Markup.Attribute] = words.direction == .rightToLeft ? [.init("dir", "rtl")] : []
    let head = PageHead(title: title).markup
    // The page's script quotes as its sentences do.
    let quoted = Markup.Attribute("data-quoted", words: StringUnit.quoted("{}"))
    let part = Markup.Attribute("data-part", words: partOfTicket)
    return Markup.element("html", [.lang(words.language.id), quoted, part] + direction, [head, body]).page(in: words)
  }

  static func footer(_ drawings: SharedDrawings) -> Markup {
    tag("footer") {
      tag("p") {
        "Widths are in points and estimated from the metrics of the system font where the font itself is not installed."
        " "
        "A finding is certain only if even the least width does not fit."
      }
      if !drawings.faces.isEmpty {
        tag("p") {
          "The pictures hold glyph outlines of \(drawings.faces), which are licensed under the SIL Open Font License, Version 1.1."
        }
      }
    }
  }

  /// So many parts show something to readers without scripts; with more, the file would get too large.
  private static let stills = 30

  /// Where all bars are, and where it is said how many of them have no section.
  static let toolbarsAnchor = "toolbars"

  static func toolbars(
    _ model: PageModel, _ plan: PicturePlan, _ drawings: SharedDrawings, _ leanness: BarLeanness = BarLeanness()
  ) -> Markup {
    tag(
      "section", .class("toolbars"), .id(toolbarsAnchor), .init("aria-labelledby", "toolbars-title"),
      .init("data-undrawn", words: LanguageCase.undrawn)
    ) {
      tag("h2", .id("toolbars-title")) { "Toolbars" }
      if !model.toolbars.isEmpty {
        tag("p", .class("hint")) { "In here, J and K lead to the next finding and the one before." }
      }
      if model.toolbars.isEmpty { tag("p", .class("empty")) { model.result.trend?.unreadSentence ?? "No toolbar was found." } }
      let parts = model.toolbars.filter(\.isShown).worstFirst(\.tally)
      for sentence in leanness.sentences(ofAll: parts.count) { tag("p", .class("hint")) { Markup.instruction(sentence) } }
      let form = FormOfBars(
        stilled: Set(parts.prefix(stills).map(\.number)), whole: Set(parts.prefix(leanness.whole).map(\.number)),
        leanness: leanness)
      let all = AlikeParts.all(parts)
      let apart = all.count(where: \.isOnNoKnownBar) > 1 ? all.filter(\.isOnNoKnownBar) : []
      for alike in apart.isEmpty ? all : all.filter({ !$0.isOnNoKnownBar }) { sections(of: alike, model, plan, drawings, form) }
      if !apart.isEmpty {
        tag("details", .class("titles")) {
          tag("summary") { AlikeParts.onNoKnownBar(apart.count) }
          for alike in apart { sections(of: alike, model, plan, drawings, form) }
        }
      }
      if parts.count < model.toolbars.count {
        tag("p", .class("empty")) { Markup.instruction(ShownParts.others(model.toolbars.count - parts.count)) }
      }
    }
  }

  @MarkupBuilder private static func sections(
    of alike: AlikeParts, _ model: PageModel, _ plan: PicturePlan, _ drawings: SharedDrawings, _ form: FormOfBars
  ) -> [Markup] {
    section(of: alike.shown, model, plan, drawings, form)
    if !alike.others.isEmpty {
      tag("details", .class("titles")) {
        tag("summary") {
          alike.words
          if alike.found.worst != nil {
            Markup.text(" · ")
            tag("span", .class("where")) { "\(alike.found.words)" }
          }
        }
        states(of: alike, model, plan, drawings, form)
      }
    }
  }

  /// A few looks without findings are no list of their own: 4.
  private static let fewLooks = 4

  /// The others look by look, each of which is one picture.
  @MarkupBuilder private static func states(
    of alike: AlikeParts, _ model: PageModel, _ plan: PicturePlan, _ drawings: SharedDrawings, _ form: FormOfBars
  ) -> [Markup] {
    let looks = alike.looks
    if let own = looks.first {
      likewise(own, alike.shown, model, plan, drawings, form)
      let found = looks.dropFirst().filter { $0.tally.worst != nil }
      let rest = looks.dropFirst().filter { $0.tally.worst == nil }
      for look in found { Self.look(look, alike.shown, model, plan, drawings, form) }
      if found.isEmpty || rest.count <= fewLooks {
        for look in rest { Self.look(look, alike.shown, model, plan, drawings, form) }
      } else {
        tag("details", .class("titles")) {
          tag("summary") { StateLook.withoutFindings(rest.reduce(0) { $0 + 1 + $1.others.count }) }
          for look in rest { Self.look(look, alike.shown, model, plan, drawings, form) }
        }
      }
    } else {
      for part in alike.others { section(of: part, model, plan, drawings, form) }
    }
  }

  @MarkupBuilder private static func look(
    _ look: StateLook, _ above: PageModel.ToolbarPart, _ model: PageModel, _ plan: PicturePlan, _ drawings: SharedDrawings,
    _ form: FormOfBars
  ) -> [Markup] {
    section(of: look.shown, below: above, model, plan, drawings, form)
    likewise(look, above, model, plan, drawings, form)
  }

  /// The other states of a look, below the one that stands for it.
  @MarkupBuilder private static func likewise(
    _ look: StateLook, _ above: PageModel.ToolbarPart, _ model: PageModel, _ plan: PicturePlan, _ drawings: SharedDrawings,
    _ form: FormOfBars
  ) -> [Markup] {
    if !look.others.isEmpty {
      tag("details", .class("titles")) {
        tag("summary") { look.words }
        for part in look.others { section(of: part, below: above, model, plan, drawings, form) }
      }
    }
  }

  /// What is told of which bars, by their numbers.
  private struct FormOfBars {
    /// Those that show something to readers without scripts.
    let stilled: Set<Int>
    /// Those that are told in each language.
    let whole: Set<Int>
    let leanness: BarLeanness
  }

  /// - Parameter above: The state of the same bar below which it stands.
  private static func section(
    of part: PageModel.ToolbarPart, below above: PageModel.ToolbarPart? = nil, _ model: PageModel, _ plan: PicturePlan,
    _ drawings: SharedDrawings, _ form: FormOfBars
  ) -> Markup {
    ToolbarSection(
      model: model, part: part, plan: plan, drawings: drawings, hasStills: form.stilled.contains(part.number),
      isOpen: model.toolbars.count <= ShownParts.few, clean: model.clean.of(part), leanness: form.leanness,
      isWhole: form.whole.contains(part.number), above: above
    ).markup
  }

  @MarkupBuilder static func tables(_ model: PageModel, hasCardsOfNotes: Bool = true) -> [Markup] {
    if !model.tables.isEmpty {
      tag("section", .class("tables"), .id("tables"), .init("aria-labelledby", "tables-title")) {
        tag("h2", .id("tables-title")) { "String tables" }
        for (index, part) in model.tables.worstFirst({ Tally($0.entries.values.flatMap { $0 }) }).enumerated() {
          TableSection(
            counts: model.counts, part: part, hasStills: index < stills, clean: model.clean, model: model,
            hasCardsOfNotes: hasCardsOfNotes
          ).markup
        }
      }
    }
  }
}
