import LintelFindings
import LintelModel
import LintelTables

extension TextReport {
  /// `lintel layout`: bars, with what cannot be seen on them and what happens at which widths.
  package static func layout(_ bars: [BarInLocale], colour: Bool, width: Int) -> String {
    var terminal = Terminal(colour: colour, width: width)
    for (number, bar) in bars.enumerated() {
      if number > 0 { terminal.gap() }
      terminal.line((bar.toolbar.name, .bold), (" · \(bar.locale.name ?? bar.locale.id)", .soft))
      if let reason = bar.toolbar.notJudged { terminal.paragraph(reason.english, indent: 2, style: .review, hanging: 2) }
      if let order = bar.toolbar.unknownOrder { terminal.paragraph(order.english, indent: 2, style: .review, hanging: 2) }
      for place in bar.unjudged {
        terminal.paragraph(place.summary + ": " + bar.whyUnjudged.english, indent: 2, style: .review, hanging: 2)
      }
      if bar.layouts.isEmpty, bar.unjudged.isEmpty {
        terminal.paragraph(bar.toolbar.whyWithoutLayout, indent: 2)
      }
      for layout in bar.layouts {
        terminal.line(("  " + layout.environment.summary, nil), (layout.size, .soft), (layout.others, .soft))
        for line in BarDrawing(bar: bar, layout: layout, columns: terminal.width - 4).lines {
          terminal.line(("  " + line, nil))
        }
        for line in losses(of: bar, layout) { terminal.paragraph(line, indent: 4, hanging: 2) }
      }
      for (os, thresholds) in bar.thresholds.sorted(by: { $0.key < $1.key }) {
        write(thresholds, os: os, bar: bar, to: &terminal)
        for line in bar.caveats(on: os) { terminal.paragraph(line, indent: 4, hanging: 2) }
      }
    }
    return terminal.text
  }

  private static func losses(of bar: BarInLocale, _ layout: BarLayout) -> [String] {
    func cut(_ name: String, _ text: BarLayout.VisibleText?) -> String? {
      // What by the best figures fits is worth a line only where it is close.
      guard let text, let certainty = text.cut, certainty.isWorthSaying(needed: text.needed, room: text.room) else {
        return nil
      }
      let needs = "needs \(text.needed.best) pt, has \(text.room.best) pt"
      let reads = text.shown == text.text || text.isWholeWithValues ? "" : text.shown.isEmpty ? ", is not shown" : ", reads “\(text.shown)”"
      return "\(name) “\(text.text)” \(needs)\(reads)\(certainty == .certain ? "" : " (\(certainty.rawValue))")"
    }
    var lines = [cut("Title", layout.title), cut("Subtitle", layout.subtitle)].compactMap { $0 }
    if layout.titleIsOffCenter { lines.append("The title stands off the centre to fit.") }
    lines += layout.items.filter { $0.place == .onBar }.compactMap { placed in
      guard bar.toolbar.items[placed.item].kind == .back else { return cut("Label", placed.text) }
      return cut("Back", placed.text).map { $0 + (placed.text?.advice ?? "") }
    }
    func names(_ menu: [BarLayout.PlacedItem]) -> String {
      menu.map { bar.toolbar.items[$0.item].menuText(in: bar.locale) }.joined(separator: ", ")
    }
    let menu = layout.menu.filter(\.isLikelyInMenu)
    if !menu.isEmpty { lines.append("In the overflow menu: " + names(menu)) }
    let forTitle = layout.menu.filter { !$0.isLikelyInMenu }
    if !forTitle.isEmpty {
      lines.append("In the overflow menu if items make room for the title, which is not documented: " + names(forTitle))
    }
    if let certainty = layout.itemsDoNotFit {
      let needs = "The items need \(layout.neededByItems.best) pt and have \(layout.width) pt"
      lines.append(needs + (certainty == .certain ? "" : " (\(certainty.rawValue))"))
    }
    if let side = layout.environment.sideBar, layout.standsOnEnd {
      lines.append("Items with an image stand at the display's \(side.edge.rawValue) side, whatever way the language runs.")
    }
    if !layout.shortening.isEmpty {
      let isAll = bar.minimumWidth(on: layout.environment.os) != nil
      lines.append(
        (isAll ? "To make everything fit, shorten " : "To keep what can stand here, shorten ")
          + layout.shortening.map { bar.advice($0).english }.joined(separator: ", "))
    }
    let rooms = layout.items.compactMap { placed in
      placed.place == .onBar
        ? placed.text?.spare.map { "\(bar.toolbar.items[placed.item].menuText(in: bar.locale)) +\($0) pt" } : nil
    }
    let titles = [("Title", layout.title), ("Subtitle", layout.subtitle)].compactMap { name, text in
      text?.spare.map { "\(name) +\($0) pt" }
    }
    let room = titles + rooms
    if !room.isEmpty { lines.append("Room left: " + room.joined(separator: ", ")) }
    if layout.usesLargeContentViewer { lines.append("Texts keep their size; a long press shows them large.") }
    return lines
  }

  private static func write(_ thresholds: [Threshold], os: OSLine, bar: BarInLocale, to terminal: inout Terminal) {
    guard !thresholds.isEmpty else { return }
    terminal.line(
      ("  \(bar.toolbar.platforms.first?.name ?? "OS") \(os.version(on: bar.toolbar.platforms.first ?? .ios))", .soft))
    for threshold in thresholds {
      let range = "\(threshold.below.best) pt (\(threshold.below.low) to \(threshold.below.high))"
      let isWhole = threshold.event == .everythingFits
      terminal.paragraph(
        (isWhole ? "from  " : "below ") + range + "  " + bar.sentence(threshold.event).english
          + (isWhole ? bar.shorterForms(above: threshold.below, thresholds) : ""), indent: 4, hanging: 2)
    }
  }
}

extension Toolbar {
  /// Why nothing is drawn of it: only for tabs is that the want of a width, for every window's toolbar is laid out in one that is
  /// taken for it.
  fileprivate var whyWithoutLayout: String {
    switch kind {
    case .sheetButtons: "Not laid out, whatever the width: macOS shows these buttons at the bottom of a sheet, in no toolbar, and no figures of it are published."
    case .settingsTabs where environments.isEmpty: "Nobody knows how wide this bar is; give --width."
    default:
      "Not laid out: no screen or window is known in which \(platforms.map(\.name).joined(separator: ", ")) shows this bar."
    }
  }
}

extension BarInLocale {
  /// `, though the search field is a button`: a shorter form is no loss, and no full item either.
  fileprivate func shorterForms(above width: Width, _ thresholds: [Threshold]) -> String {
    let forms = thresholds.filter { $0.below.best > width.best }.compactMap { threshold -> String? in
      switch threshold.event {
      case .backTitleShortens: "the back button still says less than the previous title"
      case .itemCollapses(let item) where toolbar.items[item].kind == .searchField: "the search field is a button"
      case .itemCollapses(let item): "“\(name(item))” is a pull-down menu"
      default: nil
      }
    }
    return forms.isEmpty ? "" : ", though " + forms.joined(separator: " and ")
  }
}

extension BarLayout {
  /// ` · 44 pt high`, `54 pt high (50 to 54)`, or nothing.
  fileprivate var size: String {
    guard let height else { return "" }
    let range = height.low == height.high ? "" : " (\(height.low) to \(height.high))"
    return " · \(height.best) pt high\(range)"
  }

  /// ` · the same up to iPhone 16 Pro Max (440 pt)`, or nothing.
  fileprivate var others: String {
    alike.last.map { " · the same up to \($0.place.english) (\($0.width) pt)" } ?? ""
  }
}

extension BarLayout.VisibleText {
  /// What a shorter back text would bring: no one is asked to shorten a text by more than half.
  fileprivate var advice: String {
    if room.best <= 0 { return ": no shorter text helps" }
    return over > 0 && over <= needed.best / 2 ? ": in full if it is \(over) pt shorter" : ""
  }
}

extension BarInLocale {
  fileprivate func name(_ item: Int) -> String { toolbar.items[item].menuText(in: locale) }

  /// What the thresholds of an OS line do not say.
  func caveats(on os: OSLine) -> [String] {
    var lines: [String] = []
    let overflowing = Set(
      thresholds[os, default: []].compactMap { if case .itemOverflows(let item) = $0.event { item } else { nil } })
    let always = Set(
      // In a strip at the display's side its length decides, not the width.
      layouts.filter { $0.environment.os == os && !$0.standsOnEnd }.flatMap(\.menu).map(\.item).filter {
        !overflowing.contains($0) && toolbar.items[$0].facts.isInMoreMenu.value != true
      })
    if !always.isEmpty {
      // On a phone of regular width a Fiori bar holds one button more.
      let isCompactOnly = toolbar.kind == .fioriToolbar && toolbar.platforms.first != .ipados
      lines.append(
        (isCompactOnly ? "in compact width" : "at any width") + ", in the overflow menu: "
          + always.sorted().map { name($0) }.joined(separator: ", "))
    }
    let isUIKitBar = toolbar.kind == .navigationBar || toolbar.kind == .toolbar
    if isUIKitBar, let first = BarMetrics.published.firstLine(of: .ipados, with: .visibilityPriority),
      !BarGeneration.of(.ipados, os).has(.visibilityPriority), !overflowing.isEmpty,
      toolbar.items.contains(where: { $0.priority != .standard })
    {
      lines.append("The priorities of its items count from iPadOS \(first) on.")
    }
    return lines
  }

  private var title: String? { toolbar.title.shown(in: locale).flatMap { $0.isEmpty ? nil : $0 } }

  /// What happens, for people: `“Save” leaves for the overflow menu`.
  func sentence(_ event: Threshold.Event) -> Message {
    switch event {
    case .titleTruncates: "the title is cut"
    case .subtitleTruncates: "the subtitle is cut"
    case .labelTruncates(let item): "“\(name(item))” is cut"
    case .itemCollapses(let item): "“\(name(item))” shrinks to a button"
    case .itemOverflows(let item) where toolbar.kind == .navigationBar && title != nil:
      "“\(name(item))” may leave for the overflow menu to make room for the title"
    case .itemOverflows(let item): "“\(name(item))” leaves for the overflow menu"
    case .itemsDoNotFit: "the items do not all fit"
    case .backTitleShortens: "the back button says less than the previous title"
    case .everythingFits: "everything fits"
    }
  }

  /// `“Save” by 12 pt`.
  func advice(_ shortening: Shortening) -> Message {
    "“\(text(of: shortening).shown(in: locale) ?? "")” by \(shortening.by) pt"
  }

  /// The same for whoever writes the text and cannot count points, where its width is known.
  func advice(_ shortening: Shortening, on layout: BarLayout) -> Message {
    ShorterText(shortening, on: layout, of: self)?.sentence ?? advice(shortening)
  }
}
