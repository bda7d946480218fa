import LintelModel

/// The title of a navigation bar, on the bar and, where it is large, below it; with its subtitle and the chevron of its menu.
struct NavigationTitle {
  /// What the items leave to the title, from its leading to its trailing end.
  struct Span {
    var start: Points
    var end: Points
    /// Then the title stands at the leading end.
    var hasItemsInCenter = false
  }

  let inline: SizedText
  let large: SizedText?
  let subtitle: SizedText?
  private let menu: Amount
  /// What title, subtitle and chevron take on the bar. The subtitle's font is a guess, so it counts in nothing that is certain.
  let place: Amount

  init?(_ texts: BarTexts, platform: Platform, figures: IOSFigures, isInline: Bool) {
    guard let title = texts.title else { return nil }
    func measured(_ string: String, _ size: Points, _ weight: FontWeight, source: Int) -> SizedText {
      texts.measured(string, Font(size: size, weight: weight, platform: platform), source: source)
    }
    // 17 pt semibold and 34 pt bold: "nav title / font" and "large title / font" of Data/bar-metrics.csv.
    inline = measured(title, 17, .semibold, source: BarTexts.titleSource)
    large =
      texts.toolbar.largeTitle.value == true && !isInline
      ? measured(title, 34, .bold, source: BarTexts.titleSource + 1) : nil
    subtitle = texts.subtitle.map { measured($0, IOSFigures.subtitleSize, .regular, source: BarTexts.titleSource + 2) }
    menu = texts.toolbar.hasTitleMenu ? IOSFigures.titleMenu : .zero
    place = Amount.max(inline.amount, subtitle.map { Amount(guessed: $0.width) } ?? .zero) + menu
  }

  /// Below which widths of the bar the texts of the title are cut.
  struct Below {
    var title: Width
    var large: Width?
    var subtitle: Width?

    var thresholds: [Threshold] {
      // Beside the items a large title only stands once the content has scrolled: that is no more than possible.
      [Threshold(event: .titleTruncates, below: large ?? title)]
        + (subtitle.map { [Threshold(event: .subtitleTruncates, below: $0)] } ?? [])
    }
  }

  /// - Parameters:
  ///   - beside: what all items need beside the title, and of how many margins.
  ///   - overflow: how items leave. Then a text is surely cut only where no item can make way for it.
  func below(beside: (amount: Amount, margins: Int), overflow: NavigationOverflow?) -> Below {
    func below(_ text: Amount) -> Width {
      let full = BarSpace.barWidth(for: (beside.amount + text).width, margins: beside.margins)
      guard let least = overflow?.width(for: text) else { return full }
      return Width(low: least.low, best: least.best, high: full.high)
    }
    return Below(
      title: below(inline.amount + menu), large: large.map { ($0.amount + IOSFigures.largeTitleMargin * 2).width },
      subtitle: subtitle.map { below(Amount(guessed: $0.width) + menu) })
  }

  func demands(beside: (amount: Amount, margins: Int), label: Int, subtitle subtitleLabel: Int?, itemLabels: [Int])
    -> [Demand]
  {
    let items = itemLabels.map { (label: $0, weight: 1.0) }
    var demands: [Demand] = []
    if large == nil {
      demands.append(
        Demand(
          .titleTruncates, needs: beside.amount + inline.amount + menu, in: .margins(beside.margins),
          labels: [(label, 1)] + items))
    }
    if let subtitle, let subtitleLabel {
      demands.append(
        Demand(
          .subtitleTruncates, needs: beside.amount + Amount(guessed: subtitle.width) + menu, in: .margins(beside.margins),
          labels: [(subtitleLabel, 1)] + items))
    }
    if let large {
      demands.append(
        Demand(.titleTruncates, needs: large.amount + IOSFigures.largeTitleMargin * 2, in: .whole, labels: [label]))
    }
    return demands
  }

  /// What a bar of this width leaves to the texts beside all its items.
  func room(beside: (amount: Amount, margins: Int), width: Points) -> Width {
    (Width(exactly: BarSpace.margins(beside.margins).usable(of: width)) - (beside.amount + menu).width).clamped
  }

  /// What is left to the texts between items as they stand, best value.
  func room(in span: Span) -> Points { max(0, span.end - span.start - Points(menu.best)) }

  /// - Parameter room: what a text has, by whether it is cut.
  func place(in layout: inout BarLayout, span: Span, below: Below, room: (_ isCut: Bool) -> Width) {
    let width = layout.width
    let isCut = below.title.best > width
    let room = (title: room(isCut), subtitle: room((below.subtitle ?? .zero).best > width))
    let cut = below.title.exceeds(Width(exactly: width))
    // What is large stands beside the items only once the content has scrolled, and whole below the bar before that.
    layout.title = inline.visible(in: room.title, certainty: large == nil ? cut : cut?.capped(at: .possible))
    layout.title?.isOnlyOnceScrolled = large != nil && cut != nil
    let frame = isCut ? min(inline.width.best, room.title.best) : inline.width.best
    let centered = span.hasItemsInCenter ? span.start : (width - frame) / 2
    let x = max(span.start, min(centered, span.end - Points(menu.best) - frame))
    layout.titleIsOffCenter = !isCut && !span.hasItemsInCenter && abs((x - centered).value) > 0.5
    // A title that has vanished stands nowhere.
    layout.titleFrame = frame > 0 ? .init(x: x, width: frame) : nil
    if let subtitle {
      // Its font is a guess, so nothing about it is certain.
      let certainty = below.subtitle?.exceeds(Width(exactly: width))
      layout.subtitle = subtitle.visible(in: room.subtitle, certainty: certainty?.capped(at: .likely))
    }
    placeLarge(in: &layout)
  }

  /// The title as it stands below the bar before the content scrolls. Of the two, the one that is surer to be cut is told; of
  /// equals, the one cut by more.
  private func placeLarge(in layout: inout BarLayout) {
    guard let large else { return }
    let whole = large.amount + IOSFigures.largeTitleMargin * 2
    guard let cut = whole.width.exceeds(Width(exactly: layout.width)) else { return }
    let room = (Width(exactly: layout.width) - (IOSFigures.largeTitleMargin * 2).width).clamped
    let over = large.width.best - room.best
    if let inline = layout.title, let inlineCut = inline.cut, (inlineCut, inline.over) > (cut, over) { return }
    layout.title = large.visible(in: room, certainty: cut)
    layout.titleFrame = .init(x: Points(IOSFigures.largeTitleMargin.best), width: min(large.width.best, room.best))
    layout.titleIsOffCenter = false
  }
}
