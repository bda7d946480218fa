import LintelFindings
import LintelModel

extension Rule {
  static let customBackClose = Rule(
    id: "custom-back-close",
    title: "A Back or Close button of the app's own shows the standard symbol.",
    statements: ["hig-2025.17"],
    severity: .note,
    why: "People know two symbols for the two ways out of a view. With another one they hesitate, and try both.",
    examples: [
      .fails(
        "an arrow for Back",
        sketch: "ios26 en 402pt\n{arrow.left \"Back\"} | Note |",
        mended: "ios26 en 402pt\n{chevron.backward \"Back\"} | Note |"),
      .fails(
        "another cross for Close",
        sketch: "ios26 en 402pt\n| Note | {multiply.circle \"Close\"}",
        mended: "ios26 en 402pt\n| Note | {xmark \"Close\"}"),
      .needsReview("an image of the app's own", sketch: "ios26 en 402pt\nimage{way-out \"Back\"} | Note |"),
      .passes("an image that is called a chevron", sketch: "ios26 en 402pt\nimage{icNavbarChevron \"Back\"} | Note |"),
      .passes("an image that is called a cross", sketch: "ios26 en 402pt\n| Note | image{ic_navbar_close \"Close\"}"),
      .passes("the standard symbols", sketch: "ios26 en 402pt\n{chevron.backward \"Back\"} | Note | {xmark \"Close\"}"),
      .passes("the system's own button", sketch: "ios26 en 402pt\nsystem[close] | Note |"),
      .passes("another action", sketch: "ios26 en 402pt\n{arrow.left \"Previous Page\"} | Note |"),
      .passes("a text is another rule's", sketch: "ios26 en 402pt\n[Back] | Note |"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar, !bar.toolbar.isArmForOlderSystems,
        !bar.toolbar.lacksSymbols
      else { return [] }
      return bar.toolbar.itemsOnBar.filter { $0.kind == .button && $0.systemItem == nil }.compactMap { item in
        guard let image = item.symbol, let (word, standard) = standard(for: item, in: bar), !standard.contains(image) else {
          return nil
        }
        let isOwn = !item.hasSystemName
        // An image that is called Close is meant for it, as much as a name can tell.
        if isOwn, isNamed(image, as: word) { return nil }
        return Remark(
          isOwn ? .needsReview : .fails, isOwn ? "own-image" : "other-symbol",
          "The \(word) button of \(bar.toolbar.knownName) shows \(isOwn ? "an image of its own, " : "")\(image)"
            + (isOwn ? ": does it look like \(standard[0])?" : " instead of \(standard[0])"),
          certainty: isOwn ? .possible : .certain, item: item.id, blame: .definition, evidence: [.text("image", image)],
          suggestion: "Show \(standard[0]).", location: item.symbolPlace)
      }
    })

  /// Whether an image's name ends with what the button is: `ic_navbar_close`, `icNavbarClose`, with code around it, too.
  private static func isNamed(_ image: String, as word: String) -> Bool {
    let endings = word == "Close" ? ["Close", "Cross"] : ["Chevron", "Back"]
    let names: [Substring] = image.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
    return names.contains { name in
      endings.contains { ending in
        let small = ending.lowercased()
        return name == small || name.hasSuffix(ending) || name.hasSuffix("_" + small) || name.hasSuffix("-" + small)
      }
    }
  }

  /// What the button is, and the symbols that the system has for it, the usual one first.
  private static func standard(for item: Item, in bar: BarInLocale) -> (String, [String])? {
    let facts = [item.label, item.accessibilityLabel].compactMap { bar.ownValue(of: $0)?.facts }
    if facts.contains(where: { $0.saysBack == .yes }) {
      return (
        "Back",
        bar.toolbar.lacksTurningSymbols ? ["chevron.left", "chevron.backward"] : ["chevron.backward", "chevron.left"]
      )
    }
    if facts.contains(where: { $0.saysClose == .yes }) { return ("Close", ["xmark"]) }
    return nil
  }
}
