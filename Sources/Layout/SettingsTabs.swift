import LintelModel

/// The tab strip of a macOS settings window: each tab an icon above its text; tabs that do not fit go behind a chevron.
struct SettingsTabs: BarPlan {
  private let tabs: [SizedItem]
  private let ruler: Ruler

  init(_ texts: BarTexts, ruler: Ruler) {
    self.ruler = ruler
    tabs = texts.toolbar.items.enumerated().filter { !$0.element.kind.isSpacer }.map { index, item in
      let label = texts.label(of: item) ?? ""
      let text = ruler.measure(label, MacFigures.label).width
      var tab = SizedItem(
        index: index, item: item, face: .symbolWithText(label),
        width: Width.max(MacFigures.labelledItem, text + MacFigures.labelPadding))
      if !label.isEmpty { tab.text = (label, text, MacFigures.label) }
      return tab
    }
  }

  private var needed: Width {
    tabs.map(\.width).sum() + MacFigures.itemGap * Double(max(0, tabs.count - 1)) + MacFigures.stripEdges
  }

  private var overflow: OverflowOrder {
    OverflowOrder(
      needed: needed, button: MacFigures.overflowButton,
      order: OverflowOrder.byPriority(tabs).map { ($0.index, $0.width + MacFigures.itemGap) })
  }

  func layout(in environment: Environment) -> BarLayout {
    var layout = BarLayout(environment: environment, width: environment.width, direction: .leftToRight)
    layout.neededByItems = needed
    layout.itemsDoNotFit = needed.exceeds(Width(exactly: environment.width))
    // The strip stands in the middle of its window.
    let start = max(MacFigures.stripEdges.best / 2, (environment.width - needed.best + MacFigures.stripEdges.best) / 2)
    OverflowRow(items: tabs, gap: MacFigures.itemGap.best, start: start, button: MacFigures.overflowButton.best)
      .place(
        overflow.gone(at: Width(exactly: environment.width)), beside: MacFigures.stripEdges.best, in: &layout, ruler: ruler)
    return layout
  }

  var thresholds: [Threshold] {
    Threshold.complete(
      [Threshold(event: .itemsDoNotFit, below: needed)]
        + overflow.steps.map { Threshold(event: .itemOverflows(item: $0.index), below: $0.below) }, canFit: true)
  }
}
