import LintelMeasuring
import LintelModel

/// Draws the texts of bars with the faces that they were measured with, for pictures.
enum OutlineStage {
  static func outlines(of bars: [BarInLocale], faces: ProxyFaces) async -> GlyphOutlines {
    let byLocale = Dictionary(grouping: bars, by: \.locale)
    return await withTaskGroup(of: GlyphOutlines.self) { group in
      for (locale, bars) in byLocale {
        group.addTask {
          let outliner = GlyphOutliner(locale: locale, faces: faces)
          for bar in bars {
            for layout in bar.layouts {
              for text in [layout.title].compactMap({ $0 }) + layout.items.compactMap({ $0.place == .onBar ? $0.text : nil })
              {
                outliner.add(text.shown, weight: text.font.weight)
              }
            }
          }
          return outliner.outlines
        }
      }
      return await group.reduce(into: GlyphOutlines.none) { $0.add($1) }
    }
  }
}
