import LintelModel
import LintelTables

/// Lays bars out: the one entrance to the arithmetic of each kind.
public enum BarLayouter {
  public typealias Result = (layouts: [BarLayout], thresholds: [OSLine: [Threshold]])

  /// The kinds of bar that this version lays out.
  public static let kinds: Set<Toolbar.Kind> = [.navigationBar, .toolbar, .windowToolbar, .settingsTabs]

  /// The bar in one language in each environment, in their order, and its thresholds for each OS line.
  ///
  /// `ruler` is that language's. Kinds of bar that are not laid out give nothing.
  public static func layOut(
    _ toolbar: Toolbar, locale: LocaleID, direction: LayoutDirection, environments: [Environment], ruler: Ruler
  ) -> Result {
    guard kinds.contains(toolbar.kind) else { return ([], [:]) }
    var plans: [PlanKey: any BarPlan] = [:]
    var thresholds: [OSLine: [Threshold]] = [:]
    var layouts: [BarLayout] = []
    for environment in environments {
      let key = PlanKey(platform: environment.platform, os: environment.os)
      let plan: any BarPlan
      if let known = plans[key] {
        plan = known
      } else {
        let texts = BarTexts(toolbar: toolbar, locale: locale)
        plan = Self.plan(texts, on: key, ruler: ruler)
        plans[key] = plan
        // The narrower platform of a line says its thresholds: an iPad's bar gives way by overflowing, an iPhone's cannot.
        if thresholds[key.os] == nil { thresholds[key.os] = plan.thresholds }
      }
      var layout = plan.layout(in: environment)
      if environment.isAssumed { layout.cap(at: .likely) }
      layouts.append(direction == .rightToLeft ? layout.mirrored() : layout)
    }
    return (layouts, thresholds)
  }

  private struct PlanKey: Hashable { let platform: Platform, os: OSLine }

  private static func plan(_ texts: BarTexts, on key: PlanKey, ruler: Ruler) -> any BarPlan {
    switch (texts.toolbar.kind, key.platform) {
    case (.settingsTabs, _): SettingsTabs(texts, ruler: ruler)
    case (.windowToolbar, _), (_, .macos): WindowToolbar(texts, os: key.os, ruler: ruler)
    case (.toolbar, _): BottomToolbar(texts, platform: key.platform, os: key.os, ruler: ruler)
    default: NavigationBar(texts, platform: key.platform, os: key.os, ruler: ruler)
    }
  }
}

/// A bar with its texts measured: asks nothing more of fonts but where to cut.
protocol BarPlan {
  func layout(in environment: Environment) -> BarLayout
  var thresholds: [Threshold] { get }
}

/// What a bar says in one language.
struct BarTexts {
  let toolbar: Toolbar
  let locale: LocaleID

  var title: String? { toolbar.title.shown(in: locale).flatMap { $0.isEmpty ? nil : $0 } }
  /// The item's own label, else what the system writes on it, where that is known in this language.
  func label(of item: Item) -> String? {
    if let own = item.label.shown(in: locale) { return own }
    guard let system = item.systemItem, item.symbol == nil, SystemItem.text(of: system) != nil else { return nil }
    return SystemTexts.text(of: system, in: locale)
  }
  /// One for each segment; empty where nothing is known.
  func segments(of item: Item) -> [String] { item.segments.map { $0.shown(in: locale) ?? "" } }
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
    func cap(_ text: VisibleText?) -> VisibleText? {
      guard var text else { return nil }
      text.cut = text.cut.map { $0.capped(at: ceiling) }
      return text
    }
    title = cap(title)
    itemsDoNotFit = itemsDoNotFit.map { $0.capped(at: ceiling) }
    items = items.map { item in
      var item = item
      item.gone = item.gone.map { $0.capped(at: ceiling) }
      item.text = cap(item.text)
      return item
    }
  }
}
