import LintelModel

/// A place or a size on a picture, by the name that a table of published figures has for it.
package enum PictureFigure {
  /// In points; nil for a part that the picture does not have.
  ///
  /// `bar height`, `platter height`, `light size`, `light 3 end`, `title x`, `gap 1` (after the first item), and of an item, counted
  /// from the left, `item 1 x`, `item 1 width` and `item 1 end` (to the bar's right edge, as
  /// `symbol 1 end` of the symbol alone).
  package static func points(_ part: String, of bar: BarInLocale, _ layout: BarLayout) -> Double? {
    let words = part.split(separator: " ").map(String.init)
    let style = BarStyle(bar.toolbar, layout: layout)
    switch words.count == 2 ? words[0] + " " + words[1] : "" {
    case "bar height": return style.barHeight
    case "platter height": return style.isGlass ? style.platterHeight : nil
    case "light size": return style.isWindow ? style.lights.size : nil
    case "title x": return layout.titleFrame?.x.value
    default: break
    }
    guard words.count >= 2, let number = Int(words[1]) else { return nil }
    let frames = layout.items.filter { $0.place == .onBar && !bar.toolbar.items[$0.item].kind.isSpacer }.compactMap(\.frame)
      .sorted { $0.x < $1.x }
    switch (words[0], words.last) {
    case ("light", "end") where style.isWindow && style.lights.centers.indices.contains(number - 1):
      return style.lights.centers[number - 1] + style.lights.size / 2
    case ("symbol", "end") where frames.indices.contains(number - 1):
      let glyph = style.glyphFrame(frames[number - 1], in: layout.width)
      return (layout.width - glyph.x).value - (glyph.width.value + style.glyphSize) / 2
    case ("gap", _) where frames.indices.contains(number): return (frames[number].x - frames[number - 1].maxX).value
    case ("item", "x") where frames.indices.contains(number - 1): return frames[number - 1].x.value
    case ("item", "width") where frames.indices.contains(number - 1): return frames[number - 1].width.value
    case ("item", "end") where frames.indices.contains(number - 1): return (layout.width - frames[number - 1].maxX).value
    default: return nil
    }
  }
}
