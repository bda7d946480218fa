import LintelFindings
import LintelModel

extension Rule {
  static let labelConcise = Rule(
    id: "label-concise",
    title: "A label is short.",
    statements: ["hig-2023.10", "fiori-ios.05"],
    severity: .note,
    why:
      "People take in a short label at a glance, and it leaves room for its translations. "
      + "The figures are ours: at most 25 characters, and 35 in a translation, which often needs more.",
    examples: [
      .fails("a sentence", sketch: "ios26 en 402pt\nkind: toolbar\n[Send the Message to Everybody]"),
      .fails(
        "the translation only",
        sketch: "ios26 de 402pt\nkind: toolbar\nsource en: [Save As]\n[Das Dokument unter anderem Namen sichern]"),
      .passes(
        "nobody knows how long the value is",
        sketch: "ios26 en 402pt\nkind: toolbar\n[Send the Message to %@ Now]"),
      .passes("two words", sketch: "ios26 en 402pt\nkind: toolbar\n[Send Message]"),
      .passes(
        "a name that is not seen", sketch: "ios26 en 402pt\nkind: toolbar\n[Send the Message to Everybody {paperplane}]"),
    ],
    check: .bar { bar in
      let kinds: Set<Item.Kind> = [.button, .menu, .pullDown, .toggle]
      let allowed = bar.isSource ? 25 : 35
      // By index: few labels are long, and to copy an item costs more than to look at it.
      let items = bar.toolbar.items
      return items.indices.compactMap { index -> Remark? in
        // How long a value is that the app puts in is unknown.
        guard kinds.contains(items[index].kind), let value = bar.ownValue(of: items[index].label),
          let length = value.facts?.graphemes, length > allowed, let label = value.text, !label.contains("%"),
          bar.mayShowLabel(of: items[index])
        else { return nil }
        let item = items[index]
        if !bar.isSource, let source = bar.sourceValue(of: item.label)?.facts?.graphemes, source > 25 { return nil }
        return Remark(
          .fails, "long", "The label “\(label)” has \(length) characters; labels are short, and \(allowed) are many",
          item: item.id, text: item.label, blame: bar.isSource ? .source : .translation,
          evidence: [.count("characters", length, "characters"), .count("allowed", allowed, "characters")],
          suggestion: "Say it in one to three words.")
      }
    })
}
