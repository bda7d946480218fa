import LintelFindings
import LintelModel

/// By how much texts of bars are too wide, whether anything is said of it or not: what is asked for the source language alone is
/// no less wide in the others.
struct CutWidths {
  private struct Place: Hashable {
    /// Whichever of the bar's variants.
    let bar: String
    let key: String
    let locale: LocaleID
  }

  private var most: [Place: Points] = [:]

  init(of bars: [BarInLocale]) {
    for bar in bars where !bar.isSource {
      for layout in bar.layouts {
        add(layout.title, bar.toolbar.title.key, on: bar)
        add(layout.largeTitle, bar.toolbar.title.key, on: bar)
        add(layout.subtitle, bar.toolbar.subtitle.key, on: bar)
        for item in layout.items where bar.toolbar.items.indices.contains(item.item) {
          add(item.text, bar.toolbar.items[item.item].label.key, on: bar)
        }
      }
    }
  }

  private mutating func add(_ text: BarLayout.VisibleText?, _ key: String?, on bar: BarInLocale) {
    guard let text, text.cut != nil, let key else { return }
    let place = Place(bar: Self.name(of: bar.toolbar.id), key: key, locale: bar.locale)
    most[place] = max(most[place] ?? 0, text.over)
  }

  private static func name(of bar: String) -> String { String(bar.prefix { $0 != "~" && $0 != "[" }) }

  /// Whether the text of an entry is as much too wide as the entry has it. A baseline keeps tenths of a point.
  func areAsWide(as entry: Baseline.Entry) -> Bool {
    guard let over = entry.over, let now = excess(of: entry) else { return false }
    return now >= over - 0.05
  }

  /// Whether it is too wide at all.
  func areCut(of entry: Baseline.Entry) -> Bool { excess(of: entry).map { $0 > 0 } ?? false }

  /// By how many points it is too wide now, in tenths; nil where it fits, or its bar is not laid out.
  private func excess(of entry: Baseline.Entry) -> Double? {
    guard let bar = entry.bar, let key = entry.key, let language = entry.language else { return nil }
    return most[Place(bar: Self.name(of: bar), key: key, locale: LocaleID(language))]?.rounded.value
  }
}
