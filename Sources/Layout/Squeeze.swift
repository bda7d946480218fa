import LintelModel

/// How items that do not fit give way: the widest texts first, down to a common width.
///
/// UIKit compresses labels and documents no order; the widest giving way first is what leaves most of them whole. So unless only
/// one text can give way at all, which one is cut is likely, never certain.
enum Squeeze {
  /// What is taken from each item, by the item's index, to save `shortage` points.
  static func cuts(of items: [SizedItem], saving shortage: Points) -> [Int: Points] {
    let texts = items.filter { $0.text != nil && $0.fixedRoom == nil }
    var left = shortage
    guard left > 0, !texts.isEmpty else { return [:] }
    var widths = texts.map { $0.text!.width.best }.sorted(by: >)
    widths.append(0)
    // Lower the waterline one step of the sorted widths at a time.
    var line = widths[0]
    for step in 1..<widths.count {
      let drop = (line - widths[step]) * Double(step)
      if drop >= left {
        line = line - left / Double(step)
        left = 0
        break
      }
      left = left - drop
      line = widths[step]
    }
    var cuts: [Int: Points] = [:]
    for text in texts where text.text!.width.best > line { cuts[text.index] = text.text!.width.best - line }
    return cuts
  }

  /// The text of a squeezed item.
  static func visibleText(_ item: SizedItem, cut: Points, certainty: Certainty, ruler: Ruler) -> BarLayout.VisibleText? {
    guard let text = item.text else { return nil }
    let room = text.width.best - cut
    return .init(
      text: text.string, shown: certainty >= .likely ? ruler.truncate(text.string, text.font, room) : text.string,
      needed: text.width, room: Width(exactly: room), font: text.font, cut: certainty)
  }
}
