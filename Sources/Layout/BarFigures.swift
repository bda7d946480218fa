import LintelModel
import LintelTables

/// The figures that iOS bars are laid out with; each names its row of `Data/bar-metrics.csv`.
struct IOSFigures {
  /// On the line of 26 and later, items stand on glass platters.
  let hasPlatters: Bool

  init(os: OSLine) { hasPlatters = os >= OSLine(26) }

  /// Between the outermost item and the edge of the bar; grows from 16 to 20 between the two widths at which it was measured.
  static func margin(at width: Points) -> Points {
    let (narrow, wide) = (Points(402), Points(414))
    if width <= narrow { return edge.low }
    if width >= wide { return edge.high }
    return edge.low + (edge.high - edge.low) * ((width - narrow).value / (wide - narrow).value)
  }

  /// The bar's width without `margins` of its margins.
  static func usable(of width: Points, margins: Int = 2) -> Points { width - margin(at: width) * Double(margins) }

  /// The least bar width whose usable part is `points`: the inverse of `usable`.
  static func barWidth(forUsable points: Points, margins: Int = 2) -> Points {
    let (narrow, wide) = (Points(402), Points(414))
    let ends = (usable(of: narrow, margins: margins), usable(of: wide, margins: margins))
    if points <= ends.0 { return points + edge.low * Double(margins) }
    if points >= ends.1 { return points + edge.high * Double(margins) }
    return narrow + (wide - narrow) * ((points - ends.0).value / (ends.1 - ends.0).value)
  }

  /// The same for each end of an interval.
  static func barWidth(forUsable width: Width, margins: Int) -> Width {
    Width(
      low: barWidth(forUsable: width.low, margins: margins), best: barWidth(forUsable: width.best, margins: margins),
      high: barWidth(forUsable: width.high, margins: margins))
  }

  private static let edge = BarMetrics.width("ios", "all", "nav bar / toolbar", "edge_margin")

  /// Around a text that stands on the bar, in addition to the text.
  var textPadding: Width { hasPlatters ? Self.platterTextPadding + Self.platterTextPadding : .zero }
  private static let platterTextPadding = BarMetrics.width("ios", "26", "bar items", "text_platter_side_padding")

  var symbolWidth: Width { hasPlatters ? Self.platterSymbol : Self.symbol }
  private static let platterSymbol = BarMetrics.width("ios", "26", "bar items", "icon_platter_width")
  private static let symbol = BarMetrics.width("ios", "11-18", "bar items", "image_item_width")

  /// Between two items, by what stands to either side.
  func gap(betweenTexts: Bool) -> Width {
    if hasPlatters { return Self.platterGap }
    return betweenTexts ? Width.max(Self.itemGap, Self.textGap) : Self.itemGap
  }
  private static let platterGap = BarMetrics.width("ios", "26", "bar items", "gap_between_platters")
  private static let itemGap = BarMetrics.width("ios", "11-18", "bar items", "min_inter_item_space")
  private static let textGap = BarMetrics.width("ios", "11-18", "bar items", "text_to_text_visible_gap")

  /// What a second symbol adds to a platter that it shares: its own 36 points and the gap between the two.
  var sharedSymbolWidth: Width {
    Self.platterSymbol + Self.sharedPadding - Width(exactly: 8)
  }
  private static let sharedPadding = BarMetrics.width("ios", "26", "bar items", "shared_platter_item_padding")

  /// Between the title and what stands beside it.
  var titleGap: Width {
    hasPlatters ? Width(low: Self.titleGap.low, best: Self.platterGap.best, high: Self.platterGap.high) : Self.titleGap
  }
  private static let titleGap = BarMetrics.width("ios", "11-18", "nav bar title", "min_gap_title_to_item")

  /// From the bar's edge to a back button's label on the line of 18: chevron and its gap.
  static let backLabelStart = BarMetrics.width("ios", "<=18", "back button", "label_start")
  static let backPlatter = BarMetrics.width("ios", "26", "back button", "width")
  static let backChevron = BarMetrics.width("ios", "<=18", "back button", "min_tap_width")

  static let searchField = BarMetrics.width("ios", "all", "search field in bar", "min_width")
  static let largeTitleMargin = BarMetrics.width("ios", "all", "large title", "side_margin")
  /// A space without a width of its own.
  static let space = itemGap
  /// From the edge of a bar without items on that side to the title: "title without items: 8 pt margins each side".
  static let bareSide = Width(exactly: 8)
  static let overflowButton = BarMetrics.width("ipados", "all", "nav bar / toolbar", "overflow_button_width")
  /// Between the edge and the outermost item of a bottom toolbar on 26.
  static let bottomMargin = BarMetrics.width("ios", "26", "bottom toolbar", "edge_margin")

  /// The weight of a bar button's text. On 26 it is inferred to lie between regular and semibold, with medium as the best value.
  func weights(isProminent: Bool) -> (low: FontWeight, best: FontWeight, high: FontWeight) {
    if isProminent { return (.semibold, .semibold, .semibold) }
    return hasPlatters ? (.regular, .medium, .semibold) : (.regular, .regular, .regular)
  }
}

/// The figures that macOS window toolbars are laid out with.
struct MacFigures {
  let os: OSLine

  static let label = Font(size: BarMetrics.width("macos", "11-26", "NSToolbar", "label_font_size").best, platform: .macos)
  static let labelledItem = BarMetrics.width("macos", "11-26", "NSToolbar iconAndLabel", "item_min_width")
  static let labelPadding = BarMetrics.width("macos", "26", "NSToolbar iconAndLabel", "item_padding_total")
  static let itemGap = BarMetrics.width("macos", "26", "NSToolbar iconAndLabel", "item_gap")
  static let stripEdges = BarMetrics.width("macos", "26", "NSToolbar iconAndLabel", "strip_edge_total")
  static let iconButton = BarMetrics.width("macos", "11-15", "NSToolbar iconOnly", "bordered_button_width")
  static let edge = BarMetrics.width("macos", "11-15", "NSToolbar", "edge_padding")
  static let space = BarMetrics.width("macos", "all", "NSToolbar", "space_item_width")
  static let searchField = BarMetrics.width("macos", "11+", "NSSearchToolbarItem", "preferred_width")
  static let titleArea = BarMetrics.width("macos", "all", "NSToolbar", "title_area_width")
  static let windowControls = BarMetrics.width("macos", "26", "window controls", "leading_inset_to_first_item")
  static let overflowButton = BarMetrics.width("macos", "all", "NSToolbar", "overflow_button_width")
}
