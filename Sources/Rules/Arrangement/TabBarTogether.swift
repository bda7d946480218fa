import LintelFindings
import LintelModel

extension Rule {
  static let tabBarTogether = Rule(
    id: "tab-bar-together",
    title: "A toolbar and a tab bar never stand in the same view.",
    statements: ["hig-2023.19", "hig-ios11.08"],
    platforms: [.ios],
    severity: .note,
    why: "Two rows of symbols at the bottom, one for places and one for actions, are mistaken for each other.",
    examples: [
      .fails(
        "a tab bar below the toolbar",
        sketch: "ios18 en 402pt\nkind: toolbar\ntab-bar: yes\n[Edit] -- [Share]",
        mended: "ios18 en 402pt\nkind: toolbar\ntab-bar: no\n[Edit] -- [Share]"),
      .passes("no tab bar", sketch: "ios18 en 402pt\nkind: toolbar\ntab-bar: no\n[Edit] -- [Share]"),
      .passes("nothing is known", sketch: "ios18 en 402pt\nkind: toolbar\n[Edit] -- [Share]"),
      .passes("a navigation bar goes with a tab bar", sketch: "ios18 en 402pt\ntab-bar: yes\n| Inbox | [Edit]"),
      .passes(
        "a bar above the keyboard covers the tab bar",
        sketch: "ios18 en 402pt\nkind: toolbar\ntab-bar: yes\nfacts: isAboveKeyboard yes\n-- [Done]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .toolbar, bar.toolbar.hasTabBar.value == true,
        bar.toolbar.facts.isAboveKeyboard.value != true
      else { return [] }
      return [
        Remark(
          .fails, "both", "\(bar.toolbar.knownName) stands above a tab bar", blame: .definition,
          suggestion: "Move its items to the navigation bar, or hide the tab bar while the view is shown.")
      ]
    })
}
