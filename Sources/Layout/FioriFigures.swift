import LintelModel
import LintelTables

/// The figures of SAP Fiori's toolbar for iOS; each names its row of `Data/bar-metrics.csv`. All of them are documented, either
/// by the design guideline or by the published source code.
struct FioriFigures {
  let isPhone: Bool
  let isGlass: Bool
  var textSize: TextSize

  /// Both margins of a bar: those of the code, which also names the wide one of a phone in regular width.
  func margins(isRegular: Bool) -> Points {
    isPhone && isRegular ? Self.codeMargins.high : Self.codeMargins.best
  }
  private static let codeMargins = BarMetrics.width("sap-fiori-ios", "all", "toolbar", "horizontal_margin_total_code")

  /// Between two items.
  var gap: Points { isPhone && isGlass ? Self.spacing.high : Self.spacing.best }
  private static let spacing = BarMetrics.width("sap-fiori-ios", "all", "toolbar", "item_spacing_code")

  /// What glass adds to each item.
  var glass: Points { !isGlass ? 0 : isPhone ? Self.container.best : Self.container.low }
  private static let container = BarMetrics.width("sap-fiori-ios", "26", "toolbar", "glass_container_padding_code")

  func mostTextButtons(isRegular: Bool) -> Int { Int((isRegular ? Self.regular : Self.compact).best.value) }
  private static let compact = BarMetrics.width("sap-fiori-ios", "all", "toolbar", "max_text_buttons_compact")
  private static let regular = BarMetrics.width("sap-fiori-ios", "all", "toolbar", "max_text_buttons_regular")

  static let helperText = BarMetrics.width("sap-fiori-ios", "all", "toolbar", "helper_text_min_width").best
  /// `lineLimit(2)` of the published code.
  static let helperLines = 2.0
  /// At one side of a button's text; a tertiary button has none.
  static let padding = BarMetrics.width("sap-fiori-ios", "all", "button", "padding_h").best
  /// A button is as wide as it is tall at least; that is written down for 26 only.
  var leastButton: Points { isGlass ? 44 : 0 }
  /// A symbol at body size. The code measures it; a bar's symbol takes 17 to 28 points.
  static let symbol = Width(low: 17, best: 22, high: 28)

  /// "72" at the body size, semibold; tertiary buttons at the callout size. Both follow the text size. The typeface is SAP's
  /// own: its widths were not published, so the system font's stand in for them and nothing is certain.
  func font(isPlain: Bool) -> Font {
    let style: TextStyle = isPlain ? .callout : .body
    let size = TextStyles.font(style, on: .ios, at: textSize)?.size ?? (isPlain ? 16 : 17)
    return Font(size: size, weight: isPlain ? .regular : .semibold)
  }
  var helperFont: Font { Font(size: TextStyles.font(.caption1, on: .ios, at: textSize)?.size ?? 12) }

  /// "On an iPad, where the text size is above Large, items are 1.2 times as wide."
  var scale: Double { !isPhone && textSize > .large ? 1.2 : 1 }
}
