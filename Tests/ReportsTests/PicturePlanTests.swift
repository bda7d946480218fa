import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Which pictures of a bar stand on the page")
struct PicturePlanTests {
  private static let sketch = """
    kind: navigationBar
    platforms: [ios, ipados]
    title: {en: Notes, de: Notizen und Erinnerungen aller Geräte, fr: Notes}
    items:
      - {id: a, label: {en: Edit, de: Bearbeiten, fr: Modifier tout ce qui est là}}
      - {id: b, label: {en: Share, de: Freigeben, fr: Partager avec d’autres personnes}}
    """

  private static func audit() async -> AuditResult {
    let bar = sketch.split(separator: "\n").enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }.joined(separator: "\n")
    return await Auditor.audit(ProjectSource.read(texts: ["a.toolbar.yml": "toolbars:\n" + bar]))
  }

  @Test("At every width at which a translation is drawn, the source is drawn too")
  func sideBySide() async throws {
    let outline = PageModel(await Self.audit())
    let plan = PicturePlan(PictureCandidates(outline), room: .max)
    let part = try #require(outline.toolbars.first)
    let source = Set(plan.stops(of: part, in: "en").map(\.layout.environment))
    for locale in ["de", "fr"] as [LocaleID] {
      let drawn = plan.stops(of: part, in: locale).map(\.layout.environment)
      #expect(drawn.count > 3 && source.isSuperset(of: drawn))
    }
    // Where nothing is lost in any language, one picture does for many widths.
    #expect(source.count < part.bars["en"]!.layouts.flatMap(\.environments).count)
  }

  @Test("The picture of a title that is cut only if it is large shows the large title with its cut")
  func largeTitle() async throws {
    let source = """
      struct Minutes: View {
        var body: some View {
          List { }.navigationTitle("Minutes of all the meetings").toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Edit") { } }
          }
        }
      }
      """
    let result = await Auditor.audit(ProjectSource.read(texts: ["Minutes.swift": source]))
    let outline = PageModel(result)
    let told = try #require(result.findings.first { $0.rule == "title-truncated" })
    let part = try #require(outline.toolbars.first { $0.toolbar.id == told.toolbar })
    let plan = PicturePlan(PictureCandidates(outline), room: .max)
    let stops = plan.stops(of: part, in: part.toolbar.sourceLocale)
    let first = try #require(stops.first)
    let title = try #require(first.layout.title)
    #expect(title.isOnRowOfItsOwn && title.cut != nil && title.shown.contains("…"), "\(title)")
    #expect(BarStyle(part.toolbar, layout: first.layout).largeTitleRow > 0)
    // Where the row has room for it the title is drawn as before.
    #expect(stops.contains { $0.layout.title?.isOnRowOfItsOwn == false })
    #expect(HTMLReport.audit(result).contains("\(title.shown)</text>"))
  }

  @Test("A bar is drawn at all its widths where it is worst off before it is drawn where nothing was found")
  func worstGivesWayLast() {
    var result = LargeResult.make(toolbars: 1, locales: 6)
    let (worst, clean) = (result.project.locales[2], result.project.locales[3])
    result.findings = result.findings.filter { $0.locale == worst }
    for index in result.findings.indices { result.findings[index].severity = .error }
    let outline = PageModel(result)
    let part = outline.toolbars[0]
    let candidates = PictureCandidates(outline)
    let plans = stride(from: 0, through: 60_000, by: 100).map { PicturePlan(candidates, room: $0) }
    #expect(plans.contains { $0.draws(part, in: worst) && $0.leavesOut(part, in: worst) })
    #expect(plans.contains { $0.draws(part, in: worst) && !$0.leavesOut(part, in: worst) && !$0.draws(part, in: clean) })
    #expect(!plans.last!.leavesOut(part, in: clean))
  }

  @Test("Where not all bars have room, one with errors is drawn before those with notes that stand before it")
  func worstHasRoom() throws {
    var result = LargeResult.make(toolbars: 3, locales: 3)
    let (last, locale) = (result.project.toolbars[2].id, result.project.locales[1])
    for index in result.findings.indices {
      result.findings[index].verdict = .fails
      result.findings[index].severity = result.findings[index].toolbar == last ? .error : .note
    }
    let outline = PageModel(result)
    let worst = try #require(outline.toolbars.first { $0.toolbar.id == last })
    let others = outline.toolbars.filter { $0.toolbar.id != last }
    let candidates = PictureCandidates(outline)
    let plans = stride(from: 0, through: 60_000, by: 100).map { PicturePlan(candidates, room: $0) }
    #expect(others.count == 2)
    #expect(plans.contains { plan in plan.draws(worst, in: locale) && !others.contains { plan.draws($0, in: locale) } })
    #expect(!plans.contains { plan in !plan.draws(worst, in: locale) && others.contains { plan.draws($0, in: locale) } })
  }

  @Test("Where other widths are not drawn, the page does not say that the bar looks the same at each")
  func saysWhatIsNotDrawn() async {
    let result = await Self.audit()
    let page = HTMLReport.audit(result, words: .english)
    #expect(page.contains("Other widths and systems are not drawn, to keep this page small."))
    #expect(!page.contains("pictures partial"))
    let model = PageModel(result)
    let plan = PicturePlan(PictureCandidates(model), room: 30_000)
    let part = model.toolbars[0]
    let partial = [part.toolbar.sourceLocale, "de", "fr"].filter { plan.leavesOut(part, in: $0) }
    let drawn = HTMLReport.toolbars(model, plan, SharedDrawings(outlines: result.outlines)).page(in: .english)
    #expect(drawn.matches(of: /pictures partial/).count == partial.count)
  }

  @Test("Of a bar that only windows of one width class have, the page does not say that it looks the same at every width")
  func ofOneWidthClass() throws {
    var bar = try #require(SampleResult.bars.first { bar in bar.layouts.contains { $0.isWhole } })
    let layout = try #require(bar.layouts.first { $0.isWhole })
    let stop = PicturedStop(layout: layout, environments: Self.phones)
    let drawings = SharedDrawings(outlines: SampleResult.result.outlines)
    func varies() -> Bool {
      let page = BarFigure(bar: bar, stop: stop, places: "0 375", drawings: drawings).markup.page(in: .english)
      return page.contains("caption varies")
    }
    #expect(!varies())
    bar.toolbar.widthClass = .compact
    #expect(varies())
  }

  @Test("What a bar is compared with is its source at the same width")
  func sources() async throws {
    for bar in await Self.audit().bars {
      for layout in bar.layouts { #expect(bar.source(of: layout)?.environment == layout.environment) }
    }
  }

  @Test(
    "A caption says where a picture is drawn, and from which width to which it holds",
    arguments: [
      (0, "iOS 26, iPhone A (375 pt); the same up to iPhone C (440 pt)"),
      (1, "iOS 26, iPhone B (402 pt); the same from iPhone A (375 pt) to iPhone C (440 pt)"),
      (2, "iOS 26, iPhone C (440 pt); the same down to iPhone A (375 pt)"),
    ])
  func captions(drawn: Int, caption: String) {
    let phones = Self.phones
    var layout = SampleResult.bars.flatMap(\.layouts).first(where: \.isWhole)!
    (layout.environment, layout.alike) = (phones[drawn], [])
    #expect(PicturedStop(layout: layout, environments: phones).caption.english == caption)
  }

  @Test("Where something is cut, a caption does not say that it is the same where there is more room")
  func lossyCaption() {
    var layout = SampleResult.bars.flatMap(\.layouts).first(where: \.isLossy)!
    (layout.environment, layout.alike) = (Self.phones[0], [])
    #expect(
      PicturedStop(layout: layout, environments: Self.phones).caption.english
        == "iOS 26, iPhone A (375 pt); up to iPhone C (440 pt) the same texts and items are cut or gone, with more room")
  }

  @Test("Where only the figures leave open whether something is cut, a caption does not say that it is lost")
  func doubtfulCaption() {
    var layout = SampleResult.bars.flatMap(\.layouts).first { $0.isWhole && $0.title != nil }!
    (layout.environment, layout.alike) = (Self.phones[0], [])
    let text = layout.title!.text
    (layout.title!.cut, layout.title!.shown) = (.possible, text)
    layout.title!.needed = Width(low: 90, best: 95, high: 110)
    layout.title!.room = Width(exactly: 100)
    #expect(!layout.isWhole && !layout.isLossy)
    #expect(
      PicturedStop(layout: layout, environments: Self.phones).caption.english
        == "iOS 26, iPhone A (375 pt); the same up to iPhone C (440 pt)")
  }

  private static let phones = [("A", 375), ("B", 402), ("C", 440)].map { name, width in
    Environment(platform: .ios, os: OSLine(26), device: "iPhone \(name)", width: Points(Double(width)))
  }
}
