import LintelFindings
import LintelModel

extension Rule {
  static let iconNotUniversal = Rule(
    id: "icon-not-universal",
    title: "A button shows an icon only where everyone knows it.",
    statements: ["fiori-ios.10"],
    platforms: [.ios, .ipados],
    severity: .note,
    isDeclarationOnly: true,
    isAboutAccess: true,
    why: "An icon that people have to guess is an action that they do not use.",
    examples: [
      .fails(
        "an icon that few know",
        sketch: "fiori26 en 402pt\nfacts item1: isUniversallyKnown no\n{bolt.horizontal \"Transfer\"} {trash \"Delete\"}"),
      .passes(
        "one that everyone knows",
        sketch: "fiori26 en 402pt\nfacts item1: isUniversallyKnown yes\n{trash \"Delete\"} {plus \"Add\"}"),
      .passes("nobody says so", sketch: "fiori26 en 402pt\n{bolt.horizontal \"Transfer\"} {trash \"Delete\"}"),
      .passes(
        "a text beside it says it", sketch: "fiori26 en 402pt\nfacts item1: isUniversallyKnown no\n[Transfer] [Delete]!"),
    ],
    check: .bar { bar in
      guard bar.isSource, let fiori = FioriBar(bar.toolbar) else { return [] }
      return fiori.buttons.filter { $0.isSymbolButton && $0.facts.isUniversallyKnown.value == false }.map { item in
        Remark(
          .fails, "not-known", "The button \(bar.name(of: item)) shows an icon that not everyone knows", item: item.id,
          text: item.label, blame: .definition, suggestion: "Show a text.", location: item.location)
      }
    })
}
