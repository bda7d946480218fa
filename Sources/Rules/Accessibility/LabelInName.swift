import LintelFindings
import LintelModel

extension Rule {
  static let labelInName = Rule(
    id: "label-in-name",
    title: "What is spoken of an item contains the words that are seen.",
    severity: .warning,
    isCore: true,
    criteria: ["2.5.3"],
    isAboutTexts: true,
    why: "People who say what they see, as with Voice Control, reach nothing: the item answers to words that stand nowhere.",
    examples: [
      .fails(
        "another word",
        sketch: "ios26 en 402pt\n| Inbox | [Send \"Submit message\"]",
        mended: "ios26 en 402pt\n| Inbox | [Send \"Send Message\"]"),
      .fails(
        "only in the translation",
        sketch: "ios26 de 402pt\nsource en: | Inbox | [Save \"Save draft\"]\n| Eingang | [Sichern \"Entwurf speichern\"]"),
      .needsReview(
        "an abbreviation may be spoken in full", sketch: "ios26 en 402pt\n| Order | [Qty. \"Quantity of items\"]"),
      .fails("part of another word", sketch: "ios26 en 402pt\n| Mail | [Car \"Carbon copy\"]"),
      .needsReview("a sign that is spoken as a word", sketch: "ios26 en 402pt\n| Art | [Black & White \"Black and white\"]"),
      .passes(
        "the same in small letters",
        sketch: "ios26 tr 402pt\nsource en: | Inbox | [Cancel \"Cancel it\"]\n| Gelen | [İptal \"iptal et\"]"),
      .passes("the words and more", sketch: "ios26 en 402pt\n| Inbox | [Send \"Send message\"]"),
      .passes("a symbol shows no words", sketch: "ios26 en 402pt\n| Inbox | [Send {paperplane} \"Submit message\"]"),
      .passes("marks are no words", sketch: "ios26 en 402pt\n| Inbox | [More… \"More actions\"]"),
    ],
    check: .bar { bar in
      bar.toolbar.items.filter {
        $0.isOperable && $0.kind != .searchField && $0.accessibilityLabel.isPresent && bar.toolbar.alwaysShowsLabel(of: $0)
      }.compactMap { item in
        guard let pair = SeenAndSpoken(item, in: bar.locale), !pair.agrees,
          bar.ownValue(of: item.label) != nil || bar.ownValue(of: item.accessibilityLabel) != nil
        else { return nil }
        // What the source has as well is the source's to change.
        let sourceAgrees = SeenAndSpoken(item, in: bar.toolbar.sourceLocale)?.agrees ?? false
        guard bar.isSource || sourceAgrees else { return nil }
        let cut = bar.layouts.lazy.compactMap { layout in
          layout.items.first { bar.toolbar.items[$0.item].id == item.id }?.text
        }.first { $0.cut != nil && $0.shown != $0.text && !$0.isWholeWithValues }
        return Remark(
          pair.isPerhapsSaid ? .needsReview : .fails, "not-contained",
          "“\(pair.seen)” is seen and “\(pair.spoken)” is spoken: the one is not in the other",
          certainty: pair.isPerhapsSaid ? .possible : .certain, item: item.id, text: item.accessibilityLabel,
          blame: bar.isSource ? .source : .translation,
          evidence: [.text("seen", pair.seen), .text("spoken", pair.spoken)]
            + (cut.map { [.text("shown", $0.shown)] } ?? []),
          suggestion: "Begin the accessibility label with the words of the label, or leave it out.")
      }
    })
}

/// The label and the accessibility label of an item as one locale has them.
private struct SeenAndSpoken {
  let seen: String
  let spoken: String
  private let locale: LocaleID

  /// Nil where either has no words, or takes arguments.
  init?(_ item: Item, in locale: LocaleID) {
    guard let seen = item.label.shown(in: locale), let spoken = item.accessibilityLabel.shown(in: locale),
      ComparableLabel(seen).text.count >= 2, !ComparableLabel(spoken).isEmpty, !seen.takesArguments, !spoken.takesArguments
    else { return nil }
    self.seen = seen
    self.spoken = spoken
    self.locale = locale
  }

  var agrees: Bool { ComparableLabel(spoken, in: locale).contains(ComparableLabel(seen, in: locale)) }

  /// An abbreviation and a sign may be spoken in full; in languages other than English words have other endings, and grow
  /// together.
  var isPerhapsSaid: Bool {
    let (seenWords, spokenWords) = (ComparableLabel(seen, in: locale), ComparableLabel(spoken, in: locale))
    return isAbbreviated || seen.contains("&") && spokenWords.holdsScattered(seenWords)
      || locale.language != "en" && spokenWords.holdsLetters(of: seenWords)
  }

  /// `Temp.`: a reader would say the whole word, and the spoken name may hold it.
  private var isAbbreviated: Bool { seen.hasSuffix(".") && !seen.hasSuffix("..") }
}
