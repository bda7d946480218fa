import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let iconNotUniversal = Rule(
    id: "icon-not-universal",
    title: "A button shows an icon only where everyone knows it.",
    statements: ["fiori-ios.10"],
    platforms: [.ios, .ipados],
    severity: .note,
    isAboutAccess: true,
    why: "An icon that people have to guess is an action that they do not use.",
    examples: [
      .fails(
        "an icon that few know",
        sketch: "fiori26 en 402pt\nfacts item1: isUniversallyKnown no\n{bolt.horizontal \"Transfer\"} {trash \"Delete\"}"),
      .passes(
        "one that everyone knows",
        sketch: "fiori26 en 402pt\nfacts item1: isUniversallyKnown yes\n{trash \"Delete\"} {plus \"Add\"}"),
      .fails(
        "a symbol that stands for no common action",
        sketch: "fiori26 en 402pt\n{bolt.horizontal \"Transfer\"} {trash \"Delete\"}",
        mended: "fiori26 en 402pt\n[Transfer]@secondary [Delete]@secondary"),
      .needsReview("an image of the app's own", sketch: "fiori26 en 402pt\nimage{carbs \"Add Meal\"} {trash \"Delete\"}"),
      .passes(
        "somebody says that everyone knows it",
        sketch: "fiori26 en 402pt\nfacts item1: isUniversallyKnown yes\n{bolt.horizontal \"Transfer\"} {trash \"Delete\"}"),
      .passes("symbols of common actions", sketch: "fiori26 en 402pt\n{folder \"Move\"} {gearshape \"Settings\"}"),
      .passes(
        "a text beside it says it", sketch: "fiori26 en 402pt\nfacts item1: isUniversallyKnown no\n[Transfer] [Delete]!"),
    ],
    check: .bar { bar in
      guard bar.isSource, let fiori = FioriBar(bar.toolbar) else { return [] }
      return fiori.buttons.filter(\.isSymbolButton).compactMap { item in
        let isDeclared = item.facts.isUniversallyKnown.value == false
        if !isDeclared {
          guard item.facts.isUniversallyKnown.value == nil, item.systemItem == nil, !item.mayBeSetByCode,
            item.facts.otherSymbol.value == nil, let symbol = item.symbol,
            !item.hasSystemName || !StandardSymbol.isKnown(symbol)
          else { return nil }
        }
        // What an image of the app's own shows is not known from its name.
        let isOwn = !isDeclared && !item.hasSystemName
        return Remark(
          isOwn ? .needsReview : .fails, isOwn ? "own-image" : "not-known",
          isOwn
            ? "The button \(bar.name(of: item)) shows an image of its own: does everyone know what it means?"
            : "The button \(bar.name(of: item)) shows an icon that not everyone knows",
          certainty: isOwn ? .possible : .certain, item: item.id, text: item.label, blame: .definition,
          suggestion: "Show a text.", location: item.location)
      }
    })
}
