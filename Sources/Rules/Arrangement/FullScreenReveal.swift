import LintelFindings
import LintelModel

extension Rule {
  static let fullScreenReveal = Rule(
    id: "full-screen-reveal",
    title: "A window toolbar that is hidden in full screen comes into view when people ask for it.",
    statements: ["hig-2023.50"],
    platforms: [.macos],
    severity: .warning,
    facts: ["isRevealedInFullScreen"],
    isAboutAccess: true,
    why: "In full screen there is no window to leave the view by: without the bar its actions are gone.",
    examples: [
      .fails(
        "nothing brings it back",
        sketch: "macos15 en 800pt\nfacts: isRevealedInFullScreen no\nInbox | [Edit {pencil}]",
        mended: "macos15 en 800pt\nfacts: isRevealedInFullScreen yes\nInbox | [Edit {pencil}]"),
      .passes(
        "the pointer at the top of the screen brings it",
        sketch: "macos15 en 800pt\nfacts: isRevealedInFullScreen yes\nInbox | [Edit {pencil}]"),
      .passes("nobody says so", sketch: "macos15 en 800pt\nInbox | [Edit {pencil}]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .windowToolbar, bar.toolbar.facts.isRevealedInFullScreen.value == false else {
        return []
      }
      return [
        Remark(
          .fails, "stays-hidden", "\(bar.toolbar.knownName) is hidden in full screen, and nothing brings it into view",
          blame: .definition,
          suggestion: "Let it come into view with the menu bar, when the pointer moves to the top of the screen.")
      ]
    })
}
