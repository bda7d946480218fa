import LintelModel

/// A bar drawn with characters: each item in its frame, to scale.
struct BarDrawing {
  let bar: BarInLocale
  let layout: BarLayout
  /// At most so many.
  let columns: Int

  /// Five points to a column, which is about half a character of a bar's font: everything then has its place.
  private var inner: Int { max(10, min(columns - 2, Int((layout.width.value / 5).rounded()))) }

  var lines: [String] {
    var rows: [[(x: Points, width: Points, text: String)]] = [[], []]
    for placed in layout.items where placed.place == .onBar {
      guard let frame = placed.frame, !bar.toolbar.items[placed.item].kind.isSpacer else { continue }
      rows[0].append((frame.x, frame.width, face(placed)))
    }
    if let button = layout.overflowButton { rows[0].append((button.x, button.width, "»")) }
    if let title = layout.title, let frame = layout.titleFrame {
      // A large title stands below the bar.
      rows[title.font.size > 20 ? 1 : 0].append((frame.x, frame.width, title.shown))
    }
    let edge = String(repeating: "─", count: inner)
    return ["┌\(edge)┐"] + rows.filter { !$0.isEmpty }.map { "│\(row($0))│" } + ["└\(edge)┘"]
  }

  private func face(_ placed: BarLayout.PlacedItem) -> String {
    let item = bar.toolbar.items[placed.item]
    if item.kind == .back { return (layout.direction == .rightToLeft ? "› " : "‹ ") + (placed.text?.shown ?? "") }
    if placed.isCollapsed { return item.kind == .searchField ? "⌕" : "▾" }
    if let text = placed.text { return text.shown }
    switch item.kind {
    case .searchField: return "⌕ " + (item.label.shown(in: bar.locale) ?? "")
    case .moreMenu, .overflow: return "…"
    default: return "{\(item.symbol ?? item.systemItem ?? item.kind.rawValue)}"
    }
  }

  /// Texts in the middle of their frames. What would run into its neighbour is clipped there, and a row that has no place left
  /// for it leaves it out.
  private func row(_ parts: [(x: Points, width: Points, text: String)]) -> String {
    var line = ""
    var length = 0
    for part in parts.sorted(by: { $0.x < $1.x }) {
      let scale = Double(inner) / max(1, layout.width.value)
      let start = part.x.value * scale
      let width = Int((part.width.value * scale).rounded())
      var text = VisibleCharacters.of(part.text)
      while Terminal.columns(text) > max(1, width + 1) { text.removeLast() }
      let space = Double(width - Terminal.columns(text)) / 2
      let at = max(Int((start + space).rounded()), length > 0 ? length + 1 : 0)
      guard at + Terminal.columns(text) <= inner else { continue }
      line += String(repeating: " ", count: at - length) + text
      length = at + Terminal.columns(text)
    }
    return line + String(repeating: " ", count: max(0, inner - length))
  }
}
