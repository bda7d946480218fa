import LintelModel
import LintelTables

/// What iOS bars of one generation are laid out with. A class, because every row and every item of a bar has it at hand.
final class IOSFigures {
  let generation: BarGeneration
  /// Of the bar, which may be of an earlier generation than its system.
  let platform: Platform
  let os: OSLine
  /// Whether items are on glass platters.
  let hasPlatters: Bool
  /// Around a text that is on the bar, in addition to the text.
  let textPadding: Amount
  let symbolWidth: Amount
  /// By how much less an outermost symbol takes, in points.
  let edgeSymbolInset: Points
  /// A bottom toolbar's button with a symbol.
  let bottomSymbolWidth: Amount
  /// What a second symbol adds to a platter that it shares: its own width and the gap between the two.
  let sharedSymbolWidth: Amount
  /// Between the title and what is beside it: measured on 18, at least that much on platters.
  let titleGap: Amount
  /// From the edge of a bar without items on that side to the title.
  let bareSide: Amount
  let overflowButton: Amount
  let largeTitleMargin: Amount
  private let itemGap: Amount
  private let textGap: Amount
  /// Between a bar's edge and its outermost item.
  let margin: EdgeMargin
  /// The same of a bottom toolbar that has a margin of its own.
  let bottomMargin: Amount?

  init(_ generation: BarGeneration, platform: Platform, os: OSLine) {
    (self.generation, self.platform, self.os) = (generation, platform, os)
    hasPlatters = generation.has(.glass)
    func amount(_ metric: BarMetric) -> Amount { Amount(generation.figure(metric)) }
    textPadding = amount(.textSidePadding) * 2
    let symbolItem = amount(.symbolItemWidth)
    if hasPlatters {
      symbolWidth = symbolItem
    } else {
      // Measured with one symbol. How wide a system symbol is was not published, and a chevron is half of that.
      let symbol = generation.figure(.symbolWidth)
      symbolWidth = symbolItem + Amount(exactly: symbol.width.best * -1) + Amount(symbol)
    }
    edgeSymbolInset = generation.figure(ifKnown: .edgeSymbolInset)?.width.best ?? 0
    bottomSymbolWidth = generation.figure(ifKnown: .bottomToolbarButton).map { Amount($0) } ?? symbolWidth
    sharedSymbolWidth =
      generation.figure(ifKnown: .sharedSymbolWidth).map { Amount($0) + amount(.sharedPlatterPadding) } ?? symbolWidth
    titleGap = amount(.titleGap)
    bareSide = amount(.bareSideMargin)
    overflowButton = amount(.overflowButtonWidth)
    largeTitleMargin = amount(.largeTitleMargin)
    itemGap = amount(.itemGap)
    textGap = generation.figure(ifKnown: .textGap).map { Amount($0) } ?? itemGap
    margin = EdgeMargin(generation)
    bottomMargin = generation.figure(ifKnown: .bottomToolbarMargin).map { Amount($0) }
  }

  func font(_ font: BarFont) -> Font { self.font(generation.font(font).size, generation.font(font).weight) }

  func font(_ size: Points, _ weight: FontWeight) -> Font { Font(size: size, weight: weight, platform: platform, os: os) }

  subscript(_ metric: BarMetric) -> Amount { Amount(generation.figure(metric)) }

  /// Between two items, by what is on either side.
  func gap(betweenTexts: Bool) -> Amount { betweenTexts ? textGap : itemGap }

  /// A fixed space of no width of its own: on platters what is between two of them, which is what it parts.
  var fixedSpace: Amount { hasPlatters ? itemGap : self[.fixedSpaceWidth] }
}

extension IOSFigures {
  /// What a view of the system's takes. Nobody publishes what a bar adds around one that is narrower than a symbol's button: a
  /// platter is as wide as that. Nil on bars that no figure is known of.
  func width(of view: SystemView) -> Amount? {
    guard let figure = generation.figure(ifKnown: view.width) else { return nil }
    let own = figure.width.best
    let around = Width(
      low: 0, best: hasPlatters ? max(0, Points(symbolWidth.best) - own) : 0, high: max(0, symbolWidth.width.high - own))
    return Amount(figure) + Amount(guessed: around)
  }
}

extension SystemView {
  fileprivate var width: BarMetric {
    switch self {
    case .activityIndicator: .activityIndicatorWidth
    case .largeActivityIndicator: .largeActivityIndicatorWidth
    case .switchControl: .switchWidth
    }
  }
}
