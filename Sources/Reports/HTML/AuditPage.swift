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
  /// Between the head and the map.
  private let before: WrittenOnce
  /// By how many rows it has.
  private var maps: [Int: WrittenOnce] = [:]
  /// By how many findings the bars leave out.
  private var filters: [Int: WrittenOnce] = [:]
  /// By whether notes have cards.
  private var tables: [Bool: WrittenOnce] = [:]
  private var leanTranslators: [Leanness: WrittenOnce] = [:]
  private let criteria: WrittenOnce
  private let end: WrittenOnce
  /// What stands around all parts, in bytes, once it is known.
  private var frame: Int?

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
    }
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

  /// The same without what its script saves, made once for each.
  func translators(lean leanness: Leanness) -> WrittenOnce {
    let sheets = leanness.ofSheets
    if let known = leanTranslators[sheets] { return known }
    let made = translators(nil, sheets)
    leanTranslators[sheets] = made
    return made
  }

  private func writtenMap(_ leanness: BarLeanness) -> WrittenOnce {
    if let known = maps[leanness.rows] { return known }
    let model = model
    let made = WrittenOnce(in: words) { HeatMap(model: model, most: leanness.rows).markup }
    maps[leanness.rows] = made
    return made
  }

  private func writtenFilters(_ leanness: BarLeanness) -> WrittenOnce {
    let leftOut = leanness.leftOut(of: model)
    if let known = filters[leftOut] { return known }
    let (model, words) = (model, words)
    let made = WrittenOnce(in: words) { FilterSection(model: model, names: words, leftOut: leftOut).markup }
    filters[leftOut] = made
    return made
  }

  private func writtenTables(_ leanness: BarLeanness) -> WrittenOnce {
    if let known = tables[leanness.hasCardsOfNotes] { return known }
    let model = model
    let made = WrittenOnce(in: words) { HTMLReport.tables(model, hasCardsOfNotes: leanness.hasCardsOfNotes) }
    tables[leanness.hasCardsOfNotes] = made
    return made
  }

  /// All that stands on a page, written.
  private struct Parts {
    let skips: Markup
    let head: Markup
    let before: [Markup]
    let bars: WrittenBars.InRoom
    let behind: [Markup]
    let end: Markup

    /// In bytes.
    var weight: Int {
      bars.weight + ([skips, head, end] + before + behind).reduce(0) { $0 + $1.writtenWeight }
    }
  }

  private func parts(_ room: Int, _ translators: WrittenOnce, _ leanness: BarLeanness) -> Parts {
    // In the page's order, as what is said is recorded.
    let (skips, head) = (skips.markup, head.markup)
    let before = [before.markup, writtenMap(leanness).markup, writtenFilters(leanness).markup]
    let bars = bars.inRoom(room, leanness)
    let behind = [writtenTables(leanness).markup, translators.markup, criteria.markup]
    return Parts(skips: skips, head: head, before: before, bars: bars, behind: behind, end: end.markup)
  }

  /// What the page weighs, in bytes, without being put together: its parts are written once, and most of them are the same in
  /// each try.
  func weight(room: Int, _ translators: WrittenOnce, _ leanness: BarLeanness = BarLeanness()) -> Int {
    let written = parts(room, translators, leanness).weight
    let around = frame ?? HTMLReport.framed(tag("body") { tag("main") }, title: title, words: words).utf8.count
    frame = around
    return written + around
  }

  /// - Parameters:
  ///   - room: What all pictures together may weigh, in bytes.
  ///   - leanness: What the bars leave out where the page is too large even without pictures.
  func text(room: Int, _ translators: WrittenOnce, _ leanness: BarLeanness = BarLeanness()) -> String {
    let written = parts(room, translators, leanness)
    let body = tag("body") {
      written.skips
      written.bars.definitions
      written.head
      tag("main") {
        written.before
        written.bars.toolbars
        written.behind
      }
      written.bars.footer
      written.end
    }
    return HTMLReport.framed(body, title: title, words: words)
  }
}
