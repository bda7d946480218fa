import LintelModel

/// An item with the width it would take if there were room enough.
struct SizedItem {
  /// Index in the toolbar's `items`.
  var index: Int
  var item: Item
  var face: Face
  /// Everything the item takes, in points.
  var width: Width
  /// The text on it, what that needs alone, and its font.
  var text: (string: String, width: Width, font: Font)?
  /// For a custom view of fixed width: the room its text has, whatever the bar's width.
  var fixedRoom: Width?

  var isText: Bool { text != nil || { if case .systemText = face { true } else { false } }() }
  var isSpacer: Bool { item.kind.isSpacer }

  /// The text as it stands where the item has all the width it wants.
  func visibleText(_ ruler: Ruler) -> BarLayout.VisibleText? {
    guard let text else { return nil }
    guard let room = fixedRoom else {
      return .init(text: text.string, shown: text.string, needed: text.width, room: text.width, font: text.font, cut: nil)
    }
    let cut = text.width.exceeds(room)
    return .init(
      text: text.string,
      shown: cut.map { $0 >= .likely } == true ? ruler.truncate(text.string, text.font, room.best) : text.string,
      needed: text.width, room: room, font: text.font, cut: cut)
  }
}

/// Sizes the items of iOS bars.
struct IOSItemSizer {
  let figures: IOSFigures
  let ruler: Ruler
  let platform: Platform

  func size(_ item: Item, index: Int, label: String?, segments: [String]) -> SizedItem {
    let face = Face(ofBarButton: item, label: label)
    var sized = SizedItem(index: index, item: item, face: face, width: .zero)
    let isProminent =
      item.style == .prominent || item.style == .primary || item.systemItem == "done" || item.systemItem == "save"
    switch item.kind {
    case .flexibleSpace, .separator: return sized
    case .fixedSpace: sized.width = item.fixedWidth.map(Width.init(exactly:)) ?? IOSFigures.space
    case .searchField: sized.width = IOSFigures.searchField
    case .segmentedControl where !segments.isEmpty:
      // Segments are as wide as the widest one; how much padding each has is not published: none at the low end.
      let widest = segments.map { measure($0, isProminent: false).width }.reduce(.zero, Width.max)
      let padding = Width(low: 0, best: 20, high: 28)
      sized.width = (widest + padding) * Double(segments.count)
    case .group where !segments.isEmpty: sized.width = width(ofParts: segments, symbols: item.segmentSymbols)
    default:
      switch face {
      case .text(let string), .symbolWithText(let string):
        let measured = measure(string, isProminent: isProminent)
        sized.text = (string, measured.width, measured.font)
        sized.width = measured.width + figures.textPadding
        if item.showsLabelBesideSymbol { sized.width += Self.symbolBesideText }
        if figures.hasPlatters, item.label.state == .none, SystemItem.mayBeSymbolOnGlass(item.systemItem ?? "") {
          sized.width.low = min(sized.width.low, figures.symbolWidth.low)
        }
      case .systemText(let english):
        // The reader's language is not known here: from two thirds of the English to two and a half times of it (geometry,
        // expansion of texts up to ten characters), and nothing certain.
        let width = measure(english, isProminent: isProminent).width
        sized.width = Width(low: width.low * 0.66, best: width.best * 1.3, high: width.high * 2.5) + figures.textPadding
      case .symbol: sized.width = figures.symbolWidth
      case .nothing: sized.width = Width(low: 0, best: 0, high: figures.symbolWidth.high)
      case .unknown: sized.width = Width(low: 0, best: figures.symbolWidth.best, high: 200)
      }
    }
    if let fixed = item.fixedWidth, !item.kind.isSpacer {
      sized.width = Width(exactly: fixed)
      if sized.text != nil { sized.fixedRoom = Width(exactly: fixed) }
    }
    return sized
  }

  /// A symbol and its gap beside a text. Not published: from a narrow symbol that touches the text to a wide one.
  private static let symbolBesideText = Width(low: 14, best: 28, high: 36)
  /// Between the parts of one item: a stack's own spacing unless the source says another.
  private static let partGap = Width(low: 0, best: 8, high: 20)

  /// Controls side by side in one item. A part of which nothing is known may be narrow or wide.
  private func width(ofParts texts: [String], symbols: [String?]) -> Width {
    let parts = texts.indices.map { index -> Width in
      if symbols.indices.contains(index), symbols[index] != nil { return figures.symbolWidth }
      if texts[index].isEmpty { return Width(low: 0, best: figures.symbolWidth.best, high: 200) }
      let text = measure(texts[index], isProminent: false).width
      return Width(low: text.low, best: text.best, high: text.high + figures.textPadding.high)
    }
    return parts.sum() + Self.partGap * Double(parts.count - 1)
  }

  private func measure(_ text: String, isProminent: Bool) -> (width: Width, font: Font) {
    let weights = figures.weights(isProminent: isProminent)
    let best = font(weights.best)
    var width = ruler.measure(text, best).width
    if weights.low != weights.best {
      width.low = ruler.measure(text, font(weights.low)).width.low
      width.high = ruler.measure(text, font(weights.high)).width.high
    }
    return (width, best)
  }

  // 17 pt: "bar button / font" of Data/bar-metrics.csv. Text on UIKit bars does not follow the text size.
  private func font(_ weight: FontWeight) -> Font { Font(size: 17, weight: weight, platform: platform) }
}
