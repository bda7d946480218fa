import LintelFindings
import LintelModel

extension Rule {
  static let keyboardHidesBar = Rule(
    id: "keyboard-hides-bar",
    title: "A toolbar leaves while a keyboard is on the screen.",
    statements: ["hig-ios11.09", "fiori-ios.26"],
    platforms: [.ios, .ipados],
    severity: .note,
    facts: ["hidesForKeyboard"],
    isAboutAccess: true,
    why: "With bar and keyboard on the screen, a phone shows two lines of what people are writing.",
    examples: [
      .fails(
        "it stays",
        sketch: "ios18 en 402pt\nkind: toolbar\nfacts: hidesForKeyboard no\n[Reject] -- [Approve]",
        mended: "ios18 en 402pt\nkind: toolbar\nfacts: hidesForKeyboard yes\n[Reject] -- [Approve]"),
      .passes("it leaves", sketch: "ios18 en 402pt\nkind: toolbar\nfacts: hidesForKeyboard yes\n[Reject] -- [Approve]"),
      .passes("nothing is known", sketch: "ios18 en 402pt\nkind: toolbar\n[Reject] -- [Approve]"),
      .passes(
        "what belongs to the keyboard",
        sketch: "ios18 en 402pt\nkind: toolbar\nfacts: hidesForKeyboard no, isAboveKeyboard yes\n-- [Done]"),
    ],
    check: .bar { bar in
      let facts = bar.toolbar.facts
      guard bar.isSource, bar.toolbar.isAtBottom, facts.hidesForKeyboard.value == false, facts.isAboveKeyboard.value != true
      else { return [] }
      return [
        Remark(
          .fails, "stays", "\(bar.toolbar.knownName) stays while a keyboard is on the screen", blame: .definition,
          suggestion: "Hide it when the keyboard appears.")
      ]
    })
}
