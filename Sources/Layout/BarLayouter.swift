import LintelModel
import LintelTables

/// Lays bars out: the one entrance to the arithmetic of each kind.
public enum BarLayouter {
  public typealias Result = (layouts: [BarLayout], thresholds: [OSLine: [Threshold]])

  /// The bar in one language in each environment, in their order, and its thresholds for each OS line.
  ///
  /// `ruler` is that language's. Texts are measured once for each platform, OS line and text size that makes a difference;
  /// every further width is a comparison, and environments of one width share their layout.
  public static func layOut(
    _ toolbar: Toolbar, locale: LocaleID, direction: LayoutDirection, environments: [Environment], ruler: Ruler
  ) -> Result {
    let texts = BarTexts(toolbar: toolbar, locale: locale, ruler: ruler)
    var plans: [PlanKey: any BarPlan] = [:]
    var known: [LayoutKey: BarLayout] = [:]
    var thresholds: [OSLine: [Threshold]] = [:]
    var layouts: [BarLayout] = []
    layouts.reserveCapacity(environments.count)
    for environment in environments {
      let key = PlanKey(environment, kind: toolbar.kind)
      let place = LayoutKey(plan: key, width: environment.width)
      var layout: BarLayout
      if let same = known[place] {
        layout = same
        layout.environment = environment
      } else {
        let plan = plans[key] ?? Self.plan(texts, on: key)
        plans[key] = plan
        // The narrower platform of a line says its thresholds: an iPad's bar gives way by overflowing, an iPhone's cannot.
        if thresholds[key.os] == nil { thresholds[key.os] = plan.orderedThresholds }
        layout = plan.layout(in: environment)
        plan.finish(&layout)
        if direction == .rightToLeft { layout = layout.mirrored() }
        known[place] = layout
      }
      layout.usesLargeContentViewer = environment.textSize.isAccessibilitySize && !key.scales
      if environment.isAssumed { layout.cap(at: .likely) }
      layouts.append(layout)
    }
    return (layouts, thresholds)
  }

  private struct LayoutKey: Hashable { let plan: PlanKey, width: Points }

  /// What a bar's measured texts depend on.
  struct PlanKey: Hashable {
    let kind: Toolbar.Kind
    let platform: Platform
    let os: OSLine
    let textSize: TextSize

    /// Texts on UIKit's and AppKit's bars do not follow the text size ("dynamic_type" of the behaviour rules).
    var scales: Bool { kind == .fioriToolbar || platform == .watchos }

    init(_ environment: Environment, kind: Toolbar.Kind) {
      self.kind = kind
      platform = environment.platform
      os = environment.os
      textSize = kind == .fioriToolbar || platform == .watchos ? environment.textSize : .large
    }
  }

  private static func plan(_ texts: BarTexts, on key: PlanKey) -> any BarPlan {
    switch (key.kind, key.platform) {
    case (.fioriToolbar, _): FioriToolbar(texts, platform: key.platform, os: key.os, textSize: key.textSize)
    case (.ornament, _), (.toolbar, .visionos): Ornament(texts)
    case (.watchToolbar, _), (_, .watchos): WatchToolbar(texts, textSize: key.textSize)
    case (.settingsTabs, _): SettingsTabs(texts)
    case (.windowToolbar, _), (.sheetButtons, _), (_, .macos): WindowToolbar(texts, os: key.os)
    case (.toolbar, _): BottomToolbar(texts, platform: key.platform, os: key.os)
    case (.navigationBar, _): NavigationBar(texts, platform: key.platform, os: key.os)
    }
  }
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
  mutating func cap(at ceiling: Certainty) {
    func lowered(_ certainty: Certainty?) -> Certainty? { certainty.map { $0.capped(at: ceiling) } }
    if let cut = title?.cut { title?.cut = lowered(cut) }
    if let cut = subtitle?.cut { subtitle?.cut = lowered(cut) }
    itemsDoNotFit = lowered(itemsDoNotFit)
    for index in items.indices {
      items[index].gone = lowered(items[index].gone)
      if let cut = items[index].text?.cut { items[index].text?.cut = lowered(cut) }
    }
  }
}
