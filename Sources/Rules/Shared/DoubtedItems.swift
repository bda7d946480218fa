import LintelFindings
import LintelModel

/// What is said where a bar lacks room only with its back button beside an item that may replace it.
package enum DoubtedBack {
  package static let sentence: Message = " (whether Back stays beside an item of cancellationAction is not documented)"

  /// A sentence of a bar's room, with the doubt behind it.
  static func added(to message: Message) -> Message { "\(message)\(sentence)" }
}

extension Toolbar {
  /// Whether nobody knows if all of its items are ever there together.
  var hasDoubtedItems: Bool { isPairingGuessed || isBackDoubted }

  /// Whether an item may not be there where the others are.
  fileprivate func isDoubted(_ index: Int) -> Bool {
    items[index].mayLackTitle || items[index].kind == .back && isBackDoubted
  }
}

extension BarLayout {
  /// Between two items, in points: at most so much goes with an item that is not there (`Data/bar-metrics.csv`).
  private static let gap: Points = 16

  /// Whether a text is too wide even where the items are not there that may belong to another state of the screen: each may
  /// leave its room, and as much again on the other side of a title in the middle.
  func cutsEvenWithoutDoubtedItems(_ text: VisibleText, of toolbar: Toolbar) -> Bool {
    guard text == title else { return false }
    // A large title is below all items.
    if toolbar.largeTitle.value == true, !text.isOnlyOnceScrolled { return true }
    let doubted = toolbar.items.indices.filter(toolbar.isDoubted)
    guard !doubted.isEmpty else { return false }
    let left = items.filter { doubted.contains($0.item) }.reduce(Points(0)) { $0 + ($1.frame?.width ?? 0) + Self.gap }
    return text.needed.low > text.room.high + left * 2
  }

  /// Whether the items have too little room only if the back button stays beside one that may replace it.
  func isCrowdedByDoubtedBack(of toolbar: Toolbar) -> Bool {
    guard toolbar.isBackDoubted, let back = items.first(where: { toolbar.items[$0.item].kind == .back })?.frame else {
      return false
    }
    return neededByItems.low <= width + back.width + Self.gap
  }
}
