import LintelModel

extension JSON {
  /// A bar in one language: how wide it must be, what happens to it at which widths, and what to shorten where it is too
  /// narrow.
  static func bar(_ bar: BarInLocale) -> JSON {
    .object([
      .init("toolbar", bar.toolbar.id), .init("locale", bar.locale.id),
      .init(
        "widths",
        .array(
          bar.thresholds.sorted { $0.key < $1.key }.map { os, thresholds in
            .object([
              .init("os", os.number), .init("minimum", bar.minimumWidth(on: os).map(width)),
              .init("thresholds", .array(thresholds.filter { $0.event != .everythingFits }.map { threshold($0, of: bar) })),
            ])
          })),
      .init(
        "shorten",
        .array(
          narrowest(bar).map { layout in
            .object([
              .init("environment", layout.environment.summary), .init("width", .number(layout.width.rounded.value)),
              .init("texts", .array(layout.shortening.map { shortening($0, of: bar) })),
            ])
          })),
    ])
  }

  /// Of the environments in which something is to be shortened, the narrowest of each platform and OS line: whoever shortens
  /// the texts for these has done it for all.
  private static func narrowest(_ bar: BarInLocale) -> [BarLayout] {
    let places = bar.layouts.filter { !$0.shortening.isEmpty && $0.environment.commonness == .common }
    let groups = Dictionary(grouping: places) { "\($0.environment.platform.rawValue)\($0.environment.os)" }
    return groups.sorted { $0.key < $1.key }.compactMap { $0.value.min { $0.width < $1.width } }
  }

  private static func width(_ width: Width) -> JSON {
    .object([
      .init("low", .number(width.low.rounded.value)), .init("best", .number(width.best.rounded.value)),
      .init("high", .number(width.high.rounded.value)),
    ])
  }

  private static func threshold(_ threshold: Threshold, of bar: BarInLocale) -> JSON {
    .object([
      .init("event", threshold.event.name), .init("item", threshold.event.item.map { bar.toolbar.items[$0].id }),
      .init("below", width(threshold.below)),
    ])
  }

  private static func shortening(_ shortening: Shortening, of bar: BarInLocale) -> JSON {
    let (item, segment): (Int?, Int?) =
      switch shortening.text {
      case .title, .subtitle: (nil, nil)
      case .label(let item): (item, nil)
      case .segment(let item, let index): (item, index)
      }
    return .object([
      .init("item", item.map { bar.toolbar.items[$0].id }), .init("segment", segment.map(JSON.integer)),
      .init("isSubtitle", shortening.text == .subtitle ? .bool(true) : nil),
      .init("by", .number(shortening.by.rounded.value)),
    ])
  }
}

extension Threshold.Event {
  /// As the machine-readable reports call it.
  var name: String {
    switch self {
    case .titleTruncates: "titleTruncates"
    case .subtitleTruncates: "subtitleTruncates"
    case .labelTruncates: "labelTruncates"
    case .itemCollapses: "itemCollapses"
    case .itemOverflows: "itemOverflows"
    case .itemsDoNotFit: "itemsDoNotFit"
    case .backTitleShortens: "backTitleShortens"
    case .everythingFits: "everythingFits"
    }
  }

  /// The item it happens to, as an index in the toolbar's `items`.
  var item: Int? {
    switch self {
    case .labelTruncates(let item), .itemCollapses(let item), .itemOverflows(let item): item
    case .titleTruncates, .subtitleTruncates, .itemsDoNotFit, .backTitleShortens, .everythingFits: nil
    }
  }
}
