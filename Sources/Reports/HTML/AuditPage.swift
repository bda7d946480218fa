import LintelFindings
import LintelModel

/// The page of an audit in parts: what hangs on no picture is written once, however often these are chosen anew to fit.
final class AuditPage {
  let sheets: TranslationSheets
  private let model: PageModel
  private let name: String?
  private let title: Message
  private let words: Localizer
  private let own: OwnLanguages
  private let bars: WrittenBars
  private let skips: WrittenOnce
  private let head: WrittenOnce
  /// Between the head and the bars.
  private let before: WrittenOnce
  private let tables: WrittenOnce
  private let criteria: WrittenOnce
  private let end: WrittenOnce

  /// - Parameters:
  ///   - name: What was audited; without one it is what the app calls itself.
  ///   - runs: Several audits of it, this one last.
  ///   - pages: Those that are written beside this one.
  init(_ model: PageModel, name: String?, runs: [AuditRun], pages: SiblingPages?, words: Localizer) {
    let result = model.result
    let name = name ?? result.project.appNames[result.project.sourceLocale]?.first
    let sheets = TranslationSheets(model, names: words)
    let own = OwnLanguages(of: words, in: result.project)
    (self.model, self.name, self.words, self.sheets, self.own) = (model, name, words, sheets, own)
    title = name.map { "\($0): toolbar audit" } ?? "Toolbar audit"
    bars = WrittenBars(model, words: words)
    let languages = LanguageSection(model: model, sheets: sheets.locales, own: own, work: sheets.counts)
    let criteria = CriteriaSection(result: result)
    let ways = PartsOfPage(
      model: model, hasLanguages: languages.isShown, hasSheets: !sheets.sheets.isEmpty, hasCriteria: criteria.isShown)
    // The head says it and the box for a pipeline does: it is counted in all that was found.
    let verdict = result.verdict(of: model.allCauses)
    let summary = SummarySection(
      model: model, title: name.map(Message.data) ?? "Toolbar audit", verdict: verdict, sheets: sheets.locales, own: own,
      pages: pages)
    skips = WrittenOnce(in: words) { ways.skips }
    head = WrittenOnce(in: words) {
      summary.markup
      ways.markup
    }
    before = WrittenOnce(in: words) {
      tag("noscript") {
        tag("p", .class("notice")) {
          "Without scripts this page shows each bar in its source language and in the one that is worst off, at one width."
          " "
          "All other languages and widths, filters, links to them and the view for translators need them; the XML report has everything."
        }
      }
      tag("div", .class("first")) {
        StartSection(model: model).markup
        summary.besides
        languages.markup
      }
      RunFacts(result: result, verdict: verdict).markup
      CourseSection(runs: runs).markup
      HeatMap(model: model).markup
      FilterSection(model: model, names: words).markup
    }
    tables = WrittenOnce(in: words) { HTMLReport.tables(model) }
    self.criteria = WrittenOnce(in: words) {
      criteria.markup
      SuppressionSection(
        result: result.suppressions,
        names: Dictionary(result.project.toolbars.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }),
        source: result.project.sourceLocale
      ).markup
      CoverageSection(result: result).markup
    }
    end = WrittenOnce(in: words) {
      FindingTools.markup
      Markup.script(PageHead.script)
    }
  }

  /// The section for translators, to be tried with any room.
  /// - Parameters:
  ///   - export: What the page's script saves; nil where it has no room for that.
  ///   - leanness: What the sheets leave out where the page is too large even without pictures.
  func translators(_ export: SheetExport?, _ leanness: Leanness = .none) -> WrittenOnce {
    let (model, sheets, name, own) = (model, sheets, name, own)
    return WrittenOnce(in: words) {
      TranslatorSection(model: model, sheets: sheets, name: name, leanness: leanness, own: own, export: export).markup
    }
  }

  /// - Parameter room: What all pictures together may weigh, in bytes.
  func text(room: Int, _ translators: WrittenOnce) -> String {
    // In the page's order, as what is said is recorded.
    let (skips, head, before) = (skips.markup, head.markup, before.markup)
    let bars = bars.inRoom(room)
    let body = tag("body") {
      skips
      bars.definitions
      head
      tag("main") {
        before
        bars.toolbars
        tables.markup
        translators.markup
        criteria.markup
      }
      bars.footer
      end.markup
    }
    return HTMLReport.framed(body, title: title, words: words)
  }
}
