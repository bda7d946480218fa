import LintelModel
import LintelTables

/// Lays bars out: the one entrance to the arithmetic of each kind.
package enum BarLayouter {
  package typealias Result = (layouts: [BarLayout], thresholds: [OSLine: [Threshold]])

  /// The bar in one language, laid out for the environments in their order, and its thresholds for each OS line.
  ///
  /// Texts are measured once for each platform, OS line and text size that makes a difference; every further width is a
  /// comparison. Environments that follow each other from the narrowest up and in which the same is lost share a layout.
  /// - Parameters:
  ///   - ruler: that language's.
  ///   - starts: where layouts in other languages begin, in the order of `environments`: one begins there in this one too, so
  ///     that what is side by side is of one width.
  ///   - metrics: the figures of every generation of bars.
  package static func layOut(
    _ toolbar: Toolbar, locale: LocaleID, direction: LayoutDirection, environments: [Environment], ruler: Ruler,
    apartAt starts: [Environment] = [], metrics: BarMetrics = .published
  ) -> Result {
    let texts = BarTexts(toolbar: toolbar, locale: locale, ruler: ruler)
    var plans: [(key: PlanKey, plan: any BarPlan)] = []
    var sizers: [IOSItemSizer] = []
    var thresholds: [OSLine: [Threshold]] = [:]
    var layouts: [BarLayout] = []
    for run in runs(of: environments, toolbar, apartAt: starts) {
      let first = environments[run.lowerBound]
      let key = PlanKey(first, toolbar)
      // A bar has a handful: to compare them is less than to hash one.
      let known = plans.first { $0.key == key }?.plan
      let plan = known ?? Self.plan(texts, on: key, metrics, &sizers)
      if known == nil { plans.append((key, plan)) }
      // The narrower platform of a line says its thresholds: an iPad's bar may give way by overflowing where an iPhone's cannot.
      if thresholds[key.os] == nil {
        // A strip at the side takes the same of every width.
        thresholds[key.os] = plan.orderedThresholds.map { $0.moved(by: key.strip?.width ?? 0) }
      }
      // In their places: what is written onto a copy of a layout makes a second list of its items.
      var shared = SharedLayouts.of(plan, in: environments[run], isSource: locale == toolbar.sourceLocale)
      for number in shared.indices {
        plan.finish(&shared[number], with: ruler)
        if direction == .rightToLeft { shared[number] = shared[number].mirrored() }
        shared[number].usesLargeContentViewer = first.textSize.isAccessibilitySize && !key.scales
        if first.isAssumed { shared[number].cap(at: .likely) }
        shared[number].height = BarHeight.of(toolbar, in: shared[number].environment, metrics)
      }
      layouts += shared
    }
    return (layouts, thresholds)
  }

  /// Whether it is known how the bar looks there. Beside vertical bars one may be horizontal: how wide, nobody has
  /// published.
  package static func canLayOut(_ toolbar: Toolbar, in environment: Environment) -> Bool {
    // What stands beside a window is a column: how high it may be, nobody has published.
    if toolbar.kind == .ornament, [.leading, .trailing].contains(toolbar.facts.edge.value) { return false }
    guard environment.sideBar != nil else { return true }
    switch toolbar.kind {
    // SAP's bar is a view of the content, which the strip leaves the rest of the display.
    case .fioriToolbar: return true
    case .navigationBar, .toolbar:
      // "Use bars that come from navigation containers"; what is above a keyboard stays there.
      return toolbar.facts.isOwnView.value != true && toolbar.facts.standsOnEnd.value != false
        && toolbar.facts.isAboveKeyboard.value != true
    case .windowToolbar, .settingsTabs, .ornament, .watchToolbar, .sheetButtons: return false
    }
  }

  /// Environments that differ by nothing but their widths, none narrower than the one before it.
  private static func runs(
    of environments: [Environment], _ toolbar: Toolbar, apartAt starts: [Environment]
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    var next = environments.first == starts.first ? 1 : 0
    for index in environments.indices.dropFirst() {
      let isApart = next < starts.count && environments[index] == starts[next]
      if isApart { next += 1 }
      if isApart || !continues(index, environments, toolbar) {
        runs.append(start..<index)
        start = index
      }
    }
    return environments.isEmpty ? [] : runs + [start..<environments.count]
  }

  /// Whether an environment is like the one before it and no narrower. Field by field: a copy of each would cost more than all
  /// else that is done for one width.
  private static func continues(_ index: Int, _ all: [Environment], _ toolbar: Toolbar) -> Bool {
    let before = index - 1
    guard all[index].barWidth >= all[before].barWidth, all[index].platform == all[before].platform,
      all[index].os == all[before].os, all[index].textSize == all[before].textSize,
      all[index].commonness == all[before].commonness, all[index].isDefaultWidth == all[before].isDefaultWidth,
      all[index].isAssumed == all[before].isAssumed, all[index].sideBar == all[before].sideBar,
      !toolbar.hasLargeTitle || all[index].isCompactHeight == all[before].isCompactHeight
    else { return false }
    // Where the size class turns, Fiori's bars have other rules.
    return toolbar.kind != .fioriToolbar
      || Device.isRegular(width: all[index].width, on: all[index].platform, os: all[index].os)
        == Device.isRegular(width: all[before].width, on: all[index].platform, os: all[index].os)
  }

  /// What a bar's measured texts depend on.
  struct PlanKey: Hashable {
    let kind: Toolbar.Kind
    let platform: Platform
    let os: OSLine
    let textSize: TextSize
    /// Whether a large title is on the bar itself, as it is where the height is compact.
    let isTitleInline: Bool
    /// Where the bar is vertical.
    let strip: SideBar?

    /// Texts on UIKit's and AppKit's bars do not follow the text size ("dynamic_type" of the behaviour rules).
    var scales: Bool { kind == .fioriToolbar || platform == .watchos }

    init(_ environment: Environment, _ toolbar: Toolbar) {
      kind = toolbar.kind
      platform = environment.platform
      os = environment.os
      textSize =
        kind == .fioriToolbar || platform == .watchos
        ? min(environment.textSize, toolbar.facts.textSizeCap.value ?? .ax5) : .large
      strip = kind == .navigationBar || kind == .toolbar ? environment.sideBar : nil
      isTitleInline = environment.isCompactHeight && toolbar.hasLargeTitle
    }
  }

  /// - Parameter sizers: those of the bar's plans so far.
  private static func plan(
    _ texts: BarTexts, on key: PlanKey, _ metrics: BarMetrics, _ sizers: inout [IOSItemSizer]
  ) -> any BarPlan {
    let (platform, os) = (key.platform, key.os)
    let family = BarFamily(of: key.kind, on: platform)
    let generation = metrics.generation(family, os, keepsEarlierDesign: texts.toolbar.keepsEarlierDesign)
    switch (key.kind, family) {
    case (.fioriToolbar, _): return FioriToolbar(texts, generation, platform: platform, os: os, textSize: key.textSize)
    case (.ornament, _), (.toolbar, .visionos): return Ornament(texts, generation, os: os)
    case (_, .watchos): return WatchToolbar(texts, generation, os: os, textSize: key.textSize)
    case (.settingsTabs, _): return SettingsTabs(texts, MacFigures(generation, os: os))
    case (_, .macos): return WindowToolbar(texts, MacFigures(generation, os: os))
    default: break
    }
    let known = sizers.first { $0.figures.platform == platform && $0.figures.os == os }
    let sizer =
      known ?? IOSItemSizer(texts: texts, figures: IOSFigures(generation, platform: platform, os: os))
    if known == nil { sizers.append(sizer) }
    if let strip = key.strip {
      let side = metrics.generation(.foldable, os)
      return VerticalBar(texts, sizer, in: strip, side, isTitleInline: key.isTitleInline)
    }
    return key.kind == .toolbar
      ? BottomToolbar(texts, sizer) : NavigationBar(texts, sizer, isTitleInline: key.isTitleInline)
  }
}

extension Threshold {
  fileprivate func moved(by points: Points) -> Threshold {
    let width = Width(low: below.low + points, best: below.best + points, high: below.high + points)
    return Threshold(event: event, below: width)
  }
}

extension Toolbar {
  /// Whether the title is large, or may be.
  fileprivate var hasLargeTitle: Bool { kind == .navigationBar && largeTitle.value == true || isTitleSizeUnknown }
}

extension BarLayout {
  /// The same bar for a script that runs from right to left.
  func mirrored() -> BarLayout {
    var copy = self
    func mirror(_ frame: Frame?) -> Frame? { frame.map { Frame(x: width - $0.maxX, width: $0.width) } }
    copy.direction = .rightToLeft
    copy.titleFrame = mirror(titleFrame)
    copy.overflowButton = mirror(overflowButton)
    for index in copy.items.indices { copy.items[index].frame = mirror(items[index].frame) }
    return copy
  }

  /// Nothing in it surer than `ceiling`.
  package mutating func cap(at ceiling: Certainty) {
    func lowered(_ certainty: Certainty?) -> Certainty? { certainty.map { $0.capped(at: ceiling) } }
    if let cut = title?.cut { title?.cut = lowered(cut) }
    if let cut = largeTitle?.cut { largeTitle?.cut = lowered(cut) }
    if let cut = subtitle?.cut { subtitle?.cut = lowered(cut) }
    itemsDoNotFit = lowered(itemsDoNotFit)
    for index in items.indices {
      items[index].gone = lowered(items[index].gone)
      if let cut = items[index].text?.cut { items[index].text?.cut = lowered(cut) }
    }
  }
}
