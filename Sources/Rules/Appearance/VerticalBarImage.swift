import LintelFindings
import LintelModel

extension Rule {
  static let verticalBarImage = Rule(
    id: "vertical-bar-image",
    title: "An item has an image for bars that stand on end.",
    platforms: [.ios],
    severity: .note,
    why:
      "On an iPhone Duo items with an image stand at the display's side, under the thumb; a text alone stays apart from them.",
    examples: [
      .needsReview(
        "a text beside symbols, closed in the hand",
        sketch: "ios27 en\ndevice: iPhone Duo outer in portrait\n| Notes | [Select] {plus \"Add\"}"),
      .needsReview(
        "a text that the strip at the side has no room for",
        sketch: "ios27 de\ndevice: iPhone Duo inner in landscape\nkind: toolbar\n[Alle auswählen] -- {trash \"Löschen\"}"),
      .passes(
        "an image beside its label",
        sketch: "ios27 en\ndevice: iPhone Duo\n| Notes | [Select {checkmark.circle}] {plus \"Add\"}"),
      .passes(
        "held upright and open, bars lie across",
        sketch: "ios27 en\ndevice: iPhone Duo inner in portrait\n| Notes | [Select] {plus \"Add\"}"),
      .passes(
        "an item that says it lies across",
        sketch:
          "ios27 en\ndevice: iPhone Duo outer\nfacts trailing1: axis horizontalOnly\n| Cart | [Total: 84 €] {plus \"Add\"}"),
      .passes("no display whose bars stand on end", sketch: "ios27 en 402pt\n| Notes | [Select] {plus \"Add\"}"),
    ],
    check: .bar { bar in
      guard bar.isSource, [.navigationBar, .toolbar].contains(bar.toolbar.kind) else { return [] }
      let places = bar.layouts.flatMap(\.environments).filter { $0.sideBar != nil }
      guard let first = places.first else { return [] }
      return bar.toolbar.items.filter { $0.mayLackImage && $0.facts.axis.value == nil }.map { item in
        Remark(
          .needsReview, "no-image",
          "\(bar.name(of: item)) has a text and no image: in \(first) it stays on a bar that lies across, apart from the items "
            + "that stand at the display's side",
          certainty: .likely, item: item.id, text: item.label, blame: .definition,
          suggestion: "Give it an image beside its text, or, if only the text can say it, axisBehavior(.horizontalOnly).",
          environments: places, location: item.location)
      }
    })
}

extension Item {
  /// Whether a text is all that is known to be seen of it. Of what the system writes, the system decides.
  fileprivate var mayLackImage: Bool {
    [.button, .menu, .pullDown, .toggle].contains(kind) && isInDefaultSet && symbol == nil && systemItem == nil
      && label.isPresent && placement != .principal && fixedWidth == nil && facts.isInMoreMenu.value != true
  }
}
