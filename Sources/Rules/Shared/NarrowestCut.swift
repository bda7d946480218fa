import LintelModel

extension VisibleCuts {
  /// A title that loses less than this of its text is still understood: a third. The figure is ours.
  private static let mostLost = 1.0 / 3

  /// Whether the text is cut on the narrowest common phone alone, which shows most of it, and is read in full on every wider
  /// one. Screens that few people have say nothing here, and neither do those on which it fits as far as anybody can tell.
  func isSlightOnNarrowestPhone(in bar: BarInLocale) -> Bool {
    let common = cuts.filter { $0.environment.commonness == .common && $0.certainty >= .likely }
    guard !common.isEmpty, common.allSatisfy({ $0.environment.platform == .ios && $0.lost < Self.mostLost }) else {
      return false
    }
    func isPhone(_ environment: Environment) -> Bool { environment.platform == .ios && environment.commonness == .common }
    let cutAt = Set(common.flatMap { [$0.environment] + $0.alike }.filter(isPhone).map(\.width))
    let all = Set(bar.layouts.flatMap(\.environments).filter(isPhone).map(\.width))
    guard let narrowest = all.min(), all.count > 1 else { return false }
    return cutAt == [narrowest]
  }
}

extension VisibleCuts.Cut {
  /// The share of the text that is not read, from 0 to 1: by its characters, and of one with values by its width.
  fileprivate var lost: Double {
    guard !told.text.isEmpty, !told.text.contains("%"), told.shown != told.text else {
      return told.over.value / max(told.needed.best.value, 1)
    }
    return 1 - Double(told.shown.count { $0 != "…" }) / Double(told.text.count)
  }
}
