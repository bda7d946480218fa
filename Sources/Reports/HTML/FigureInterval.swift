import LintelFindings
import LintelModel

extension Finding {
  /// Less than this between both ends, in points, is nothing that anybody measures.
  private static let least: Points = 1
  /// As far as the difference of rounded figures may be off, in points.
  private static let rounding = 0.15

  /// A figure of the finding with the ends between which it lies: `93.5 pt (62.1 to 160.9 pt)`. Nil for what is no width, is told of
  /// several languages at once, or is known exactly.
  func interval(of evidence: Evidence, on model: PageModel) -> Message? {
    guard ["available", "needed"].contains(evidence.name), case .number(let value) = evidence.value, let text = cutText(on: model)
    else { return nil }
    let width = evidence.name == "needed" ? text.needed : text.room
    // The rule may have measured something else.
    guard abs(width.best.value - value) < Self.rounding, width.high - width.low >= Self.least else { return nil }
    return "\(value) pt (\(width.low) to \(width.high) pt)"
  }

  /// The text that the figures are about, where it is worst.
  private func cutText(on model: PageModel) -> BarLayout.VisibleText? {
    guard let locale, let worst = worstEnvironment, let toolbar,
      let found = model.bars(of: self).first(where: { $0.bar.locale == locale && $0.bar.toolbar.id == toolbar }),
      let layout = found.bar.layouts.first(where: { $0.environments.contains(worst) })
    else { return nil }
    // What is cut only as a large title has that one's figures.
    let large = isAboutTitle && found.bar.isCutIfLarge(in: worst) ? layout.largeTitle : nil
    return large ?? layout.text(at: found.place)
  }
}

extension Width {
  /// The highest figure in lowest ones, from which on both are told beside the likely one. The figure is ours, as rules have it.
  private static let farApart = 1.5

  /// Whether the likely figure does not say enough.
  var isWide: Bool { low < high && high.value >= Self.farApart * low.value }
}
