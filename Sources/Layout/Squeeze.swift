import LintelModel

/// How items that do not fit give way: the widest texts first, down to a common width.
///
/// UIKit compresses labels and documents no order; the widest giving way first is what leaves most of them whole. So unless only
/// one text can give way at all, which one is cut is likely, never certain.
struct Squeeze {
  private let items: [SizedItem]
  private let texts: [SizedItem]

  init(_ items: [SizedItem]) {
    self.items = items
    texts = items.filter(\.canBeSqueezed).sorted { $0.text!.width.best > $1.text!.width.best }
  }

  /// What is taken from each item, by the item's index, to save `shortage` points.
  func cuts(saving shortage: Points) -> [Int: Points] {
    guard shortage > 0, !texts.isEmpty else { return [:] }
    var left = shortage
    let widths = texts.map { $0.text!.width.best } + [0]
    // Lower the waterline one step of the sorted widths at a time.
    var line = widths[0]
    for step in 1..<widths.count {
      let drop = (line - widths[step]) * Double(step)
      if drop >= left {
        line = line - left / Double(step)
        break
      }
      left = left - drop
      line = widths[step]
    }
    var cuts: [Int: Points] = [:]
    for text in texts where text.text!.width.best > line { cuts[text.index] = text.text!.width.best - line }
    return cuts
  }

  /// Below which widths of the bar each label gives way: each when the wider ones have come down to its own width.
  func thresholds(needed: Amount, in space: BarSpace) -> [Threshold] {
    var remaining = needed
    return texts.enumerated().compactMap { rank, item in
      if rank > 0 {
        let drop = texts[rank - 1].text!.width.best - item.text!.width.best
        remaining += Amount(exactly: drop * -Double(rank))
      }
      return space.barWidth(for: remaining.width).map { Threshold(event: .labelTruncates(item: item.index), below: $0) }
    }
  }

  /// An item's text, squeezed by `cut`.
  func visibleText(_ item: SizedItem, cut: Points?, itemsDoNotFit: Certainty?) -> BarLayout.VisibleText? {
    guard let cut, let certainty = itemsDoNotFit, let text = item.text else { return item.visibleText }
    return text.visible(
      in: Width(exactly: text.width.best - cut), certainty: texts.count == 1 ? certainty : min(certainty, .likely))
  }
}
