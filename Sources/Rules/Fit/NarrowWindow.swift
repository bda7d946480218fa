import LintelFindings
import LintelModel

/// A visionOS window that may be narrower than what its bar needs.
struct NarrowWindow {
  /// What the items need together, with margins and gaps.
  let needed: Width
  /// The audited environments that are too narrow, the narrowest first; none if only the declared least width is.
  let crowded: [Environment]
  /// The least width of the window that is declared, else the least that is audited, in points.
  let narrowest: Points
  /// The greatest width that is audited, in points.
  let widest: Points

  /// Nil if everything fits the narrowest window, or if the source language is no better off: it is reported there.
  init?(_ bar: BarInLocale) {
    let layouts = bar.layouts.filter { $0.environment.platform == .visionos && !$0.items.isEmpty }
    guard let layout = layouts.max(by: { $0.neededByItems.best < $1.neededByItems.best }) else { return nil }
    let widths = layouts.flatMap(\.environments).map(\.width)
    guard let least = widths.min(), let greatest = widths.max() else { return nil }
    let narrowest = bar.toolbar.minimumWidth.value ?? least
    let source = bar.isSource ? nil : bar.source(of: layout)?.neededByItems
    guard layout.neededByItems.best > narrowest else { return nil }
    if let source, source.best > narrowest, layout.neededByItems.best <= source.best + 0.5 { return nil }
    needed = layout.neededByItems
    crowded = layouts.flatMap(\.environments).filter { $0.width < layout.neededByItems.best }.sorted { $0.width < $1.width }
    self.narrowest = narrowest
    widest = greatest
  }

  func remark(_ reason: String, in bar: BarInLocale, _ message: Message, suggestion: Message) -> Remark {
    let isSure = needed.low > narrowest
    return Remark(
      isSure ? .fails : .needsReview, reason, message, certainty: isSure ? .certain : .likely,
      // A window's least width is its code's.
      blame: .definition,
      evidence: [.points("needed", needed.best), .points("available", narrowest), .points("over", over)],
      suggestion: suggestion, environments: crowded, over: over)
  }

  var over: Points { needed.best - narrowest }
}
