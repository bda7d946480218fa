import LintelFindings
import LintelModel
import LintelTables

/// A picture of a bar with what cannot be seen on it spelled out below: the texts that are cut, and the items that are gone.
struct BarFigure {
  let bar: BarInLocale
  let stop: PicturedStop
  /// Where it is among the systems and widths of the bar (see `PicturedStop.places`).
  let places: String
  let drawings: SharedDrawings
  /// Whether a finding beside it says that other things than wordings have to change: what is to be done is said once, there.
  var isDecidedOtherwise = false

  private var layout: BarLayout { stop.layout }
  private var items: [Item] { bar.toolbar.items }
  /// Whether the bar is at all widths as it is here: one of a single width class is another one in windows of the other.
  private var isSameThroughout: Bool { stop.isStill && bar.toolbar.widthClass == nil }

  var markup: Markup {
    tag("figure", .init("data-at", places)) {
      let picture = BarPicture(bar: bar, layout: layout, label: summary, drawings: drawings)
      if picture.style.isWindow {
        // Wider than a phone: it scrolls there, and whatever scrolls must be reachable by keyboard.
        // What is a stop says what it is, in short: the picture in it tells the rest.
        tag(
          "div", .class("scroll"), .init("role", "group"), .init("tabindex", "0"), .label(name),
          .init("dir", layout.direction == .rightToLeft ? "rtl" : "ltr")
        ) {
          picture.markup
        }
      } else {
        picture.markup
      }
      tag("figcaption") {
        tag("p", .class(isSameThroughout ? "caption" : "caption varies")) { stop.caption }
        if !cuts.isEmpty && !stop.isBrief {
          tag("ul", .class("cuts")) { for cut in cuts { tag("li") { explanation(cut.name, cut.text) } } }
        }
        if !off.isEmpty {
          tag("p", .class("gone")) {
            tag("span", .class("glyph"), .decorative) { "✕ " }
            "Not on the bar, and in no menu:"
            " "
            names(off)
          }
        }
        if !inMenu.isEmpty {
          tag("p", .class("menu-list")) {
            "In the overflow menu:"
            " "
            names(inMenu)
          }
        }
        if isToShorten {
          tag("p", .class("shorten")) {
            Markup.quoted("To make everything fit, shorten \(layout.shortening.map { bar.advice($0, on: layout) }).", shortenedLanguages)
          }
        }
      }
    }
  }

  private var isToShorten: Bool {
    !layout.shortening.isEmpty && !stop.isBrief && !isDecidedOtherwise && bar.canShorten(in: layout)
  }

  private var shortenedLanguages: QuotedLanguages {
    Dictionary(
      layout.shortening.compactMap { bar.text(of: $0).shown(in: bar.locale) }.map { ($0, bar.locale) },
      uniquingKeysWith: { first, _ in first })
  }

  /// By what its box is known that scrolls: which picture of the bar it is.
  private var name: [Markup] {
    [.list([[.name(bar.locale)], [.words(BarSystem(layout.environment).name)], [.words("\(layout.width) points wide")]])]
  }

  /// What a screen reader says in place of the picture.
  private var summary: [Markup] {
    // Pictures of one bar differ by these.
    var parts: [Message] = [BarSystem(layout.environment).name, "\(layout.width) points wide"]
    let isWindow = [.windowToolbar, .settingsTabs].contains(bar.toolbar.kind)
    let windowTitle = isWindow ? bar.toolbar.shownTitle.shown(in: bar.locale) : nil
    if let title = layout.title?.shown ?? windowTitle { parts.append("title “\(title)”") }
    let onBar = layout.items.filter { $0.place == .onBar && !items[$0.item].kind.isSpacer }.map(\.item)
    parts.append(said("\(onBar.count, one: "item on the bar", other: "items on the bar")", onBar))
    let drawn = cuts.filter { !$0.isNotDrawn }
    if !drawn.isEmpty {
      let texts = drawn.prefix(Self.said).map { "“\($0.text.text)”" as Message }
      parts.append("\("\(always: drawn.count, "cut")" as Message): \(texts)")
    }
    if !inMenu.isEmpty { parts.append(said("\(always: inMenu.count, "in the overflow menu")", inMenu)) }
    if !off.isEmpty { parts.append(said("\(always: off.count, "gone")", off)) }
    return [.list([[.name(bar.locale)]] + parts.map { [.words($0)] })]
  }

  /// So many names are said of a picture; more would keep people from what comes after it.
  private static let said = 12

  /// How many there are, and what they are called, each of them: a name that is not told is taken for one that is not there.
  private func said(_ count: Message, _ indices: [Int]) -> Message {
    guard !indices.isEmpty else { return count }
    let names = indices.prefix(Self.said).map { Self.called(items[$0], in: bar.locale) }
    return "\(count): \(indices.count > Self.said ? names + ["…"] : names)"
  }

  /// An item's name, else what the system's own is called, else its image, and whether it surely has no name. What nobody has
  /// read is not said to be missing.
  static func called(_ item: Item, in locale: LocaleID) -> Message {
    if let name = item.spokenText(in: locale) { return .data(name) }
    if let name = item.systemName, !item.isSurelyUnnamed { return "\(Message.data(name)) (named by the system)" }
    if let symbol = item.symbol, !symbol.isEmpty {
      return item.isSurelyUnnamed
        ? "image \(Message.data(symbol)) without a name" : "image \(Message.data(symbol))"
    }
    return item.isSurelyUnnamed ? "an item without a name" : "an item whose name is not known"
  }

  private struct Cut {
    let name: Message
    let text: BarLayout.VisibleText
    /// Whether the picture shows the text whole: large, as it is before the content scrolls.
    var isNotDrawn = false
  }

  /// The small title of a bar that is drawn with its large one, which it replaces when people scroll.
  static let titleOnceScrolled: Message = "Title once the content has scrolled"

  /// What the text on an item is.
  static func textName(of kind: Item.Kind) -> Message { kind == .back ? "Back" : "Label" }

  private var cuts: [Cut] {
    let title = layout.title.map { title in
      let isNotDrawn = !title.isOnRowOfItsOwn && BarStyle(bar.toolbar, layout: layout).largeTitleRow > 0
      return Cut(name: isNotDrawn ? Self.titleOnceScrolled : "Title", text: title, isNotDrawn: isNotDrawn)
    }
    let labels = layout.items.filter { $0.place == .onBar }.compactMap { placed in
      placed.text.map { Cut(name: Self.textName(of: items[placed.item].kind), text: $0) }
    }
    return ([title].compactMap { $0 } + labels).filter { $0.text.cut != nil }
  }

  private var off: [Int] { layout.items.filter { $0.place == .offBar }.map(\.item) }
  private var inMenu: [Int] { layout.menu.map(\.item) }

  private func names(_ indices: [Int]) -> Markup {
    .list(indices.map { [foreign(items[$0].menuText(in: bar.locale), bar.locale)] })
  }

  @MarkupBuilder private func explanation(_ name: Message, _ text: BarLayout.VisibleText) -> [Markup] {
    let parts = text.parts
    tag("span", .class("name")) {
      name
      " "
    }
    tag("bdi", .class("full"), .lang(bar.locale.id)) {
      Markup.text(parts.kept)
      if !parts.lost.isEmpty { tag("del") { Markup.text(parts.lost) } }
      Markup.text(parts.end)
    }
    Meter(text: text).markup
    tag("span", .class("sum")) {
      if text.cut == .certain || text.cut == .likely {
        "needs \(text.needed.best) pt, has \(text.room.best) pt:"
      } else {
        // What is open is open because of how far a width is known.
        "needs \(interval(text.needed)), has \(interval(text.room)):"
      }
      " "
      switch text.cut {
      case .certain: tag("b") { "\(text.over) pt too wide" }
      case .likely: tag("b") { "probably \(text.over) pt too wide" }
      default: "perhaps too wide"
      }
    }
  }
}

/// A width as far as it is known.
private func interval(_ width: Width) -> Message {
  width.low == width.high ? "\(width.best) pt" : "\(width.low) to \(width.high) pt"
}

/// Room and need as a line: what fits, what stands out, and between which ends the need lies.
private struct Meter {
  let text: BarLayout.VisibleText

  var markup: Markup {
    let full = max(text.needed.high.value, text.room.best.value, 1)
    let (least, most) = (max(text.needed.low.value, 0) / full * 120, text.needed.high.value / full * 120)
    let room = min(max(text.room.best.value, 0), full) / full * 120
    let need = max(room, min(text.needed.best.value, full) / full * 120)
    return tag(
      "svg", .class("meter"), .init("viewBox", "0 0 120 8"), .init("width", "120"), .init("height", "8"), .decorative
    ) {
      tag("rect", .class("room"), .init("width", short(room)), .init("height", "8"), .init("rx", "2"))
      if text.needed.best > text.room.best {
        tag(
          "rect", .class("over"), .init("x", short(room)), .init("y", "1"), .init("width", short(need - room)),
          .init("height", "6"))
      }
      if most > least {
        tag(
          "rect", .class("span"), .init("x", short(least)), .init("y", "3"), .init("width", short(most - least)),
          .init("height", "2"))
      }
    }
  }
}

extension BarLayout {
  /// What is in the overflow menu, in its order.
  var menu: [PlacedItem] {
    items.compactMap { placed -> (Int, PlacedItem)? in
      if case .inOverflow(let position) = placed.place { (position, placed) } else { nil }
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension BarLayout.VisibleText {
  /// The full text in three parts: what is shown of its beginning, what is lost, and what is shown of its end.
  var parts: (kept: String, lost: String, end: String) {
    guard let ellipsis = shown.firstIndex(of: "…"), shown != text, !isWholeWithValues else { return (text, "", "") }
    var kept = String(shown[..<ellipsis])
    while !kept.isEmpty && !text.hasPrefix(kept) { kept.removeLast() }
    // Where a value stands for a placeholder at the beginning, what is lost is no part of the text as it is written.
    if kept.isEmpty, ellipsis > shown.startIndex { return (shown, "", "") }
    let rest = text.dropFirst(kept.count)
    var end = String(shown[shown.index(after: ellipsis)...])
    if !rest.hasSuffix(end) { end = "" }
    return (kept, String(rest.dropLast(end.count)), end)
  }
}

extension Item {
  /// What a menu calls the item: by its label ("The toolbar provides an initial default menu form representation that uses the
  /// toolbar item's label as the menu item's title", Apple's NSToolbarItem), never by what the customization palette says.
  func menuText(in locale: LocaleID) -> String {
    spokenText(in: locale) ?? paletteLabel.shown(in: locale) ?? systemItem ?? symbol ?? id
  }

  /// What a system item without a name of the app's does, where the system's word for it in a language is not known: what the
  /// system says in English, else what code calls it (`toggle sidebar`).
  fileprivate var systemName: String? {
    guard let systemItem, !label.isPresent, !accessibilityLabel.isPresent else { return nil }
    return SystemTexts.englishName(of: systemItem)
  }

  /// What is seen or heard of the item in a language; nil where nothing but a name in the code is known.
  func spokenText(in locale: LocaleID) -> String? {
    for text in [label, accessibilityLabel] {
      if let shown = text.shown(in: locale), !shown.isEmpty { return shown }
    }
    if let system = systemItem.flatMap({ SystemTexts.text(of: $0, in: locale) }) { return system }
    // A control of segments has no name but theirs.
    let parts = segments.compactMap { $0.shown(in: locale) }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " / ")
  }
}

/// A coordinate with at most one decimal.
func short(_ value: Double) -> String { Points(value.isFinite ? value : 0).description }
