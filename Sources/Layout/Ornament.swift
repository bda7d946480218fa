import LintelModel
import LintelTables

/// The toolbar of a visionOS window: an ornament below it, as wide as its buttons, whose centres are 60 points apart.
///
/// Most of its figures are inferred, so nothing about it is certain.
struct Ornament: BarPlan {
  private let items: [SizedItem]
  private let compression: LabelCompression
  private let needed: Amount
  let labels: [Label]
  let constraints: [Constraint]
  var ceiling: Certainty { .likely }

  private let edge: Amount
  private let gap: Amount

  init(_ texts: BarTexts, _ generation: BarGeneration, os: OSLine) {
    let edge = Amount(generation.figure(.ornamentEdgePadding))
    let gap = Amount(generation.figure(.ornamentItemGap))
    let textPadding = Amount(generation.figure(.ornamentTextPadding))
    // "44-pt button + 8 clear each side".
    let button = Amount(exactly: generation.points(.ornamentPitch) - Points(gap.best))
    var font = TextStyles.font(.body, on: .visionos) ?? Font(size: 17, platform: .visionos)
    font.os = os
    items = texts.onBar.filter { !$0.isSpacer }.map { source in
      let appearance = ItemAppearance(ofBarButton: source.item, label: source.label)
      var sized = SizedItem(source, appearance: appearance, amount: button)
      guard let string = appearance.text else { return sized }
      let text = texts.measured(string, font, source: BarTexts.source(ofItem: source.index))
      let padded = text.amount + textPadding
      sized.text = text
      sized.amount = Amount.max(button, padded)
      sized.labels = [
        Label(
          .label(item: source.index), width: text.width.best, item: Points(padded.best), least: Points(button.best),
          isTranslation: source.isTranslation, isSystemWord: source.isSystemWord)
      ]
      return sized
    }
    (self.edge, self.gap) = (edge, gap)
    compression = LabelCompression(items)
    needed = items.map(\.amount).sum() + gap * Double(max(0, items.count - 1)) + edge * 2
    let numbers = LabelNumbers(items)
    labels = numbers.labels
    constraints = items.isEmpty ? [] : [Constraint(.itemsDoNotFit, needs: needed, in: .whole, labels: numbers.of(items))]
  }

  func layout(in environment: Environment) -> BarLayout {
    let width = environment.barWidth
    var layout = BarLayout(environment: environment, width: width, direction: .leftToRight)
    layout.neededByItems = needed.width
    layout.itemsDoNotFit = needed.width.exceeds(Width(exactly: width))
    let cuts = compression.cuts(saving: Points(needed.best) - width)
    var x = max(0, (width - Points(needed.best)) / 2) + Points(edge.best)
    for item in items {
      let frame = BarLayout.Frame(x: x, width: item.best - (cuts[item.index] ?? 0))
      layout.items.append(
        .init(
          item: item.index, place: .onBar, frame: frame,
          text: compression.visibleText(item, cut: cuts[item.index], itemsDoNotFit: layout.itemsDoNotFit)))
      x = frame.maxX + Points(gap.best)
    }
    layout.crowd(items.map(\.index), margin: Points(edge.best))
    return layout
  }

  var thresholds: [Threshold] { constraints.compactMap(\.threshold) + compression.thresholds(needed: needed, in: .whole) }
}
