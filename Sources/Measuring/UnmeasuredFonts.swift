package import LintelModel

extension FontSpread {
  /// What is taken for fonts that an app brings along. All figures are guesses of ours.
  package static let estimated = FontSpread(families: narrowest...widest, sizes: smallest...largest)

  /// Condensed families take about seven tenths of what San Francisco does.
  private static let narrowest = 0.7
  /// Wide families and those of one width for all letters take about a third more.
  private static let widest = 1.33
  /// A title is hardly set smaller than three quarters of the bar's size: it would be smaller than the buttons beside it.
  private static let smallest = 0.75
  /// Nor larger than one and a half times that: the bar's height has no room for more.
  private static let largest = 1.5
}
