import LintelFindings
import LintelModel

extension BarInLocale {
  /// The layout to draw: where the worst finding about widths is worst; else where most is lost among the environments most
  /// people hold; else the narrowest of those.
  func picturedLayout(for findings: [Finding]) -> BarLayout? {
    let named = findings.filter { $0.worstEnvironment != nil }.max { $0.badness < $1.badness }
    if let worst = named?.worstEnvironment, let layout = layouts.first(where: { $0.environments.contains(worst) }) {
      return layout
    }
    let common = layouts.filter { $0.environment.commonness == .common }
    return (common.isEmpty ? layouts : common).enumerated().max { a, b in
      (a.element.loss, b.element.width, b.offset) < (b.element.loss, a.element.width, a.offset)
    }?.element
  }
}

extension BarLayout {
  /// How much is lost, as one number to compare by: points cut off, and more for each item that is gone.
  fileprivate var loss: Double {
    let texts = [title].compactMap { $0 } + items.compactMap(\.text)
    let cut = texts.filter { $0.cut != nil }.reduce(0) { $0 + $1.over.value }
    return cut + Double(items.count { $0.gone != nil }) * 100
  }
}
