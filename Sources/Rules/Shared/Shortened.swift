import LintelFindings
import LintelModel

/// The smallest set of labels to shorten on a bar, for people.
struct Shortened {
  /// The first text of the set.
  let text: LocalizedText?
  /// Each text with how much shorter it has to be, the widest first: in characters, or in points where its width is not known.
  private let parts: [Message]
  /// Whether there is a width at which everything is on the bar: more text buttons than a Fiori bar may show never do.
  private let canFit: Bool
  /// Whether one of them has no words of its own, so that no wording makes everything fit.
  let isOfFormat: Bool

  init(_ bar: BarInLocale, _ layout: BarLayout) {
    canFit = bar.minimumWidth(on: layout.environment.os) != nil
    text = layout.shortening.first.map { bar.text(of: $0) }
    isOfFormat = layout.shortening.contains { bar.text(of: $0).shown(in: bar.locale).map(FormatText.isOne) == true }
    let all = layout.shortening.map { (shortening: $0, text: ShorterText($0, on: layout, of: bar)) }
    let others = all.filter { $0.text == nil }.map(\.shortening)
    parts =
      all.compactMap(\.text).sorted(by: ShorterText.isBefore).map(\.sentence)
      + others.map { "“\(bar.text(of: $0).shown(in: bar.locale) ?? "")” by \($0.by) pt" as Message }
  }

  /// `Shorten “Löschen” (key delete) from 20 to 18 characters: then everything fits.` Nil if no set does it.
  var advice: Message? {
    guard !parts.isEmpty, !isOfFormat else { return nil }
    return canFit
      ? "Shorten \(parts): then everything fits."
      : "Shorten \(parts): then no more of them leave than the guideline says."
  }
}
