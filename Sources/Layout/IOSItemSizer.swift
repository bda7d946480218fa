import LintelModel
import LintelTables

/// Sizes the items of iOS bars, each once for all bars of one system: how a phone is held changes none.
final class IOSItemSizer {
  let texts: BarTexts
  let figures: IOSFigures
  /// By index in the toolbar.
  private var known: [SizedItem?]

  init(texts: BarTexts, figures: IOSFigures) {
    (self.texts, self.figures) = (texts, figures)
    known = Array(repeating: nil, count: texts.items.count)
  }

  func size(_ source: BarItem) -> SizedItem {
    if let sized = known[source.index] { return sized }
    let sized = sized(source, source.item)
    known[source.index] = sized
    return sized
  }

  private func sized(_ barItem: BarItem, _ item: Item) -> SizedItem {
    let (index, label) = (barItem.index, barItem.label)
    let appearance = isSymbolOfSystem(item) ? .symbol : ItemAppearance(ofBarButton: item, label: label)
    var sized = SizedItem(barItem, appearance: appearance)
    let source = BarTexts.source(ofItem: index)
    let isProminent =
      item.style == .prominent || item.style == .primary || item.systemItem == "done" || item.systemItem == "save"
    switch item.kind {
    case .flexibleSpace, .separator: return sized
    case .fixedSpace: sized.amount = item.fixedWidth.map(Amount.init(exactly:)) ?? figures.fixedSpace
    case .searchField: sized.amount = figures[.searchFieldWidth]
    case .segmentedControl where !item.segments.isEmpty: size(segmentsOf: item, into: &sized)
    case .group where !item.segments.isEmpty: size(groupOf: item, into: &sized)
    case .button, .menu:
      if let label, isTitledSymbolOfSystem(item) {
        size(titledSymbol: label, isProminent: isProminent, into: &sized)
        break
      }
      fallthrough
    default:
      switch appearance {
      case .text(let string), .symbolWithText(let string):
        let isTitle = item.kind == .helperText && item.placement == .principal
        let text =
          item.viewFont.map { own in
            texts.measured(string, figures.font(own.size, own.weight), source: source)
          } ?? (isTitle ? measure(title: string, source: source) : measure(string, isProminent: isProminent, source: source))
        sized.text = text
        // What nobody taps has no room around it to tap.
        sized.amount = isTitle ? lines(of: item, below: text.amount) : text.amount + padding(around: item)
        if item.showsLabelBesideSymbol {
          sized.amount += figures[.symbolBesideTextWidth] + Amount(exactly: item.imagePadding ?? 0)
        }
        // What the system writes is not the app's to shorten.
        guard item.label.isPresent else {
          mayBeSymbol(item, &sized)
          break
        }
        sized.labels = [
          Label(
            .label(item: index), width: text.width.best, item: text.width.best,
            isTranslation: barItem.isTranslation, isSystemWord: barItem.isSystemWord)
        ]
      case .systemText(let name): sized.amount = systemText(name, isProminent: isProminent, source: source)
      case .symbol: sized.amount = figures.symbolWidth
      case .nothing: sized.amount = Amount(guessed: Width(low: 0, best: 0, high: figures.symbolWidth.width.high))
      case .unknown: sized.amount = Amount(guessed: Width(low: 0, best: Points(figures.symbolWidth.best), high: widestView))
      }
    }
    if let view = item.systemView, appearance.text == nil, let width = figures.width(of: view) {
      sized.amount = width
      sized.appearance = .unknown
    }
    if item.mayShrink, !item.kind.isSpacer {
      let (width, least) = (sized.amount.width, figures.symbolWidth.width.low)
      sized.amount = Amount(guessed: Width(low: min(width.low, least), best: width.best, high: width.high))
    }
    if let fixed = item.fixedWidth, !item.kind.isSpacer {
      sized.amount = Amount(exactly: fixed)
      if sized.text != nil { sized.fixedRoom = fixed }
    }
    return sized
  }

  /// Around the item's text. A button's own room is there for certain, and what the bar adds to such a view is unknown.
  private func padding(around item: Item) -> Amount {
    // The bar sets a view in the title's place on no platter.
    if item.kind == .customView, item.placement == .principal, item.sideInsets == nil {
      return Amount(guessed: Width(low: 0, best: 0, high: figures.textPadding.width.high))
    }
    guard let own = item.sideInsets else { return figures.textPadding }
    return Amount(exactly: own) + Amount(guessed: Width(low: 0, best: 0, high: figures.textPadding.width.high))
  }

  /// Whether the system draws the item as a symbol on this line, where earlier ones wrote a word.
  private func isSymbolOfSystem(_ item: Item) -> Bool {
    figures.hasPlatters && !item.label.isPresent && item.systemItem.map(SystemItem.isSymbolOnGlass) == true
  }

  /// Whether a system item that is a symbol was given a title as well. "The system item doesn't use the action to configure
  /// its title and image" (`init(systemItem:primaryAction:menu:)`); of a title that is set by itself no page says which one is
  /// seen.
  private func isTitledSymbolOfSystem(_ item: Item) -> Bool {
    guard let system = item.systemItem, item.label.isPresent, item.symbol == nil else { return false }
    return SystemItem.text(of: system) == nil || figures.hasPlatters && SystemItem.isSymbolOnGlass(system)
  }

  private func size(titledSymbol title: String, isProminent: Bool, into sized: inout SizedItem) {
    let text = measure(title, isProminent: isProminent, source: BarTexts.source(ofItem: sized.index)).amount
    let (symbol, whole) = (figures.symbolWidth.width, (text + figures.textPadding).width)
    sized.amount = Amount(
      guessed: Width(low: min(symbol.low, whole.low), best: symbol.best, high: max(symbol.high, whole.high)))
    sized.appearance = .unknown
  }

  /// All segments are as wide as the widest one. Their padding is inferred, so it counts in nothing that is certain.
  private func size(segmentsOf item: Item, into sized: inout SizedItem) {
    let font = figures.font(.segment)
    sized.segments = item.segments.enumerated().map { index, segment in
      let text = texts.measured(
        segment.shown(in: texts.locale) ?? "", font, source: BarTexts.source(ofItem: sized.index, text: index))
      sized.labels.append(
        Label(
          .segment(item: sized.index, index: index), width: text.width.best, item: text.width.best,
          isTranslation: texts.isTranslation(segment), isSystemWord: texts.isSystemWord(segment)))
      return text
    }
    // How wide an image is in a segment is a guess, as on a button of the app's own.
    let symbol = Width(low: 0, best: Points(figures.symbolWidth.best), high: figures.symbolWidth.width.high)
    let images = item.segmentSymbols.compactMap(\.self).map { _ in Amount(guessed: symbol) }
    let widest = (sized.segments.map(\.amount) + images).reduce(.zero, Amount.max)
    sized.amount = (widest + figures[.segmentPadding]) * Double(sized.segments.count)
  }

  /// Buttons side by side in one item: each takes its own width. How far apart a view of the app's own sets them, and how it
  /// draws its symbols, is a guess.
  private func size(groupOf item: Item, into sized: inout SizedItem) {
    let parts = item.segments.enumerated().map { index, segment -> Amount in
      let isSymbol = item.segmentSymbols.indices.contains(index) && item.segmentSymbols[index] != nil
      guard !isSymbol, let string = segment.shown(in: texts.locale), !string.isEmpty else {
        // A part of which nothing is known may be narrow or wide.
        return Amount(
          guessed: Width(
            low: 0, best: Points(figures.symbolWidth.best), high: isSymbol ? figures.symbolWidth.width.high : widestView))
      }
      let text = measure(string, isProminent: false, source: BarTexts.source(ofItem: sized.index, text: index))
      sized.labels.append(
        Label(
          .segment(item: sized.index, index: index), width: text.width.best, item: text.width.best,
          isTranslation: texts.isTranslation(segment), isSystemWord: texts.isSystemWord(segment)))
      return text.amount + figures.textPadding
    }
    let gap = figures.gap(betweenTexts: true).width
    sized.amount = parts.sum() + Amount(guessed: Width(low: 0, best: gap.best, high: gap.high)) * Double(parts.count - 1)
    sized.appearance = .unknown
  }

  /// Save may be a check mark on the line of 26.
  private func mayBeSymbol(_ item: Item, _ sized: inout SizedItem) {
    guard figures.hasPlatters, SystemItem.mayBeSymbolOnGlass(item.systemItem ?? "") else { return }
    let width = sized.amount.width
    sized.amount = Amount(
      guessed: Width(low: min(width.low, figures.symbolWidth.width.low), best: width.best, high: width.high))
  }

  /// A text that the system supplies and that is not known in the reader's language: from two thirds of the English to two and
  /// a half times of it (geometry, expansion of texts up to ten characters), and nothing certain.
  private func systemText(_ name: String, isProminent: Bool, source: Int) -> Amount {
    let width = measure(SystemItem.text(of: name) ?? name, isProminent: isProminent, source: source).width
    return Amount(guessed: Width(low: width.low * 0.66, best: width.best * 1.3, high: width.high * 2.5))
      + figures.textPadding
  }

  /// A column of texts is as wide as its widest line. Those below the first are smaller, nobody knows by how much.
  private func lines(of item: Item, below first: Amount) -> Amount {
    let below = item.segments.compactMap { $0.shown(in: texts.locale) }.map { line in
      func width(_ size: Points) -> Width { texts.ruler.measure(line, figures.font(size, .regular)).width }
      return Amount(guessed: Width(low: width(11).low, best: width(13).best, high: width(17).high))
    }
    return below.reduce(first, Amount.max)
  }

  /// A text in the title's place whose font nobody sets: in the title's, or as light as other texts.
  private func measure(title: String, source: Int) -> SizedText {
    let font = figures.font(.title)
    var text = texts.measured(title, font, source: source)
    text.width.low = texts.ruler.measure(title, figures.font(font.size, .regular)).width.low
    text.amount = Amount(guessed: text.width)
    return text
  }

  private func measure(_ string: String, isProminent: Bool, source: Int) -> SizedText {
    let font = figures.generation.font(isProminent ? .prominentButton : .button)
    var text = texts.measured(string, figures.font(font.size, font.weight), source: source)
    if font.lightest != font.weight {
      // Which weight it is was only inferred: no width between them is certain, and it is the same for every label.
      text.width.low = texts.ruler.measure(string, figures.font(font.size, font.lightest)).width.low
      text.width.high = texts.ruler.measure(string, figures.font(font.size, font.boldest)).width.high
      text.amount = Amount(guessed: text.width)
    }
    return text
  }

  /// The most that a view of which nothing is known may take.
  private var widestView: Points { figures.generation.points(.unknownViewWidth) }
}
