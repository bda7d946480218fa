import LintelFindings
import LintelModel

extension HTMLReport {
  /// A page of one language for its translators: their sheet, and the bars and tables that it is about.
  /// - Parameters:
  ///   - pages: Those that are written beside it.
  ///   - export: Its sheet as spreadsheets have it: that of the whole audit, of which this page is about a part. Left out where
  ///     there is no room for it.
  ///   - index: The project's, where there is one already.
  static func language(
    _ locale: LocaleID, of whole: AuditResult, name: String?, pages: SiblingPages? = nil, export: SheetExport? = nil,
    index: StringIndex? = nil, words: Localizer
  ) -> String {
    let result = whole.only(locale)
    let model = PageModel(result, named: whole.project.toolbars)
    let room = max(0, PicturePlan.room(besides: result) - (limit - languageLimit))
    let pictures = WrittenBars(model, words: words)
    let title: Message = name.map { "\($0): \(locale)" } ?? "\(locale)"
    let sheets = TranslationSheets(model, names: words, index: index, only: locale).of(locale)
    let head = WrittenOnce(in: words) {
      tag("header", .class("masthead")) {
        GoneAddress.markup
        SummarySection.brand
        tag("h1") { title }
        if let origin = result.origin { tag("p", .class("trend origin")) { origin } }
        if let pages { pages.markup(on: locale) }
      }
    }
    let filter = WrittenOnce(in: words) { FilterSection(model: model, names: words, only: locale).markup }
    let tables = WrittenOnce(in: words) { HTMLReport.tables(model) }
    func translators(saving export: SheetExport?) -> WrittenOnce {
      WrittenOnce(in: words) {
        TranslatorSection(model: model, sheets: sheets, name: name, isWhole: false, export: export).markup
      }
    }
    func page(_ room: Int, _ translators: WrittenOnce) -> String {
      // In the page's order, as what is said is recorded.
      let (top, sheet, menus) = (head.markup, translators.markup, filter.markup)
      let bars = pictures.inRoom(room)
      let body = tag("body") {
        tag("a", .class("skip"), .href(to: "toolbars")) { "Skip to the toolbars" }
        bars.definitions
        top
        tag("main") {
          tag("noscript") {
            tag("p", .class("notice")) { "Without scripts this page shows the bars only; the sheet is there as CSV, too." }
          }
          sheet
          menus
          bars.toolbars
          tables.markup
        }
        bars.footer
        FindingTools.markup
        Markup.script(PageHead.script)
      }
      return framed(body, title: title, words: words)
    }
    if let export {
      let text = page(room, translators(saving: export))
      // No picture gives way to what a file beside it has.
      if text.utf8.count <= languageLimit { return text }
    }
    let sheet = translators(saving: nil)
    return fitted(into: languageLimit, room: room) { page($0, sheet) }
  }

  /// The most that such a page may weigh as long as leaving pictures out helps, in bytes: it is sent by mail.
  private static let languageLimit = 3_000_000
}

extension AuditResult {
  /// What is about a language: its bars beside those of the source, and what was found in it.
  fileprivate func only(_ locale: LocaleID) -> AuditResult {
    var result = self
    result.findings = findings.filter { finding in
      finding.languages.isEmpty
        ? finding.blame == .translation : finding.languages.contains(locale) || finding.lackingWithTheirTable.contains(locale)
    }
    let found = Set(result.findings.flatMap { finding in [finding.toolbar] + finding.strings.map(\.toolbar) })
    result.project.toolbars = project.toolbars.filter { toolbar in
      found.contains(toolbar.id)
        || ([toolbar.title] + toolbar.items.map(\.label)).contains { $0.values[locale]?.state == .translated }
    }
    let toolbars = Set(result.project.toolbars.map(\.id))
    result.bars = bars.filter { toolbars.contains($0.toolbar.id) && ($0.isSource || $0.locale == locale) }
    // They are for whoever knows the app.
    result.questions = []
    return result
  }
}
