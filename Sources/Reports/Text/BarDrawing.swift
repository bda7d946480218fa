import LintelModel

/// A bar drawn with characters: each item in its frame, to scale.
struct BarDrawing {
  let bar: BarInLocale
  let layout: BarLayout
  /// At most so many.
  let columns: Int
  /// For pages, which unlike terminals turn Hebrew and Arabic around: a mark behind each text keeps its neighbours in place, and
  /// a text that is cut is underlined, because its ellipsis may be its own.
  var isOnPage = false

  private struct Part {
    var x: Points
    var width: Points
    var text: String
    var isCut = false
  }

  /// Five points to a column, which is about half a character of a bar's font: everything then has its place.
  private var inner: Int { max(10, min(columns - 2, Int((layout.width.value / 5).rounded()))) }

  var lines: [String] {
    var rows: [[Part]] = [[], []]
    for placed in layout.items where placed.place == .onBar {
      guard let frame = placed.frame, !bar.toolbar.items[placed.item].kind.isSpacer else { continue }
      rows[0].append(Part(x: frame.x, width: frame.width, text: face(placed), isCut: isCut(placed.text)))
    }
    if let button = layout.overflowButton { rows[0].append(Part(x: button.x, width: button.width, text: "»")) }
    if let title = layout.title, let frame = layout.titleFrame {
      // A large title stands below the bar.
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
    if let text = placed.text { return text.shown }
    switch item.kind {
    case .searchField: return "⌕ " + (item.label.shown(in: bar.locale) ?? "")
    case .moreMenu, .overflow: return "…"
    default: return "{\(item.symbol ?? item.systemItem ?? item.kind.rawValue)}"
    }
  }

  /// Texts in the middle of their frames. What would run into its neighbour is clipped there, and a row that has no place left
  /// for it leaves it out. On a page a second row underlines what is cut.
  private func row(_ parts: [Part]) -> [String] {
    var line = ""
    var marks = ""
    var length = 0
    for part in parts.sorted(by: { $0.x < $1.x }) {
      let scale = Double(inner) / max(1, layout.width.value)
      let start = part.x.value * scale
      let width = Int((part.width.value * scale).rounded())
      var text = VisibleCharacters.of(part.text)
      while Terminal.columns(text) > max(1, width + 1) { text.removeLast() }
      let columns = Terminal.columns(text)
      let at = max(Int((start + Double(width - columns) / 2).rounded()), length > 0 ? length + 1 : 0)
      guard at + columns <= inner else { continue }
      line += String(repeating: " ", count: at - length) + text + (isOnPage ? "\u{200E}" : "")
      marks += String(repeating: " ", count: at - length) + String(repeating: part.isCut ? "~" : " ", count: columns)
      length = at + columns
    }
    let rest = String(repeating: " ", count: max(0, inner - length))
    return isOnPage && marks.contains("~") ? [line + rest, marks + rest] : [line + rest]
  }
}
