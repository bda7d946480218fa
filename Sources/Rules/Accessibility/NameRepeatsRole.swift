import LintelFindings
import LintelModel

extension Rule {
  static let nameRepeatsRole = Rule(
    id: "name-repeats-role",
    title: "An item's name is a word that does not say that it is a button.",
    severity: .warning,
    isCore: true,
    criteria: ["4.1.2"],
    isAboutTexts: true,
    why:
      "A screen reader says the role itself: \"Close button, button\". A name of marks alone is spelled, or not said at all.",
    examples: [
      .fails(
        "the role in the name",
        sketch: "ios26 en 402pt\n| Inbox | {xmark \"Close button\"}",
        mended: "ios26 en 402pt\n| Inbox | {xmark \"Close\"}"),
      .fails(
        "only the translation says it",
        sketch: "ios26 fr 402pt\nsource en: | Inbox | {xmark \"Close\"}\n| Boîte | {xmark \"Bouton Fermer\"}"),
      .fails("marks alone", sketch: "ios26 en 402pt\n| Inbox | {ellipsis \"...\"}"),
      .fails("a full stop that is only heard", sketch: "ios26 en 402pt\n| Inbox | {xmark \"Close the page.\"}"),
      .needsReview("an exclamation mark may be part of a name", sketch: "ios26 en 402pt\n| Inbox | {plus \"Add!\"}"),
      .needsReview("a text that is seen may speak of one", sketch: "ios26 en 402pt\n| Layout | [Insert Button]"),
      .needsReview("a sign that is spoken by its own name", sketch: "ios26 en 402pt\n| Inbox | [+]"),
      .passes("the action", sketch: "ios26 en 402pt\n| Inbox | {xmark \"Close\"}"),
      .passes("a name for the mark", sketch: "ios26 en 402pt\n| Inbox | [… \"More\"]"),
      .passes("a button as the object", sketch: "ios26 en 402pt\n| Layout | {plus \"Insert a button\"}"),
    ],
    check: .bar { bar in
      bar.toolbar.items.filter { $0.isOperable && $0.kind != .searchField && $0.kind != .back }.compactMap { item in
        let text = item.spoken
        guard let value = bar.ownValue(of: text), let spoken = value.text, spoken.hasInk else { return nil }
        let source = bar.sourceValue(of: text)
        func remark(_ reason: String, _ what: Message, isSure: Bool, _ suggestion: Message) -> Remark {
          Remark(
            isSure ? .fails : .needsReview, reason, "The spoken name “\(spoken)” " + what,
            certainty: isSure ? .certain : .possible, item: item.id, text: text,
            blame: bar.isSource ? .source : .translation, evidence: [.text("spoken", spoken)], suggestion: suggestion)
        }
        if value.facts?.namesButton == .yes, !ComparableLabel(source?.text ?? "").hasWord(in: ["key", "keys"]) {
          guard bar.isSource || source?.facts?.namesButton != .yes else { return nil }
          return remark(
            "says-button", "says that it is a button, which is said anyway",
            isSure: item.accessibilityLabel.isPresent && [.button, .menu, .pullDown, .toggle].contains(item.kind),
            "Name the action alone.")
        }
        if let mark = value.facts?.endingPunctuation, bar.toolbar.onlySpeaksName(of: item), item.accessibilityLabel.isPresent
        {
          // What the source has as well is the source's to change; what is seen the same is reported for the label.
          guard bar.isSource || source?.facts?.endingPunctuation == nil,
            !bar.mayShowLabel(of: item) || item.label.shown(in: bar.locale) != spoken
          else { return nil }
          return remark(
            "ends-with-punctuation", "ends with “\(mark)”", isSure: mark != "!" && mark != "！" && mark != "?" && mark != "？",
            "Leave the “\(mark)” out.")
        }
        guard ComparableLabel(spoken).isEmpty, !spoken.takesArguments else { return nil }
        guard bar.isSource || !ComparableLabel(source?.text ?? "").isEmpty else { return nil }
        return remark(
          "no-word", "has no word in it", isSure: spoken.allSatisfy { $0.isPunctuation || $0.isWhitespace },
          "Set an accessibility label that names the action.")
      }
    })
}
