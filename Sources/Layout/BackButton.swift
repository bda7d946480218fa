import LintelModel

/// The back button of a navigation bar: the previous title as long as there is room for it, else a chevron alone.
struct BackButton {
  private let index: Int
  private let text: (string: String, width: Width, font: Font)?
  private let hasPlatters: Bool

  init(_ item: Item, index: Int, label: String?, figures: IOSFigures, ruler: Ruler, platform: Platform) {
    self.index = index
    hasPlatters = figures.hasPlatters
    // On 26 and later the button is a chevron on a platter of its own, whatever the previous title.
    if let label, !label.isEmpty, !figures.hasPlatters {
      let font = Font(size: 17, weight: .regular, platform: platform)
      text = (label, ruler.measure(label, font).width, font)
    } else {
      text = nil
    }
  }

  /// The chevron alone, from the bar's edge on 18, from the margin on 26.
  var least: Width { hasPlatters ? IOSFigures.backPlatter : IOSFigures.backChevron }

  private var full: Width { text.map { IOSFigures.backLabelStart + $0.width } ?? least }

  /// The label stays as long as it ends before a centred title does begin.
  private func showsText(title: Width, barWidth: Points, titleGap: Width) -> Bool {
    guard text != nil else { return false }
    return full.best + titleGap.best <= (barWidth - title.best) / 2
  }

  /// What it takes beside a title. A title is only certainly cut if it does not fit beside the chevron either.
  func taken(besideTitle title: Width, barWidth: Points, titleGap: Width) -> Width {
    guard text != nil else { return least }
    let best = showsText(title: title, barWidth: barWidth, titleGap: titleGap) ? full.best : least.best
    return Width(low: least.low, best: best, high: max(best, least.high))
  }

  func place(
    title: Width, layout: BarLayout, margin: Points, titleGap: Width, ruler: Ruler
  ) -> (item: BarLayout.PlacedItem, end: Points) {
    let isText = showsText(title: title, barWidth: layout.width, titleGap: titleGap)
    let x = hasPlatters ? margin : Points(8)
    let width = isText ? full.best - x : hasPlatters ? least.best : least.best - x
    var placed = BarLayout.PlacedItem(item: index, place: .onBar, frame: .init(x: x, width: width))
    if isText, let text {
      placed.text = .init(
        text: text.string, shown: text.string, needed: text.width, room: text.width, font: text.font, cut: nil)
    }
    return (placed, x + width)
  }
}
