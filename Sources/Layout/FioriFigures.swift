import LintelModel
import LintelTables

/// What one generation of SAP Fiori's toolbar for iOS is laid out with. Its figures are documented, either by the design
/// guideline or by the published source code.
struct FioriFigures {
  let generation: BarGeneration
  var textSize: TextSize

  var isPhone: Bool { generation.family == .fioriPhone }

  /// Both margins of a bar: those of the code, which also names the wide one of a phone in regular width.
  func margins(isRegular: Bool) -> Points {
    generation.points(isRegular ? .fioriMarginsInRegularWidth : .fioriMargins)
  }

  /// Between two items.
  var gap: Points { generation.points(.toolbarItemGap) }

  /// What glass adds to each item.
  var glass: Points { generation.points(.fioriGlassPadding) }

  func mostTextButtons(isRegular: Bool) -> Int {
    generation.count(isRegular ? .fioriMostTextButtonsInRegularWidth : .fioriMostTextButtons)
  }

  var helperText: Points { generation.points(.fioriHelperTextWidth) }
  var helperLines: Double { generation.points(.fioriHelperTextLines).value }
  /// At one side of a button's text; a tertiary button has none.
  var padding: Points { generation.points(.fioriButtonPadding) }
  /// A button is as wide as it is tall at least; that is written down for 26 only.
  var leastButton: Points { generation.points(.fioriButtonLeastWidth) }
  /// A symbol at body size.
  var symbol: Amount { Amount(generation.figure(.fioriSymbolWidth)) }

  /// "72" at the body size, semibold; tertiary buttons at the callout size. Both follow the text size. The typeface is SAP's
  /// own: its widths were not published, so the system font's replace them and nothing is certain.
  func font(isPlain: Bool) -> Font {
    let style: TextStyle = isPlain ? .callout : .body
    let size = TextStyles.font(style, on: .ios, at: textSize)?.size ?? (isPlain ? 16 : 17)
    return Font(size: size, weight: isPlain ? .regular : .semibold, os: generation.line)
  }
  var helperFont: Font {
    Font(size: TextStyles.font(.caption1, on: .ios, at: textSize)?.size ?? 12, os: generation.line)
  }

  /// "On an iPad, where the text size is above Large, items are 1.2 times as wide."
  var scale: Double { textSize > .large ? generation.points(.fioriLargeTextScale).value : 1 }
}
