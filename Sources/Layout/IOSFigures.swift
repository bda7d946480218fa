import LintelModel
import LintelTables

/// The figures that iOS bars are laid out with; each names its row of `Data/bar-metrics.csv`.
struct IOSFigures {
  /// On the line of 26 and later, items stand on glass platters.
  let hasPlatters: Bool

  /// - Parameter keepsEarlierDesign: Whether the app asks for the bars of 18 on 26. From 27 on nobody is asked.
  init(os: OSLine, keepsEarlierDesign: Bool) {
    hasPlatters = os >= OSLine(keepsEarlierDesign ? 27 : 26)
  }

  /// Around a text that stands on the bar, in addition to the text.
  var textPadding: Amount { hasPlatters ? Self.platterTextPadding * 2 : .zero }
  private static let platterTextPadding = Amount(BarMetrics.figure("ios", "26", "bar items", "text_platter_side_padding"))

  var symbolWidth: Amount { hasPlatters ? Self.platterSymbol : Self.symbol }
  private static let platterSymbol = Amount(BarMetrics.figure("ios", "26", "bar items", "icon_platter_width"))
  /// Measured with an icon of 24 points. How wide a system symbol is was not published, and a chevron is half of that.
  private static let symbol: Amount = {
    let icon = BarMetrics.figure("ios", "11-18", "bar items", "symbol_width")
    return Amount(BarMetrics.figure("ios", "11-18", "bar items", "image_item_width"))
      + Amount(exactly: icon.width.best * -1) + Amount(icon)
  }()

  /// Between two items, by what stands to either side.
  func gap(betweenTexts: Bool) -> Amount {
    if hasPlatters { return Self.platterGap }
    return betweenTexts ? Self.textGap : Self.itemGap
  }
  private static let platterGap = Amount(BarMetrics.figure("ios", "26", "bar items", "gap_between_platters"))
  static let itemGap = Amount(BarMetrics.figure("ios", "11-18", "bar items", "min_inter_item_space"))
  /// The gap of any two items is measured; what it is more between texts is inferred.
  private static let textGap: Amount = {
    let texts = BarMetrics.figure("ios", "11-18", "bar items", "text_to_text_visible_gap").width
    let more = Width(low: 0, best: texts.best - Points(itemGap.best), high: texts.high - Points(itemGap.best))
    return itemGap + Amount(guessed: more)
  }()

  /// What a second symbol adds to a platter that it shares: its own 36 points and the gap between the two.
  var sharedSymbolWidth: Amount { Self.platterSymbol + Self.sharedPadding + Amount(exactly: -8) }
  private static let sharedPadding = Amount(BarMetrics.figure("ios", "26", "bar items", "shared_platter_item_padding"))

  /// Between the title and what stands beside it: measured on 18, at least that much on platters.
  var titleGap: Amount { hasPlatters ? Self.platterTitleGap : Self.titleGap }
  private static let titleGap = Amount(BarMetrics.figure("ios", "11-18", "nav bar title", "min_gap_title_to_item"))
  private static let platterTitleGap: Amount = {
    let least = BarMetrics.figure("ios", "11-18", "nav bar title", "min_gap_title_to_item").width.low
    let gap = BarMetrics.figure("ios", "26", "bar items", "gap_between_platters").width
    return Amount(exactly: least) + Amount(guessed: Width(low: 0, best: gap.best - least, high: gap.high - least))
  }()

  /// From the bar's edge to a back button's label on the line of 18: chevron and its gap.
  static let backLabelStart = Amount(BarMetrics.figure("ios", "<=18", "back button", "label_start"))
  static let backPlatter = Amount(BarMetrics.figure("ios", "26", "back button", "width"))
  static let backChevron = Amount(BarMetrics.figure("ios", "<=18", "back button", "min_tap_width"))

  static let searchField = Amount(BarMetrics.figure("ios", "all", "search field in bar", "min_width"))
  static let segmentPadding = Amount(BarMetrics.figure("ios", "all", "segmented control", "segment_padding_total"))
  static let largeTitleMargin = Amount(BarMetrics.figure("ios", "all", "large title", "side_margin"))
  static let subtitleSize = BarMetrics.figure("ios", "26", "nav bar title", "subtitle_font_size").width.best
  static let titleMenu = Amount(BarMetrics.figure("ios", "all", "nav bar title", "menu_chevron_width"))
  /// From the edge of a bar without items on that side to the title: "title without items: 8 pt margins each side".
  static let bareSide = Amount(exactly: 8)
  static let overflowButton = Amount(BarMetrics.figure("ipados", "all", "nav bar / toolbar", "overflow_button_width"))
  /// Between the edge and the outermost item of a bottom toolbar on 26. It was measured in one app, and others may choose the
  /// margin of every bar, so the range is no error but a doubt.
  static let bottomMargin = Amount(guessed: BarMetrics.width("ios", "26", "bottom toolbar", "edge_margin"))

  /// The weight of a bar button's text. On 26 it is inferred to lie between regular and semibold, with medium as the best
  /// value.
  func weights(isProminent: Bool) -> (low: FontWeight, best: FontWeight, high: FontWeight) {
    if isProminent { return (.semibold, .semibold, .semibold) }
    return hasPlatters ? (.regular, .medium, .semibold) : (.regular, .regular, .regular)
  }
}
