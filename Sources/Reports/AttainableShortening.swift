import LintelFindings
import LintelModel

extension BarInLocale {
  /// Whether people can word all texts as much shorter as would make everything fit. Where they cannot, nothing is said of it, as
  /// rules have it; what else helps is said with the finding.
  func canShorten(in layout: BarLayout) -> Bool {
    let texts = layout.items.compactMap(\.text) + [layout.title, layout.subtitle].compactMap { $0 }
    return layout.shortening.allSatisfy { shortening in
      let shown = text(of: shortening).shown(in: locale)
      return texts.first { $0.text == shown }?.canBeWorded(narrowerBy: shortening.by) ?? true
    }
  }
}

extension Finding {
  /// Whether it says of a text of the bar that does not fit in a language that something else has to change: the bar, its
  /// definition, or the source that a translation follows. A plan that makes that text shorter would contradict it.
  /// - Parameter isSource: Whether the language is the one that the bar is written in.
  func forbidsShortening(inSource isSource: Bool) -> Bool {
    guard ["title-truncated", "label-truncated"].contains(rule) else { return false }
    return switch blame {
    case .translation: false
    case .source: !isSource
    case .layout, .definition: true
    }
  }
}

extension BarLayout.VisibleText {
  fileprivate func canBeWorded(narrowerBy points: Points) -> Bool {
    guard points * 2 < needed.best else { return false }
    let share = (needed.best - points).value / needed.best.value
    return !ShorterWording.isOutOfReach(Int((Double(text.count) * share).rounded(.down)), of: text.count)
  }
}
