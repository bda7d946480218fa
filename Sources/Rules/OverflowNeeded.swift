import LintelFindings
import LintelModel

extension Rule {
  static let overflowNeeded = Rule(
    id: "overflow-needed",
    title: "Items that do not all fit have an overflow menu to go to.",
    statements: ["hig-2025.33", "fiori-ios.21"],
    platforms: [.ios],
    severity: .error,
    isCore: true,
    criteria: ["1.4.10"],
    why: "An iPhone's bar has no overflow menu of its own: what does not fit is squeezed or pushed off the bar.",
    examples: [
      .fails(
        "three long German labels",
        sketch: "ios18 de 375pt\nkind: toolbar\nsource en: [Copy] -- [Move] -- [Delete]\n"
          + "[Duplizieren und bearbeiten] -- [In Ordner verschieben] -- [Unwiderruflich löschen]"),
      .passes("the same actions as symbols", sketch: "ios18 de 375pt\nkind: toolbar\n{doc.on.doc} -- {folder} -- {trash}"),
      .passes(
        "SAP's own bar has a menu", sketch: "fiori26 de 375pt\n[In Ordner verschieben] [Unwiderruflich löschen]"),
      .needsReview(
        "the gap between texts is only inferred",
        sketch: "ios18 de 375pt\nkind: toolbar\n[Duplizieren] [Verschieben] [Bearbeiten] [Sichern]"),
    ],
    check: .bar { bar in
      // SAP's bar has a menu of its own, and iPhones have one from 27 on.
      guard bar.toolbar.kind != .fioriToolbar else { return [] }
      let hasNoMenu = { (layout: BarLayout) in layout.environment.os < OSLine(27) }
      return Crowding(bar).remark(reason: "no-overflow-menu", onPlatform: .ios, where: hasNoMenu) { layout, over in
        "The items of \(bar.toolbar.name) need \(layout.neededByItems.best) pt and \(layout.environment) has "
          + "\(layout.width) pt: "
          + (over > 0
            ? "\(over) pt too little, with no overflow menu to take them"
            : "they may not all fit, and there is no overflow menu to take them")
      }
    })
}
