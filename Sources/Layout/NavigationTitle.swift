import LintelModel

/// What stands to either side of a navigation bar's title.
struct TitleSides {
  /// From the margin, or the bar's edge, to where a title may begin, and where it must end.
  let leading: Amount
  let trailing: Amount
  let leadingMargins: Int
  let trailingMargins: Int
  /// Everything on the bar but the back button and the title, with the gaps to it, margins apart.
  let besideBack: Amount

  init(back: BackButton?, leading: Cluster, center: Cluster, trailing: Cluster, menu: Amount, figures: IOSFigures) {
    let gap = figures.gap(betweenTexts: false)
    var first = IOSFigures.bareSide
    var firstMargins = 0
    var rest = Amount.zero
    if !leading.isEmpty { rest += leading.amount + gap }
    if !center.isEmpty { rest += center.amount + gap }
    if let back {
      first = back.least + rest + figures.titleGap
      firstMargins = figures.hasPlatters ? 1 : 0
    } else if !leading.isEmpty {
      first = leading.amount + figures.titleGap + (center.isEmpty ? .zero : center.amount + gap)
      firstMargins = 1
    } else if !center.isEmpty {
      first = first + center.amount + gap
    }
    self.leading = first
    leadingMargins = firstMargins
    let isBare = trailing.isEmpty && menu.best == 0
    self.trailing = isBare ? IOSFigures.bareSide : trailing.amount + menu + figures.titleGap
    trailingMargins = isBare ? 0 : 1
    besideBack = rest + self.trailing
  }

  var space: BarSpace { .margins(leadingMargins + trailingMargins) }
}

/// The title of a navigation bar, on the bar and, where it is large, below it.
struct NavigationTitle {
  let inline: SizedText
  let large: SizedText?
  private let subtitle: SizedText?
  private let menu: Amount

  init?(_ texts: BarTexts, platform: Platform, figures: IOSFigures, isInline: Bool) {
    guard let title = texts.title else { return nil }
    func measured(_ string: String, _ size: Points, _ weight: FontWeight, source: Int) -> SizedText {
      texts.measured(string, Font(size: size, weight: weight, platform: platform), source: source)
    }
    // 17 pt semibold and 34 pt bold: "nav title / font" and "large title / font" of Data/bar-metrics.csv.
    inline = measured(title, 17, .semibold, source: BarTexts.titleSource)
    large =
      texts.toolbar.largeTitle.value == true && !isInline
      ? measured(title, 34, .bold, source: BarTexts.titleSource + 1) : nil
    subtitle = texts.subtitle.map { measured($0, IOSFigures.subtitleSize, .regular, source: BarTexts.titleSource + 2) }
    menu = texts.toolbar.hasTitleMenu ? IOSFigures.titleMenu : .zero
  }

  /// What the title's place takes on the bar.
  private func needed(beside sides: TitleSides) -> Amount { sides.leading + inline.amount + menu + sides.trailing }

  func demands(beside sides: TitleSides, label: Int, itemLabels: [Int]) -> [Demand] {
    // A point of the large title is less than a point on the bar: it is the same text in a smaller font.
    let weight = large.map { inline.width.best.value / max(1, $0.width.best.value) } ?? 1
    var demands = [
      Demand(
        .titleTruncates, needs: needed(beside: sides), in: sides.space,
        labels: [(label, weight)] + itemLabels.map { ($0, 1) })
    ]
    if let large {
      demands.append(
        Demand(.titleTruncates, needs: large.amount + IOSFigures.largeTitleMargin * 2, in: .whole, labels: [label]))
    }
    return demands
  }

  func place(in layout: inout BarLayout, beside sides: TitleSides, hasMenu: Bool, gaps: Double) {
    let width = layout.width
    let margin = BarSpace.margin(at: width)
    let first = Points(sides.leading.best) + margin * Double(sides.leadingMargins)
    let last = Points(sides.trailing.best) + margin * Double(sides.trailingMargins)
    let taken = needed(beside: sides) - inline.amount
    var room = (Width(exactly: sides.space.usable(of: width)) - taken.width).clamped
    var certainty = needed(beside: sides).width.exceeds(Width(exactly: sides.space.usable(of: width)))
    if hasMenu { (room, certainty) = besideMenu(room, in: layout, margin: margin, gaps: gaps) }
    let isCut = certainty.map { $0 >= .likely } ?? false
    layout.title = inline.visible(in: room, certainty: certainty)
    let frame = min(inline.width.best, room.best)
    let centered = (width - frame) / 2
    let x = min(max(centered, first), max(first, width - last - frame))
    layout.titleIsOffCenter = !isCut && abs((x - centered).value) > 0.5
    layout.titleFrame = .init(x: x, width: frame)
    if let subtitle {
      // Its font is a guess, so nothing about it is certain.
      layout.subtitle = subtitle.visible(in: room, certainty: subtitle.width.exceeds(room)?.capped(at: .likely))
    }
    placeLarge(in: &layout)
  }

  /// The title as it stands below the bar before the content scrolls. Of the two, the one that is surer to be cut is told; of
  /// equals, the one cut by more.
  private func placeLarge(in layout: inout BarLayout) {
    guard let large else { return }
    let whole = large.amount + IOSFigures.largeTitleMargin * 2
    guard let cut = whole.width.exceeds(Width(exactly: layout.width)) else { return }
    let room = (Width(exactly: layout.width) - (IOSFigures.largeTitleMargin * 2).width).clamped
    let over = large.width.best - room.best
    if let inline = layout.title, let inlineCut = inline.cut, (inlineCut, inline.over) > (cut, over) { return }
    layout.title = large.visible(in: room, certainty: cut)
    layout.titleFrame = .init(x: Points(IOSFigures.largeTitleMargin.best), width: min(large.width.best, room.best))
    layout.titleIsOffCenter = false
  }

  /// Where items leave for a menu, nobody documents whether they do so before the title is cut: only what does not fit even
  /// without any item is certain, and what has left gives its room to the title.
  private func besideMenu(
    _ room: Width, in layout: BarLayout, margin: Points, gaps: Double
  ) -> (Width, Certainty?) {
    let bare = layout.width - Points(IOSFigures.bareSide.best) * 2
    var beside = Width(low: room.low, best: room.best, high: max(room.high, bare))
    if let button = layout.overflowButton {
      let onBar = layout.items.filter { $0.place == .onBar }.compactMap { $0.frame?.width }
      let taken = onBar.reduce(button.width, +) + Points(gaps * Double(onBar.count + 2)) + margin * 2
      beside.best = max(beside.best, layout.width - taken)
    }
    return (beside, inline.width.exceeds(beside))
  }
}
