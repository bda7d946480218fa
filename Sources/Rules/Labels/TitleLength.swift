import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let titleLength = Rule(
    id: "title-length",
    title: "A bar's title has fewer than 15 characters.",
    statements: ["hig-2025.14"],
    severity: .note,
    why:
      "A long title takes the room of the controls beside it. A translation is held to the room it has, and the number is a note.",
    examples: [
      .fails("fifteen characters that fit", sketch: "ios26 en 402pt\n| Favorite Places |"),
      .fails(
        "a title that is cut", sketch: "ios18 en 375pt\n[Cancel] | Notification Preferences and Sounds | [Save]"),
      .passes("fourteen characters", sketch: "ios26 en 402pt\n| Settings Pages |"),
      .passes("one family emoji is one character", sketch: "ios26 en 402pt\n| Family 👨‍👩‍👧‍👦 Album |"),
      .fails("a translation", sketch: "ios26 de 402pt\nsource en: | Settings |\n| Voreinstellungen |"),
      .passes("a format", sketch: "ios26 en 402pt\n| %02li:%02li:%02li |"),
      .passes("no title", sketch: "ios26 en 402pt\n| | [Edit]"),
    ],
    check: .bar { bar in
      // "Under 15 characters", HIG Toolbars 2025-12-16. Sentences say the number as a word of theirs, which is translated so.
      let many = BarGeneration.of(.ios, OSLine.audited.last!).count(.mostTitleCharacters)
      guard !bar.toolbar.isTitleReplaced, let value = bar.ownValue(of: bar.toolbar.title),
        let count = value.facts?.graphemes, count >= many,
        // The signs of a format are no characters that anybody sees.
        value.text?.contains("%") != true
      else { return [] }
      // A copy of the source's title is judged there.
      guard bar.isSource || value.text != bar.sourceValue(of: bar.toolbar.title)?.text else { return [] }
      // Where it is cut, title-truncated says so with points.
      let isCut = bar.layouts.indices.contains { number in
        guard let title = bar.layouts[number].title, let cut = title.cut else { return false }
        return cut >= .likely && bar.layouts[number].environment.commonness == .common
          && title.over >= title.room.best * 0.05
      }
      if !bar.isSource && isCut { return [] }
      // Where the source's own title is too long, that is reported, and translations follow.
      let source = bar.sourceValue(of: bar.toolbar.title)
      if !bar.isSource, (source?.text?.count ?? 0) >= many { return [] }
      // A title that fits only exceeds the guideline's number and harms no one; one that is cut is reported by title-truncated.
      // Of one whose room is not known nobody says that it fits.
      let fits = bar.toolbar.isJudgedForFit && bar.toolbar.unknownOwner == nil && !isCut && !bar.mayCutTitle
      return [
        Remark(
          .fails, "fifteen-or-more",
          "The title “\(value.text ?? "")” has \(count) characters; the guideline asks for fewer than 15"
            + (fits ? ", though it fits" : ""),
          text: bar.toolbar.title, blame: bar.isSource ? .source : .translation,
          evidence: [.count("characters", count, "characters"), .count("allowed", many - 1, "characters")],
          // Beside the room that it has, a length without its reason would read as a mistake.
          suggestion: fits
            ? "It fits: only where it loses nothing, say it in 14 characters or fewer, as the guideline asks."
            : "Say it in 14 characters or fewer.",
          together: bar.isSource
            ? nil
            : Together(
              "long-translations",
              "The title “\(source?.text ?? "")” has 15 characters or more in several languages",
              advice: "Where it fits, say it in 14 characters or fewer only if it loses nothing, as the guideline asks."))
      ]
    })
}

extension BarInLocale {
  /// Whether the figures leave open, for a width that is common, that the title is too wide.
  fileprivate var mayCutTitle: Bool {
    layouts.indices.contains { layouts[$0].environment.commonness == .common && layouts[$0].title?.cut != nil }
  }
}
