import LintelFindings
import LintelModel

extension Rule {
  static let hiddenBarRestore = Rule(
    id: "hidden-bar-restore",
    title: "A bar that hides itself can be brought back.",
    statements: ["hig-2025.11", "hig-ios11.10"],
    severity: .error,
    facts: ["hidesItself"],
    isAboutAccess: true,
    why: "Whoever does not find the way back has lost every action of the bar, and often the way out of the view.",
    examples: [
      .fails(
        "no way back",
        sketch: "ios26 en 402pt\nkind: toolbar\nfacts: hidesItself yes, canBeBroughtBack no\n[Edit] -- [Share]",
        mended: "ios26 en 402pt\nkind: toolbar\nfacts: hidesItself yes, canBeBroughtBack yes\n[Edit] -- [Share]"),
      .needsReview(
        "nothing says how it comes back", sketch: "ios26 en 402pt\nkind: toolbar\nfacts: hidesItself yes\n[Edit] -- [Share]"),
      .passes(
        "a tap brings it back",
        sketch: "ios26 en 402pt\nkind: toolbar\nfacts: hidesItself yes, canBeBroughtBack yes\n[Edit] -- [Share]"),
      .passes("it stays", sketch: "ios26 en 402pt\nkind: toolbar\n[Edit] -- [Share]"),
      .fails(
        "a state that hides the bar and never shows it", files: [
          "Inbox.swift": """
            struct Inbox: View {
              @State private var isReading = false
              var body: some View {
                List { }
                  .toolbar { ToolbarItem(placement: .bottomBar) { Button("Edit") { } } }
                  .toolbar(isReading ? .hidden : .visible, for: .bottomBar)
                  .onAppear { isReading = true }
              }
            }
            """
        ]),
      .passes(
        "a tap changes the state", files: [
          "Inbox.swift": """
            struct Inbox: View {
              @State private var isReading = false
              var body: some View {
                List { }
                  .toolbar { ToolbarItem(placement: .bottomBar) { Button("Edit") { } } }
                  .toolbar(isReading ? .hidden : .visible, for: .bottomBar)
                  .onTapGesture { isReading.toggle() }
              }
            }
            """
        ]),
    ],
    check: .bar { bar in
      let facts = bar.toolbar.facts
      guard bar.isSource, facts.hidesItself.value == true, facts.canBeBroughtBack.value != true else { return [] }
      let isSure = facts.canBeBroughtBack.value == false
      return [
        Remark(
          isSure ? .fails : .needsReview, isSure ? "no-way-back" : "way-back-unknown",
          isSure
            ? "\(bar.toolbar.knownName) hides itself, and nothing brings it back"
            : "\(bar.toolbar.knownName) hides itself; nothing says how people bring it back",
          certainty: isSure ? .certain : .possible, blame: .definition,
          suggestion: "Let a tap or the opposite scroll bring it back.")
      ]
    })
}
