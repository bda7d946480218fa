import LintelModel

/// How items that do not fit give way: the widest texts first, down to a common width.
///
/// UIKit compresses labels and documents no order; the widest giving way first is what leaves most of them whole. So unless
/// only one text can give way at all, which one is cut is likely, never certain. The segments of one control give way together.
struct LabelCompression {
  private let texts: [(index: Int, width: Points, times: Double)]
  private let hasSegments: Bool

  init(_ items: [SizedItem]) {
    texts = items.compactMap { item in
      item.compressed.map { (item.index, $0.width.best, item.compressedTimes) }
    }.sorted { $0.width > $1.width }
    hasSegments = items.contains { !$0.segments.isEmpty }
  }

  /// Whether no text can give way.
  var isEmpty: Bool { texts.isEmpty }

  /// What is taken from each item, by the item's index, to save `shortage` points.
  func cuts(saving shortage: Points) -> [Int: Points] {
    guard shortage > 0, !texts.isEmpty else { return [:] }
    var left = shortage
    let widths = texts.map(\.width) + [0]
    // Lower the waterline one step of the sorted widths at a time.
    var line = widths[0]
    var times = 0.0
    for step in 1..<widths.count {
      times += texts[step - 1].times
      let drop = (line - widths[step]) * times
      if drop >= left {
        line = line - left / times
        break
      }
      left = left - drop
      line = widths[step]
    }
    var cuts: [Int: Points] = [:]
    for text in texts where text.width > line { cuts[text.index] = (text.width - line) * text.times }
    return cuts
  }

  /// Below which widths of the bar each label gives way: each when the wider ones have come down to its own width.
  func thresholds(needed: Amount, in space: BarSpace) -> [Threshold] {
    var remaining = needed
    var times = 0.0
    return texts.indices.compactMap { rank in
      if rank > 0 {
        times += texts[rank - 1].times
        remaining += Amount(exactly: (texts[rank - 1].width - texts[rank].width) * -times)
      }
      return space.barWidth(for: remaining.width).map {
        Threshold(event: .labelTruncates(item: texts[rank].index), below: $0)
      }
    }
  }

  /// The same where other items leave first: then nothing gives way at or above the width at which the last of them leaves.
  func thresholds(needed: Amount, below last: Width, in space: BarSpace) -> [Threshold] {
    thresholds(needed: needed, in: space).map { Threshold(event: $0.event, below: Width.min($0.below, last)) }
  }

  /// An item's text, or the widest of its segments, compressed by `cut`.
  func visibleText(_ item: SizedItem, cut: Points?, itemsDoNotFit: Certainty?) -> BarLayout.VisibleText? {
    guard let cut, let certainty = itemsDoNotFit, let text = item.compressed else { return item.visibleText }
    return text.visible(
      in: Width(exactly: text.width.best - cut / item.compressedTimes),
      certainty: texts.count == 1 && !hasSegments ? certainty : min(certainty, .likely))
  }
}
