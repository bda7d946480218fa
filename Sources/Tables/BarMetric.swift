/// The figures that `Data/bar-metrics.csv` has of bars, in points unless said otherwise, by their bar and metric there.
package enum BarMetric: String, Hashable, Sendable, CaseIterable {
  // Heights.
  case navigationBarHeight = "UINavigationBar/height_portrait"
  case navigationBarHeightInLandscape = "UINavigationBar/height_landscape"
  case bottomToolbarHeight = "UIToolbar/height_portrait"
  case bottomToolbarHeightInLandscape = "UIToolbar/height_landscape"
  case unifiedToolbarHeight = "NSToolbar unified/height"
  case unifiedCompactToolbarHeight = "NSToolbar unifiedCompact/height"
  case ornamentHeight = "toolbar ornament/height"

  // Bars of iOS and iPadOS.
  case edgeMargin = "nav bar / toolbar/edge_margin"
  case edgeMarginGrowsFrom = "nav bar / toolbar/edge_margin_grows_from"
  case edgeMarginGrowsTo = "nav bar / toolbar/edge_margin_grows_to"
  case overflowButtonWidth = "nav bar / toolbar/overflow_button_width"
  /// None where it is that of every bar.
  case bottomToolbarMargin = "bottom toolbar/edge_margin"
  case itemGap = "bar items/item_gap"
  /// Between two texts; none where it is that of any two items.
  case textGap = "bar items/text_gap"
  /// To one side of a text.
  case textSidePadding = "bar items/text_side_padding"
  case symbolItemWidth = "bar items/symbol_item_width"
  /// How much less a symbol takes that is outermost: what is around it on that side is a part of the margin.
  case edgeSymbolInset = "bar items/edge_symbol_inset"
  /// Of a bottom toolbar's button with a symbol, where it is another one than a navigation bar's.
  case bottomToolbarButton = "bottom toolbar/button_size"
  /// Of the symbol alone.
  case symbolWidth = "bar items/symbol_width"
  case sharedSymbolWidth = "bar items/shared_symbol_width"
  case sharedPlatterPadding = "bar items/shared_platter_item_padding"
  case symbolBesideTextWidth = "bar items/symbol_beside_text_width"
  case unknownViewWidth = "bar items/unknown_view_width"
  case fixedSpaceWidth = "bar items/fixed_space_width"
  /// Of views that the system gives their size, without what a bar adds around them.
  case activityIndicatorWidth = "bar items/activity_indicator_width"
  case largeActivityIndicatorWidth = "bar items/large_activity_indicator_width"
  case switchWidth = "bar items/switch_width"
  case backButtonLeastWidth = "back button/least_width"
  case backButtonInset = "back button/leading_inset"
  /// From the bar's edge to a back button's label.
  case backLabelStart = "back button/label_start"
  case titleGap = "nav bar title/item_gap"
  /// From the edge of a bar without items on that side to the title.
  case bareSideMargin = "nav bar title/bare_side_margin"
  case titleMenuWidth = "nav bar title/menu_chevron_width"
  case subtitleFontSize = "nav bar title/subtitle_font_size"
  case largeTitleMargin = "large title/side_margin"
  case searchFieldWidth = "search field in bar/min_width"
  /// Of one segment, to both sides together.
  case segmentPadding = "segmented control/segment_padding_total"

  // The strip at the side of an iPhone Duo, along it.
  case sideItemLength = "vertical bar/item_length"
  case sharedSideItemLength = "vertical bar/shared_item_length"
  case sideGroupGap = "vertical bar/group_gap"
  case titleMarginBesideStrip = "vertical bar/title_margin"

  // Windows of macOS.
  case windowControlsInset = "window controls/leading_inset_to_first_item"
  case windowEdgePadding = "NSToolbar/edge_padding"
  case windowLabelFontSize = "NSToolbar/label_font_size"
  case windowSpaceWidth = "NSToolbar/space_item_width"
  case windowPlatterGap = "NSToolbar/platter_gap"
  case windowTitleWidth = "NSToolbar/title_area_width"
  case windowOverflowButtonWidth = "NSToolbar/overflow_button_width"
  case windowIconButtonWidth = "NSToolbar iconOnly/bordered_button_width"
  case windowItemLeastWidth = "NSToolbar iconAndLabel/item_min_width"
  case windowItemPadding = "NSToolbar iconAndLabel/item_padding_total"
  case windowItemGap = "NSToolbar iconAndLabel/item_gap"
  case settingsStripEdges = "NSToolbar iconAndLabel/strip_edge_total"
  case windowSearchFieldWidth = "NSSearchToolbarItem/preferred_width"
  /// Between ideographs and Latin letters, in em.
  case spaceAtLatin = "text/space_at_latin_em"

  // Ornaments of visionOS.
  case ornamentEdgePadding = "toolbar ornament/edge_padding"
  case ornamentItemGap = "toolbar ornament/item_gap"
  case ornamentTextPadding = "toolbar ornament/text_padding_total"
  /// From one button's centre to the next one's.
  case ornamentPitch = "ornament/centre_to_centre_min"

  // Toolbars of watchOS.
  case watchEdgeMargin = "toolbar/edge_margin"
  case watchCornerGap = "toolbar/corner_gap"
  /// Of a watch's or of Fiori's toolbar.
  case toolbarItemGap = "toolbar/item_gap"
  case watchButtonDiameter = "toolbar/corner_button_diameter"
  case watchTextPadding = "button/text_padding_total"
  /// How many buttons are in one row.
  case watchMostButtons = "toolbar/max_buttons_row"
  case watchMostTextButtons = "toolbar/max_text_buttons_row"

  // SAP Fiori's toolbar for iOS.
  /// Both together.
  case fioriMargins = "toolbar/edge_margins_total"
  case fioriMarginsInRegularWidth = "toolbar/edge_margins_total_regular"
  case fioriGlassPadding = "toolbar/glass_padding_total"
  case fioriMostTextButtons = "toolbar/max_text_buttons_compact"
  case fioriMostTextButtonsInRegularWidth = "toolbar/max_text_buttons_regular"
  case fioriHelperTextWidth = "toolbar/helper_text_min_width"
  case fioriHelperTextLines = "toolbar/helper_text_lines"
  /// A factor of items where the text size is above Large.
  case fioriLargeTextScale = "toolbar/large_text_scale"
  case fioriButtonPadding = "button/padding_h"
  case fioriButtonLeastWidth = "button/least_width"
  case fioriSymbolWidth = "button/symbol_width"

  // What guidelines ask for.
  /// The size of a control each way by default, and at least.
  case controlSize = "any/control_size_default"
  case mostTitleCharacters = "toolbar title/max_chars_recommended"
  case mostGroups = "toolbar/max_groups_recommended"
  case mostItems = "toolbar/max_items"
  case roomForSymbol = "toolbar/room_for_symbol"
  case roomForLabelledSymbol = "toolbar/room_for_labelled_symbol"
  case mostIconSize = "bar items/max_icon_size"
  case windowMostIconSize = "NSToolbar/max_icon_size"
  case windowFullColorIconSize = "NSToolbar/full_color_icon_size"
}

/// What the bars of a generation do or do not: the rows whose value is `yes` or `no`. Where no row says, they do not.
package enum BarFeature: String, Hashable, Sendable, CaseIterable {
  /// Items are on platters of glass, and the system draws what is behind the bar.
  case glass = "bar/glass"
  /// An app may ask for the design before this one.
  case earlierDesignOnRequest = "bar/earlier_design_on_request"
  /// Items that do not fit leave for a menu.
  case overflowMenu = "bar/overflow_menu"
  /// The same of navigation bars that are laid out for it (`hasOverflowMenu`).
  case navigationOverflowMenu = "UINavigationBar/overflow_menu"
  /// Items say which of them leave first.
  case visibilityPriority = "bar/visibility_priority"
  /// People choose the size of an app's windows.
  case sizedWindows = "window/sized_by_people"
  /// The large models have the regular width class when held sideways.
  case regularInWideLandscape = "window/regular_in_wide_landscape"
  /// Windows tile the screen, where they split it before.
  case tiledWindows = "window/tiles"
  case foldingDisplay = "display/folds"
}

/// The fonts that bars set their texts in: the rows whose value is a size and a weight.
package enum BarFont: String, Hashable, Sendable, CaseIterable {
  case button = "bar button/font"
  case prominentButton = "bar button/font_prominent"
  case backButton = "back button/font"
  case title = "nav title/font"
  case largeTitle = "large title/font"
  case segment = "segmented control/font"
}
