import LintelModel
import LintelTables

/// The toolbar of a watch app: round buttons in the upper corners with the title and the time between them, a row of
/// buttons at the bottom, and buttons that scroll with the content and take its whole width.
///
/// No margin or button size was published, so nothing about it is certain.
struct WatchToolbar: BarPlan {
  private let corners: [SizedItem]
  private let bottom: [SizedItem]
  private let scrolling: [SizedItem]
  private let title: SizedText?
  /// Corners, edges and the clock.
  private let besideTitle: Amount
  /// What the time takes of the title's row, best value.
  private let clock: Points
  private let compression: LabelCompression
  let labels: [Label]
  let constraints: [Constraint]
  var ceiling: Certainty { .likely }

  private let figures: Figures

  private struct Figures {
    let edge: Amount
    let cornerGap: Amount
    let itemGap: Amount
    let button: Amount
    let textPadding: Amount

    init(_ generation: BarGeneration) {
      edge = Amount(generation.figure(.watchEdgeMargin))
      cornerGap = Amount(generation.figure(.watchCornerGap))
      itemGap = Amount(generation.figure(.toolbarItemGap))
      button = Amount(generation.figure(.watchButtonDiameter))
      textPadding = Amount(generation.figure(.watchTextPadding))
    }

    /// Items side by side between the edges.
    func row(_ items: [SizedItem]) -> Amount {
      items.map(\.amount).sum() + itemGap * Double(max(0, items.count - 1)) + edge * 2
    }
  }

  init(_ texts: BarTexts, _ generation: BarGeneration, os: OSLine, textSize: TextSize) {
    let figures = Figures(generation)
    self.figures = figures
    var font = TextStyles.font(.body, on: .watchos, at: textSize) ?? Font(size: 16, platform: .watchos)
    font.os = os
    var headline = TextStyles.font(.headline, on: .watchos, at: textSize) ?? font
    headline.os = os
    let items = texts.onBar.filter { !$0.isSpacer }.map { Self.size($0, texts: texts, font: font, figures) }
    let corners = items.filter { $0.item.placement == .leading || $0.item.placement == .trailing || $0.item.kind == .back }
    let bottom = items.filter { $0.item.placement == .bottom && $0.item.kind != .back }
    let scrolling = items.filter { item in !(corners + bottom).contains { $0.index == item.index } }
    (self.corners, self.bottom, self.scrolling) = (corners, bottom, scrolling)
    title = texts.title.map { texts.measured($0, headline, source: BarTexts.titleSource) }
    let clock = title == nil ? Amount.zero : Self.clock(texts, headline, figures)
    self.clock = Points(clock.best)
    besideTitle = corners.map { $0.amount + figures.cornerGap }.sum() + figures.edge * 2 + clock
    compression = LabelCompression(bottom)

    var numbers = LabelNumbers(items)
    var constraints: [Constraint] = []
    if let title {
      constraints.append(
        Constraint(
          .titleTruncates, needs: besideTitle + title.amount, in: .whole,
          labels: [numbers.add(texts.titleLabel(title))] + numbers.of(corners)))
    }
    if !corners.isEmpty {
      constraints.append(Constraint(.itemsDoNotFit, needs: figures.row(corners), in: .whole, labels: numbers.of(corners)))
    }
    if !bottom.isEmpty {
      constraints.append(Constraint(.itemsDoNotFit, needs: figures.row(bottom), in: .whole, labels: numbers.of(bottom)))
    }
    constraints += scrolling.filter { $0.text != nil }.map {
      Constraint(.labelTruncates(item: $0.index), needs: $0.amount + figures.edge * 2, in: .whole, labels: numbers.of([$0]))
    }
    labels = numbers.labels
    self.constraints = constraints
  }

  /// The time is in the row of the title: "The system automatically moves the time and title to accommodate buttons in
  /// the top corners" (HIG, Toolbars, watchOS). Where it moves, and in which font it is set, was not published: it is
  /// measured in the title's font, with a gap, and may be missing.
  private static func clock(_ texts: BarTexts, _ font: Font, _ figures: Figures) -> Amount {
    let time = texts.ruler.measure("10:09", font).width
    return Amount(guessed: Width(low: 0, best: time.best, high: time.high)) + figures.cornerGap
  }

  private static func size(
    _ source: BarItem, texts: BarTexts, font: Font, _ figures: Figures
  ) -> SizedItem {
    let appearance =
      source.item.kind == .back ? .symbol : ItemAppearance(ofBarButton: source.item, label: source.label)
    var sized = SizedItem(source, appearance: appearance, amount: figures.button)
    guard let string = appearance.text else { return sized }
    let text = texts.measured(string, font, source: BarTexts.source(ofItem: source.index))
    let padded = text.amount + figures.textPadding
    sized.text = text
    sized.amount = Amount.max(figures.button, padded)
    sized.labels = [
      Label(
        .label(item: source.index), width: text.width.best, item: Points(padded.best), least: Points(figures.button.best),
        isTranslation: source.isTranslation, isSystemWord: source.isSystemWord)
    ]
    return sized
  }

  func layout(in environment: Environment) -> BarLayout {
    let width = environment.barWidth
    let edge = Points(figures.edge.best)
    var layout = BarLayout(environment: environment, width: width, direction: .leftToRight)
    let needed = bottom.isEmpty ? Amount.zero : figures.row(bottom)
    layout.neededByItems = Amount.max(needed, corners.isEmpty ? .zero : figures.row(corners)).width
    layout.itemsDoNotFit = layout.neededByItems.exceeds(Width(exactly: width))
    placeCorners(&layout, edge: edge)
    let cuts = compression.cuts(saving: Points(needed.best) - width)
    let gap = Points(figures.itemGap.best)
    var x = max(edge, (width - Points(needed.best)) / 2 + edge)
    for item in bottom {
      let frame = BarLayout.Frame(x: x, width: item.best - (cuts[item.index] ?? 0))
      layout.items.append(
        .init(
          item: item.index, place: .onBar, frame: frame,
          text: compression.visibleText(
            item, cut: cuts[item.index], itemsDoNotFit: needed.width.exceeds(Width(exactly: width)))))
      x = frame.maxX + gap
    }
    layout.crowd(bottom.map(\.index), margin: edge)
    for item in scrolling {
      let room = max(0, width - edge * 2 - (item.best - (item.text?.width.best ?? 0)))
      let cut = (item.amount + figures.edge * 2).width.exceeds(Width(exactly: width))
      layout.items.append(
        .init(
          item: item.index, place: .onBar, frame: .init(x: edge, width: max(0, width - edge * 2)),
          text: item.text.map {
            $0.visible(in: Width(exactly: cut == nil ? max(room, $0.width.best) : room), certainty: cut)
          }))
    }
    layout.items.sort { $0.item < $1.item }
    return layout
  }

  private func placeCorners(_ layout: inout BarLayout, edge: Points) {
    let gap = Points(figures.cornerGap.best)
    var start = edge
    var end = layout.width - edge
    for item in corners {
      let isTrailing = item.item.placement == .trailing
      if isTrailing { end = end - item.best }
      layout.items.append(
        .init(
          item: item.index, place: .onBar, frame: .init(x: isTrailing ? end : start, width: item.best),
          text: item.visibleText))
      if isTrailing { end = end - gap } else { start = start + item.best + gap }
    }
    // Those of the trailing corner are listed from the edge inwards.
    let (leading, trailing) = (
      corners.filter { $0.item.placement != .trailing }, corners.filter { $0.item.placement == .trailing }
    )
    layout.crowd((leading + trailing.reversed()).map(\.index), margin: edge)
    guard let title else { return }
    let room = (Width(exactly: layout.width) - besideTitle.width).clamped
    layout.title = title.visible(
      in: room, certainty: (besideTitle + title.amount).width.exceeds(Width(exactly: layout.width)))
    // The clock is at the trailing end of the row, or beside what is in that corner.
    end = end - clock
    layout.titleFrame = end <= start ? nil : .init(x: start, width: min(title.width.best, max(0, end - start)))
  }

  var thresholds: [Threshold] {
    constraints.compactMap(\.threshold)
      + (bottom.isEmpty ? [] : compression.thresholds(needed: figures.row(bottom), in: .whole))
  }
}
