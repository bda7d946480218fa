import LintelFindings
import LintelModel

extension Rule {
  static let titleMissing = Rule(
    id: "title-missing",
    title: "Every window and every pushed view has a title.",
    statements: ["hig-2025.12"],
    severity: .warning,
    isCore: true,
    criteria: ["2.4.2"],
    why: "Without a title people lose where they are, and screen readers announce nothing when the view appears.",
    examples: [
      .fails(
        "items and no title",
        sketch: "ios26 en 402pt\n| | [Edit]",
        mended: "ios26 en 402pt\n| Inbox | [Edit]"),
      .fails("buttons in the middle are no title", sketch: "ipados26 en 834pt\n< Notes | [Bold] - [Italic] | [Share]"),
      .passes("a control in the title's place", sketch: "ios26 en 402pt\n| segments[Day / Week] | [Edit]"),
      .passes("a title", sketch: "ios26 en 402pt\n| Inbox | [Edit]"),
      .passes("a sheet is no pushed view", sketch: "ios26 en 402pt\n{xmark \"Close\"} | | [Share]"),
      .passes("so is one that a text closes", sketch: "ios26 en 402pt\n[Cancel] | | [Share]"),
      .passes("a bottom toolbar needs none", sketch: "ios26 en 402pt\nkind: toolbar\n[Edit] -- [Share]"),
    ],
    check: .bar { bar in
      let toolbar = bar.toolbar
      guard bar.isSource, !toolbar.isFragment, toolbar.kind == .navigationBar || toolbar.kind == .windowToolbar,
        !toolbar.title.isPresent, !toolbar.hasTitleElsewhere,
        !toolbar.items.contains(where: {
          $0.placement == .principal || $0.takesTitlePlace(in: toolbar) || $0.closesSheet || bar.closesSheet($0)
        })
      else { return [] }
      // Who looks for the view in another build finds it with a title, or finds none.
      let builds = toolbar.compiledOnlyIf.map { [Evidence.text("only where", $0)] } ?? []
      if toolbar.titleMayBeSetByCode {
        return [
          Remark(
            .needsReview, "code-may-set-it", "\(toolbar.knownName) has no title in its definition; code may set one",
            certainty: .possible, text: toolbar.title, blame: .definition, evidence: builds, suggestion: toolbar.titleAdvice)
        ]
      }
      return [
        Remark(
          .fails, "no-title", "\(toolbar.knownName) has no title", text: toolbar.title, blame: .definition,
          evidence: builds, suggestion: "Give the view a short title that says what it shows.")
      ]
    })
}

extension Item {
  /// Whether it is where the title would be and may say what the view shows. Ordinary buttons in the middle of an iPad's bar
  /// are beside a title, which is at the leading edge.
  fileprivate func takesTitlePlace(in toolbar: Toolbar) -> Bool {
    guard placement == .center, !kind.isSpacer else { return false }
    return toolbar.kind != .navigationBar || mayBeSetByCode || ![.button, .menu, .pullDown, .toggle].contains(kind)
  }
}

extension Toolbar {
  /// How to give the view a title, in what the bar is written in, where nothing that is seen does.
  fileprivate var titleAdvice: Message {
    let advice: Message =
      titleCode.map { "If nothing else gives it a title, write \($0)." }
      ?? "If nothing else gives it a title, write one into its definition."
    let isSearched = items.contains { $0.kind == .searchField }
    return isSearched ? "\(advice) \(Self.fieldIsEnough)" : advice
  }

  private static var fieldIsEnough: Message { "On a view that is for searching, the search field may be enough." }

  /// Nil for an editor's file.
  private var titleCode: String? {
    let file = location.file
    if file.hasSuffix(".m") || file.hasSuffix(".mm") { return kind == .windowToolbar ? "window.title = …;" : "self.title = …;" }
    guard file.hasSuffix(".swift") else { return nil }
    let isOfUIKit = controller != nil || id.hasSuffix(".navigationBar")
    return isOfUIKit ? kind == .windowToolbar ? "window.title = …" : "title = …" : ".navigationTitle(…)"
  }
}
