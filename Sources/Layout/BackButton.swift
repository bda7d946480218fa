import LintelModel
import LintelTables

/// The back button of a navigation bar: the text it was given, then the previous title, then the system's word for Back, then a
/// chevron alone, as room allows.
///
/// Which one it is depends on the title of its screen, and the other way round, so both are laid out
/// together: a form stays as long as it ends before a centred title begins, and as long as neither the title nor an item has
/// to give way to it.
struct BackButton {
  let index: Int
  /// From the widest to the narrowest, without the chevron alone.
  private let texts: [SizedText]
  private let figures: IOSFigures
  /// Where the button begins on 18, and its label.
  private let inset: Points
  private let labelStart: Amount
  /// Whether the system's word Back is all it ever says.
  private let isGeneric: Bool

  init(_ source: BarItem, texts: BarTexts, figures: IOSFigures) {
    let (item, index) = (source.item, source.index)
    self.index = index
    self.figures = figures
    least = figures[.backButtonLeastWidth]
    inset = figures.generation.points(.backButtonInset)
    labelStart = figures[.backLabelStart]
    // On 26 and later the button is a chevron on a platter of its own, whatever the previous title.
    // `BackButtonDisplayMode.generic`: the system's word from the start, whatever the previous title.
    let systemWord = SystemTexts.text(of: "back", in: texts.locale)
    isGeneric = item.systemItem == "back" && !item.label.isPresent
    guard let label = isGeneric ? systemWord : source.label, !label.isEmpty, !figures.hasPlatters else {
      self.texts = []
      return
    }
    let font = figures.font(.backButton)
    let own = texts.measured(label, font, source: BarTexts.source(ofItem: index))
    let word = systemWord.map {
      texts.measured($0, font, source: BarTexts.source(ofItem: index, text: 1))
    }
    let title = texts.visible(item.fallbackLabel).map {
      texts.measured($0, font, source: BarTexts.source(ofItem: index, text: 2))
    }
    // A form that is no shorter than the one before it helps nothing.
    self.texts = [title, word].compactMap { $0 }.reduce(into: [own]) { forms, next in
      if next.width.best < forms.last!.width.best { forms.append(next) }
    }
  }

  /// The chevron alone, from the bar's edge on 18, from the margin on 26.
  let least: Amount

  private func amount(_ text: SizedText) -> Amount { labelStart + text.amount }

  /// What the bar must have, twice the way to its middle, so that a text ends before a centred title begins.
  /// Without a title nothing is in the middle.
  private func neededToCentre(_ text: SizedText, title: Amount?) -> Amount {
    title.map { (amount(text) + figures.titleGap) * 2 + $0 } ?? .zero
  }

  /// What it must have so that the text ends before a title that is shifted as far as it can be.
  private func neededBesideAll(_ text: SizedText, title: Amount?, rest: Amount) -> Amount {
    amount(text) + (title.map { figures.titleGap + $0 } ?? .zero) + rest
  }

  /// Below which width of the bar the text is not shown; nil if it never is.
  func threshold(title: Amount?, rest: Amount, in space: BarSpace) -> Threshold? {
    guard let text = texts.first, let beside = space.barWidth(for: neededBesideAll(text, title: title, rest: rest).width)
    else { return nil }
    return Threshold(event: .backTitleShortens, below: Width.max(neededToCentre(text, title: title).width, beside))
  }

  /// The button on a bar of a width.
  /// - Parameter rest: What else is beside the title, at the items' full widths, margins included.
  func place(
    title: Amount?, rest: Amount, width: Points, margin: Points
  ) -> (item: BarLayout.PlacedItem, end: Points) {
    let shown = texts.first {
      neededToCentre($0, title: title).best <= width.value
        && neededBesideAll($0, title: title, rest: rest).best <= width.value
    }
    let x = figures.hasPlatters ? margin : inset
    let end =
      shown.map { Points(amount($0).best) } ?? (figures.hasPlatters ? margin + Points(least.best) : Points(least.best))
    var placed = BarLayout.PlacedItem(item: index, place: .onBar, frame: .init(x: x, width: end - x))
    if let own = texts.first {
      var text = own.whole
      let beside = neededBesideAll(own, title: title, rest: rest)
      let besideAll = width - Points(beside.best - own.amount.best)
      let beforeTitle = title.map {
        (width - Points($0.best)) / 2 - Points(labelStart.best + figures.titleGap.best)
      }
      let room = min(besideAll, beforeTitle ?? besideAll)
      if shown?.string == own.string {
        // What the system writes is not the app's to lengthen.
        text.spare = isGeneric ? nil : max(0, room - own.width.best)
      } else {
        // Only what does not fit beside a shifted title either is certain: how far the title gives way is not documented.
        text.cut = beside.width.low > width ? .certain : .likely
        text.shown = shown?.string ?? ""
        text.room = Width(exactly: max(0, room))
      }
      placed.text = text
    }
    return (placed, end)
  }
}
