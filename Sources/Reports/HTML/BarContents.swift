import LintelModel
import LintelTables

/// The title and items of a bar, each in its frame.
struct BarContents {
  let bar: BarInLocale
  let layout: BarLayout
  let style: BarStyle
  let drawings: SharedDrawings

  private struct Placed {
    let item: Item
    let frame: BarLayout.Frame
    let text: BarLayout.VisibleText?
  }

  private var onBar: [Placed] {
    layout.items.compactMap { placed in
      guard placed.place == .onBar, let frame = placed.frame, bar.toolbar.items.indices.contains(placed.item)
      else { return nil }
      return Placed(item: bar.toolbar.items[placed.item], frame: frame, text: placed.text)
    }
  }

  @MarkupBuilder var markup: [Markup] {
    if style.isGlass { for platter in platters { platter } }
    for placed in onBar where !placed.item.kind.isSpacer { item(placed) }
    for placed in onBar where placed.item.kind == .separator {
      rect("divider", placed.frame.x.value + placed.frame.width.value / 2, style.middle - 10, 1, 20, radius: 0)
    }
    if style.isWindow && layout.title == nil { WindowTitle(bar: bar, layout: layout, style: style).markup }
    if let title = layout.title, style.largeTitleRow > 0 {
      largeTitle(title)
    } else if let title = layout.title, let frame = layout.titleFrame {
      text(title, in: frame, baseline: style.isWindow && style.showsLabels ? style.top + 27 : style.middle + 6, "title")
    }
  }

  /// A large title in its row. Layout speaks of the one that is cut: where that is the small one, which only appears once the
  /// content has scrolled, the large one is whole.
  @MarkupBuilder private func largeTitle(_ title: BarLayout.VisibleText) -> [Markup] {
    let baseline = style.end - 16
    if let frame = layout.titleFrame, title.isOnRowOfItsOwn {
      text(title, in: frame, baseline: baseline, "title")
    } else {
      let width = title.needed.best * (BarStyle.largeTitleSize.value / title.font.size.value)
      let margin: Points = 16
      let x = layout.direction == .rightToLeft ? layout.width - margin - width : margin
      text(title.large(width), in: .init(x: x, width: width), baseline: baseline, "title")
    }
  }

  // Items that share a group and are next to each other share a platter.
  private var platters: [Markup] {
    var groups: [(group: Int, placement: Item.Placement, tint: Bool, start: Double, end: Double)] = []
    for placed in onBar.sorted(by: { $0.frame.x < $1.frame.x }) where !placed.item.kind.isSpacer && !isPlain(placed) {
      let item = placed.item
      let tint = item.style == .prominent || item.style == .primary
      if let last = groups.last, last.group == item.group, last.placement == item.placement, last.tint == tint,
        placed.frame.x.value - last.end <= 8
      {
        groups[groups.count - 1].end = placed.frame.maxX.value
      } else {
        groups.append((item.group, item.placement, tint, placed.frame.x.value, placed.frame.maxX.value))
      }
    }
    let height = style.platterHeight
    let y = style.showsLabels ? style.top + 4 : style.middle - height / 2
    return groups.map {
      rect(
        $0.tint ? "platter tint" : "platter", $0.start, y, $0.end - $0.start, style.showsLabels ? 52 : height,
        radius: style.showsLabels ? 14 : height / 2)
    }
  }

  private func isPlain(_ placed: Placed) -> Bool { placed.item.kind == .customView || placed.item.kind == .helperText }

  @MarkupBuilder private func item(_ placed: Placed) -> [Markup] {
    if style.isGlass && (placed.item.style == .prominent || placed.item.style == .primary) {
      tag("g", .class("on-tint")) { content(placed) }
    } else {
      content(placed)
    }
  }

  private func content(_ placed: Placed) -> [Markup] {
    switch placed.item.kind {
    case .searchField: searchField(placed)
    case .segmentedControl where !style.showsLabels || placed.item.segments.contains(where: \.isPresent): segments(placed)
    case .group where placed.text == nil && placed.item.face == nil && !placed.item.segments.isEmpty: segments(placed)
    case .customView: customView(placed)
    case .back: back(placed)
    case .helperText: helperText(placed)
    default: face(placed)
    }
  }

  @MarkupBuilder private func face(_ placed: Placed) -> [Markup] {
    let name = placed.item.showsPlainText ? "title" : ""
    if style.showsLabels {
      if placed.item.face == nil && placed.text == nil {
        unknown(in: placed.frame)
      } else if placed.item.face == nil && (placed.item.hasViewOfUnreadWidth || placed.item.kind == .segmentedControl) {
        unknown(in: placed.frame, middle: style.top + Self.iconMiddle)
      } else {
        glyph(placed.item.face, in: placed.frame, middle: style.top + Self.iconMiddle)
      }
      if let label = placed.text { text(label, in: placed.frame, baseline: style.top + Self.labelBaseline, name) }
    } else if let label = placed.text, placed.item.showsLabelBesideSymbol, placed.item.symbol != nil {
      symbol(beside: label, of: placed, name)
    } else if let label = placed.text {
      text(label, in: placed.frame, baseline: style.middle + label.font.size.value * 0.36, name)
    } else if let word = unknownWord(of: placed.item) {
      tag(
        "text", .class("unknown-word"), .init("x", short(placed.frame.x.value + placed.frame.width.value / 2)),
        .init("y", short(style.middle + 6))
      ) { Markup.drawn(word) }
    } else if let own = placed.item.face {
      glyph(own, in: style.glyphFrame(placed.frame, in: layout.width), middle: style.middle)
    } else {
      unknown(in: placed.frame)
    }
  }

  /// Below the top of a bar with icons above their labels, in points: the middle of the icons, and the line of the labels.
  private static let (iconMiddle, labelBaseline) = (21.0, 48.0)

  /// The place of what is on the bar and looks like nobody knows what.
  /// - Parameter middle: nil for that of the bar.
  @MarkupBuilder private func unknown(in frame: BarLayout.Frame, middle: Double? = nil) -> [Markup] {
    if frame.width.value > 8 {
      rect("custom", frame.x.value + 3, (middle ?? style.middle) - 13, frame.width.value - 6, 26, radius: 6)
    }
  }

  /// Whether a segment's name is wider than its segment, which is as wide as a symbol: AppKit shows its image, and no name.
  private func isTooWide(_ name: String, for share: Double) -> Bool {
    guard style.isWindow else { return false }
    // At 13 points most letters are about half as wide as they are high, others as wide.
    return name.unicodeScalars.reduce(0.0) { $0 + ($1.value < 0x1100 ? 6.5 : 13) } > share
  }

  /// A symbol and the text after it, or before it where the item says so, in the middle of their item.
  @MarkupBuilder private func symbol(beside label: BarLayout.VisibleText, of placed: Placed, _ name: String) -> [Markup] {
    let gap = 6.0
    let room = max(0, placed.frame.width.value - style.glyphSize - gap)
    let width = min(label.needed.best.value, room)
    let start = placed.frame.x.value + (room - width) / 2
    let isTextFirst = (layout.direction == .rightToLeft) != placed.item.isSymbolTrailing
    let symbolStart = isTextFirst ? start + width + gap : start
    let textStart = isTextFirst ? start : start + style.glyphSize + gap
    glyph(placed.item.face, in: .init(x: Points(symbolStart), width: Points(style.glyphSize)), middle: style.middle)
    text(
      label, in: .init(x: Points(textStart), width: Points(width)),
      baseline: style.middle + label.font.size.value * 0.36, name)
  }

  /// What the system writes on its button in English, where what it writes in this language is not known.
  private func unknownWord(of item: Item) -> String? {
    guard let system = item.systemItem, item.symbol == nil, !item.label.isPresent,
      !(style.isGlass && ["done", "cancel"].contains(system))
    else { return nil }
    return ["done", "cancel", "edit", "save", "undo", "redo"].contains(system) ? SystemTexts.text(of: system, in: "en") : nil
  }

  /// Nothing for an item of which no image is known.
  @MarkupBuilder private func glyph(_ face: ItemFace?, in frame: BarLayout.Frame, middle: Double) -> [Markup] {
    if let face {
      drawings.face(face, size: min(style.glyphSize, max(frame.width.value, 8)), in: frame, middle: middle)
    }
  }

  @MarkupBuilder private func back(_ placed: Placed) -> [Markup] {
    let isRightToLeft = layout.direction == .rightToLeft
    let frame = placed.frame
    let inset = placed.text == nil ? frame.width.value / 2 - 4 : 4.0
    let x = isRightToLeft ? frame.maxX.value - inset : frame.x.value + inset
    let turn = isRightToLeft ? -1.0 : 1.0
    tag(
      "path", .class("glyph chevron"),
      .init(
        "d",
        "M\(short(x + turn * 8)) \(short(style.middle - 9))l\(short(-turn * 9)) 9 \(short(turn * 9)) 9"))
    if let label = placed.text {
      let width = Points(max(0, frame.width.value - 14))
      text(label, in: .init(x: isRightToLeft ? frame.x : frame.x + 14, width: width), baseline: style.middle + 6)
    }
  }

  @MarkupBuilder private func searchField(_ placed: Placed) -> [Markup] {
    let frame = placed.frame
    rect("field", frame.x.value, style.middle - 14, frame.width.value, 28, radius: style.isGlass ? 14 : 7)
    let isRightToLeft = layout.direction == .rightToLeft
    glyph(placed.item.face, in: .init(x: isRightToLeft ? frame.maxX - 24 : frame.x + 6, width: 18), middle: style.middle)
  }

  @MarkupBuilder private func segments(_ placed: Placed) -> [Markup] {
    let frame = placed.frame
    let isOne = placed.item.kind == .segmentedControl
    if isOne { rect("field", frame.x.value, style.middle - 14, frame.width.value, 28, radius: style.isGlass ? 14 : 7) }
    // Of segments that are cut, the widest one is reported.
    let names = placed.item.segments.map { $0.shown(in: bar.locale) ?? "" }.map { name in
      placed.text?.text == name ? placed.text?.shown ?? name : name
    }
    let share = frame.width.value / Double(max(names.count, 1))
    for (index, name) in names.enumerated() {
      if isOne && index > 0 { rect("divider", frame.x.value + share * Double(index), style.middle - 8, 1, 16, radius: 0) }
      let number = layout.direction == .rightToLeft ? names.count - 1 - index : index
      let part = BarLayout.Frame(x: frame.x + Points(share * Double(number)), width: Points(share))
      if let face = placed.item.face(ofSegment: index) {
        glyph(face, in: part, middle: style.middle)
      } else if name.isEmpty || isTooWide(name, for: share) {
        unknown(in: part)
      } else {
        let plain: [Markup.Attribute] = placed.item.showsPlainText ? [.class("title")] : []
        let place: [Markup.Attribute] = [
          .init("x", short(part.x.value + share / 2)), .init("y", short(style.middle + 5)), .init("font-size", "13"),
        ]
        Markup.element("text", plain + place, [.drawn(name)])
      }
    }
  }

  /// In two lines where it has them, or where a Fiori bar's does not go into one; any other text has one line, and is cut.
  private func helperText(_ placed: Placed) -> [Markup] {
    let below = placed.item.segments.compactMap { $0.shown(in: bar.locale) }.joined(separator: " ")
    if let label = placed.text, !below.isEmpty {
      let x = placed.frame.x.value + placed.frame.width.value / 2
      let line: [Markup.Attribute] = [
        .class("title"), .init("x", short(x)), .init("y", short(style.middle + 13)), .init("font-size", "11"),
      ]
      return text(label, in: placed.frame, baseline: style.middle - 1, "title")
        + [Markup.element("text", line, [.drawn(below)])]
    }
    guard bar.toolbar.kind == .fioriToolbar, let label = placed.text, label.needed.best > placed.frame.width else {
      return face(placed)
    }
    let words = label.shown.split(separator: " ", omittingEmptySubsequences: false)
    let first =
      words.indices.last { words[...$0].joined(separator: " ").count <= (label.shown.count + 1) / 2 } ?? words.startIndex
    let lines = [words[...first], words[(first + 1)...]].map { $0.joined(separator: " ") }
    return lines.enumerated().filter { !$0.element.isEmpty }.flatMap { index, line -> [Markup] in
      var part = label
      (part.text, part.shown) = (line, line)
      // The first line ends where a word does: what is cut is the second.
      if index == 0 { part.cut = nil }
      return text(
        part, in: placed.frame, baseline: style.middle + (index == 0 ? -0.2 : 1) * label.font.size.value, "title",
        isMeasured: false)
    }
  }

  @MarkupBuilder private func customView(_ placed: Placed) -> [Markup] {
    if style.showsLabels, let label = placed.text {
      if placed.item.face == nil {
        unknown(in: placed.frame, middle: style.top + Self.iconMiddle)
      } else {
        glyph(placed.item.face, in: placed.frame, middle: style.top + Self.iconMiddle)
      }
      text(label, in: placed.frame, baseline: style.top + Self.labelBaseline)
    } else if placed.text == nil, let own = placed.item.face {
      glyph(own, in: style.glyphFrame(placed.frame, in: layout.width), middle: style.middle)
    } else {
      rect("custom", placed.frame.x.value, style.middle - 15, placed.frame.width.value, 30, radius: 6)
      if let label = placed.text { text(label, in: placed.frame, baseline: style.middle + 5) }
    }
  }

  /// A text as wide as it was measured, whatever font the reader's machine has; what is cut is underlined too.
  /// - Parameter isMeasured: False for a part of a text that was measured as a whole: it keeps its own width.
  @MarkupBuilder private func text(
    _ text: BarLayout.VisibleText, in frame: BarLayout.Frame, baseline: Double, _ name: String = "",
    isMeasured: Bool = true
  ) -> [Markup] {
    let isCut = text.cut == .certain || text.cut == .likely
    let available = min(frame.width.value, text.room.best.value > 0 ? text.room.best.value : frame.width.value)
    let length = isCut ? available : min(text.needed.best.value, max(frame.width.value, text.needed.best.value))
    let middle = frame.x.value + frame.width.value / 2
    if let outlined = drawings.outlined(text.shown, weight: text.font.weight, locale: bar.locale),
      !isCut || text.shown != text.text
    {
      outlined.markup(
        middle: middle, baseline: baseline, size: text.font.size, width: isCut || !isMeasured ? nil : length,
        isCut: isCut,
        isTitle: !name.isEmpty)
    } else {
      // A lone ellipsis would be stretched over its whole room.
      let fixed: [Markup.Attribute] =
        isMeasured && text.shown.count > 3 && length > 0
        ? [.init("textLength", short(length)), .init("lengthAdjust", "spacingAndGlyphs", isImplied: true)] : []
      let names = [name, isCut ? "cut" : ""].filter { !$0.isEmpty }.joined(separator: " ")
      let attributes: [Markup.Attribute] =
        (names.isEmpty ? [] : [.class(names)]) + [.init("x", short(middle)), .init("y", short(baseline))]
        + (text.font.weight == .regular ? [] : [.init("font-weight", text.font.weight.css)])
        + (text.font.size == style.textSize ? [] : [.init("font-size", short(text.font.size.value))])
      Markup.element("text", attributes + fixed, [.drawn(text.shown)])
    }
    if isCut {
      let start = "M\(short(frame.x.value)) \(short(baseline + 5))"
      tag("path", .class("cut-line"), .init("d", start + "h\(short(frame.width.value))"))
    }
  }
}

extension Item {
  /// Whether its texts are read and not tapped: they have the colour of labels, and not that of controls.
  fileprivate var showsPlainText: Bool { kind == .helperText || kind == .group && controlCount == 0 }
}

extension BarLayout.VisibleText {
  /// The same text whole, and as large as it rests below its bar.
  fileprivate func large(_ width: Points) -> Self {
    var copy = self
    (copy.shown, copy.cut) = (isWholeWithValues ? shown : text, nil)
    (copy.needed, copy.room) = (Width(exactly: width), Width(exactly: width))
    copy.font.size = BarStyle.largeTitleSize
    return copy
  }
}

extension FontWeight {
  /// As style sheets number it.
  var css: String {
    switch self {
    case .regular: "400"
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    }
  }
}
