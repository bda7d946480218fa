import LintelModel
import LintelTables

/// The toolbar of a visionOS window: an ornament below it, as wide as its buttons, whose centres are 60 points apart.
///
/// Most of its figures are inferred, so nothing about it is certain.
struct Ornament: BarPlan {
  private let items: [SizedItem]
  private let squeeze: Squeeze
  private let needed: Amount
  let labels: [Label]
  let demands: [Demand]
  var ceiling: Certainty { .likely }

  private static let edge = Amount(BarMetrics.figure("visionos", "all", "toolbar ornament", "edge_padding"))
  private static let gap = Amount(BarMetrics.figure("visionos", "all", "toolbar ornament", "item_gap"))
  private static let textPadding = Amount(BarMetrics.figure("visionos", "all", "toolbar ornament", "text_padding_total"))
  /// "44-pt button + 8 clear each side".
  private static let button = Amount(
    exactly: BarMetrics.width("visionos", "all", "ornament", "centre_to_centre_min").best - Points(gap.best))

  init(_ texts: BarTexts) {
    let font = TextStyles.font(.body, on: .visionos) ?? Font(size: 17, platform: .visionos)
    items = texts.toolbar.items.enumerated().filter { $0.element.isInDefaultSet && !$0.element.kind.isSpacer }.map {
      index, item in
      let face = Face(ofBarButton: item, label: texts.label(of: item))
      var sized = SizedItem(index: index, item: item, face: face, amount: Self.button)
      guard let string = face.text else { return sized }
      let text = texts.measured(string, font, source: BarTexts.source(ofItem: index))
      let padded = text.amount + Self.textPadding
      sized.text = text
      sized.amount = Amount.max(Self.button, padded)
      sized.labels = [
        Label(
          .label(item: index), width: text.width.best, item: Points(padded.best), least: Points(Self.button.best),
          isTranslation: texts.isTranslation(item.label))
      ]
      return sized
    }
    squeeze = Squeeze(items)
    needed = items.map(\.amount).sum() + Self.gap * Double(max(0, items.count - 1)) + Self.edge * 2
    let numbers = LabelNumbers(items)
    labels = numbers.labels
    demands = items.isEmpty ? [] : [Demand(.itemsDoNotFit, needs: needed, in: .whole, labels: numbers.of(items))]
  }

  func layout(in environment: Environment) -> BarLayout {
    let width = environment.barWidth
    var layout = BarLayout(environment: environment, width: width, direction: .leftToRight)
    layout.neededByItems = needed.width
    layout.itemsDoNotFit = needed.width.exceeds(Width(exactly: width))
    let cuts = squeeze.cuts(saving: Points(needed.best) - width)
    var x = max(0, (width - Points(needed.best)) / 2) + Points(Self.edge.best)
    for item in items {
      let frame = BarLayout.Frame(x: x, width: item.best - (cuts[item.index] ?? 0))
      layout.items.append(
        .init(
          item: item.index, place: .onBar, frame: frame,
          text: squeeze.visibleText(item, cut: cuts[item.index], itemsDoNotFit: layout.itemsDoNotFit)))
      x = frame.maxX + Points(Self.gap.best)
    }
    layout.crowd(items.map(\.index), margin: Points(Self.edge.best))
    return layout
  }

  var thresholds: [Threshold] { demands.compactMap(\.threshold) + squeeze.thresholds(needed: needed, in: .whole) }
}
