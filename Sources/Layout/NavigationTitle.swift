import LintelModel

/// The title of a navigation bar, on the bar and, where it is large, below it; with its subtitle and the chevron of its menu.
struct NavigationTitle {
  /// What the items leave to the title, from its leading to its trailing end.
  struct Span {
    var start: Points
    var end: Points
    /// Whether the title is at the leading end, as beside items in the centre.
    var isTitleLeading = false
  }

  let inline: SizedText
  let large: SizedText?
  /// The same where nobody knows whether it is large: nothing else on the bar depends on it.
  private let perhapsLarge: SizedText?
  let subtitle: SizedText?
  private let menu: Amount
  private let figures: IOSFigures
  /// What title, subtitle and chevron take on the bar. The subtitle's font is a guess, so it counts in nothing that is certain.
  let place: Amount

  init?(_ texts: BarTexts, _ figures: IOSFigures, isInline: Bool) {
    guard let title = texts.title else { return nil }
    self.figures = figures
    let fonts = texts.toolbar.titleFonts
    inline = texts.measured(title: title, in: fonts.inline, or: figures.font(.title), source: BarTexts.titleSource)
    let isLarge = texts.toolbar.largeTitle.value == true
    // The systems that have navigation bars with large titles.
    let mayBeLarge = texts.toolbar.isTitleSizeUnknown && [.ios, .ipados].contains(figures.platform)
    let row =
      (isLarge || mayBeLarge) && !isInline
      ? texts.measured(title: title, in: fonts.large, or: figures.font(.largeTitle), source: BarTexts.titleSource + 1) : nil
    large = isLarge ? row : nil
    perhapsLarge = isLarge ? nil : row
    let subtitleFont = figures.font(figures.generation.points(.subtitleFontSize), .regular)
    subtitle = texts.subtitle.map { texts.measured($0, subtitleFont, source: BarTexts.titleSource + 2) }
    menu = texts.toolbar.hasTitleMenu ? figures[.titleMenuWidth] : .zero
    place = Amount.max(inline.amount, subtitle.map { Amount(guessed: $0.width) } ?? .zero) + menu
  }

  /// Below which widths of the bar the texts of the title are cut.
  struct Below {
    var title: Width
    var large: Width?
    var subtitle: Width?

    var thresholds: [Threshold] {
      // Beside the items a large title only appears once the content has scrolled: that is no more than possible.
      [Threshold(event: .titleTruncates, below: large ?? title)]
        + (subtitle.map { [Threshold(event: .subtitleTruncates, below: $0)] } ?? [])
    }
  }

  /// - Parameters:
  ///   - beside: what all items need beside the title, and of how many margins.
  ///   - overflow: how items leave. Then a text is surely cut only where no item can make way for it.
  func below(beside: (amount: Amount, margins: Int), overflow: NavigationOverflow?) -> Below {
    func below(_ text: Amount) -> Width {
      let full = figures.margin.barWidth(for: (beside.amount + text).width, count: beside.margins)
      guard let least = overflow?.width(for: text) else { return full }
      return Width(low: least.low, best: least.best, high: full.high)
    }
    return Below(
      title: below(inline.amount + menu), large: large.map { ($0.amount + figures.largeTitleMargin * 2).width },
      subtitle: subtitle.map { below(Amount(guessed: $0.width) + menu) })
  }

  func constraints(beside: (amount: Amount, margins: Int), label: Int, subtitle subtitleLabel: Int?, itemLabels: [Int])
    -> [Constraint]
  {
    let items = itemLabels.map { (label: $0, weight: 1.0) }
    var constraints: [Constraint] = []
    if large == nil {
      constraints.append(
        Constraint(
          .titleTruncates, needs: beside.amount + inline.amount + menu, in: .margins(beside.margins, figures.margin),
          labels: [(label, 1)] + items))
    }
    if let subtitle, let subtitleLabel {
      constraints.append(
        Constraint(
          .subtitleTruncates, needs: beside.amount + Amount(guessed: subtitle.width) + menu,
          in: .margins(beside.margins, figures.margin),
          labels: [(subtitleLabel, 1)] + items))
    }
    if let large {
      constraints.append(
        Constraint(.titleTruncates, needs: large.amount + figures.largeTitleMargin * 2, in: .whole, labels: [label]))
    }
    return constraints
  }

  /// What a bar of this width leaves to the texts beside all its items.
  func room(beside: (amount: Amount, margins: Int), width: Points) -> Width {
    (Width(exactly: BarSpace.margins(beside.margins, figures.margin).usable(of: width)) - (beside.amount + menu).width)
      .clamped
  }

  /// What is left to the texts between the items, best value.
  func room(in span: Span) -> Points { max(0, span.end - span.start - Points(menu.best)) }

  /// - Parameter room: what a text has, by whether it is cut.
  func place(in layout: inout BarLayout, span: Span, below: Below, room: (_ isCut: Bool) -> Width) {
    let width = layout.width
    let isCut = below.title.best > width
    let room = (title: room(isCut), subtitle: room((below.subtitle ?? .zero).best > width))
    let cut = below.title.exceeds(Width(exactly: width))
    // What is large is beside the items only once the content has scrolled, and whole below the bar before that.
    layout.title = inline.visible(in: room.title, certainty: large == nil ? cut : cut?.capped(at: .possible))
    layout.title?.isOnlyOnceScrolled = large != nil && cut != nil
    let frame = isCut ? min(inline.width.best, room.title.best) : inline.width.best
    let centered = span.isTitleLeading ? span.start : (width - frame) / 2
    let x = max(span.start, min(centered, span.end - Points(menu.best) - frame))
    layout.titleIsOffCenter = !isCut && !span.isTitleLeading && abs((x - centered).value) > 0.5
    // A title that has vanished is nowhere.
    layout.titleFrame = frame > 0 ? .init(x: x, width: frame) : nil
    if let subtitle {
      // Its font is a guess, so nothing about it is certain.
      let certainty = below.subtitle?.exceeds(Width(exactly: width))
      layout.subtitle = subtitle.visible(in: room.subtitle, certainty: certainty?.capped(at: .likely))
    }
    placeLarge(in: &layout)
    layout.largeTitle = perhapsLarge.map { inRow($0, of: width) }
  }

  /// The title if a back button were before it, which leaves it less room; nil where it is cut without one.
  /// - Parameter beside: what the items and that button need beside it, and of how many margins.
  func ifPushed(beside: (amount: Amount, margins: Int), in layout: BarLayout) -> BarLayout.VisibleText? {
    guard large == nil, let title = layout.title, title.cut == nil else { return nil }
    let whole = figures.margin.barWidth(for: (beside.amount + inline.amount + menu).width, count: beside.margins)
    let cut = whole.exceeds(Width(exactly: layout.width))
    return inline.visible(in: room(beside: beside, width: layout.width), certainty: cut?.capped(at: .likely))
  }

  /// The title below the bar before the content scrolls. Of the two, the one that is surer to be cut is reported; of
  /// equals, the one cut by more.
  private func placeLarge(in layout: inout BarLayout) {
    guard let large else { return }
    let row = inRow(large, of: layout.width)
    guard let cut = row.cut else { return }
    let over = row.needed.best - row.room.best
    if let inline = layout.title, let inlineCut = inline.cut, (inlineCut, inline.over) > (cut, over) { return }
    layout.title = row
    layout.titleFrame = .init(x: Points(figures.largeTitleMargin.best), width: min(row.needed.best, row.room.best))
    layout.titleIsOffCenter = false
  }

  /// A large title in the row that it has to itself.
  private func inRow(_ large: SizedText, of width: Points) -> BarLayout.VisibleText {
    let whole = large.amount + figures.largeTitleMargin * 2
    let room = (Width(exactly: width) - (figures.largeTitleMargin * 2).width).clamped
    return large.visible(in: room, certainty: whole.width.exceeds(Width(exactly: width)))
  }
}
