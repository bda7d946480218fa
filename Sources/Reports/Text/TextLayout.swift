import LintelModel

extension TextReport {
  /// `lintel layout`: bars as they stand, with what cannot be seen on them and what happens at which widths.
  public static func layout(_ bars: [BarInLocale], colour: Bool, width: Int) -> String {
    var terminal = Terminal(colour: colour, width: width)
    for (number, bar) in bars.enumerated() {
      if number > 0 { terminal.gap() }
      terminal.line((bar.toolbar.name, .bold), (" · \(bar.locale.name ?? bar.locale.id)", .soft))
      if bar.layouts.isEmpty { terminal.paragraph("Nobody knows how wide this bar is; give --width.", indent: 2) }
      for layout in bar.layouts {
        terminal.line(("  " + layout.environment.summary, nil), (layout.others, .soft))
        for line in BarDrawing(bar: bar, layout: layout, columns: terminal.width - 4).lines {
          terminal.line(("  " + line, nil))
        }
        for line in losses(of: bar, layout) { terminal.paragraph(line, indent: 4, hanging: 2) }
      }
      for (os, thresholds) in bar.thresholds.sorted(by: { $0.key < $1.key }) {
        write(thresholds, os: os, bar: bar, to: &terminal)
      }
    }
    return terminal.text
  }

  private static func losses(of bar: BarInLocale, _ layout: BarLayout) -> [String] {
    func cut(_ name: String, _ text: BarLayout.VisibleText?) -> String? {
      guard let text, let certainty = text.cut else { return nil }
      let needs = "needs \(text.needed.best) pt, has \(text.room.best) pt"
      let reads = text.shown == text.text ? "" : text.shown.isEmpty ? ", is not shown" : ", reads “\(text.shown)”"
      return "\(name) “\(text.text)” \(needs)\(reads)\(certainty == .certain ? "" : " (\(certainty.rawValue))")"
    }
    var lines = [cut("Title", layout.title), cut("Subtitle", layout.subtitle)].compactMap { $0 }
    if layout.titleIsOffCenter { lines.append("The title stands off the centre to fit.") }
    lines += layout.items.filter { $0.place == .onBar }.compactMap { placed in
      cut(bar.toolbar.items[placed.item].kind == .back ? "Back" : "Label", placed.text)
    }
    let menu = layout.menu.map { bar.toolbar.items[$0.item].menuText(in: bar.locale) }
    if !menu.isEmpty { lines.append("In the overflow menu: " + menu.joined(separator: ", ")) }
    if let certainty = layout.itemsDoNotFit {
      let needs = "The items need \(layout.neededByItems.best) pt and have \(layout.width) pt"
      lines.append(needs + (certainty == .certain ? "" : " (\(certainty.rawValue))"))
    }
    if !layout.shortening.isEmpty {
      lines.append("To make everything fit, shorten " + layout.shortening.map { bar.advice($0) }.joined(separator: ", "))
    }
    let rooms = layout.items.compactMap { placed in
      placed.place == .onBar
        ? placed.text?.spare.map { "\(bar.toolbar.items[placed.item].menuText(in: bar.locale)) +\($0) pt" } : nil
    }
    let room = (layout.title?.spare.map { ["Title +\($0) pt"] } ?? []) + rooms
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
        (isWhole ? "from  " : "below ") + range + "  " + bar.sentence(threshold.event), indent: 4, hanging: 2)
    }
  }
}

extension BarLayout {
  /// ` · the same up to iPhone 16 Pro Max (440 pt)`, or nothing.
  fileprivate var others: String {
    alike.last.map { " · the same up to \($0.device) (\($0.width) pt)" } ?? ""
  }
}

extension BarInLocale {
  private func name(_ item: Int) -> String { toolbar.items[item].menuText(in: locale) }

  /// What happens, for people: `“Save” leaves for the overflow menu`.
  func sentence(_ event: Threshold.Event) -> String {
    switch event {
    case .titleTruncates: "the title is cut"
    case .subtitleTruncates: "the subtitle is cut"
    case .labelTruncates(let item): "“\(name(item))” is cut"
    case .itemCollapses(let item): "“\(name(item))” shrinks to a button"
    case .itemOverflows(let item): "“\(name(item))” leaves for the overflow menu"
    case .itemsDoNotFit: "the items do not all fit"
    case .backTitleShortens: "the back button says less than the previous title"
    case .everythingFits: "everything fits"
    }
  }

  /// `“Save” by 12 pt`.
  func advice(_ shortening: Shortening) -> String {
    let text =
      switch shortening.text {
      case .title: toolbar.title
      case .subtitle: toolbar.subtitle
      case .label(let item): toolbar.items[item].label
      case .segment(let item, let index): toolbar.items[item].segments[index]
      }
    return "“\(text.shown(in: locale) ?? "")” by \(shortening.by) pt"
  }
}
