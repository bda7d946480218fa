import LintelFindings
import LintelModel

extension Rule {
  static let labelCapitalization = Rule(
    id: "label-capitalization",
    title: "A label is capitalized in title style.",
    statements: ["hig-2023.12"],
    severity: .note,
    isCore: true,
    why:
      "Labels in one style look like parts of one app; one in lower case reads like a remark or a value, not like a button.",
    examples: [
      .fails(
        "only the first word has a capital",
        sketch: "ios26 en 402pt\nkind: toolbar\n[Sort by name] -- [Share]",
        mended: "ios26 en 402pt\nkind: toolbar\n[Sort by Name] -- [Share]"),
      .fails("no capital at all", sketch: "macos26 en 800pt\nkind: window\nNotes | [save {tray}]"),
      .fails(
        "nothing but capitals", sketch: "ios26 en 402pt\nkind: toolbar\n[DELETE ALL] -- [Share]",
        mended: "ios26 en 402pt\nkind: toolbar\n[Delete All] -- [Share]"),
      .passes("abbreviations", sketch: "ios26 en 402pt\nkind: toolbar\n[PDF] -- [HTML CSS]"),
      .passes("title style", sketch: "ios26 en 402pt\nkind: toolbar\n[Sort by Name] -- [Mark as Read]"),
      .passes("names keep their letters", sketch: "ios26 en 402pt\nkind: toolbar\n[Open in macOS] -- [Copy to iCloud]"),
      .passes("a language that has no such style", sketch: "ios26 fr 402pt\nkind: toolbar\n[Trier par nom] -- [Partager]"),
      .passes(
        "a name beside a symbol is not seen",
        sketch: "ios26 en 402pt\nkind: toolbar\n[Search in page {magnifyingglass}] -- [Share]"),
    ],
    check: .bar { bar in
      let kinds: Set<Item.Kind> = [.button, .menu, .pullDown, .toggle]
      // By index: few labels are written so, and to copy an item costs more than to look at it.
      let items = bar.toolbar.items
      return items.indices.compactMap { index -> Remark? in
        guard kinds.contains(items[index].kind), let value = bar.ownValue(of: items[index].label), let label = value.text,
          case .other(let expected)? = value.facts?.capitalization, bar.mayShowLabel(of: items[index])
        else { return nil }
        let item = items[index]
        // What the source writes so as well is the source's to change.
        if !bar.isSource, case .other? = bar.sourceValue(of: item.label)?.facts?.capitalization { return nil }
        return Remark(
          .fails, "not-title-style", "The label “\(label)” is not capitalized in title style", item: item.id,
          text: item.label, blame: bar.isSource ? .source : .translation, evidence: [.text("label", label)],
          suggestion: "Write “\(expected)”.")
      }
    })
}
