import LintelFindings
import LintelModel

extension Rule {
  static let labelScript = Rule(
    id: "label-script",
    title: "A label is written in the script of its language.",
    severity: .warning,
    isCore: true,
    criteria: ["3.1.2"],
    isAboutTexts: true,
    why: "Words in another script are words that somebody forgot; people who do not read it have a bar with a hole.",
    examples: [
      .fails("a Russian label in an English app", sketch: "ios26 en 402pt\nkind: toolbar\n[Сохранить] -- [Share]"),
      .fails(
        "a Russian label in the German translation",
        sketch: "ios26 de 402pt\nkind: toolbar\nsource en: [Save] -- [Share]\n[Сохранить] -- [Teilen]"),
      .needsReview(
        "words that may be a name",
        sketch: "ios26 ja 402pt\nkind: toolbar\nsource en: [Zoom in] -- [Share]\n[Zoom in] -- [共有]"),
      .passes("its own script", sketch: "ios26 ja 402pt\nkind: toolbar\nsource en: [Zoom in] -- [Share]\n[拡大] -- [共有]"),
      .passes(
        "one word that all know", sketch: "ios26 ja 402pt\nkind: toolbar\nsource en: [Wi-Fi] -- [Share]\n[Wi-Fi] -- [共有]"),
      .passes(
        "a language of two scripts",
        files: [
          "Bars.toolbar.yml": """
          toolbars:
            - kind: toolbar
              platforms: [ios]
              items: [{id: save, label: {en: Save it, sr: Sačuvaj to}}]
          """
        ]),
    ],
    check: .bar { bar in
      guard bar.toolbar.kind != .sheetButtons else { return [] }
      return bar.toolbar.items.filter(\.isOperable).flatMap { item in
        [item.label, item.accessibilityLabel].compactMap { text -> Remark? in
          guard let value = bar.ownValue(of: text), value.facts?.isInOwnScript == .no, let label = value.text,
            !label.takesArguments, !bar.appNames.contains(label)
          else { return nil }
          let isLatin = !label.unicodeScalars.contains { $0.value >= 0x250 && $0.properties.isAlphabetic }
          // What was copied is reported as a copy, sentences with their table.
          let isCopy = bar.sourceValue(of: text)?.text == label
          // A sketch is of one bar: no other rule sets it beside other languages.
          guard bar.isSource || !isCopy || isLatin && bar.toolbar.location.file.hasSuffix(".sketch") else { return nil }
          guard !isLatin || Copy.isWording(label) && !(isCopy && Copy.isSentence(label)) else { return nil }
          return Remark(
            isLatin ? .needsReview : .fails, isLatin ? "latin" : "another-script",
            "“\(label)” is not written in the script of \(bar.locale)", certainty: isLatin ? .likely : .certain,
            item: item.id, text: text, blame: bar.isSource ? .source : .translation, evidence: [.text("label", label)],
            suggestion: isLatin
              ? "Translate it, unless it is a name."
              : bar.isSource ? "Write it in the app's language." : "Check which language the text is in.",
            // One string is one matter, on however many bars it is.
            cause: bar.isSource ? nil : text.cause(in: [bar.locale]))
        }
      }
    })
}
