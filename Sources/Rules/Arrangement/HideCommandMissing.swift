import LintelFindings
import LintelModel

extension Rule {
  static let hideCommandMissing = Rule(
    id: "hide-command-missing",
    title: "A window toolbar that can be hidden has commands for it in the View menu.",
    statements: ["hig-2023.37"],
    platforms: [.macos],
    severity: .warning,
    facts: ["hasHideCommand"],
    isAboutAccess: true,
    why: "People who have hidden the bar by a context menu look for it in the View menu, and with a keyboard only there.",
    examples: [
      .fails(
        "no command",
        sketch: "macos15 en 800pt\nfacts: canBeHidden yes, hasHideCommand no\nInbox | [Edit {pencil}]",
        mended: "macos15 en 800pt\nfacts: canBeHidden yes, hasHideCommand yes\nInbox | [Edit {pencil}]"),
      .passes(
        "Hide Toolbar and Show Toolbar",
        sketch: "macos15 en 800pt\nfacts: canBeHidden yes, hasHideCommand yes\nInbox | [Edit {pencil}]"),
      .passes(
        "a bar that cannot be hidden",
        sketch: "macos15 en 800pt\nfacts: canBeHidden no, hasHideCommand no\nInbox | [Edit {pencil}]"),
    ],
    check: .bar { bar in
      let facts = bar.toolbar.facts
      guard bar.isSource, bar.toolbar.kind == .windowToolbar, facts.canBeHidden.value == true,
        facts.hasHideCommand.value == false
      else { return [] }
      return [
        Remark(
          .fails, "no-command", "\(bar.toolbar.knownName) can be hidden, and the View menu has no command for it",
          blame: .definition, suggestion: "Add the commands Hide Toolbar and Show Toolbar to the View menu.")
      ]
    })
}
