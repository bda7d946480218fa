import LintelModel

/// The tab strip of a macOS settings window: each tab an icon above its text; tabs that do not fit go behind a chevron.
struct SettingsTabs: BarPlan {
  private let tabs: [SizedItem]
  private let needed: Amount
  private let overflow: OverflowOrder
  private let figures: MacFigures
  let labels: [Label]
  let constraints: [Constraint]

  init(_ texts: BarTexts, _ figures: MacFigures) {
    self.figures = figures
    tabs = texts.items.filter { !$0.isSpacer }.map {
      SizedItem(labelled: $0, texts: texts, figures: figures, isLabelOnly: false)
    }
    needed = tabs.map(\.amount).sum() + figures.itemGap * Double(max(0, tabs.count - 1)) + figures.stripEdges
    overflow = OverflowOrder(
      needed: needed, button: figures.overflowButton, gap: figures.itemGap, order: OverflowOrder.byPriority(tabs))
    let numbers = LabelNumbers(tabs)
    labels = numbers.labels
    constraints = [Constraint(.itemsDoNotFit, needs: needed, in: .whole, labels: numbers.of(tabs))]
  }

  func layout(in environment: Environment) -> BarLayout {
    var layout = BarLayout(environment: environment, width: environment.barWidth, direction: .leftToRight)
    layout.neededByItems = needed.width
    layout.itemsDoNotFit = needed.width.exceeds(Width(exactly: environment.barWidth))
    // The strip is in the middle of its window.
    let edges = Points(figures.stripEdges.best)
    let start = max(edges / 2, (environment.barWidth - Points(needed.best) + edges) / 2)
    OverflowRow(
      items: tabs, gap: Points(figures.itemGap.best), start: start, end: environment.barWidth,
      button: Points(figures.overflowButton.best)
    ).place(overflow.changes(at: environment.barWidth), in: &layout)
    return layout
  }

  var thresholds: [Threshold] { constraints.compactMap(\.threshold) + overflow.thresholds(in: .whole) }
}

extension SizedItem {
  /// An item of a macOS bar with its text: below its icon, so that the wider of the two decides, or alone.
  init(labelled source: BarItem, texts: BarTexts, figures: MacFigures, isLabelOnly: Bool) {
    let string = source.label ?? ""
    let text = texts.measured(string, figures.label, source: BarTexts.source(ofItem: source.index))
    let padded = text.amount + figures.labelPadding
    let least = isLabelOnly ? Amount.zero : figures.labelledItem
    self.init(
      source, appearance: isLabelOnly ? .text(string) : .symbolWithText(string), amount: Amount.max(least, padded))
    guard !string.isEmpty else { return }
    self.text = text
    labels = [
      Label(
        .label(item: source.index), width: text.width.best, item: Points(padded.best), least: Points(least.best),
        isTranslation: source.isTranslation, isSystemWord: source.isSystemWord)
    ]
  }
}
