import LintelModel

extension Item {
  /// What assistive technology says of the item: its accessibility label, else its label.
  var spoken: LocalizedText { accessibilityLabel.isPresent ? accessibilityLabel : label }

  /// Whether code that was not read may give it another name. Code that sets a name is read to its end, whatever is not known of the
  /// item's image; a file does not show what code does with its items, and a view of the project's own may call itself as it likes.
  var mayBeRenamed: Bool {
    guard mayBeSetByCode else { return false }
    let isOfCode = [".swift", ".m", ".mm"].contains { location.file.hasSuffix($0) }
    return !isOfCode || kind == .customView || !accessibilityLabel.isPresent
  }

  /// Whether people operate it: spaces, separators and helper texts have nothing to say.
  var isOperable: Bool { !kind.isSpacer && kind != .helperText }
}

extension Toolbar {
  /// Whether people read the item's label on the bar whatever they choose. Where a window's toolbar lets them hide labels, they
  /// need not.
  func alwaysShowsLabel(of item: Item) -> Bool {
    guard item.label.isPresent else { return false }
    if item.symbol == nil && item.systemItem == nil || item.showsLabelBesideSymbol || kind == .settingsTabs { return true }
    return displayMode == .declared(.iconAndLabel) || displayMode == .declared(.labelOnly)
  }

  /// Whether what the item is called is only spoken. A window's toolbar may show labels where that is unknown, and
  /// its overflow menu does.
  func onlySpeaksName(of item: Item) -> Bool {
    if item.accessibilityLabel.isPresent { return true }
    return !alwaysShowsLabel(of: item) && (kind != .windowToolbar || displayMode == .declared(.iconOnly))
  }
}

extension String {
  /// Whether it takes arguments that only the running app knows.
  var takesArguments: Bool { contains("%") || contains("^[") || contains("${") }
}
