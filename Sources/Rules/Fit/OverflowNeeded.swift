import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let overflowNeeded = Rule(
    id: "overflow-needed",
    title: "Items that do not all fit have an overflow menu to go to.",
    statements: ["hig-2025.33", "fiori-ios.21"],
    platforms: [.ios, .ipados],
    severity: .error,
    isCore: true,
    criteria: ["1.4.10"],
    why: "A bar without an overflow menu of its own squeezes what does not fit, or pushes it off the bar.",
    examples: [
      .fails(
        "three long German labels",
        sketch: "ios18 de 375pt\nkind: toolbar\nsource en: [Copy] -- [Move] -- [Delete]\n"
          + "[Duplizieren und bearbeiten] -- [In Ordner verschieben] -- [Unwiderruflich löschen]"),
      .fails(
        "an iPad's toolbar before 26",
        sketch: "ipados18 de 375pt\nkind: toolbar\nsource en: [Copy] -- [Move] -- [Delete]\n"
          + "[Duplizieren und bearbeiten] -- [In Ordner verschieben] -- [Unwiderruflich löschen]"),
      .passes(
        "of one item a menu can take none",
        sketch: "ios18 de 320pt\nkind: toolbar\n[Unwiderruflich löschen und alle Kopien entfernen]"),
      .passes("the same actions as symbols", sketch: "ios18 de 375pt\nkind: toolbar\n{doc.on.doc} -- {folder} -- {trash}"),
      .passes(
        "SAP's own bar has a menu", sketch: "fiori26 de 375pt\n[In Ordner verschieben] [Unwiderruflich löschen]"),
      .needsReview(
        "a bar of an iPhone that is laid out for a menu",
        sketch: "ios18 de 375pt\n[Duplizieren und bearbeiten] | | [In Ordner verschieben]^pinned [Unwiderruflich löschen]^pinned"),
      .needsReview(
        "the gap between texts is only inferred",
        sketch: "ios18 de 375pt\nkind: toolbar\n[Duplizieren] [Verschieben] [Bearbeiten] [Sichern]"),
    ],
    check: .bar { bar in
      // SAP's bar has a menu of its own, and bars of later lines have one.
      guard bar.toolbar.kind != .fioriToolbar, bar.layouts.indices.contains(where: { bar.layouts[$0].itemsDoNotFit != nil }),
        bar.toolbar.hasRivals
      else { return [] }
      // A bar is laid out for such a menu, or is not, whatever the screen; an iPad's then has one.
      let isMenuUnknown = bar.layouts.indices.contains {
        BarGeneration.mayHaveOverflowMenu(of: bar.toolbar, in: bar.layouts[$0].environment)
      }
      if isMenuUnknown { return unknown(bar) }
      return Crowding(bar).remark(
        reason: "no-overflow-menu", loss: .unreadable, where: { bar.toolbar.lacksMenu(in: $0.environment) }
      ) { layout, over in
        "The items of \(bar.toolbar.knownName) need \(layout.neededByItems.best) pt and \(layout.environment) has "
          + "\(layout.width) pt: "
          + (over > 0
            ? "\(over) pt too little, with no overflow menu to take them"
            : "they may not all fit, and there is no overflow menu to take them")
      }
      // Where there is a menu already, none is asked for.
      .filter { $0.verdict == .fails || !bar.toolbar.hasMenuForMore }
    })

  /// Where the platform's documentation leaves open whether there is a menu, people look.
  private static func unknown(_ bar: BarInLocale) -> [Remark] {
    if bar.toolbar.hasMenuForMore { return [] }
    return Crowding(bar).remark(
      reason: "overflow-unknown", loss: .unreadable, where: { bar.toolbar.lacksMenu(in: $0.environment) }
    ) { layout, _ in
      "The items of \(bar.toolbar.knownName) need \(layout.neededByItems.best) pt and \(layout.environment) has "
        + "\(layout.width) pt: Apple’s documentation does not say whether such a bar of an iPhone has an overflow menu to take the rest"
    }.map { remark in
      var remark = remark
      (remark.verdict, remark.certainty) = (.needsReview, min(remark.certainty, .likely))
      return remark
    }
  }
}

extension Toolbar {
  /// Whether the bar squeezes what does not fit there.
  fileprivate func lacksMenu(in environment: Environment) -> Bool {
    [.ios, .ipados].contains(environment.platform) && !BarGeneration.hasOverflowMenu(of: self, in: environment)
  }

  /// Whether several items compete for the bar: of one, a menu would take nothing. What is in the title's place stays.
  fileprivate var hasRivals: Bool {
    // By index, as it is asked in every language: to copy an item costs more than to look at it.
    let rivals = items.indices.filter {
      items[$0].isOperable && items[$0].isInDefaultSet && items[$0].kind != .back && items[$0].placement != .principal
        && !(kind == .navigationBar && items[$0].placement == .center)
    }
    let counts = rivals.map { max(1, items[$0].controlCount, items[$0].kind == .group ? items[$0].segments.count : 1) }
    return counts.reduce(0, +) >= 2
  }

  /// Whether one of the items is a menu for what has no place on the bar.
  fileprivate var hasMenuForMore: Bool {
    items.contains {
      $0.kind == .moreMenu || $0.kind == .overflow
        || [.menu, .pullDown].contains($0.kind) && $0.symbol?.hasPrefix("ellipsis") == true
    }
  }
}
