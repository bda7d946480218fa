import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let labelTruncated = Rule(
    id: "label-truncated",
    title: "Every label on a bar is shown in full.",
    statements: ["fiori-ios.23"],
    severity: .error,
    isCore: true,
    why: "The action cannot be read, and nothing on the bar gives the full label back.",
    examples: [
      .fails(
        "a view of fixed width",
        sketch: "ios18 de 375pt\nsource en: view[Cancel 60pt] | Logins |\nview[Abbrechen 60pt] | Logins |"),
      .passes(
        "a wider view", sketch: "ios18 de 375pt\nsource en: view[Cancel 90pt] | Logins |\nview[Abbrechen 90pt] | Logins |"),
      .needsReview(
        "which of two labels gives way is not documented",
        sketch: "ios18 de 375pt\nkind: toolbar\n[Benachrichtigungen verwalten] [Zurücksetzen]"),
      .needsReview(
        "how wide a count gets, nobody knows",
        sketch: "ios18 en 375pt\nkind: toolbar\nview[%lld Selected 92pt] -- {trash \"Delete\"}"),
      .passes("symbols need no room for text", sketch: "ios18 de 320pt\nkind: toolbar\n{trash} -- {plus}"),
    ],
    check: .bar { bar in
      let labels = CutLabels(bar)
      return labels.items.compactMap { index -> Remark? in
        let item = bar.toolbar.items[index]
        let cuts = VisibleCuts(labels, of: index)
        // Of segments the one that is cut; all of them give way together.
        let segment = item.segments.first { $0.shown(in: bar.locale) == cuts.cuts.first?.text.text }
        return cuts.remark(in: bar, subject: "The label", text: segment ?? item.label, item: item)
          .map { RoomOfCode.asked($0, cuts, subject: "The label", in: bar) }
          .flatMap { remark -> Remark? in
            // The platform's word is not the app's to shorten, and a title that only may be shortened loses nothing; nobody
            // looks up how the platform names a way back that the app has not named.
            if item.kind == .back {
              let isOpen = remark.verdict == .needsReview
              let isIdle = isOpen && item.isNamedByScreenBefore || remark.certainty == .possible || !item.label.isPresent
              return isIdle ? nil : BackTitle.advice(remark, name: bar.sourceValue(of: item.label)?.text)
            }
            guard item.kind == .segmentedControl, SegmentPadding.mayGive(remark) else {
              return SeenBesideSpoken.added(to: remark, of: item, in: bar, isInMenu: labels.isEverInMenu(index))
            }
            return SegmentPadding.surelyGives(remark) ? nil : SegmentPadding.doubted(remark, isTranslation: !bar.isSource)
          }
      }
    })
}

/// A back button that has no room for a title says Back, or shows its chevron: so the platform made it, and nothing is lost.
private enum BackTitle {
  static func advice(_ remark: Remark, name: String?) -> Remark {
    var remark = remark
    remark.severity = .note
    // A back title is set in code: no translation of the title itself would be shorter everywhere that it is shown.
    remark.blame = .definition
    remark.suggestion =
      "The platform shortens it. Give the screen before a shorter title, or a back title of its own, to have it read in full."
    remark.evidence.removeAll { $0.name == "room" }
    remark.together = Together(
      "back-gives-way",
      name.map { "The back button says Back or nothing instead of “\($0)” in several languages" }
        ?? "The back button says Back or nothing instead of the title of the screen before in several languages",
      isOfText: true)
    return remark
  }
}

/// A segment gives up its padding first, of which no figure is published.
private enum SegmentPadding {
  private static let padding = BarGeneration.of(.ios, OSLine.audited.last!).figure(.segmentPadding).width

  static func mayGive(_ remark: Remark) -> Bool { remark.over.map { $0 <= padding.best } ?? false }

  /// Half of it is no letter's room.
  static func surelyGives(_ remark: Remark) -> Bool { remark.over.map { $0 <= padding.best / 2 } ?? false }

  static func doubted(_ remark: Remark, isTranslation: Bool) -> Remark {
    var remark = remark
    remark.verdict = .needsReview
    remark.certainty = .possible
    remark.severity = .note
    if isTranslation { remark.together = Together("perhaps", "The label may not fit in several languages") }
    return remark
  }
}

/// What people see of a label beside what they hear of it.
private enum SeenBesideSpoken {
  static func added(to remark: Remark, of item: Item, in bar: BarInLocale, isInMenu: Bool) -> Remark {
    var remark = remark
    if let spoken = item.spoken.shown(in: bar.locale), !spoken.isEmpty { remark.evidence.append(.text("spoken", spoken)) }
    // Where the bar overflows, the menu shows the label in full.
    if isInMenu, let label = item.label.shown(in: bar.locale), !label.isEmpty {
      remark.evidence.append(.text("in the overflow menu", label))
    }
    return remark
  }
}
