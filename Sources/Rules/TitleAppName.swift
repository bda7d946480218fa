import LintelFindings
import LintelModel

extension Rule {
  static let titleAppName = Rule(
    id: "title-app-name",
    title: "A bar's title is not the app's name.",
    statements: ["hig-2025.13"],
    severity: .warning,
    isCore: true,
    why: "The app's name says nothing about what the window shows.",
    examples: [
      .fails("the app's own name", sketch: "ios26 en 402pt\napp: Lighthouse\n| Lighthouse | [Edit]"),
      .fails("in other letters", sketch: "ios26 en 402pt\napp: Lighthouse\n| LIGHTHOUSE | [Edit]"),
      .passes("what the view shows", sketch: "ios26 en 402pt\napp: Lighthouse\n| Sightings | [Edit]"),
    ],
    check: .bar { bar in
      func isName(_ title: String) -> Bool { bar.appNames.contains { $0.lowercased() == title.lowercased() } }
      guard !bar.toolbar.isTitleReplaced, let title = bar.ownValue(of: bar.toolbar.title)?.text, isName(title) else {
        return []
      }
      // A name that is the same everywhere is told once, in the source language.
      if !bar.isSource, let source = bar.sourceValue(of: bar.toolbar.title)?.text, isName(source) { return [] }
      let mayChange = bar.toolbar.titleMayBeSetByCode
      return [
        Remark(
          mayChange ? .needsReview : .fails, "is-app-name",
          "The title “\(title)” is the app's name" + (mayChange ? " in its definition; code may set another" : ""),
          certainty: mayChange ? .likely : .certain, text: bar.toolbar.title,
          blame: bar.isSource ? .source : .translation, evidence: [.text("title", title)],
          suggestion: "Name what the window shows instead.")
      ]
    })
}
