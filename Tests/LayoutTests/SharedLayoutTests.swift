import LintelLayout
import LintelModel
import Testing

@Suite struct SharedLayoutTests {
  /// What a rule can tell of a layout, rooms apart.
  private struct Verdict: Equatable {
    var title: Certainty?
    var doesNotFit: Certainty?
    var places: [BarLayout.PlacedItem.Place]
    var gone: [Certainty?]
    var cuts: [Certainty?]
    var hasShortening: Bool

    init(_ layout: BarLayout) {
      title = layout.title?.cut
      doesNotFit = layout.itemsDoNotFit
      places = layout.items.map(\.place)
      gone = layout.items.map(\.gone)
      cuts = layout.items.map { $0.text?.cut }
      hasShortening = !layout.shortening.isEmpty
    }
  }

  @Test(
    "Environments share a layout only where the same is lost, each as surely as if it were laid out alone",
    arguments: MadeUpBars.kinds, [18, 26, 27])
  func sameVerdict(kind: (Toolbar.Kind, Platform), os: Int) {
    var bars = MadeUpBars(state: 53)
    let widths = Array(stride(from: 200.0, through: 560, by: 6))
    var shared = 0
    for _ in 0..<8 {
      let bar = bars.bar(kind.0, on: kind.1)
      let alone = bar.layouts(at: widths, os: os, slack: 0.04)
      let together = bar.layouts(at: widths, os: os, slack: 0.04, isShared: true)
      #expect(alone.thresholds == together.thresholds)
      #expect(together.layouts.flatMap { $0.environments.map(\.width.value) } == widths)
      for layout in together.layouts {
        let same = alone.layouts.filter { one in layout.environments.contains { $0.width == one.width } }
        shared += same.count - 1
        for one in same {
          #expect(Verdict(one) == Verdict(layout), "\(one.width) as \(layout.width): \(bar.items.map(\.id))")
        }
        #expect(layout.items.map(\.frame) == same.first?.items.map(\.frame))
      }
    }
    #expect(shared > 8 * widths.count / 2)
  }

  @Test("A translation's layouts stand apart wherever the source language's do")
  func apart() {
    let bar = Toolbar.test(.toolbar, [.text("Duplicate and edit"), .text("Delete for ever")])
    let environments = stride(from: 280.0, through: 480, by: 10).map {
      Environment(platform: .ios, os: OSLine(18), device: "test", width: Points($0))
    }
    let source = BarLayouter.layOut(
      bar, locale: "en", direction: .leftToRight, environments: environments, ruler: fixedRuler()
    ).layouts
    #expect(source.count > 1)
    var short = bar
    for index in short.items.indices { short.items[index].label = .literal("x") }
    let layouts = BarLayouter.layOut(
      short, locale: "de", direction: .leftToRight, environments: environments, ruler: fixedRuler(), apartAt: source.map(\.environment)
    ).layouts
    #expect(layouts.map(\.environment) == source.map(\.environment))
  }

  /// Upright, sideways and with a strip at the side.
  private static let screens: [Environment] = {
    var screens: [Environment] = []
    for os in [OSLine(18), OSLine(27)] {
      for platform in [Platform.ios, .ipados] {
        screens.append(Environment(platform: platform, os: os, device: "upright", width: 390))
        screens.append(Environment(platform: platform, os: os, device: "sideways", width: 750, isCompactHeight: true))
      }
    }
    let strip = SideBar(edge: .right, width: 84, top: 170, length: 300)
    screens.append(
      Environment(
        platform: .ios, os: OSLine(27), device: "strip", width: 466, isAssumed: true, safeAreas: 84, sideBar: strip))
    return screens
  }()

  @Test(
    "A bar that is laid out on many screens at once is on each as if it were laid out there alone",
    arguments: [Toolbar.Kind.navigationBar, .toolbar, .fioriToolbar])
  func alone(kind: Toolbar.Kind) {
    var bars = MadeUpBars(state: 91)
    for _ in 0..<12 {
      let bar = bars.bar(kind, on: .ios)
      func layOut(_ environments: [Environment]) -> [BarLayout] {
        BarLayouter.layOut(
          bar, locale: "en", direction: .leftToRight, environments: environments, ruler: fixedRuler(slack: 0.04)
        ).layouts
      }
      let together = layOut(Self.screens)
      for screen in Self.screens {
        let one = layOut([screen])[0]
        // Frames are those of the narrowest of several screens.
        guard let found = together.first(where: { $0.environment == screen }) else { continue }
        #expect(one.items == found.items)
        #expect(one.title == found.title)
        #expect(one.subtitle == found.subtitle)
        #expect(one.shortening == found.shortening)
        #expect(one.neededByItems == found.neededByItems)
        #expect(one.sideOverflowButton == found.sideOverflowButton)
      }
    }
  }
}
