import LintelModel

/// The strip at a display's side, with the items in it, one unit a point, from its first item on.
struct SidePicture {
  let bar: BarInLocale
  let layout: BarLayout
  let side: SideBar
  let drawings: SharedDrawings

  /// Nil where nothing is vertical.
  init?(bar: BarInLocale, layout: BarLayout, drawings: SharedDrawings) {
    guard layout.standsOnEnd, let side = layout.environment.sideBar else { return nil }
    self.bar = bar
    self.layout = layout
    self.side = side
    self.drawings = drawings
  }

  var width: Double { side.width.value }
  /// As far down as there is something.
  var height: Double {
    let frames = layout.items.compactMap(\.sideFrame) + [layout.sideOverflowButton].compactMap(\.self)
    return frames.map { y($0) + $0.width.value }.reduce(0, max) + Self.margin
  }

  private static let margin = 12.0
  /// A capsule's width is its items' length.
  private static let capsule = 48.0
  private var x: Double { (width - Self.capsule) / 2 }
  private func y(_ frame: BarLayout.Frame) -> Double { (frame.x - side.top).value + Self.margin }

  /// - Parameter height: of the whole picture.
  @MarkupBuilder func markup(height: Double) -> [Markup] {
    rect("screen", 0.5, 0.5, width - 1, height - 1, radius: 14)
    for placed in layout.items where placed.place == .onBar {
      if let frame = placed.sideFrame { item(bar.toolbar.items[placed.item], in: frame) }
    }
    if let frame = layout.sideOverflowButton {
      platter(frame, isTinted: false)
      face(.more, in: frame)
    }
  }

  @MarkupBuilder private func item(_ item: Item, in frame: BarLayout.Frame) -> [Markup] {
    let isTinted = item.style == .prominent || item.style == .primary
    platter(frame, isTinted: isTinted)
    let back = ItemFace(name: layout.direction == .rightToLeft ? "chevron.right" : "chevron.left")
    let drawn = (item.kind == .back ? back : item.face).map { face($0, in: frame) }
    if let drawn {
      if isTinted { tag("g", .class("on-tint")) { drawn } } else { drawn }
    }
  }

  private func platter(_ frame: BarLayout.Frame, isTinted: Bool) -> Markup {
    rect(
      isTinted ? "platter tint" : "platter", x, y(frame), Self.capsule, frame.width.value,
      radius: min(Self.capsule, frame.width.value) / 2)
  }

  private func face(_ face: ItemFace, in frame: BarLayout.Frame) -> Markup {
    let across = BarLayout.Frame(x: Points(x), width: Points(Self.capsule))
    return drawings.face(
      face, size: min(24, frame.width.value), in: across, middle: y(frame) + frame.width.value / 2)
  }
}
