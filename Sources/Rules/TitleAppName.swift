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
      guard let title = bar.ownValue(of: bar.toolbar.title)?.text,
        bar.appNames.contains(where: { $0.lowercased() == title.lowercased() })
      else { return [] }
      return [
        Remark(
          .fails, "is-app-name", "The title “\(title)” is the app's name", text: bar.toolbar.title,
          blame: bar.isSource ? .source : .translation, evidence: [.text("title", title)],
          suggestion: "Name what the window shows instead.")
      ]
    })
}
