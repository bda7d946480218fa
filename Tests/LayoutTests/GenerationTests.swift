import LintelLayout
import LintelModel
import LintelTables
import Testing

@Suite struct Generations {
  /// The embedded table with more rows.
  private func metrics(_ rows: String...) -> BarMetrics {
    BarMetrics(csv: Embedded.text("Data/bar-metrics.csv") + rows.map { $0 + "\n" }.joined())
  }

  private func layout(_ bar: Toolbar, os: Int, width: Points = 402, _ metrics: BarMetrics) -> BarLayout {
    let environment = Environment(platform: bar.platforms[0], os: OSLine(os), device: "test", width: width)
    return BarLayouter.layOut(
      bar, locale: "en", direction: .leftToRight, environments: [environment], ruler: fixedRuler(), metrics: metrics
    ).layouts[0]
  }

  @Test("A new generation's figures are rows: bars of its line take them up, and those of the lines before do not")
  func nextGeneration() throws {
    let next = metrics(
      "ios,28,bar items,item_gap,20,20,20,measured by third party,made up for this test,",
      "ios,28,UINavigationBar,height_portrait,60,60,60,measured by third party,made up for this test,")
    let bar = Toolbar.test(.navigationBar, [.text("Copy", .leading), .text("Move", .leading)], title: "Inbox")
    func gap(_ layout: BarLayout) throws -> Points {
      try #require(layout.items[1].frame).x - (try #require(layout.items[0].frame)).maxX
    }
    #expect(try gap(layout(bar, os: 27, next)) == 12)
    #expect(try gap(layout(bar, os: 28, next)) == 20)
    #expect(try gap(layout(bar, os: 29, next)) == 20)
    #expect(layout(bar, os: 27, next).height == Width(exactly: 54))
    #expect(layout(bar, os: 28, next).height == Width(exactly: 60))
    #expect(next.lines.last == OSLine(28))
  }

  @Test("What bars of a new generation do is a row, too")
  func nextFact() throws {
    let plain = metrics("all,28,bar,glass,no,,,documented,made up for this test,")
    let bar = Toolbar.test(.toolbar, [.symbol("a"), .symbol("b")])
    func gap(os: Int) throws -> Points {
      let frames = layout(bar, os: os, plain).items.compactMap(\.frame)
      try #require(frames.count == 2)
      return frames[1].x - frames[0].maxX
    }
    // Two symbols share a platter; without one, a gap parts them.
    #expect(try gap(os: 27) == 0)
    #expect(try gap(os: 28) == 12)
  }

  @Test("A margin that grows between other widths is three rows")
  func nextMargin() {
    let next = metrics(
      "ios,28,nav bar / toolbar,edge_margin,30,24,30,measured by third party,made up for this test,",
      "ios,28,nav bar / toolbar,edge_margin_grows_from,500,500,500,measured by third party,made up for this test,",
      "ios,28,nav bar / toolbar,edge_margin_grows_to,600,600,600,measured by third party,made up for this test,")
    let bar = Toolbar.test(.navigationBar, [.text("Copy", .leading)])
    func margin(_ width: Points) -> Points? { layout(bar, os: 28, width: width, next).items[0].frame?.x }
    #expect([402, 500, 550, 600, 800].map(margin) == [24, 24, 27, 30, 30])
  }

  @Test(
    "Every text is measured in a font of the platform and OS line that its bar stands on", arguments: MadeUpBars.kinds,
    [18, 26, 27])
  func fonts(kind: (Toolbar.Kind, Platform), os: Int) {
    var made = MadeUpBars(state: 7)
    final class Asked { var fonts: Set<Font> = [] }
    let asked = Asked()
    let fixed = fixedRuler()
    let ruler = Ruler(
      measure: { text, font in
        asked.fonts.insert(font)
        return fixed.measure(text, font)
      }, truncate: fixed.truncate, spread: fixed.spread)
    for _ in 0..<40 {
      let bar = made.bar(kind.0, on: kind.1)
      let environment = Environment(platform: kind.1, os: OSLine(os), device: "test", width: 400)
      _ = BarLayouter.layOut(
        bar, locale: "en", direction: .leftToRight, environments: [environment], ruler: ruler)
    }
    #expect(!asked.fonts.isEmpty)
    #expect(asked.fonts.allSatisfy { $0.os == OSLine(os) })
  }
}
