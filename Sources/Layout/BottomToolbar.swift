import LintelModel

/// The toolbar at the bottom of an iPhone's or iPad's view: items in one row, spread by its flexible spaces.
///
/// What does not fit is compressed on the iPhone and moves to a menu on the iPad.
struct BottomToolbar: BarPlan {
  private let platform: Platform
  private let figures: IOSFigures
  private let ruler: Ruler
  private let row: Cluster

  init(_ texts: BarTexts, platform: Platform, os: OSLine, ruler: Ruler) {
    self.platform = platform
    self.ruler = ruler
    figures = IOSFigures(os: os)
    let sizer = IOSItemSizer(figures: figures, ruler: ruler, platform: platform)
    var items = texts.toolbar.items.enumerated().filter(\.element.isInDefaultSet).map { index, item in
      sizer.size(item, index: index, label: texts.label(of: item), segments: texts.segments(of: item))
    }
    for index in items.indices where items[index].item.kind == .flexibleSpace {
      items[index].width = figures.gap(betweenTexts: false)
    }
    row = Cluster(items, figures: figures)
  }

  /// Both margins of a bar, in points.
  private func margins(at width: Points) -> Width {
    figures.hasPlatters ? IOSFigures.bottomMargin * 2 : Width(exactly: IOSFigures.margin(at: width) * 2)
  }

  private var overflow: OverflowOrder {
    let gap = figures.gap(betweenTexts: false)
    return OverflowOrder(
      needed: row.width, button: IOSFigures.overflowButton + gap,
      order: OverflowOrder.byPriority(row.items).map { ($0.index, $0.width + gap) })
  }

  func layout(in environment: Environment) -> BarLayout {
    let width = environment.width
    let margins = margins(at: width)
    var layout = BarLayout(environment: environment, width: width, direction: .leftToRight)
    layout.neededByItems = row.width + margins
    layout.itemsDoNotFit = layout.neededByItems.exceeds(Width(exactly: width))
    var gone: [Int: (rank: Int, certainty: Certainty)] = [:]
    var cuts: [Int: Points] = [:]
    if platform == .ipados {
      for (rank, step) in overflow.gone(at: Width(exactly: width) - margins).enumerated() {
        gone[step.index] = (rank, step.certainty)
      }
    } else {
      cuts = Squeeze.cuts(of: row.items, saving: layout.neededByItems.best - width)
    }
    let staying = Cluster(row.items.filter { (gone[$0.index]?.certainty ?? .possible) < .likely }, figures: figures)
    let cutBy = staying.items.map { cuts[$0.index] ?? 0 }.reduce(.zero, +)
    var free = max(0, width - margins.best - (staying.width.best - cutBy))
    if staying.items.count < row.items.count {
      let button = IOSFigures.overflowButton.best
      layout.overflowButton = .init(x: width - margins.best / 2 - button, width: button)
      free = max(0, free - button)
    }
    let flexible = staying.items.count { $0.item.kind == .flexibleSpace }
    let share = flexible == 0 ? .zero : free / Double(flexible)
    let texts = row.items.count { $0.text != nil && $0.fixedRoom == nil }
    for (item, frame) in staying.frames(
      from: margins.best / 2, cuts: cuts, stretch: { $0.item.kind == .flexibleSpace ? share : 0 })
    {
      var text = item.visibleText(ruler)
      if let cut = cuts[item.index], let certainty = layout.itemsDoNotFit {
        text = Squeeze.visibleText(item, cut: cut, certainty: texts == 1 ? certainty : min(certainty, .likely), ruler: ruler)
      }
      layout.items.append(
        .init(item: item.index, place: .onBar, gone: gone[item.index]?.certainty, frame: frame, text: text))
    }
    for (index, step) in gone where step.certainty >= .likely {
      let text = row.items.first { $0.index == index }?.visibleText(ruler)
      layout.items.append(.init(item: index, place: .inOverflow(step.rank), gone: step.certainty, text: text))
    }
    layout.items.sort { $0.item < $1.item }
    return layout
  }

  var thresholds: [Threshold] {
    func barWidth(_ usable: Width) -> Width {
      figures.hasPlatters ? usable + IOSFigures.bottomMargin * 2 : IOSFigures.barWidth(forUsable: usable, margins: 2)
    }
    var thresholds = [Threshold(event: .itemsDoNotFit, below: barWidth(row.width))]
    if platform == .ipados {
      thresholds += overflow.steps.map { .init(event: .itemOverflows(item: $0.index), below: barWidth($0.below)) }
    }
    return Threshold.complete(thresholds, canFit: !row.items.contains { $0.visibleText(ruler)?.cut == .certain })
  }
}
