import LintelFindings
import LintelModel

extension Rule {
  static let labelPunctuation = Rule(
    id: "label-punctuation",
    title: "A label has no ending punctuation.",
    statements: ["hig-2023.13"],
    severity: .note,
    isCore: true,
    why: "A label is no sentence; a full stop or an exclamation mark is read aloud and takes room.",
    examples: [
      .fails(
        "a full stop",
        sketch: "ios26 en 402pt\nkind: toolbar\n[Save changes.]",
        mended: "ios26 en 402pt\nkind: toolbar\n[Save Changes]"),
      .fails("only the translation has one", sketch: "ios26 ja 402pt\nkind: toolbar\nsource en: [Save]\n[保存する。]"),
      .passes("an ellipsis means that more input follows", sketch: "ios26 en 402pt\nkind: toolbar\n[Rename…]"),
      .passes("no punctuation", sketch: "ios26 en 402pt\nkind: toolbar\n[Save]"),
    ],
    check: .bar { bar in
      // By index: few labels end so, and to copy an item costs more than to look at it.
      let items = bar.toolbar.items
      return items.indices.compactMap { index -> Remark? in
        let kind = items[index].kind
        guard !kind.isSpacer, kind != .searchField, kind != .helperText,
          let value = bar.ownValue(of: items[index].label), let mark = value.facts?.endingPunctuation,
          bar.mayShowLabel(of: items[index])
        else { return nil }
        let item = items[index]
        // What the source has as well is the source's to change.
        if !bar.isSource, bar.sourceValue(of: item.label)?.facts?.endingPunctuation != nil { return nil }
        return Remark(
          .fails, "ends-with-punctuation", "The label “\(value.text ?? "")” ends with “\(mark)”", item: item.id,
          text: item.label, blame: bar.isSource ? .source : .translation, evidence: [.text("mark", mark)],
          // Without it the text is a label, and no sentence any more.
          suggestion: bar.locale.language == "en"
            ? "Leave the “\(mark)” out, and capitalize the words as in other labels." : "Leave the “\(mark)” out.")
      }
    })
}
