import LintelFindings
import LintelModel

extension FoundBar {
  /// Where what a finding says is true on this bar, as far as layouts show it: as surely as where it is worst, and on screens as
  /// rare or as common as that one. So rules count environments. Where it is only doubted, or where the same text is lost for
  /// another reason, is no part of what the finding says.
  func environments(of finding: Finding) -> [Environment] {
    let lost = bar.layouts.compactMap { layout in
      certainty(of: finding, on: layout).map { (layout: layout, certainty: $0) }
    }
    let common = lost.filter { $0.layout.environment.commonness == .common }
    let alike = common.isEmpty ? lost : common
    guard let surest = alike.map(\.certainty).max() else { return [] }
    // What is beside it may make a rule less sure than the figures are.
    let least = finding.locale == nil ? surest : min(surest, finding.certainty, certaintyAtWorst(of: finding) ?? surest)
    return alike.filter { $0.certainty >= least }.flatMap(\.layout.environments)
  }

  /// How sure the figures of what lacks room are where it lacks most, which may be less than they are elsewhere; nil for what else
  /// is lost.
  private func certaintyAtWorst(of finding: Finding) -> Certainty? {
    guard finding.over != nil, let worst = finding.worstEnvironment else { return nil }
    return bar.layouts.first { $0.environments.contains(worst) }.flatMap { certainty(of: finding, on: $0) }
  }

  /// Which size of the title a finding is about, where nobody knows which it has.
  private func assumption(of finding: Finding) -> SizedCut.Assumption? {
    guard let worst = finding.worstEnvironment else { return nil }
    return bar.layouts.first { $0.environments.contains(worst) }?.cutTitle?.assumption
  }

  /// How sure it is that a layout loses what the finding is about; nil where it loses nothing of it.
  private func certainty(of finding: Finding, on layout: BarLayout) -> Certainty? {
    if finding.over == nil { return layout.certaintyOfGone(place) }
    let text: BarLayout.VisibleText?
    switch place {
    case .title where finding.reason == "longer-than-room-beside-back": text = layout.titleIfPushed
    case .title:
      guard let cut = layout.cutTitle, cut.assumption == .none || cut.assumption == assumption(of: finding) else { return nil }
      text = cut.text
    case .item(let index): text = layout.label(of: index, on: bar.toolbar)
    case .items where finding.reason == "subtitle-longer-than-room": text = layout.subtitle
    case .items: return layout.itemsDoNotFit
    }
    guard let text, let cut = text.cut, cut.isWorthSaying(needed: text.needed, room: text.room) else { return nil }
    return cut.reported(over: text.over, needed: text.needed)
  }
}

extension BarLayout {
  /// An item's label, where it is told by itself: not in the menu, and not where more than three give way because the bar is
  /// crowded, which is told of the bar.
  fileprivate func label(of index: Int, on toolbar: Toolbar) -> VisibleText? {
    func isFixed(_ item: Int) -> Bool { toolbar.items[item].fixedWidth != nil }
    if !isFixed(index), items.count(where: { $0.text?.cut != nil && !isFixed($0.item) }) > 3 { return nil }
    return items.first { $0.item == index && !$0.isLikelyInMenu }?.text
  }

  /// How sure it is that an item, or any of them, is gone from the bar, or has become a button.
  fileprivate func certaintyOfGone(_ place: BarInLocale.FoundPlace) -> Certainty? {
    switch place {
    case .title: title?.cut
    case .item(let index): items.first { $0.item == index }.flatMap { $0.certaintyOfGone ?? $0.text?.cut }
    case .items: items.compactMap(\.certaintyOfGone).max()
    }
  }
}

extension BarLayout.PlacedItem {
  fileprivate var certaintyOfGone: Certainty? { gone ?? (place != .onBar || isCollapsed ? .certain : nil) }
}
