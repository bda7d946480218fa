import LintelFindings
import LintelModel

extension Rule {
  static let labelOrSymbolMissing = Rule(
    id: "label-or-symbol-missing",
    title: "Every item has a face: a symbol or a text.",
    statements: ["hig-2025.38", "hig-2025.49", "hig-2023.08", "hig-2023.40"],
    severity: .error,
    isCore: true,
    criteria: ["4.1.2"],
    why: "An item without a face is an invisible button: nobody finds it, and what it does cannot be told.",
    examples: [
      .fails(
        "an item with nothing",
        sketch: "ios26 en 402pt\n| Inbox | []",
        mended: "ios26 en 402pt\n| Inbox | [Add {plus}]"),
      .passes("a text", sketch: "ios26 en 402pt\n| Inbox | [Edit]"),
      .passes("a symbol", sketch: "ios26 en 402pt\n| Inbox | {plus \"Add\"}"),
    ],
    check: .toolbarAmong { project in
      let names = ItemNames(project)
      return { toolbar in
        toolbar.items.filter {
          [.button, .menu, .pullDown, .toggle].contains($0.kind) && $0.symbol == nil && $0.systemItem == nil && !$0.hasName
            && $0.fixedWidth == nil
        }.map { item in
          let mayBeSet = item.mayBeSetByCode
          let known = ProposedName.known(for: item, on: toolbar, of: project, names)
          let own: Message = "Give it a symbol and a label."
          return Remark(
            mayBeSet ? .needsReview : .fails, "no-face",
            "An item of \(toolbar.knownName) has neither symbol nor text"
              + (mayBeSet
                ? " in its definition; code may set one" : ": a screen reader is given only its kind to speak, such as button"),
            certainty: mayBeSet ? .possible : .certain, item: item.id, blame: .definition,
            evidence: known?.evidence ?? [],
            suggestion: known.map { known -> Message in "\(known.advice) \(own)" } ?? own, location: item.location)
        }
      }
    })
}
