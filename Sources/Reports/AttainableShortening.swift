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

extension BarLayout.VisibleText {
  fileprivate func canBeWorded(narrowerBy points: Points) -> Bool {
    guard points * 2 < needed.best else { return false }
    let share = (needed.best - points).value / needed.best.value
    return !ShorterWording.isOutOfReach(Int((Double(text.count) * share).rounded(.down)), of: text.count)
  }
}
