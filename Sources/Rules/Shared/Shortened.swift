import LintelFindings
import LintelModel

/// The smallest set of labels to shorten on a bar, for people.
struct Shortened {
  private let texts: [(text: LocalizedText, visible: BarLayout.VisibleText?, by: Points)]
  private let locale: LocaleID
  /// Whether there is a width at which everything is on the bar: more text buttons than a Fiori bar may show never do.
  private let canFit: Bool

  init(_ bar: BarInLocale, _ layout: BarLayout) {
    locale = bar.locale
    canFit = bar.minimumWidth(on: layout.environment.os) != nil
    texts = layout.shortening.map { shortening in
      switch shortening.text {
      case .title: (bar.toolbar.title, layout.title, shortening.by)
      case .subtitle: (bar.toolbar.subtitle, layout.subtitle, shortening.by)
      case .label(let item):
        (bar.toolbar.items[item].label, layout.items.first { $0.item == item }?.text, shortening.by)
      case .segment(let item, let index): (bar.toolbar.items[item].segments[index], nil, shortening.by)
      }
    }
  }

  /// The first text of the set.
  var text: LocalizedText? { texts.first?.text }

  /// `Shorten “Löschen” by 12 pt, to about 18 characters: then everything fits.` Nil if no set does it.
  var advice: Message? {
    guard !texts.isEmpty else { return nil }
    let parts = texts.map { text, _, by in "“\(text.shown(in: locale) ?? "")” by \(by) pt" as Message }
    guard parts.count == 1 else {
      return canFit
        ? "Shorten \(parts.dropLast()) and \(parts.last!): then everything fits."
        : "Shorten \(parts.dropLast()) and \(parts.last!): then no more of them leave than the guideline says."
    }
    var about: Message = ""
    if let visible = texts[0].visible, visible.needed.best > texts[0].by {
      let characters = Room.characters(in: visible.needed.best - texts[0].by, like: visible)
      about = ", to about \(characters, "character")"
    }
    let list: Message = parts[0] + about
    return canFit
      ? "Shorten " + list + ": then everything fits."
      : "Shorten " + list + ": then no more of them leave than the guideline says."
  }
}
