import LintelModel
import LintelTables

/// A bar at one width as a sum: what is on it from its leading to its trailing edge, with what each part takes.
struct BarSum {
  struct Part {
    enum Kind: String { case margin, gap, item, space, title, overflowButton }
    var kind: Kind
    /// What it is called: the text of an item or title, else the item's name; empty for margins and gaps.
    var name = ""
    /// As it stands, in points.
    var width: Points
    var text: BarLayout.VisibleText?
    /// What the part takes beside its text, in points.
    var around: Points?
    /// The published figure that the width, or what is around the text, is.
    var figure: KnownFigure?

    /// What it would take if its text were whole, in points.
    var full: Points { text.flatMap { text in around.map { text.needed.best + $0 } } ?? width }
    /// Whether no figure says how wide it is: what is left between others.
    var isFree: Bool { figure == nil && (kind == .gap || kind == .margin || kind == .space) }
  }

  let layout: BarLayout
  let parts: [Part]
  /// The items that are not on the bar, each with what it takes where it is; zero where no audited width is large enough.
  let gone: [Part]
  /// Of the bar's title, where it is large and stands below the items.
  let isLargeTitle: Bool

  /// - Parameters:
  ///   - isAboutTitle: whether the sum is to be that of the title: a large one is in a row of its own.
  ///   - wide: the bar where it is wide enough for everything, if that is known.
  init(_ layout: BarLayout, of bar: BarInLocale, isAboutTitle: Bool, wide: [BarLayout]) {
    self.layout = layout
    let figures = KnownFigures(bar.toolbar, in: layout.environment)
    let isLarge = layout.title?.isOnRowOfItsOwn == true
    isLargeTitle = isLarge && isAboutTitle
    var placed: [(frame: BarLayout.Frame, part: Part)] = []
    if let frame = layout.titleFrame, let title = layout.title, isLarge == isLargeTitle {
      placed.append((frame, Part(kind: .title, name: title.text, width: frame.width, text: title, around: 0)))
    }
    if let frame = layout.titleFrame, layout.title == nil, !isLargeTitle {
      // A window's title is not measured: it takes what it is given.
      let name = bar.toolbar.shownTitle.shown(in: bar.locale) ?? ""
      placed.append((frame, Part(kind: .title, name: name, width: frame.width)))
    }
    if !isLargeTitle {
      for item in layout.items where item.place == .onBar {
        if let frame = item.frame { placed.append((frame, Self.part(item, frame, of: bar, figures))) }
      }
      if let frame = layout.overflowButton {
        let figure = figures.item(frame.width)
        placed.append((frame, Part(kind: .overflowButton, width: frame.width, figure: figure)))
      }
    }
    let isMirrored = layout.direction == .rightToLeft
    let inOrder = placed.map { (start: isMirrored ? layout.width - $0.frame.maxX : $0.frame.x, part: $0.part) }
      .sorted { $0.start < $1.start }
    var parts: [Part] = []
    var end: Points = 0
    for (start, part) in inOrder {
      if (start - end).value > 0.05 {
        let isBesideTitle = part.kind == .title || parts.last?.kind == .title
        let figure =
          parts.isEmpty
          ? figures.margin(start - end, large: isLargeTitle) : figures.gap(start - end, isBesideTitle: isBesideTitle)
        parts.append(Part(kind: parts.isEmpty ? .margin : .gap, width: start - end, figure: figure))
      }
      if part.width.value > 0.05 || part.text != nil { parts.append(part) }
      end = max(end, start + part.width)
    }
    if (layout.width - end).value > 0.05, !parts.isEmpty {
      let rest = layout.width - end
      parts.append(Part(kind: .margin, width: rest, figure: figures.margin(rest, large: isLargeTitle)))
    }
    self.parts = parts
    gone = layout.items.filter { $0.place != .onBar }.map { item in
      let whole = Self.onBar(item.item, as: layout.environment, in: bar.layouts + wide)
      return whole.map { Self.part($0.item, $0.frame, of: bar, figures) }
        ?? Part(kind: .item, name: bar.toolbar.items[item.item].menuText(in: bar.locale), width: 0)
    }
  }

  /// What the items take with their margins and gaps, every text whole, as far as it is known, in points: what is free, the
  /// title and the overflow button are no part of it.
  var takenByItems: Points {
    let ofItems = parts.filter {
      !$0.isFree && $0.kind != .title && $0.kind != .overflowButton && $0.figure?.metric != .titleGap
    }
    return (ofItems + gone).reduce(.zero) { $0 + $1.full }
  }

  /// An item where the bar is wide enough for it, with the same figures: the narrowest.
  private static func onBar(
    _ item: Int, as environment: Environment, in layouts: [BarLayout]
  ) -> (item: BarLayout.PlacedItem, frame: BarLayout.Frame)? {
    let layouts = layouts.filter {
      let other = $0.environment
      return other.platform == environment.platform && other.os == environment.os && other.textSize == environment.textSize
        && $0.itemsDoNotFit == nil
    }
    for layout in layouts.sorted(by: { $0.width < $1.width }) {
      if let placed = layout.items.first(where: { $0.item == item && $0.place == .onBar }), let frame = placed.frame {
        return (placed, frame)
      }
    }
    return nil
  }

  private static func part(
    _ item: BarLayout.PlacedItem, _ frame: BarLayout.Frame, of bar: BarInLocale, _ figures: KnownFigures
  ) -> Part {
    let own = bar.toolbar.items[item.item]
    let name = item.text?.text ?? own.menuText(in: bar.locale)
    guard let text = item.text, own.kind != .back else {
      let kind: Part.Kind = own.kind.isSpacer ? .space : .item
      let figure =
        own.kind.isSpacer
        ? figures.gap(frame.width, isBesideTitle: false) : figures.item(frame.width, isBack: own.kind == .back)
      return Part(kind: kind, name: name, width: frame.width, figure: figure)
    }
    let around = frame.width - (text.cut == nil ? text.needed.best : min(text.needed.best, text.room.best))
    // In a bar that is brought in as a whole an item may be narrower than its text.
    guard around.value > -0.05 else { return Part(kind: .item, name: name, width: frame.width, text: text) }
    return Part(
      kind: .item, name: name, width: frame.width, text: text, around: max(0, around), figure: figures.around(around))
  }
}
