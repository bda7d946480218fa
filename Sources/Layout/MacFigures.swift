import LintelModel
import LintelTables

/// The figures that macOS window toolbars are laid out with; each names its row of `Data/bar-metrics.csv`.
enum MacFigures {
  private static let labelSize = BarMetrics.width("macos", "11-26", "NSToolbar", "label_font_size").best
  static func label(os: OSLine) -> Font { Font(size: labelSize, platform: .macos, os: os) }
  static let labelledItem = Amount(BarMetrics.figure("macos", "11-26", "NSToolbar iconAndLabel", "item_min_width"))
  static let labelPadding = Amount(BarMetrics.figure("macos", "26", "NSToolbar iconAndLabel", "item_padding_total"))
  static let itemGap = Amount(BarMetrics.figure("macos", "26", "NSToolbar iconAndLabel", "item_gap"))
  static let stripEdges = Amount(BarMetrics.figure("macos", "26", "NSToolbar iconAndLabel", "strip_edge_total"))
  static let iconButton = Amount(BarMetrics.figure("macos", "11-15", "NSToolbar iconOnly", "bordered_button_width"))
  static let edge = Amount(BarMetrics.figure("macos", "11-15", "NSToolbar", "edge_padding"))
  static let space = Amount(BarMetrics.figure("macos", "all", "NSToolbar", "space_item_width"))
  static let searchField = Amount(BarMetrics.figure("macos", "11+", "NSSearchToolbarItem", "preferred_width"))
  static let titleArea = Amount(BarMetrics.figure("macos", "all", "NSToolbar", "title_area_width"))
  static let overflowButton = Amount(BarMetrics.figure("macos", "all", "NSToolbar", "overflow_button_width"))
  /// What spaces part are islands of glass on 26, and stand further apart than items of one island.
  static let islandGap = Amount(BarMetrics.figure("macos", "26", "NSToolbar", "gap_between_glass_islands"))

  /// From the window's leading edge to the first item: the window's three buttons. "78 before macOS 26", says the row's note.
  static func windowControls(os: OSLine) -> Amount {
    let inset = BarMetrics.figure("macos", "26", "window controls", "leading_inset_to_first_item")
    return os >= OSLine(26) ? Amount(inset) : Amount(exactly: inset.width.low)
  }
}
