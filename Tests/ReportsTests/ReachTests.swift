import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("A finding has one reach, whichever report tells it")
struct ReachTests {
  private static let toolbar = SampleProject.mail

  private func environment(_ width: Points, _ commonness: Environment.Commonness = .common) -> Environment {
    Environment(platform: .ios, os: OSLine(26), device: "iPhone", width: width, commonness: commonness)
  }

  private func layout(
    _ environment: Environment, room: Points, cut: Certainty?, place: BarLayout.PlacedItem.Place = .onBar
  ) -> BarLayout {
    var layout = BarLayout(environment: environment, width: environment.width, direction: .leftToRight)
    let text = BarLayout.VisibleText(
      text: "Neue Nachricht", shown: "Neue Nach…", needed: Width(exactly: 268), room: Width(exactly: room),
      font: Font(size: 17), cut: cut)
    let frame = BarLayout.Frame(x: 16, width: room)
    layout.items = [
      .init(
        item: 0, place: place, gone: place == .onBar ? nil : .certain, frame: place == .onBar ? frame : nil, text: text)
    ]
    return layout
  }

  private func finding(_ rule: String, item: String?, over: Points?, in count: Int, worst: Environment) -> Finding {
    Finding(
      rule: rule, verdict: .needsReview, certainty: .likely, severity: .warning, blame: .layout, toolbar: Self.toolbar.id,
      item: item, key: item.map { "\($0).label" }, locale: "de", environmentCount: count, worstEnvironment: worst,
      message: "It does not fit", reason: "r", over: over)
  }

  private func result(_ layouts: [BarLayout], _ findings: [Finding]) -> AuditResult {
    var result = SampleResult.result
    let bar = BarInLocale(
      toolbar: Self.toolbar, locale: "de", direction: .leftToRight, layouts: layouts, sourceLayouts: layouts)
    result.bars = result.bars.map { $0.toolbar.id == bar.toolbar.id && $0.locale == bar.locale ? bar : $0 }
    result.findings = findings
    return result
  }

  @Test("A label is cut where it is cut as surely, and not where its item leaves, where it is doubted, or on rare screens")
  func label() {
    let worst = environment(375)
    let layouts = [
      layout(worst, room: 230, cut: .likely), layout(environment(402), room: 240, cut: .likely),
      layout(environment(320, .rare), room: 200, cut: .certain), layout(environment(420), room: 266, cut: .possible),
      layout(environment(430), room: 240, cut: .likely, place: .inOverflow(0)), layout(environment(440), room: 300, cut: nil),
    ]
    let cut = finding("label-truncated", item: "new", over: 38, in: 2, worst: worst)
    let reach = Reach(of: [cut], on: PageModel(result(layouts, [cut])))
    #expect(reach.environments == [worst, environment(402)] && reach.count == 2)
  }

  @Test("The row of a cause has the reach of the finding that it names, and says when another is that of all")
  func row() {
    let worst = environment(375)
    let layouts = [
      layout(worst, room: 230, cut: .likely),
      layout(environment(440), room: 240, cut: nil, place: .inOverflow(0)),
    ]
    let cut = finding("label-truncated", item: "new", over: 38, in: 1, worst: worst)
    var hidden = finding("trailing-item-hidden", item: nil, over: nil, in: 1, worst: environment(440))
    hidden.severity = .note
    let page = HTMLReport.audit(result(layouts, [cut, hidden])).replacing("\u{A0}", with: " ")
    #expect(page.contains(">Reach</dt>") && page.contains(" · Reach of all of this cause: "))
    #expect(!HTMLReport.audit(result(layouts, [cut])).contains("Reach of all of this cause"))
  }

  @Test("Where all of a cause reaches little further than the finding that it names, and is worst in the same place, one line says both")
  func nearly() {
    let worst = environment(375)
    let others = ([390, 393, 402, 420] as [Points]).map { layout(environment($0), room: 240, cut: .likely) }
    let layouts =
      [layout(worst, room: 230, cut: .likely)] + others + [layout(environment(440), room: 240, cut: nil, place: .inOverflow(0))]
    let cut = finding("label-truncated", item: "new", over: 38, in: 5, worst: worst)
    var hidden = finding("trailing-item-hidden", item: nil, over: nil, in: 1, worst: environment(440))
    hidden.severity = .note
    let page = HTMLReport.audit(result(layouts, [cut, hidden]))
    #expect(page.contains(">Reach of all of this cause</dt>") && !page.contains(">Reach</dt>"))
  }

  @Test("Of every finding of an audit the page counts and lists no other environments than the text report counts")
  func audited() async throws {
    let bar = """
      toolbars:
        - kind: navigationBar
          platforms: [ios, ipados]
          title: {en: Details, de: Einzelheiten der ganzen Beobachtung}
          items:
            - {id: edit, label: {en: Edit, de: Bearbeiten aller Dinge dieser Seite}}
            - {id: share, label: {en: Share, de: Mit Freunden teilen}}
      """
    let result = await Auditor.audit(ProjectSource.read(texts: ["a.toolbar.yml": bar]))
    let model = PageModel(result)
    let found = result.findings.filter { $0.environmentCount > 0 }
    #expect(!found.isEmpty)
    for finding in found {
      let reach = Reach(of: [finding], on: model)
      #expect(reach.count == finding.environmentCount, "\(finding.rule), \(finding.languages)")
      #expect(reach.environments.count <= reach.count)
    }
  }
}
