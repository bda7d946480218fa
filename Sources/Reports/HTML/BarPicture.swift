import LintelFindings
import LintelModel

/// A bar drawn from its laid-out frames, one unit a point, with its overflow menu open.
struct BarPicture {
  let bar: BarInLocale
  let layout: BarLayout
  /// What a screen reader says.
  let label: [Markup]
  let drawings: SharedDrawings

  /// The most rows of an overflow menu that are drawn.
  static let menuRows = 10

  private var width: Double { layout.width.value }
  private var isRightToLeft: Bool { layout.direction == .rightToLeft }

  var markup: Markup {
    let menuHeight = menuRows.isEmpty ? 0 : menuRows.count * 24 + 12
    let side = SidePicture(bar: bar, layout: layout, drawings: drawings)
    let height = max(
      style.end + Double(max(style.isAtBottom ? 10 : 46, menuHeight + 14)), side?.height ?? 0)
    // The strip is at the hardware's side, whatever way the language runs.
    let isAtLeft = side?.side.edge == .left
    let whole = width + (side?.width ?? 0)
    return tag(
      "svg", .class("bar \(style.isWindow ? "window" : style.isGlass ? "phone glass" : "phone")"),
      .init("viewBox", "0 0 \(short(whole)) \(short(height))"), .init("width", short(whole), isImplied: true),
      .init("height", short(height), isImplied: true), .init("role", "img", isImplied: true), .label(label),
      .init("direction", isRightToLeft ? "rtl" : "ltr")
    ) {
      // Its name is in the page's language.
      if let side {
        let places = isAtLeft ? (bar: side.width, strip: 0) : (bar: 0, strip: width)
        tag("g", .lang(bar.locale.id), moved(places.bar)) { across(height) }
        tag("g", moved(places.strip)) { side.markup(height: height) }
      } else {
        tag("g", .lang(bar.locale.id)) { across(height) }
      }
    }
  }

  @MarkupBuilder private func across(_ height: Double) -> [Markup] {
    screen(height)
    BarContents(bar: bar, layout: layout, style: style, drawings: drawings).markup
    if let button = layout.overflowButton { overflow(button) }
  }

  private func moved(_ x: Double) -> Markup.Attribute { .init("transform", "translate(\(short(x)))") }

  var style: BarStyle { BarStyle(bar.toolbar, layout: layout) }

  /// All that the ground of a picture depends on.
  private struct Screen: Hashable {
    let style: BarStyle
    let width: Double
    let height: Double
    let isRightToLeft: Bool
  }

  /// What is behind the items is the same in every language.
  private func screen(_ height: Double) -> Markup {
    drawings.use(Screen(style: style, width: width, height: height, isRightToLeft: isRightToLeft)) { drawnScreen(height) }
  }

  @MarkupBuilder private func drawnScreen(_ height: Double) -> [Markup] {
    let barEnd = style.end
    rect("screen", 0.5, 0.5, width - 1, height - 1, radius: style.isWindow ? 11 : 14)
    if !style.isGlass {
      let radius: Double = style.isWindow ? 10 : 13
      if style.isAtBottom {
        rect("strip", 1, style.top, width - 2, height - style.top - 1, radius: radius)
        line("edge", 1, style.top, width - 1)
      } else {
        rect("strip", 1, 1, width - 2, barEnd - 1, radius: radius)
        line("edge", 1, barEnd, width - 1)
      }
    }
    for (index, share) in [0.62, 0.4].enumerated() {
      let length = (width - 40) * share
      let y = style.isAtBottom ? 10 + Double(index) * 13 : barEnd + 13 + Double(index) * 14
      rect("skeleton", isRightToLeft ? width - 20 - length : 20, y, length, 6, radius: 3)
    }
    if style.isWindow {
      for (index, name) in ["close", "minimize", "zoom"].enumerated() {
        let x = style.lights.centers[index]
        tag(
          "circle", .class("light \(name)"), .init("cx", short(isRightToLeft ? width - x : x)),
          .init("cy", short(style.titleMiddle)),
          .init("r", short(style.lights.size / 2)))
      }
    }
  }

  private var menuRows: [(length: Int, text: Markup)] {
    let names = layout.menu.map { bar.toolbar.items[$0.item].menuText(in: bar.locale) }
    let rows = names.map { (length: $0.count, text: Markup.drawn($0)) }
    guard rows.count > BarPicture.menuRows else { return rows }
    let more: Message = "… \(always: rows.count - BarPicture.menuRows + 1, "more")"
    return rows.prefix(BarPicture.menuRows - 1) + [(more.english.count, .words(more))]
  }

  @MarkupBuilder private func overflow(_ button: BarLayout.Frame) -> [Markup] {
    let x = button.x.value
    let buttonWidth = button.width.value
    let size = min(buttonWidth, style.glyphSize)
    rect("pressed", x, style.middle - 15, buttonWidth, 30, radius: style.isGlass ? 15 : 6)
    if style.isWindow {
      let turn = isRightToLeft ? -1.0 : 1.0
      for offset in [-4.0, 2] {
        let start = short(x + buttonWidth / 2 + turn * offset - turn)
        let lines = "l\(short(turn * 5)) 5 \(short(-turn * 5)) 5"
        tag("path", .class("glyph"), .init("d", "M\(start) \(short(style.middle - 5))" + lines))
      }
    } else {
      drawings.face(.more, size: size, in: button, middle: style.middle)
    }
    if !menuRows.isEmpty { menu(below: button) }
  }

  @MarkupBuilder private func menu(below button: BarLayout.Frame) -> [Markup] {
    let rows = menuRows
    let longest = rows.map(\.length).max() ?? 0
    let panel = min(max(130, Double(longest) * 7.2 + 28), width - 8)
    let aligned = isRightToLeft ? button.x.value : button.maxX.value - panel
    let x = min(max(aligned, 4), max(width - panel - 4, 4))
    let y = style.top + style.barHeight + 3
    rect("menu", x, y, panel, Double(rows.count * 24 + 8), radius: 7)
    for (index, row) in rows.enumerated() {
      tag(
        "text", .class("menu-text"), .init("x", short(isRightToLeft ? x + panel - 14 : x + 14)),
        .init("y", short(y + Double(index) * 24 + 20))
      ) { row.text }
    }
  }
}

/// A rectangle of the picture.
func rect(
  _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
) -> Markup {
  tag(
    "rect", .class(name), .init("x", short(x)), .init("y", short(y)), .init("width", short(max(0, width))),
    .init("height", short(max(0, height))), .init("rx", short(radius)))
}

private func line(_ name: String, _ x: Double, _ y: Double, _ end: Double) -> Markup {
  tag("line", .class(name), .init("x1", short(x)), .init("y1", short(y)), .init("x2", short(end)), .init("y2", short(y)))
}
