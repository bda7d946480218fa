import LintelModel
import LintelTables

/// A figure of `Data/bar-metrics.csv` that a part of a bar is, or is twice.
struct KnownFigure {
  let metric: BarMetric
  let figure: BarMetrics.Figure
  let times: Int

  /// `nav bar title, item_gap`: the bar and the metric of its row.
  var name: String {
    guard let slash = metric.rawValue.lastIndex(of: "/") else { return metric.rawValue }
    return metric.rawValue[..<slash] + ", " + metric.rawValue[metric.rawValue.index(after: slash)...]
  }
}

/// The figures that a bar is laid out with, to be known again by what they are for and how many points they are.
struct KnownFigures {
  private let generation: BarGeneration

  init(_ toolbar: Toolbar, in environment: Environment) {
    generation = BarMetrics.published.generation(
      BarFamily(of: toolbar.kind, on: environment.platform), environment.os,
      keepsEarlierDesign: toolbar.keepsEarlierDesign)
  }

  /// Between an edge of the bar and what is nearest to it.
  func margin(_ points: Points, large isLarge: Bool) -> KnownFigure? {
    isLarge
      ? known(points, [.largeTitleMargin])
      : known(
        points,
        [
          .bottomToolbarMargin, .edgeMargin, .backButtonInset, .bareSideMargin, .windowControlsInset, .windowEdgePadding,
          .ornamentEdgePadding, .watchEdgeMargin,
        ])
  }

  /// Between two parts of the bar.
  func gap(_ points: Points, isBesideTitle: Bool) -> KnownFigure? {
    let ofItems: [BarMetric] = [
      .itemGap, .textGap, .toolbarItemGap, .windowItemGap, .windowPlatterGap, .windowSpaceWidth, .ornamentItemGap,
      .watchCornerGap, .fixedSpaceWidth,
    ]
    return known(points, isBesideTitle ? [.titleGap] + ofItems : ofItems)
  }

  /// An item without a text.
  func item(_ points: Points, isBack: Bool = false) -> KnownFigure? {
    known(
      points,
      (isBack ? [.backButtonLeastWidth] : []) + [
        .symbolItemWidth, .sharedSymbolWidth, .overflowButtonWidth, .searchFieldWidth, .symbolWidth,
        .windowIconButtonWidth, .windowItemLeastWidth, .windowSearchFieldWidth, .windowOverflowButtonWidth,
        .watchButtonDiameter, .fioriSymbolWidth, .fioriButtonLeastWidth,
      ])
  }

  /// Around the text of an item.
  func around(_ points: Points) -> KnownFigure? {
    if points.value < 0.05 { return nil }
    return known(points, [.textSidePadding, .fioriButtonPadding], times: 2)
      ?? known(points, [.windowItemPadding, .ornamentTextPadding, .watchTextPadding, .symbolBesideTextWidth])
  }

  private func known(_ points: Points, _ metrics: [BarMetric], times: Int = 1) -> KnownFigure? {
    for metric in metrics {
      guard let figure = generation.figure(ifKnown: metric) else { continue }
      // The margin grows with the bar between the two ends of its interval.
      let range = metric == .edgeMargin ? figure.stated.low...figure.stated.high : figure.stated.best...figure.stated.best
      let one = points / Double(times)
      if one.value > range.lowerBound.value - 0.06, one.value < range.upperBound.value + 0.06 {
        return KnownFigure(metric: metric, figure: figure, times: times)
      }
    }
    return nil
  }
}
