import LintelModel
import LintelTables

/// SAP Fiori's toolbar for iOS, by its design guideline (Toolbar, v26-1) and its published code (FioriToolbar.swift).
///
/// At most two text buttons are on a compact bar and three on a regular one; the others, and those that do not fit, go to the
/// overflow menu, the least important first. The most important one is the primary button, then the one furthest to the right.
/// SAP's SDK knows nothing of importance: of a bar that it lays out (`staying first`) the first items stay.
/// Compact bars share their width out equally, regular ones are right-aligned. A button that is left alone takes the whole
/// width, and only then a text is cut.
struct FioriToolbar: BarPlan {
  private let figures: FioriFigures
  private let items: [SizedItem]
  private let helper: SizedText?
  private let helperIndex: Int?
  /// The helper text's number in `labels`.
  private let helperLabel: Int?
  /// The items' indices in `items`, the most important first.
  private let byImportance: [Int]
  private let platform: Platform
  private let os: OSLine
  let labels: [Label]
  /// That every button that may be on the bar is, on a compact bar and on a regular one.
  private var compactConstraints: [Constraint]
  private var regularConstraints: [Constraint]
  /// Those of the bar that can hold most: a phone's is regular only at the landscape widths of a few models.
  var constraints: [Constraint] { figures.isPhone ? compactConstraints : regularConstraints }
  var ceiling: Certainty { .likely }

  init(_ texts: BarTexts, _ generation: BarGeneration, platform: Platform, os: OSLine, textSize: TextSize) {
    self.platform = platform
    self.os = os
    let figures = FioriFigures(generation: generation, textSize: textSize)
    self.figures = figures
    let onBar = texts.onBar.filter { !$0.isSpacer }
    let helperItem = onBar.first { $0.item.kind == .helperText }
    helperIndex = helperItem?.index
    let helperString = helperItem?.label ?? texts.title
    helper = helperString.map { texts.measured($0, figures.helperFont, source: BarTexts.titleSource) }
    let items = onBar.filter { $0.item.kind != .helperText && $0.item.kind != .overflow }.map { source in
      var own = figures
      own.textSize = min(textSize, source.item.facts.textSizeCap.value ?? .ax5)
      return Self.size(source, texts: texts, figures: own)
    }
    self.items = items
    // `FioriToolbarHandler.calculateItemsSize`: items are taken in their order for as long as they fit.
    let staysFirst = texts.toolbar.facts.staying.value == .first
    byImportance =
      staysFirst
      ? Array(items.indices)
      : items.indices.sorted { a, b in
        (items[a].item.style == .primary ? 0 : 1, -a) < (items[b].item.style == .primary ? 0 : 1, -b)
      }
    var numbers = LabelNumbers(items)
    helperLabel = helper.map { text in
      numbers.add(
        helperItem.map {
          Label(
            .label(item: $0.index), width: text.width.best, item: text.width.best, isTranslation: $0.isTranslation,
            isSystemWord: $0.isSystemWord)
        } ?? texts.titleLabel(text))
    }
    labels = numbers.labels
    (compactConstraints, regularConstraints) = ([], [])
    compactConstraints =
      constraints(numbers, isRegular: false) + [helperConstraint(numbers, isRegular: !figures.isPhone)].compactMap { $0 }
    regularConstraints =
      constraints(numbers, isRegular: true) + [helperConstraint(numbers, isRegular: true)].compactMap { $0 }
  }

  func constraints(in environment: Environment) -> [Constraint] {
    isRegular(environment) ? regularConstraints : compactConstraints
  }

  private func isRegular(_ environment: Environment) -> Bool {
    Device.isRegular(width: environment.width, on: platform, os: os)
  }

  /// Beyond two buttons, or three, the others are in the menu whatever the width.
  var canFit: Bool {
    items.count <= most(isRegular: !figures.isPhone) && constraints.allSatisfy { $0.threshold != nil }
  }

  private static func size(_ source: BarItem, texts: BarTexts, figures: FioriFigures) -> SizedItem {
    let appearance = ItemAppearance(ofBarButton: source.item, label: source.label)
    let isPlain = source.item.style == .tertiary
    let padding = isPlain ? Points.zero : figures.padding * 2
    let glass = Amount(exactly: figures.glass)
    let least = Amount(exactly: figures.leastButton)
    var sized = SizedItem(source, appearance: appearance)
    guard let string = appearance.text else {
      sized.amount =
        Amount.max(least, figures.symbol + Amount(exactly: padding)) * figures.scale + glass
      return sized
    }
    let text = texts.measured(string, figures.font(isPlain: isPlain), source: BarTexts.source(ofItem: source.index))
    let padded = text.amount + Amount(exactly: padding)
    sized.text = text
    sized.amount = Amount.max(least, padded) * figures.scale + glass
    sized.labels = [
      Label(
        .label(item: source.index), width: text.width.best, item: Points(padded.best), least: figures.leastButton,
        isTranslation: source.isTranslation, isSystemWord: source.isSystemWord)
    ]
    return sized
  }

  /// On a compact phone all buttons are as wide as the widest, so each of them must be no wider than its share.
  private func constraints(_ numbers: LabelNumbers, isRegular: Bool) -> [Constraint] {
    let shown = byImportance.prefix(most(isRegular: isRegular)).sorted().map { items[$0] }
    let beside = beside(count: shown.count, isRegular: isRegular)
    if figures.isPhone && !isRegular {
      return shown.map { item in
        Constraint(
          .itemsDoNotFit, needs: item.amount * Double(shown.count) + beside, in: .whole,
          labels: numbers.of([item]).map { ($0, Double(shown.count)) })
      }
    }
    return [
      Constraint(
        .itemsDoNotFit, needs: shown.map(\.amount).sum() + beside, in: .whole,
        labels: numbers.of(shown).map { ($0, figures.scale) })
    ]
  }

  /// That the helper text goes into its two lines, if it is too long for two of its least width. On a compact phone the buttons
  /// share out all the rest; elsewhere the text has what the buttons leave.
  private func helperConstraint(_ numbers: LabelNumbers, isRegular: Bool) -> Constraint? {
    let lines = figures.helperLines
    guard let helper, let helperLabel, !items.isEmpty, helper.width.best > figures.helperText * lines else {
      return nil
    }
    let event = helperIndex.map(Threshold.Event.labelTruncates) ?? .titleTruncates
    if figures.isPhone && !isRegular {
      return Constraint(event, needs: helper.amount, in: .fixed(figures.helperText * lines), labels: [helperLabel])
    }
    let shown = byImportance.prefix(most(isRegular: true)).map { items[$0] }
    return Constraint(
      event, needs: helper.amount * (1 / lines) + besideHelper, in: .whole,
      labels: [(helperLabel, 1 / lines)] + numbers.of(shown).map { ($0, figures.scale) })
  }

  private func constraintOfHelper(in constraints: [Constraint]) -> Constraint? {
    helperLabel.flatMap { label in constraints.first { $0.labels.first?.label == label } }
  }

  /// What a bar of regular width needs beside the helper text for as many buttons as may be there. An iPad's compact bar is
  /// reckoned with the same, so that a window that grows never takes room from the text.
  private var besideHelper: Amount {
    let count = most(isRegular: true)
    return byImportance.prefix(count).map { items[$0].amount }.sum() + beside(count: count, isRegular: true)
      + Amount(exactly: helperLeast * -1)
  }

  private var helperLeast: Points { helper.map { min(figures.helperText, $0.width.best) } ?? 0 }

  /// What so many buttons share the bar with: margins, gaps, helper text, and the overflow button if these are not all.
  private func beside(count: Int, isRegular: Bool) -> Amount {
    var beside = figures.margins(isRegular: isRegular) + figures.gap * Double(max(0, count - 1))
    if helper != nil { beside += helperLeast + figures.gap }
    guard count < items.count else { return Amount(exactly: beside) }
    return Amount(exactly: beside + figures.gap) + overflowButton
  }

  /// What so many of the most important items need, with everything else.
  private func needed(_ count: Int, isRegular: Bool) -> Amount {
    let shown = byImportance.prefix(count).map { items[$0].amount }
    let isEqual = figures.isPhone && !isRegular
    return (isEqual ? shown.reduce(.zero, Amount.max) * Double(shown.count) : shown.sum())
      + beside(count: count, isRegular: isRegular)
  }

  private var overflowButton: Amount {
    Amount.max(Amount(exactly: figures.leastButton), figures.symbol) + Amount(exactly: figures.glass)
  }

  /// How many items may be on the bar, whatever their widths.
  private func most(isRegular: Bool) -> Int {
    let hasTexts = items.contains(where: \.isText)
    return hasTexts ? min(items.count, figures.mostTextButtons(isRegular: isRegular)) : items.count
  }

  /// How many are on a bar of this width; none if not even one fits.
  private func fitting(_ width: Points, isRegular: Bool) -> Int {
    let most = most(isRegular: isRegular)
    return stride(from: most, to: 0, by: -1).first { needed($0, isRegular: isRegular).best <= width.value } ?? 0
  }

  func layout(in environment: Environment) -> BarLayout {
    let width = environment.barWidth
    let isRegular = isRegular(environment)
    var layout = BarLayout(environment: environment, width: width, direction: .leftToRight)
    guard !items.isEmpty else { return layout }
    let most = most(isRegular: isRegular)
    layout.neededByItems = needed(most, isRegular: isRegular).width
    layout.itemsDoNotFit = layout.neededByItems.exceeds(Width(exactly: width))
    let fitting = fitting(width, isRegular: isRegular)
    let shown = max(1, fitting)
    let onBar = byImportance.prefix(shown).sorted()
    place(onBar, isEqual: !isRegular && figures.isPhone, isRegular: isRegular, isCut: fitting == 0, in: &layout)
    let leavers = byImportance.dropFirst(shown)
    for (rank, number) in leavers.sorted().enumerated() {
      let isOne = byImportance.firstIndex(of: number)! < most
      layout.items.append(
        .init(
          item: items[number].index, place: .inOverflow(rank), gone: isOne ? layout.itemsDoNotFit : .certain,
          text: items[number].text?.whole))
    }
    layout.items.sort { $0.item < $1.item }
    return layout
  }

  private func place(_ onBar: [Int], isEqual: Bool, isRegular: Bool, isCut: Bool, in layout: inout BarLayout) {
    let margin = figures.margins(isRegular: isRegular) / 2
    var end = layout.width - margin
    var start = margin
    if onBar.count < items.count {
      // The overflow button precedes the items, furthest from the most important one.
      let button = Points(overflowButton.best)
      layout.overflowButton = .init(x: start, width: button)
      start = start + button + figures.gap
    }
    if let helper {
      let left = isEqual ? .zero : layout.width - Points(besideHelper.best)
      let line = max(figures.helperText, left)
      let frame = BarLayout.Frame(x: start, width: min(line, helper.width.best, max(0, end - start)))
      let constraint = constraintOfHelper(in: isRegular || !figures.isPhone ? regularConstraints : compactConstraints)
      let text = helper.visible(
        in: Width(exactly: line * figures.helperLines), certainty: constraint?.certainty(at: layout.width))
      if let helperIndex {
        layout.items.append(.init(item: helperIndex, place: .onBar, frame: frame, text: text))
      } else {
        (layout.title, layout.titleFrame) = (text, frame)
      }
      start = frame.maxX + figures.gap
    }
    let gaps = figures.gap * Double(onBar.count - 1)
    let share = max(0, end - start - gaps) / Double(onBar.count)
    for number in onBar.reversed() {
      let item = items[number]
      // Right-aligned where the widths are the items' own; a lone one on a compact bar takes all there is.
      let width = isEqual || isCut ? share : item.best
      var text = item.text?.whole
      if isCut, let full = item.text {
        let room = max(0, width - (item.best - full.width.best))
        text = full.visible(in: Width(exactly: room), certainty: full.width.exceeds(Width(exactly: room)))
      }
      layout.items.append(.init(item: item.index, place: .onBar, frame: .init(x: end - width, width: width), text: text))
      end = end - width - figures.gap
    }
  }

  /// Those of a compact bar; an iPad's turns regular at one width, and then holds one button more.
  var thresholds: [Threshold] {
    guard let first = byImportance.first else { return [] }
    var thresholds = [Threshold(event: .itemsDoNotFit, below: below(compact: full(false), regular: full(true)))]
    for rank in byImportance.indices.dropFirst() {
      let compact = below(rank: rank, isRegular: false)
      let regular = below(rank: rank, isRegular: true)
      guard let last = figures.isPhone ? compact : regular else { continue }
      thresholds.append(
        Threshold(
          event: .itemOverflows(item: items[byImportance[rank]].index), below: below(compact: compact, regular: last)))
    }
    if items[first].isText {
      let alone = needed(1, isRegular: false).width
      thresholds.append(Threshold(event: .labelTruncates(item: items[first].index), below: alone))
    }
    if let helper = constraintOfHelper(in: constraints)?.threshold { thresholds.append(helper) }
    return thresholds
  }

  private func full(_ isRegular: Bool) -> Width { needed(most(isRegular: isRegular), isRegular: isRegular).width }

  /// Below which width the item of this rank leaves a bar of one size class; nil if it is never there.
  private func below(rank: Int, isRegular: Bool) -> Width? {
    let most = most(isRegular: isRegular)
    guard rank < most else { return nil }
    return ((rank + 1)...most).map { needed($0, isRegular: isRegular).width }.reduce(full(isRegular), Width.min)
  }

  /// The same for a bar that turns regular.
  private func below(compact: Width?, regular: Width) -> Width {
    if figures.isPhone { return compact ?? regular }
    let turn = Device.regularWidth
    func below(_ end: KeyPath<Width, Points>) -> Points {
      regular[keyPath: end] > turn ? regular[keyPath: end] : min(turn, compact?[keyPath: end] ?? turn)
    }
    return Width(low: below(\.low), best: below(\.best), high: below(\.high))
  }
}
