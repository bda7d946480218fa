import LintelFindings
import LintelModel
import LintelTables

extension ReportFormat {
  static let html = ReportFormat(name: "html", title: "HTML", audience: .people, escaping: .markup) {
    HTMLReport.audit($0, name: $1.name, runs: $1.runs, words: $1.words)
  }
}

/// The report for people: one file that needs nothing else, with a picture of every bar.
package enum HTMLReport {
  /// `lintel audit --format html`. The name is what was audited; without one it is what the app calls itself.
  /// - Parameter runs: Several audits of it, this one last.
  package static func audit(
    _ result: AuditResult, name: String? = nil, runs: [AuditRun] = [], words: Localizer = .english
  ) -> String {
    audit(PageModel(result), name: name, runs: runs, words: words)
  }

  /// - Parameters:
  ///   - pages: Those that are written beside this one.
  ///   - spreadsheets: Of all languages; made here where nobody has made them.
  static func audit(
    _ model: PageModel, name: String?, runs: [AuditRun], pages: SiblingPages? = nil, spreadsheets: [TranslationSheet]? = nil,
    words: Localizer
  ) -> String {
    let parts = SteadyParts(model, words: words)
    let pictures = Pictures(model)
    let export = spreadsheets.map { SheetExport($0, words: words) } ?? SheetExport(of: model, words: words)
    if let export {
      let page = Self.page(
        model, parts, pictures, name: name, runs: runs, pages: pages, room: PicturePlan.room(besides: model.result), export: export,
        words: words)
      // No picture gives way to what other files have.
      if page.utf8.count <= limit { return page }
    }
    // What the page tells itself, its translators take away from it.
    let part = SheetExport(partOf: parts.sheets, placedBy: model.stringPlaces, words: words)
    let room = PicturePlan.room(besides: model.result)
    if let part {
      let page = fitted(into: limit, room: max(0, room - min(part.weight, SheetExport.instead))) {
        Self.page(model, parts, pictures, name: name, runs: runs, pages: pages, room: $0, export: part, words: words)
      }
      if page.utf8.count <= limit { return page }
    }
    let page = fitted(into: limit, room: room) {
      Self.page(model, parts, pictures, name: name, runs: runs, pages: pages, room: $0, words: words)
    }
    guard page.utf8.count > limit else { return page }
    // Hundreds of bars in dozens of languages: no picture has room, and what nobody has to do weighs most.
    func lean(_ room: Int, _ export: SheetExport?) -> String {
      Self.page(
        model, parts, pictures, name: name, runs: runs, pages: pages, room: room, isLean: true, export: export, words: words)
    }
    // Without the rows of what fits there may be room again for what its translators take away.
    if let part {
      let bare = lean(0, part)
      if bare.utf8.count <= limit { return filled(bare, into: limit) { lean($0, part) } }
    }
    return filled(lean(0, nil), into: limit) { lean($0, nil) }
  }

  /// What a page says whatever room its pictures have: it is made once, however often these are chosen anew.
  private struct SteadyParts {
    let sheets: TranslationSheets
    let own: OwnLanguages
    let languages: LanguageSection
    let start: [Markup]
    let map: [Markup]
    let filter: [Markup]
    let tables: [Markup]

    init(_ model: PageModel, words: Localizer) {
      sheets = TranslationSheets(model, names: words)
      own = OwnLanguages(of: words, in: model.result.project)
      languages = LanguageSection(model: model, sheets: sheets.locales, own: own, work: sheets.counts)
      start = StartSection(model: model).markup
      map = HeatMap(model: model).markup
      filter = FilterSection(model: model, names: words).markup
      tables = HTMLReport.tables(model)
    }
  }

  /// The bars as they are drawn in a room, made once for each: what else is on the page is tried with the same room again.
  private final class Pictures {
    private let model: PageModel
    private var made: [Int: (toolbars: Markup, drawings: SharedDrawings)] = [:]

    init(_ model: PageModel) { self.model = model }

    func toolbars(in room: Int) -> (toolbars: Markup, drawings: SharedDrawings) {
      if let known = made[room] { return known }
      let drawings = SharedDrawings(outlines: model.result.outlines)
      let toolbars = HTMLReport.toolbars(model, PicturePlan(model, room: room), drawings)
      made[room] = (toolbars, drawings)
      return (toolbars, drawings)
    }
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
  private static let leastOfPictures = 10_000

  /// Whether a file's text is a page of Lintel's, of whatever audit and in whatever language.
  package static func isOwn(_ page: String) -> Bool { page.contains(PageHead.generator) }

  /// The page around its body.
  static func framed(_ body: Markup, title: Message, words: Localizer) -> String {
    let direction: [Markup.Attribute] = words.direction == .rightToLeft ? [.init("dir", "rtl")] : []
    let head = PageHead(title: title).markup
    // The page's script quotes as its sentences do.
    let quoted = Markup.Attribute("data-quoted", words: StringUnit.quoted("{}"))
    return Markup.element("html", [.lang(words.language.id), quoted] + direction, [head, body]).page(in: words)
  }

  private static func page(
    _ model: PageModel, _ parts: SteadyParts, _ pictures: Pictures, name: String?, runs: [AuditRun], pages: SiblingPages?, room: Int,
    isLean: Bool = false, export: SheetExport? = nil, words: Localizer
  ) -> String {
    let result = model.result
    let name = name ?? result.project.appNames[result.project.sourceLocale]?.first
    let title: Message = name.map { "\($0): toolbar audit" } ?? "Toolbar audit"
    let (toolbars, drawings) = pictures.toolbars(in: room)
    let (sheets, languages, criteria) = (parts.sheets, parts.languages, CriteriaSection(result: result))
    let ways = PartsOfPage(
      model: model, hasLanguages: languages.isShown, hasSheets: !sheets.sheets.isEmpty, hasCriteria: criteria.isShown)
    let summary = SummarySection(
      model: model, title: name.map(Message.data) ?? "Toolbar audit", sheets: sheets.locales, own: parts.own, pages: pages)
    let body = tag("body") {
      ways.skips
      drawings.definitions
      summary.markup
      ways.markup
      tag("main") {
        tag("noscript") {
          tag("p", .class("notice")) {
            "Without scripts this page shows each bar in its source language and in the one that is worst off, at one width."
            " "
            "All other languages and widths, filters, links to them and the view for translators need them; the XML report has everything."
          }
        }
        tag("div", .class("first")) {
          parts.start
          summary.besides
          languages.markup
        }
        RunFacts(result: result).markup
        CourseSection(runs: runs).markup
        parts.map
        parts.filter
        toolbars
        parts.tables
        TranslatorSection(
          model: model, sheets: sheets, name: name, isLean: isLean, own: parts.own, export: export
        ).markup
        criteria.markup
        SuppressionSection(
          result: result.suppressions,
          names: Dictionary(result.project.toolbars.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }),
          source: result.project.sourceLocale
        ).markup
        CoverageSection(result: result).markup
      }
      footer(drawings)
      FindingTools.markup
      Markup.script(PageHead.script)
    }
    return framed(body, title: title, words: words)
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

  static func toolbars(_ model: PageModel, _ plan: PicturePlan, _ drawings: SharedDrawings) -> Markup {
    tag(
      "section", .class("toolbars"), .id("toolbars"), .init("aria-labelledby", "toolbars-title"),
      .init("data-undrawn", words: LanguageCase.undrawn)
    ) {
      tag("h2", .id("toolbars-title")) { "Toolbars" }
      if !model.toolbars.isEmpty {
        tag("p", .class("hint")) { "In here, J and K lead to the next finding and the one before." }
      }
      if model.toolbars.isEmpty { tag("p", .class("empty")) { model.result.trend?.unreadSentence ?? "No toolbar was found." } }
      let parts = model.toolbars.worstFirst(\.tally)
      let stilled = Set(parts.prefix(stills).map(\.number))
      for alike in AlikeParts.all(parts) {
        section(of: alike.shown, model, plan, drawings, stilled)
        if !alike.others.isEmpty {
          tag("details", .class("titles")) {
            tag("summary") {
              alike.words
              if alike.found.worst != nil {
                " "
                tag("span", .class("where")) { "\(alike.found.words)" }
              }
            }
            for part in alike.others { section(of: part, model, plan, drawings, stilled) }
          }
        }
      }
    }
  }

  /// - Parameter stilled: The numbers of the bars that show something to readers without scripts.
  private static func section(
    of part: PageModel.ToolbarPart, _ model: PageModel, _ plan: PicturePlan, _ drawings: SharedDrawings, _ stilled: Set<Int>
  ) -> Markup {
    ToolbarSection(
      model: model, part: part, plan: plan, drawings: drawings, hasStills: stilled.contains(part.number),
      isOpen: model.toolbars.count <= 6, clean: model.clean.of(part.toolbar)
    ).markup
  }

  @MarkupBuilder static func tables(_ model: PageModel) -> [Markup] {
    if !model.tables.isEmpty {
      tag("section", .class("tables"), .id("tables"), .init("aria-labelledby", "tables-title")) {
        tag("h2", .id("tables-title")) { "String tables" }
        for (index, part) in model.tables.worstFirst({ Tally($0.entries.values.flatMap { $0 }) }).enumerated() {
          TableSection(
            counts: model.counts, part: part, hasStills: index < stills, clean: model.clean, model: model
          ).markup
        }
      }
    }
  }
}
