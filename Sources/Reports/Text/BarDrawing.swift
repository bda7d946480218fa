import LintelModel

/// A bar drawn with characters: each item in its frame, to scale.
struct BarDrawing {
  let bar: BarInLocale
  let layout: BarLayout
  /// At most so many.
  let columns: Int
  /// For pages, which unlike terminals turn Hebrew and Arabic around: a mark behind each text keeps its neighbours in place,
  /// and a text that is cut is underlined, because its ellipsis may be its own.
  var isOnPage = false

  private struct Part {
    var x: Points
    var width: Points
    var text: String
    var isCut = false
  }

  /// Five points to a column, which is about half a character of a bar's font: everything then has its place.
  private var inner: Int {
    // A strip beside it takes its own columns.
    let columns = layout.standsOnEnd ? columns - strip - 3 : columns
    return max(10, min(columns - 2, Int((layout.width.value / 5).rounded())))
  }

  /// How many columns the strip at the side has for its items: those of its 84 points, or more for a longer name.
  private var strip: Int { max(16, min(24, upright.map { Terminal.columns($0) }.max() ?? 0)) }

  var lines: [String] {
    guard layout.standsOnEnd, let side = layout.environment.sideBar else { return across }
    // What is vertical is drawn beside what is horizontal, from its first item on.
    let (bar, strip) = (across, framedStrip)
    // Where nothing lies across, there is no bar that does.
    guard bar.count > 2 else { return strip }
    let blank = (String(repeating: " ", count: inner + 2), String(repeating: " ", count: self.strip + 2))
    return (0..<max(bar.count, strip.count)).map { row in
      let (left, right) = (row < bar.count ? bar[row] : blank.0, row < strip.count ? strip[row] : blank.1)
      return side.edge == .left ? "\(right) \(left)" : "\(left) \(right)"
    }
  }

  /// What is in the strip at the display's side, from the top down.
  private var upright: [String] {
    let placed = layout.items.filter { $0.place == .onBar && $0.sideFrame != nil }.sorted { $0.sideFrame!.x < $1.sideFrame!.x }
    let texts = placed.map { placed in
      bar.toolbar.items[placed.item].kind == .back ? (layout.direction == .rightToLeft ? "›" : "‹") : face(placed)
    }
    return (texts + (layout.sideOverflowButton == nil ? [] : ["»"])).map { VisibleCharacters.of($0) }
  }

  /// The strip, an item a line.
  private var framedStrip: [String] {
    let edge = String(repeating: "─", count: strip)
    let rows = upright.map { text in
      let shown = Self.shortened([text], to: strip)[0]
      let free = max(0, strip - Terminal.columns(shown))
      let mark = isOnPage ? "\u{200E}" : ""
      return "│" + String(repeating: " ", count: free / 2) + shown + mark + String(repeating: " ", count: free - free / 2) + "│"
    }
    return ["┌\(edge)┐"] + rows + ["└\(edge)┘"]
  }

  private var across: [String] {
    var rows: [[Part]] = [[], []]
    for placed in layout.items where placed.place == .onBar {
      guard let frame = placed.frame, !bar.toolbar.items[placed.item].kind.isSpacer else { continue }
      rows[0].append(Part(x: frame.x, width: frame.width, text: face(placed), isCut: isCut(placed.text)))
    }
    if let button = layout.overflowButton { rows[0].append(Part(x: button.x, width: button.width, text: "»")) }
    if let title = layout.title, let frame = layout.titleFrame {
      // A large title is below the bar.
      rows[title.font.size > 20 ? 1 : 0].append(
        Part(x: frame.x, width: frame.width, text: title.shown, isCut: isCut(title)))
    }
    let edge = String(repeating: "─", count: inner)
    return ["┌\(edge)┐"] + rows.filter { !$0.isEmpty }.flatMap { row($0).map { "│\($0)│" } } + ["└\(edge)┘"]
  }

  private func isCut(_ text: BarLayout.VisibleText?) -> Bool { text?.cut == .certain || text?.cut == .likely }

  private func face(_ placed: BarLayout.PlacedItem) -> String {
    let item = bar.toolbar.items[placed.item]
    if item.kind == .back { return (layout.direction == .rightToLeft ? "› " : "‹ ") + (placed.text?.shown ?? "") }
    if placed.isCollapsed { return item.kind == .searchField ? "⌕" : "▾" }
    let parts = item.segments.compactMap { $0.shown(in: bar.locale) }.filter { !$0.isEmpty }.map { part in
      placed.text?.text == part ? placed.text?.shown ?? part : part
    }
    if item.kind == .segmentedControl, !parts.isEmpty {
      return (layout.direction == .rightToLeft ? parts.reversed() : parts).joined(separator: "|")
    }
    if let text = placed.text { return text.shown }
    switch item.kind {
    case .searchField: return "⌕ " + (item.label.shown(in: bar.locale) ?? "")
    case .moreMenu, .overflow: return "…"
    default: return "{\(item.symbol ?? item.systemItem ?? item.kind.rawValue)}"
    }
  }

  /// Texts in the middle of their frames, to scale; where a text takes more columns than its frame, those beside it make room,
  /// so that what fits on the bar is written in full. Only where all of them together have no room is the longest one cut. On a
  /// page a second row underlines what is cut on the bar.
  private func row(_ parts: [Part]) -> [String] {
    let scale = Double(inner) / max(1, layout.width.value)
    let parts = parts.sorted { $0.x < $1.x }
    let texts = Self.shortened(parts.map { VisibleCharacters.of($0.text) }, to: inner)
    let lengths = texts.map { Terminal.columns($0) }
    var starts = zip(parts, lengths).map { part, length -> Int in
      let width = (part.width.value * scale).rounded()
      return Int((part.x.value * scale + (width - Double(length)) / 2).rounded())
    }
    // None before the end of the one before it, then none beyond the start of the one after it.
    var end = 0
    for index in starts.indices where lengths[index] > 0 {
      starts[index] = max(starts[index], end)
      end = starts[index] + lengths[index] + 1
    }
    var limit = inner
    for index in starts.indices.reversed() where lengths[index] > 0 {
      starts[index] = min(starts[index], limit - lengths[index])
      limit = starts[index] - 1
    }
    var line = ""
    var marks = ""
    var length = 0
    for index in texts.indices where lengths[index] > 0 && starts[index] >= length {
      let gap = String(repeating: " ", count: starts[index] - length)
      line += gap + texts[index] + (isOnPage ? "\u{200E}" : "")
      marks += gap + String(repeating: parts[index].isCut ? "~" : " ", count: lengths[index])
      length = starts[index] + lengths[index]
    }
    let rest = String(repeating: " ", count: max(0, inner - length))
    return isOnPage && marks.contains("~") ? [line + rest, marks + rest] : [line + rest]
  }

  /// The texts, the longest ones cut with an ellipsis until all of them and a space between each two fit.
  private static func shortened(_ texts: [String], to columns: Int) -> [String] {
    // No text has more room than the whole row, however long it is.
    var texts = texts.map { $0.count > columns ? $0.prefix(columns) + "…" : $0 }
    func total() -> Int {
      let lengths = texts.map { Terminal.columns($0) }.filter { $0 > 0 }
      return lengths.reduce(0, +) + max(0, lengths.count - 1)
    }
    while total() > columns,
      let longest = texts.indices.max(by: { Terminal.columns(texts[$0]) < Terminal.columns(texts[$1]) }),
      Terminal.columns(texts[longest]) > 1
    {
      if texts[longest].last == "…" { texts[longest].removeLast() }
      texts[longest] = texts[longest].dropLast() + "…"
    }
    return texts
  }
}
