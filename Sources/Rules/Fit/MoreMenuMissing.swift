import LintelFindings
import LintelModel

extension Rule {
  static let moreMenuMissing = Rule(
    id: "more-menu-missing",
    title: "On an iPhone, what does not fit on the bar stands in a More menu.",
    statements: ["hig-2025.33"],
    severity: .note,
    isAboutAccess: true,
    why: "A narrow bar shows only a few actions well; the others crowd out those that people need most.",
    examples: [
      .fails(
        "three long labels",
        sketch: "ios18 de 375pt\nkind: toolbar\n\(labels)",
        mended: "ios18 de 375pt\nkind: toolbar\n[In Ordner verschieben] -- …"),
      .passes("a More menu for what is used less", sketch: "ios18 de 375pt\nkind: toolbar\n[Duplizieren] -- …"),
      .passes("symbols that fit", sketch: "ios26 de 375pt\nkind: toolbar\n{doc.on.doc} -- {folder} -- {trash}"),
      .passes(
        "two long labels: a menu for one of them would hide half of the bar",
        sketch: "ios18 de 375pt\nkind: toolbar\n[Duplizieren und bearbeiten] -- [Unwiderruflich löschen]"),
      .needsReview(
        "the gap between texts is only inferred",
        sketch: "ios18 de 375pt\nkind: toolbar\n[Duplizieren] [Verschieben] [Bearbeiten] [Sichern]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar, bar.toolbar.moreMenu == nil, bar.toolbar.controlsOnBar.count > 2 else {
        return []
      }
      // Whether each translation fits is the matter of `overflow-needed`; this is about the bar.
      return Crowding(bar).remark(
        reason: "no-more-menu", onPlatform: .ios, loss: nil,
        where: { $0.environment.commonness == .common && $0.itemsDoNotFit != .possible }
      ) { layout, over in
        "\(bar.toolbar.knownName) has \(bar.toolbar.controlsOnBar.count, "item") and no More menu, and they "
          + (over > 0 ? "need \(over) pt more than" : "may not fit in")
          + " the \(layout.width) pt of \(layout.environment)"
      }
    })

  private static let labels = "[Duplizieren und bearbeiten] -- [In Ordner verschieben] -- [Unwiderruflich löschen]"
}
