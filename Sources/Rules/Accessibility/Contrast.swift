import LintelFindings
import LintelModel

extension Rule {
  static let contrast = Rule(
    id: "contrast",
    title: "Texts and symbols stand out from what is behind them.",
    severity: .warning,
    isCore: true,
    criteria: ["1.4.3", "1.4.11"],
    why: "Pale grey on white is there for those with good eyes in good light, and for nobody else.",
    examples: [
      .fails(
        "just too pale, 4.48:1",
        sketch: "ios26 en 402pt\nfacts trailing1: foreground #777777, background #FFFFFF\n| Inbox | [Edit]",
        mended: "ios26 en 402pt\nfacts trailing1: foreground #555555, background #FFFFFF\n| Inbox | [Edit]"),
      .fails(
        "a pale symbol",
        sketch: "ios26 en 402pt\nfacts trailing1: foreground #BBBBBB, background #FFFFFF\n| Inbox | {plus \"Add\"}"),
      .needsReview(
        "what is behind it is the system's", sketch: "ios26 en 402pt\nfacts trailing1: foreground #999999\n| Inbox | [Edit]"),
      .passes(
        "enough for a symbol, which needs less",
        sketch: "ios26 en 402pt\nfacts trailing1: foreground #888888, background #FFFFFF\n| Inbox | {plus \"Add\"}"),
      .passes(
        "just enough", sketch: "ios26 en 402pt\nfacts trailing1: foreground #767676, background #FFFFFF\n| Inbox | [Edit]"),
    ],
    check: .bar { bar in
      guard bar.isSource else { return [] }
      return bar.toolbar.items.filter(\.isOperable).compactMap { item in
        guard let front = item.facts.foreground.value, let colour = Luminance(front) else { return nil }
        let isText = bar.toolbar.alwaysShowsLabel(of: item) || item.fixedWidth != nil && item.label.isPresent
        guard isText || item.symbol != nil || item.systemItem != nil else { return nil }
        let needed = isText ? 4.5 : 3
        let what = (isText ? "The text of " : "The symbol of ") + "\(bar.name(of: item)), \(front)," as Message
        func evidence(_ ratio: Double) -> [Evidence] {
          [.text("contrast", Luminance.written(ratio)), .text("needed", Luminance.written(needed))]
        }
        guard let back = item.facts.background.value, let ground = Luminance(back) else {
          // Bars are near white or near black behind their items, by appearance.
          let ratios = [colour.contrast(with: .white), colour.contrast(with: .black)]
          guard let least = ratios.min(), least < needed else { return nil }
          return Remark(
            .needsReview, "background-unknown",
            what + " has a contrast of \(Luminance.written(ratios[0])) on a white bar "
              + "and \(Luminance.written(ratios[1])) on a black one",
            certainty: .possible, item: item.id, blame: .definition, evidence: evidence(least),
            suggestion: "Use a colour that changes with the appearance.", location: item.location)
        }
        let ratio = colour.contrast(with: ground)
        guard ratio < needed else { return nil }
        return Remark(
          .fails, isText ? "pale-text" : "pale-symbol", what + " has a contrast of \(Luminance.written(ratio)) to \(back)",
          item: item.id, blame: .definition, evidence: evidence(ratio),
          suggestion: "Raise it to \(Luminance.written(needed)) at least.", location: item.location)
      }
    })
}
