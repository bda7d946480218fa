import LintelModel

/// The navigation bar of iOS and iPadOS: items at both ends, the title in what they leave.
///
/// Items beat the title. The title stands in the centre of the bar if it fits there, else in the middle of the free span, else it
/// is cut. On the iPhone nothing overflows before OS 27: items that do not fit are compressed. The iPad moves items to a menu,
/// those in the centre first.
struct NavigationBar: BarPlan {
  private let texts: BarTexts
  private let platform: Platform
  private let figures: IOSFigures
  private let ruler: Ruler
  private let leading: Cluster
  private let center: Cluster
  private let trailing: Cluster
  private let back: BackButton?
  private let title: (string: String, width: Width, font: Font)?
  private let largeTitle: (string: String, width: Width, font: Font)?

  init(_ texts: BarTexts, platform: Platform, os: OSLine, ruler: Ruler) {
    self.texts = texts
    self.platform = platform
    self.ruler = ruler
    figures = IOSFigures(os: os)
    let sizer = IOSItemSizer(figures: figures, ruler: ruler, platform: platform)
    var sides: [Item.Placement: [SizedItem]] = [:]
    var back: BackButton?
    for (index, item) in texts.toolbar.items.enumerated() where item.isInDefaultSet && item.placement != .bottom {
      if item.kind == .back {
        back = BackButton(
          item, index: index, label: texts.label(of: item), figures: figures, ruler: ruler, platform: platform)
        continue
      }
      let sized = sizer.size(item, index: index, label: texts.label(of: item), segments: texts.segments(of: item))
      let side: Item.Placement =
        switch item.placement {
        case .leading: .leading
        case .center, .principal: .center
        default: .trailing
        }
      sides[side, default: []].append(sized)
    }
    self.back = back
    leading = Cluster(sides[.leading] ?? [], figures: figures)
    center = Cluster(sides[.center] ?? [], figures: figures)
    trailing = Cluster(sides[.trailing] ?? [], figures: figures)
    func measured(_ font: Font) -> (string: String, width: Width, font: Font)? {
      texts.title.map { ($0, ruler.measure($0, font).width, font) }
    }
    // 17 pt semibold and 34 pt bold: "nav title / font" and "large title / font" of Data/bar-metrics.csv.
    title = measured(Font(size: 17, weight: .semibold, platform: platform))
    largeTitle =
      texts.toolbar.largeTitle.value == true ? measured(Font(size: 34, weight: .bold, platform: platform)) : nil
  }

  /// What the items of all three places take, margins apart.
  private var content: Width {
    let clusters = [leading, center, trailing].filter { !$0.isEmpty }
    let gaps = (0..<max(0, clusters.count - 1)).map { _ in figures.gap(betweenTexts: false) }.sum()
    return clusters.map(\.width).sum() + gaps + (back?.least ?? .zero)
  }

  /// From the edge to the title on either side, without the margin, and whether that side has one.
  private func sides(at width: Points) -> (leading: (used: Width, margins: Int), trailing: (used: Width, margins: Int)) {
    var first: (used: Width, margins: Int) = (IOSFigures.bareSide, 0)
    if let back {
      let taken = back.taken(besideTitle: title?.width ?? .zero, barWidth: width, titleGap: figures.titleGap)
      let rest = leading.isEmpty ? Width.zero : figures.gap(betweenTexts: false) + leading.width
      first = (taken + rest + figures.titleGap, figures.hasPlatters ? 1 : 0)
    } else if !leading.isEmpty {
      first = (leading.width + figures.titleGap, 1)
    }
    if !center.isEmpty { first.used += center.width + figures.gap(betweenTexts: false) }
    let last = trailing.isEmpty ? (IOSFigures.bareSide, 0) : (trailing.width + figures.titleGap, 1)
    return (first, last)
  }

  func layout(in environment: Environment) -> BarLayout {
    let width = environment.width
    let margin = IOSFigures.margin(at: width)
    var layout = BarLayout(environment: environment, width: width, direction: .leftToRight)
    layout.neededByItems = content + Width(exactly: margin * 2)
    layout.itemsDoNotFit = layout.neededByItems.exceeds(Width(exactly: width))
    place(&layout, margin: margin)
    placeTitle(&layout, margin: margin)
    return layout
  }

  private func place(_ layout: inout BarLayout, margin: Points) {
    let shortage = layout.neededByItems.best - layout.width
    var gone: [Int: (rank: Int, certainty: Certainty)] = [:]
    var cuts: [Int: Points] = [:]
    if platform == .ipados {
      let usable = Width(exactly: layout.width - margin * 2)
      for (rank, step) in overflow.gone(at: usable).enumerated() { gone[step.index] = (rank, step.certainty) }
    } else {
      cuts = Squeeze.cuts(of: allItems, saving: shortage)
    }
    func isOnBar(_ item: SizedItem) -> Bool { (gone[item.index]?.certainty ?? .possible) < .likely }
    func placed(_ cluster: Cluster, from x: Points) {
      let staying = Cluster(cluster.items.filter(isOnBar), figures: figures)
      for (item, frame) in staying.frames(from: x, cuts: cuts) {
        append(item, frame, to: &layout, cut: cuts[item.index], gone: gone[item.index]?.certainty)
      }
    }
    let texts = allItems.filter { $0.text != nil && $0.fixedRoom == nil }.count
    func append(_ item: SizedItem, _ frame: BarLayout.Frame?, to layout: inout BarLayout, cut: Points?, gone: Certainty?) {
      var text = item.visibleText(ruler)
      if let cut, let certainty = layout.itemsDoNotFit {
        text = Squeeze.visibleText(item, cut: cut, certainty: texts == 1 ? certainty : min(certainty, .likely), ruler: ruler)
      }
      layout.items.append(.init(item: item.index, place: .onBar, gone: gone, frame: frame, text: text))
    }

    var start = margin
    if let back {
      let (placedBack, end) = back.place(
        title: title?.width ?? .zero, layout: layout, margin: margin, titleGap: figures.titleGap, ruler: ruler)
      layout.items.append(placedBack)
      start = end + figures.gap(betweenTexts: false).best
    }
    placed(leading, from: start)
    let stayingTrailing = Cluster(trailing.items.filter(isOnBar), figures: figures)
    let trailingCuts = stayingTrailing.items.map { cuts[$0.index] ?? 0 }.reduce(.zero, +)
    let button = gone.values.contains { $0.certainty >= .likely } ? IOSFigures.overflowButton.best : .zero
    var trailingStart = layout.width - margin - (stayingTrailing.width.best - trailingCuts)
    if button > .zero {
      layout.overflowButton = .init(x: layout.width - margin - button, width: button)
      trailingStart = trailingStart - button - figures.gap(betweenTexts: false).best
    }
    let stayingCenter = Cluster(center.items.filter(isOnBar), figures: figures)
    let leadingEnd = layout.items.compactMap { $0.frame?.maxX }.max() ?? margin
    placed(center, from: max(leadingEnd, (leadingEnd + trailingStart - stayingCenter.width.best) / 2))
    placed(trailing, from: trailingStart)
    for (rank, item) in allItems.filter({ !isOnBar($0) }).sorted(by: { gone[$0.index]!.rank < gone[$1.index]!.rank })
      .enumerated()
    {
      layout.items.append(
        .init(item: item.index, place: .inOverflow(rank), gone: gone[item.index]?.certainty, text: item.visibleText(ruler)))
    }
    layout.items.sort { $0.item < $1.item }
  }

  private func placeTitle(_ layout: inout BarLayout, margin: Points) {
    guard let title else { return }
    let (first, last) = sides(at: layout.width)
    let sideWidths = (
      first.used + Width(exactly: margin * Double(first.margins)), last.used + Width(exactly: margin * Double(last.margins))
    )
    var room = (Width(exactly: layout.width) - sideWidths.0 - sideWidths.1).clamped
    if platform == .ipados { room = roomBesideMenu(room, in: layout, margin: margin) }
    let cut = title.width.exceeds(room)
    let isCut = cut.map { $0 >= .likely } ?? false
    var shown = BarLayout.VisibleText(
      text: title.string, shown: isCut ? ruler.truncate(title.string, title.font, room.best) : title.string,
      needed: title.width, room: room, font: title.font, cut: cut)
    let width = min(title.width.best, room.best)
    let centered = (layout.width - width) / 2
    let x = min(max(centered, sideWidths.0.best), max(sideWidths.0.best, layout.width - sideWidths.1.best - width))
    layout.titleIsOffCenter = !isCut && abs((x - centered).value) > 0.5
    layout.titleFrame = .init(x: x, width: width)
    if let largeTitle, let large = large(largeTitle, in: layout.width), isWorse(large, than: shown) {
      shown = large
      layout.titleFrame = .init(x: IOSFigures.largeTitleMargin.best, width: min(large.needed.best, large.room.best))
      layout.titleIsOffCenter = false
    }
    layout.title = shown
  }

  /// On an iPad items leave for the menu, and nobody documents whether they do so before the title is cut: only what does not fit
  /// even without any item is certain, and what has left gives its room to the title.
  private func roomBesideMenu(_ room: Width, in layout: BarLayout, margin: Points) -> Width {
    let bare = Width(exactly: layout.width) - IOSFigures.bareSide * 2
    var beside = Width(low: room.low, best: room.best, high: max(room.high, bare.high))
    guard let button = layout.overflowButton else { return beside }
    let onBar = layout.items.filter { $0.place == .onBar }.compactMap { $0.frame?.width }
    let gaps = figures.gap(betweenTexts: false).best * Double(onBar.count) + figures.titleGap.best * 2
    let taken = onBar.reduce(button.width, +) + gaps + margin * 2
    beside.best = max(beside.best, layout.width - taken)
    return beside
  }

  /// Of a large title and the same title on the bar, the one that is surer to be cut is told; of equals, the one cut by more.
  private func isWorse(_ large: BarLayout.VisibleText, than inline: BarLayout.VisibleText) -> Bool {
    guard let cut = large.cut else { return false }
    guard let inlineCut = inline.cut else { return true }
    return (cut, large.over) >= (inlineCut, inline.over)
  }

  /// The title as it stands below the bar before the content scrolls.
  private func large(_ title: (string: String, width: Width, font: Font), in width: Points) -> BarLayout.VisibleText? {
    let room = (Width(exactly: width) - IOSFigures.largeTitleMargin * 2).clamped
    let cut = title.width.exceeds(room)
    return .init(
      text: title.string,
      shown: cut.map { $0 >= .likely } == true ? ruler.truncate(title.string, title.font, room.best) : title.string,
      needed: title.width, room: room, font: title.font, cut: cut)
  }

  private var allItems: [SizedItem] { leading.items + center.items + trailing.items }

  /// The centre leaves first, then the leading end, and the trailing end last.
  private var overflow: OverflowOrder {
    let order = [center, leading, trailing].flatMap { OverflowOrder.byPriority($0.items) }
    return OverflowOrder(
      needed: content, button: IOSFigures.overflowButton + figures.gap(betweenTexts: false),
      order: order.map { ($0.index, $0.width + figures.gap(betweenTexts: false)) })
  }

  var thresholds: [Threshold] {
    var thresholds: [Threshold] = []
    let items = IOSFigures.barWidth(forUsable: content, margins: 2)
    if let title {
      let (first, last) = sides(at: 10_000)
      thresholds.append(
        .init(
          event: .titleTruncates,
          below: IOSFigures.barWidth(forUsable: first.used + last.used + title.width, margins: first.margins + last.margins))
      )
    }
    if let largeTitle {
      thresholds.append(.init(event: .titleTruncates, below: largeTitle.width + IOSFigures.largeTitleMargin * 2))
    }
    if !allItems.isEmpty { thresholds.append(.init(event: .itemsDoNotFit, below: items)) }
    if platform == .ipados {
      thresholds += overflow.steps.map {
        .init(event: .itemOverflows(item: $0.index), below: IOSFigures.barWidth(forUsable: $0.below, margins: 2))
      }
    }
    return Threshold.complete(thresholds, canFit: !allItems.contains { $0.visibleText(ruler)?.cut == .certain })
  }
}

extension Threshold {
  /// The thresholds from the widest down, with the width from which everything fits, unless no width helps.
  static func complete(_ thresholds: [Threshold], canFit: Bool) -> [Threshold] {
    var all = thresholds.sorted { $0.below.best > $1.below.best }
    if canFit {
      all.insert(.init(event: .everythingFits, below: thresholds.map(\.below).reduce(.zero, Width.max)), at: 0)
    }
    return all
  }
}
