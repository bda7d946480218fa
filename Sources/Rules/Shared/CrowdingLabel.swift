import LintelFindings
import LintelModel
import LintelTables

/// The widest label that stands beside a title, which could give it the room that it lacks.
struct CrowdingLabel {
  let text: BarLayout.VisibleText
  /// False where it stands in the code and no table has it in any language: no translator finds it there.
  private let isInTable: Bool

  /// Of the texts of a bar's items that may have another wording: people know the system's words. Nil where there is none.
  init?(on layout: BarLayout, of bar: BarInLocale) {
    let systemWords = SystemTexts.all(in: bar.locale)
    let labels = layout.items.filter { $0.place == .onBar && $0.text.map { !systemWords.contains($0.text) } == true }
    let widest = labels.max { ($0.text?.needed.best ?? 0) < ($1.text?.needed.best ?? 0) }
    guard let widest, let text = widest.text else { return nil }
    self.text = text
    let label = bar.toolbar.items.indices.contains(widest.item) ? bar.toolbar.items[widest.item].label : .none
    // What the system supplies, or a file that designers edit holds, is no text of the code's.
    isInTable = !label.isOfCode || ![.literal, .localized].contains(label.state) || label.isInTable
  }

  /// What to do about it: there are two ways, each another's work, and one who decides.
  /// - Parameters:
  ///   - isWriters: Whether that is who writes the source's texts; else it is who made the bar.
  ///   - isOfSource: Whether the label is in the source language, which no translator shortens.
  func advice(isWriters: Bool, isOfSource: Bool) -> Message {
    let width = text.needed.best
    if isWriters {
      return "“\(text.text)” beside it takes \(width) pt: shorten it, or ask the designers of the bar for a symbol."
    }
    if !isInTable {
      return "“\(text.text)” beside it takes \(width) pt, and no table has it: either the developers shorten it, or the designers of the bar, who decide, give it a symbol."
    }
    return isOfSource
      ? "“\(text.text)” beside it takes \(width) pt: either the writers of the source text shorten it, or the designers of the bar, who decide, give it a symbol."
      : "“\(text.text)” beside it takes \(width) pt: either the translators shorten it, or the designers of the bar, who decide, give it a symbol."
  }
}
