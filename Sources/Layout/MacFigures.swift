import LintelModel
import LintelTables

/// What the window toolbars of one generation are laid out with.
struct MacFigures {
  let label: Font
  let labelledItem: Amount
  let labelPadding: Amount
  let itemGap: Amount
  let stripEdges: Amount
  let iconButton: Amount
  /// A view that an item holds, of unknown width: it may be as narrow as nothing.
  let unreadView: Amount
  let edge: Amount
  let space: Amount
  let searchField: Amount
  let titleArea: Amount
  let overflowButton: Amount
  /// What spaces part is on platters of its own from 26 on, further apart than items of one platter.
  let platterGap: Amount
  /// From the window's leading edge to the first item: the window's three buttons.
  let windowControls: Amount

  init(_ generation: BarGeneration, os: OSLine) {
    func amount(_ metric: BarMetric) -> Amount { Amount(generation.figure(metric)) }
    label = Font(size: generation.points(.windowLabelFontSize), platform: .macos, os: os)
    labelledItem = amount(.windowItemLeastWidth)
    labelPadding = amount(.windowItemPadding)
    itemGap = amount(.windowItemGap)
    stripEdges = amount(.settingsStripEdges)
    iconButton = amount(.windowIconButtonWidth)
    unreadView = Amount(
      guessed: Width(low: 0, best: Points(iconButton.best), high: generation.points(.unknownViewWidth)))
    edge = amount(.windowEdgePadding)
    space = amount(.windowSpaceWidth)
    searchField = amount(.windowSearchFieldWidth)
    titleArea = amount(.windowTitleWidth)
    overflowButton = amount(.windowOverflowButtonWidth)
    platterGap = amount(.windowPlatterGap)
    windowControls = amount(.windowControlsInset)
  }
}
